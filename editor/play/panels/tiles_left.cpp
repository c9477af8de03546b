#include "editor/play/panels/tiles_left.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/words/translated_text.h"

#include "engine/art/picture_dispatch.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QScreen>

#include <algorithm>
#include <map>
#include <string>

namespace tilewright {

namespace {

constexpr int leftTileSize = 30;

/// Number of rows in a column; more shapes start another.
constexpr int mostRows = 12;

} // namespace

TilesLeft::TilesLeft(const TileSet& set, const game::Stack& stack, int left) {
    const std::size_t drawn = stack.size() - std::min(static_cast<std::size_t>(left), stack.size());
    const TileFamily& family = familyOf(set.ruleset);
    std::vector<std::size_t> placeOf(set.tiles.size());
    std::map<std::string, std::size_t> places;
    for (const Tile& tile : set.tiles)
        places.emplace(family.shape(tile).key, 0);
    for (std::size_t n = 0; auto& [key, place] : places)
        place = n++;
    counts.resize(places.size());
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        TileShape shape = family.shape(set.tiles[i]);
        placeOf[i] = places.at(shape.key);
        if (Count& count = counts[placeOf[i]]; count.shape.key.empty())
            count.shape = std::move(shape);
    }
    for (std::size_t i = 0; i < stack.size(); ++i) {
        Count& count = counts[placeOf[stack[i]]];
        ++count.all;
        count.left += i >= drawn ? 1 : 0;
    }
    // Tiles that are only on the map are in no stack.
    std::erase_if(counts, [](const Count& count) { return count.all == 0; });
}

TilesLeftPopup::TilesLeftPopup(const TilesLeft& tiles, QWidget* parent) : QFrame(parent, Qt::Popup) {
    setObjectName(QStringLiteral("tilesLeft"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(14, 10, 14, 10);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    auto* heading = new PlainLabel(tr("Left in the stack"), this);
    heading->setFont(headingFont(font()));
    grid->addWidget(heading, 0, 0, 1, 3);
    QStringList words;
    int place = 0;
    for (const TilesLeft::Count& count : tiles.counts) {
        const int row = 1 + place % mostRows;
        const int column = 3 * (place / mostRows);
        ++place;
        auto* picture = new PlainLabel(this);
        picture->setPixmap(squarePixmap(PicturePainter(art::simpleTilePicture(count.shape.example)),
                                        leftTileSize, devicePixelRatioF()));
        auto* figure = new PlainLabel(tr("%1 of %2").arg(count.left).arg(count.all), this);
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto* word = new PlainLabel(upperFirst(count.shape.name), this);
        picture->setAccessibleName(word->text());
        grid->addWidget(picture, row, column);
        grid->addWidget(word, row, column + 1);
        grid->addWidget(figure, row, column + 2);
        words << tr("%1: %2").arg(word->text(), figure->text());
        names_ << word;
    }
    setAccessibleName(heading->text());
    setAccessibleDescription(words.join(QStringLiteral(", ")));
}

void TilesLeftPopup::showAt(const QWidget& anchor) {
    adjustSize();
    // Long names take several lines where the popup would be wider than the window.
    int room = 0;
    for (const QLabel* name : names_)
        room = std::max(room, name->sizeHint().width());
    const int columns = static_cast<int>((names_.size() + mostRows - 1) / mostRows);
    for (const int most = anchor.window()->width(); width() > most && room > leftTileSize;) {
        room = std::max(leftTileSize, room - std::max(8, (width() - most) / columns));
        for (QLabel* name : names_)
            if (name->fontMetrics().horizontalAdvance(name->text()) > room) {
                name->setWordWrap(true);
                name->setFixedSize(room, name->heightForWidth(room));
            }
        adjustSize();
    }
    const QPoint corner = anchor.mapToGlobal(QPoint(0, 0));
    // Above the anchor, from the side where its lines begin.
    QPoint at(corner.x() + (isRightToLeft() ? anchor.width() - width() : 0), corner.y() - height() - 4);
    const QRect screen = anchor.screen()->availableGeometry();
    if (at.y() < screen.top())
        at.setY(corner.y() + anchor.height() + 4);
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    move(at);
    show();
    setFocus();
}

void TilesLeftPopup::keyPressEvent(QKeyEvent* event) {
    // Readers use the others.
    for (const int key : {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        if (event->key() == key)
            close();
}

void TilesLeftPopup::mousePressEvent(QMouseEvent*) {
    close();
}

} // namespace tilewright
