#include "editor/map/map_access.h"

#include "editor/map/map_view.h"
#include "editor/words/translated_text.h"

namespace tilewright {

namespace {

/// Cells each way from the cursor whose chambers are read if more than that are visible.
constexpr int nearCursor = 12;

PaintedChildren::Key keyOf(Cell cell) {
    return (static_cast<PaintedChildren::Key>(cell.y) << 32) | static_cast<std::uint32_t>(cell.x);
}

Cell cellOf(PaintedChildren::Key key) {
    return {static_cast<std::int32_t>(key & 0xFFFFFFFF), static_cast<std::int32_t>(key >> 32)};
}

QString cellInWords(const MapView& view, Cell cell, bool sides) {
    const MapDocument* document = view.document();
    const Chamber* chamber = document == nullptr ? nullptr : document->chamberAt(cell);
    const QString what = chamber == nullptr ? MapView::tr("free")
                         : sides            ? chamberInWords(*document, *chamber)
                                            : chamberName(*chamber);
    //: %1 and %2 are coordinates, %3 what lies there
    return MapView::tr("%1, %2: %3").arg(cell.x).arg(cell.y).arg(what);
}

} // namespace

QString cursorInWords(const MapView& view, bool sides) {
    //: %1 is a cell and what lies there, %2 north, east, south or west
    return MapView::tr("%1; side %2")
        .arg(cellInWords(view, view.toolController().cursor(), sides),
             translated(name(view.toolController().side())));
}

MapAccess::MapAccess(MapView& view) : PaintedChildren(view), view_(view) {}

std::vector<PaintedChildren::Key> MapAccess::keys() const {
    if (view_.document() == nullptr)
        return {};
    const Cell cursor = view_.toolController().cursor();
    std::vector<Key> keys{keyOf(cursor)};
    QRect cells = view_.visibleCells();
    constexpr int across = 2 * nearCursor + 1;
    if (cells.width() > across || cells.height() > across)
        cells &= QRect(cursor.x - nearCursor, cursor.y - nearCursor, across, across);
    for (int y = cells.top(); y <= cells.bottom(); ++y)
        for (int x = cells.left(); x <= cells.right(); ++x)
            if (const Cell cell{x, y}; cell != cursor && view_.document()->chamberAt(cell) != nullptr)
                keys.push_back(keyOf(cell));
    return keys;
}

std::optional<PaintedChildren::Item> MapAccess::item(Key key) const {
    const Cell cell = cellOf(key);
    const bool atCursor = cell == view_.toolController().cursor();
    if (view_.document() == nullptr || (!atCursor && view_.document()->chamberAt(cell) == nullptr))
        return std::nullopt;
    return Item{.role = QAccessible::Cell,
                .name = atCursor ? cursorInWords(view_) : cellInWords(view_, cell, true),
                .description =
                    atCursor ? view_.toolController().hint(cell, view_.toolController().side()) : QString(),
                .place = view_.cellRect(cell).toRect(),
                .pressable = true,
                .selectable = true,
                .selected = view_.toolController().selection().contains(toPoint(cell))};
}

std::optional<PaintedChildren::Key> MapAccess::focused() const {
    return view_.document() == nullptr ? std::nullopt : std::optional(keyOf(view_.toolController().cursor()));
}

void MapAccess::focusItem(Key cell) {
    view_.toolController().setCursor(cellOf(cell));
    view_.ensureVisible(cellOf(cell));
}

void MapAccess::pressItem(Key /*cell*/) {
    view_.toolController().applyAtCursor();
}

} // namespace tilewright
