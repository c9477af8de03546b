#include "editor/play/panels/drawn_tile_view.h"

#include "editor/common/accessibility.h"
#include "editor/common/theme.h"
#include "editor/words/translated_text.h"

#include "engine/art/picture_dispatch.h"

#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int tileSize = 96;
constexpr int gap = 4;

} // namespace

DrawnTileView::DrawnTileView(QWidget* parent)
    : QWidget(parent), back_(art::tileBack()), button_(new QToolButton(this)) {
    setObjectName(QStringLiteral("drawnTile"));
    setAccessibleRole(*this, QAccessible::Graphic);
    setAccessibleName(tr("Drawn tile"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    button_->setObjectName(QStringLiteral("showTilesLeft"));
    button_->setAutoRaise(true);
    button_->setFocusPolicy(Qt::StrongFocus);
    button_->setToolTip(tr("Shows how many tiles of each passage configuration are left in the stack"));
    connect(button_, &QToolButton::clicked, this, [this] { emit tilesLeftWanted(button_); });
    describe();
}

void DrawnTileView::setTile(const Tile* tile) {
    const QString id = tile ? toQString(tile->id) : QString();
    if (id != id_) {
        id_ = id;
        picture_ = tile ? PicturePainter(art::tilePicture(*tile)) : PicturePainter();
        held_ = Rotation::R0;
    }
    describe();
}

void DrawnTileView::setBack(std::string_view setRuleset) {
    back_ = PicturePainter(art::tileBack(setRuleset));
    update();
}

void DrawnTileView::setHeld(Rotation rotation) {
    held_ = rotation;
    update();
}

void DrawnTileView::setLeft(int tiles) {
    left_ = tiles;
    describe();
}

void DrawnTileView::describe() {
    const QString left = tr("Tiles left in the stack: %1").arg(left_);
    const QString drawn = id_.isEmpty() ? tr("No tile is drawn now") : tr("Drawn: tile %1").arg(id_);
    setToolTip(drawn + QLatin1Char('\n') + left);
    setAccessibleDescription(drawn + QStringLiteral(". ") + left);
    button_->setText(left_ == 1 ? tr("1 tile left") : tr("%1 tiles left").arg(left_));
    updateGeometry();
    update();
}

QSize DrawnTileView::sizeHint() const {
    return {std::max(tileSize + 2, button_->sizeHint().width()),
            tileSize + 2 + gap + button_->sizeHint().height()};
}

QRect DrawnTileView::tilePlace() const {
    return {(width() - tileSize) / 2, 1, tileSize, tileSize};
}

void DrawnTileView::resizeEvent(QResizeEvent*) {
    const int top = tileSize + 2 + gap;
    button_->setGeometry(0, top, width(), height() - top);
}

void DrawnTileView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double x = (width() - tileSize) / 2.0;
    painter.save();
    painter.translate(x + tileSize / 2.0, 1 + tileSize / 2.0);
    painter.rotate(degrees(held_));
    const QRectF square(-tileSize / 2.0, -tileSize / 2.0, tileSize, tileSize);
    if (picture_.isNull()) {
        painter.setOpacity(left_ > 0 ? 1 : 0.3);
        back_.paint(painter, square);
    } else {
        picture_.paint(painter, square);
    }
    painter.restore();
    painter.setPen(borderColour(palette()));
    painter.drawRect(QRectF(x - 0.5, 0.5, tileSize + 1, tileSize + 1));
}

} // namespace tilewright
