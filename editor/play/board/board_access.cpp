#include "editor/play/board/board_access.h"

#include "editor/play/board/board_view.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

/// More cells each way from the middle of the view are not read.
constexpr int mostAside = 12;

enum class What : std::uint8_t { Stop, Target, Place, Tile, Piece };

struct KeyParts {
    What what = What::Stop;
    /// Of figures and stops.
    std::size_t number = 0;
    Cell cell;
};

// From above: 8 bits what, 12 bits number, 22 bits for each coordinate.
constexpr int coordinateBits = 22;
constexpr int numberBits = 12;
constexpr std::int64_t cellOrigin = std::int64_t{1} << (coordinateBits - 1);

PaintedChildren::Key keyOf(What what, std::size_t number, Cell cell = {}) {
    std::int64_t key = static_cast<std::int64_t>(what);
    key = (key << numberBits) | static_cast<std::int64_t>(number);
    key = (key << coordinateBits) | (cell.y + cellOrigin);
    return (key << coordinateBits) | (cell.x + cellOrigin);
}

KeyParts partsOf(PaintedChildren::Key key) {
    const auto take = [&key](int bits) {
        const std::int64_t low = key & ((std::int64_t{1} << bits) - 1);
        key >>= bits;
        return low;
    };
    KeyParts parts;
    parts.cell.x = static_cast<std::int32_t>(take(coordinateBits) - cellOrigin);
    parts.cell.y = static_cast<std::int32_t>(take(coordinateBits) - cellOrigin);
    parts.number = static_cast<std::size_t>(take(numberBits));
    parts.what = static_cast<What>(key);
    return parts;
}

} // namespace

BoardAccess::BoardAccess(BoardView& view) : PaintedChildren(view), view_(view) {}

QRect BoardAccess::seenCells() const {
    const QRectF seen = view_.mapToScene(view_.viewport()->rect()).boundingRect();
    const Cell first = cellAt(seen.topLeft());
    const Cell last = cellAt(seen.bottomRight());
    const QRect cells(QPoint(first.x, first.y), QPoint(last.x, last.y));
    constexpr int across = 2 * mostAside + 1;
    return cells & QRect(cells.center() - QPoint(mostAside, mostAside), QSize(across, across));
}

const std::vector<game::LaidTile>& BoardAccess::tiles() const {
    const QRect cells = seenCells();
    const int shown = view_.board().tablesShown();
    if (cells != tilesIn_ || shown != tilesOf_) {
        tilesIn_ = cells;
        tilesOf_ = shown;
        tiles_.clear();
        std::ranges::copy_if(
            view_.board().laid(), std::back_inserter(tiles_),
            [&](const game::LaidTile& laid) { return cells.contains(laid.cell.x, laid.cell.y); });
        std::ranges::sort(tiles_, readingOrderLess, &game::LaidTile::cell);
    }
    return tiles_;
}

std::vector<PaintedChildren::Key> BoardAccess::keys() const {
    std::vector<Key> keys;
    const auto focus = focused();
    const What stop = view_.interaction().held() == nullptr ? What::Stop : What::Target;
    const int stops = view_.interaction().active() ? view_.interaction().stopCount() : 0;
    for (int i = 0; i < stops; ++i)
        keys.push_back(keyOf(stop, static_cast<std::size_t>(i)));
    const QRect cells = seenCells();
    if (focus && stops == 0)
        keys.push_back(*focus);
    for (const Cell cell : view_.layings().cells())
        if (const Key key = keyOf(What::Place, 0, cell); key != focus && cells.contains(cell.x, cell.y))
            keys.push_back(key);
    for (const game::LaidTile& laid : tiles()) {
        keys.push_back(keyOf(What::Tile, 0, laid.cell));
        for (std::size_t i = 0; i < view_.board().piecesAt(laid.cell).size(); ++i)
            keys.push_back(keyOf(What::Piece, i, laid.cell));
    }
    return keys;
}

std::optional<PaintedChildren::Key> BoardAccess::focused() const {
    if (!view_.layings().empty())
        return view_.place() ? std::optional(keyOf(What::Place, 0, *view_.place())) : std::nullopt;
    if (!view_.interaction().active() || view_.interaction().cursor() < 0)
        return std::nullopt;
    return keyOf(view_.interaction().held() == nullptr ? What::Stop : What::Target,
                 static_cast<std::size_t>(view_.interaction().cursor()));
}

