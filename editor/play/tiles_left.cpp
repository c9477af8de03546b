#include "editor/play/tiles_left.h"

#include "editor/print/picture_painter.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"

#include "engine/art/art.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int pictureSize = 30;

/// A tile of the configuration with open doors.
Sides sidesOf(Configuration configuration) {
    using enum Side;
    switch (configuration) {
    case Configuration::DeadEnd:
        return {Earth, Earth, Open, Earth};
    case Configuration::Straight:
        return {Open, Earth, Open, Earth};
    case Configuration::Corner:
        return {Earth, Open, Open, Earth};
    case Configuration::Tee:
        return {Earth, Open, Open, Open};
    case Configuration::Cross:
        return {Open, Open, Open, Open};
    case Configuration::None:
        break;
    }
    return {};
}

QPixmap pictureOf(Configuration configuration, double ratio) {
    QPixmap pixmap(QSize(pictureSize, pictureSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    PaintedPicture(art::simpleTilePicture(sidesOf(configuration)))
        .paint(painter, QRectF(0, 0, pictureSize, pictureSize));
    return pixmap;
}

} // namespace

TilesLeft::TilesLeft(const TileSet& set, const game::Stack& stack, int left) {
    const std::size_t drawn = stack.size() - std::min(static_cast<std::size_t>(left), stack.size());
    for (std::size_t i = 0; i < stack.size(); ++i) {
        Count& count = counts[static_cast<std::size_t>(configuration(set.tiles[stack[i]].sides))];
        ++count.all;
        count.left += i >= drawn ? 1 : 0;
    }
}

TilesLeftPopup::TilesLeftPopup(const TilesLeft& tiles, QWidget* parent) : QFrame(parent, Qt::Popup) {
    setObjectName(QStringLiteral("tilesLeft"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(14, 10, 14, 10);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    auto* heading = new QLabel(tr("Left in the stack"), this);
    heading->setFont(headingFont(font()));
    grid->addWidget(heading, 0, 0, 1, 3);
    QStringList words;
    for (Configuration c : allConfigurations) {
        const TilesLeft::Count& count = tiles.counts[static_cast<std::size_t>(c)];
        const int row = grid->rowCount();
        auto* picture = new QLabel(this);
        picture->setPixmap(pictureOf(c, devicePixelRatioF()));
        auto* figure = new QLabel(tr("%1 of %2").arg(count.left).arg(count.all), this);
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto* word = new QLabel(upperFirst(translated(name(c))), this);
        grid->addWidget(picture, row, 0);
        grid->addWidget(word, row, 1);
        grid->addWidget(figure, row, 2);
        words << tr("%1: %2").arg(word->text(), figure->text());
    }
    setAccessibleName(heading->text());
    setAccessibleDescription(words.join(QStringLiteral(", ")));
}

void TilesLeftPopup::showAt(const QWidget& anchor) {
    adjustSize();
    const QPoint corner = anchor.mapToGlobal(QPoint(0, 0));
    QPoint at(corner.x(), corner.y() - height() - 4);
    const QRect screen = anchor.screen()->availableGeometry();
    if (at.y() < screen.top())
        at.setY(corner.y() + anchor.height() + 4);
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    move(at);
    show();
    setFocus();
}

void TilesLeftPopup::keyPressEvent(QKeyEvent*) {
    close();
}

void TilesLeftPopup::mousePressEvent(QMouseEvent*) {
    close();
}

} // namespace tilewright