std::optional<PaintedChildren::Item> BoardAccess::item(Key key) const {
    const KeyParts parts = partsOf(key);
    std::optional<Item> item;
    switch (parts.what) {
    case What::Stop:
    case What::Target:
        if ((view_.interaction().held() != nullptr) == (parts.what == What::Target))
            item = stop(static_cast<int>(parts.number));
        break;
    case What::Place:
        item = place(parts.cell);
        break;
    case What::Tile:
        item = tile(parts.cell);
        break;
    case What::Piece:
        item = pieceItem(parts.cell, parts.number);
        break;
    }
    if (item && key == teller_)
        item->description =
            item->description.isEmpty() ? situation_ : situation_ + QStringLiteral(". ") + item->description;
    return item;
}

std::optional<PaintedChildren::Item> BoardAccess::stop(int number) const {
    const InteractionController& interaction = view_.interaction();
    if (!interaction.active() || number >= interaction.stopCount())
        return std::nullopt;
    return Item{.role = QAccessible::Button,
                .name = interaction.stopInWords(number),
                .description = {},
                .place = placeOf(interaction.stopPlace(number)),
                .pressable = true};
}

std::optional<PaintedChildren::Item> BoardAccess::place(Cell cell) const {
    const LegalLayings& laying = view_.layings();
    if (laying.empty() || view_.board().occupied(cell))
        return std::nullopt;
    return Item{.role = QAccessible::Button,
                //: %1 and %2 are the coordinates of a free place, %3 the tile to lay there
                .name = BoardView::tr("Place %1, %2: %3")
                            .arg(cell.x)
                            .arg(cell.y)
                            .arg(view_.board().tileInWords(laying.tile(), laying.shownAt(cell))),
                .description = view_.layingInWords(cell),
                .place = placeOf(cellRect(cell)),
                .pressable = laying.legalAt(cell)};
}

std::optional<PaintedChildren::Item> BoardAccess::tile(Cell cell) const {
    const auto laid = std::ranges::find(tiles(), cell, &game::LaidTile::cell);
    if (laid == tiles().end())
        return std::nullopt;
    QStringList pieces;
    for (const game::Piece& piece : view_.board().piecesAt(cell))
        pieces << pieceName(piece);
    return Item{.role = QAccessible::Graphic,
                .name = view_.board().inWords(*laid),
                .description = pieces.join(QStringLiteral(", ")),
                .place = placeOf(cellRect(cell))};
}

std::optional<PaintedChildren::Item> BoardAccess::pieceItem(Cell cell, std::size_t number) const {
    const std::vector<game::Piece> pieces = view_.board().piecesAt(cell);
    if (number >= pieces.size())
        return std::nullopt;
    const game::Piece& piece = pieces[number];
    const auto region = piece.feature < 0 || view_.shown() == nullptr
                            ? std::nullopt
                            : view_.shown()->region(cell, piece.feature);
    return Item{.role = QAccessible::Graphic,
                //: %1 is a piece, %2 and %3 are its coordinates
                .name = BoardView::tr("%1 at %2, %3").arg(pieceName(piece)).arg(cell.x).arg(cell.y),
                .description = region ? upperFirst(region->text) : QString(),
                .place = placeOf(view_.board().placeOf(piece))};
}

QRect BoardAccess::placeOf(const QRectF& inScene) const {
    return inScene.isEmpty() ? QRect() : view_.mapFromScene(inScene).boundingRect();
}

void BoardAccess::focusItem(Key key) {
    const KeyParts parts = partsOf(key);
    if (parts.what == What::Place)
        view_.goTo(parts.cell);
    else if (parts.what == What::Stop || parts.what == What::Target)
        view_.interaction().setCursor(static_cast<int>(parts.number));
}

void BoardAccess::pressItem(Key key) {
    const KeyParts parts = partsOf(key);
    if (parts.what == What::Place)
        view_.layAt(parts.cell);
    else if (parts.what == What::Stop || parts.what == What::Target)
        view_.interaction().choose();
}

void BoardAccess::setSituation(const QString& words, bool isNews) {
    if (words == situation_ && (isTold_ || !isNews))
        return;
    situation_ = words;
    isTold_ = isNews;
    news_ = isNews;
    teller_ = isNews ? focused() : std::nullopt;
    if (!teller_)
        view_.setAccessibleDescription(words);
    // With the focus, the item that has it tells it.
    if (isNews && !view_.hasFocus())
        speak(view_, words);
    else if (isNews && !teller_)
        speakChange(view_, words);
    tell();
    // If the focus has moved to the list of actions by then, the item never told it.
    if (teller_ && view_.hasFocus())
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!view_.hasFocus())
                    speak(view_, situation_);
            },
            Qt::QueuedConnection);
}

void BoardAccess::focusMoved(Key key) {
    teller_ = std::exchange(news_, false) ? std::optional(key) : std::nullopt;
}

} // namespace tilewright
