#include "engine/sheet/pieces/board_pages.h"

#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/art/shapes/geometry.h"
#include "engine/sheet/print_marks.h"
#include "engine/sheet/sheet_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr double leastStep = 10;

struct Extent {
    int left = 0, top = 0, right = -1, bottom = -1; // cells, inclusive
};

Extent extentOf(const Map& map) {
    Extent e{map.chambers[0].cell.x, map.chambers[0].cell.y, map.chambers[0].cell.x, map.chambers[0].cell.y};
    for (const Chamber& chamber : map.chambers) {
        e.left = std::min<int>(e.left, chamber.cell.x);
        e.top = std::min<int>(e.top, chamber.cell.y);
        e.right = std::max<int>(e.right, chamber.cell.x);
        e.bottom = std::max<int>(e.bottom, chamber.cell.y);
    }
    return e;
}

Loaded<BoardPageGrid> failure(const char* code, Text message) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    return {std::nullopt, {issue}};
}

int partCount(double length, double part, double step) {
    return length <= part + 1e-9 ? 1 : 1 + static_cast<int>(std::ceil((length - part) / step - 1e-9));
}

/// "A1"; after Z comes AA.
std::string partName(int column, int row) {
    std::string rimKey;
    for (int n = column + 1; n > 0; n = (n - 1) / 26)
        rimKey.insert(rimKey.begin(), static_cast<char>('A' + (n - 1) % 26));
    return rimKey + std::to_string(row + 1);
}

class BoardDrawer {
public:
    BoardDrawer(PrintDocument& document, const Map& map, const TileSet& set, const SheetSpecification& s,
                const Translator& words)
        : document_(document)
        , map_(map)
        , set_(set)
        , s_(s)
        , words_(words)
        , grid_(*boardPageGrid(s, &map).value)
        , extent_(extentOf(map)) {
        document_.width = grid_.pageWidth;
        document_.height = grid_.pageHeight;
        for (const Chamber& chamber : map_.chambers)
            cells_.push_back(chamber.cell);
        std::sort(cells_.begin(), cells_.end());
    }

    void draw(const StopToken& stop) {
        const auto parts = static_cast<std::size_t>(grid_.columns) * static_cast<std::size_t>(grid_.rows);
        all_ = document_.pages.size() + parts;
        for (int row = 0; row < grid_.rows; ++row)
            for (int column = 0; column < grid_.columns && !stop.stop_requested(); ++column)
                addPart(column, row);
    }

private:
    void addPart(int column, int row) {
        const art::Box window{s_.margins.left, s_.margins.top, s_.margins.left + grid_.width,
                              s_.margins.top + grid_.height};
        // The position of the board's upper left corner on this page.
        const art::Point origin{window.left - grid_.left - column * grid_.stepX,
                                window.top - grid_.top - row * grid_.stepY};
        const double side = s_.tileMillimetres;
        const art::Box board{origin.x, origin.y, origin.x + (extent_.right - extent_.left + 1) * side,
                             origin.y + (extent_.bottom - extent_.top + 1) * side};
        const art::Box shown{std::max(window.left, board.left), std::max(window.top, board.top),
                             std::min(window.right, board.right), std::min(window.bottom, board.bottom)};
        DrawnPage page;
        addChambers(page, origin, shown);
        addMarkers(page, origin, shown);
        // Back-ends can't clip: paper covers the parts of neighbouring pages.
        art::Path frame = art::rectangle(0, 0, grid_.pageWidth, grid_.pageHeight);
        frame.append(rectangle(shown));
        page.on(Layer::Art)
            .push_back({std::move(frame), art::palette::white, std::nullopt, art::FillRule::EvenOdd});
        addJoins(page, column, row, shown);
        const art::Path cut = rectangle(shown);
        page.on(Layer::Guides).push_back({cut, std::nullopt, strokes::line()});
        page.on(Layer::Cut)
            .push_back(
                {cut, std::nullopt, art::Stroke{cutColour, machineStroke, art::Join::Miter, art::Cap::Butt}});
        page.trim = page.bleed = shown;
        if (s_.marks.marginContent)
            drawMarginContent(page, marginContentOf(s_, grid_.pageWidth, grid_.pageHeight,
                                                    {map_.name + " \u00B7 " + partName(column, row),
                                                     document_.pages.size() + 1, all_},
                                                    words_));
        document_.pages.push_back(std::move(page));
    }

    static art::Path rectangle(const art::Box& box) {
        return art::rectangle(box.left, box.top, box.right - box.left, box.bottom - box.top);
    }

    art::Point placeOf(art::Point origin, Cell cell) const {
        return {origin.x + (cell.x - extent_.left) * s_.tileMillimetres,
                origin.y + (cell.y - extent_.top) * s_.tileMillimetres};
    }

    void addChambers(DrawnPage& page, art::Point origin, const art::Box& shown) {
        const double side = s_.tileMillimetres;
        std::vector<SymbolUse> chambers;
        for (const Chamber& chamber : map_.chambers) {
            const art::Point at = placeOf(origin, chamber.cell);
            if (at.x >= shown.right || at.y >= shown.bottom || at.x + side <= shown.left ||
                at.y + side <= shown.top)
                continue;
            art::Transform place =
                art::Transform::scaling(side / 100).then(art::Transform::translation(at.x, at.y));
            if (!chamber.isRoom())
                place = art::Transform::rotation(90.0 * index(chamber.rotation), {50, 50}).then(place);
            if (const auto ground = groundOf(chamber))
                page.uses.push_back({*ground, place});
            chambers.push_back({symbolOf(chamber), place});
        }
        page.uses.insert(page.uses.end(), chambers.begin(), chambers.end());
    }

    bool isTaken(Cell cell) const { return std::binary_search(cells_.begin(), cells_.end(), cell); }

    /// The ground that extends under the neighbours; none without neighbours or for an unknown tile.
    std::optional<std::size_t> groundOf(const Chamber& chamber) {
        const int item = chamber.isRoom() ? -1 : findTile(set_, chamber.tile);
        if (!chamber.isRoom() && item < 0)
            return std::nullopt;
        const art::Rim rim =
            chamber.isRoom() ? art::rimOf(chamber) : art::rimOf(set_.tiles[static_cast<std::size_t>(item)]);
        std::array<double, 4> units{};
        std::string id = "ground-" + rimKey(rim);
        bool any = false;
        for (const Direction d : allDirections) {
            const auto i = static_cast<std::size_t>(index(d));
            const std::size_t turned =
                chamber.isRoom() ? i : (i + static_cast<std::size_t>(index(chamber.rotation))) % 4;
            const bool touches = isTaken(neighbour(chamber.cell, allDirections[turned]));
            units[i] = touches ? lap * 100 / s_.tileMillimetres : 0;
            any = any || touches;
            id += touches ? '1' : '0';
        }
        if (!any)
            return std::nullopt;
        return symbol(id, [&] { return art::bleedPicture(rim, units); });
    }

    void addMarkers(DrawnPage& page, art::Point origin, const art::Box& shown) {
        const double side = s_.tileMillimetres, width = side * 0.2;
        for (const MapMarker& marker : map_.markers) {
            const Cell beyond = neighbour(marker.cell, marker.side);
            const art::Point a = placeOf(origin, marker.cell), b = placeOf(origin, beyond);
            const art::Point middle{(a.x + b.x + side) / 2, (a.y + b.y + side) / 2};
            if (middle.x < shown.left || middle.y < shown.top || middle.x > shown.right ||
                middle.y > shown.bottom)
                continue;
            const std::string kind(name(marker.marker));
            page.uses.push_back(
                {symbol("marker-on-board-" + kind, [&] { return art::tokenPicture(kind); }),
                 art::Transform::scaling(width / 100)
                     .then(art::Transform::translation(middle.x - width / 2, middle.y - width / 2))});
        }
    }

    std::size_t symbolOf(const Chamber& chamber) {
        if (chamber.isRoom()) {
            std::string id = "room-" + std::string(name(chamber.room)) + '-' + std::to_string(chamber.seat);
            for (const tilewright::SideContent side : chamber.sides)
                id += '-' + std::string(name(side));
            return symbol(id, [&] { return art::roomPicture(chamber); });
        }
        return symbol(xmlName("tile-", chamber.tile), [&] {
            const int item = findTile(set_, chamber.tile);
            if (item >= 0)
                return art::tilePicture(set_.tiles[static_cast<std::size_t>(item)]);
            // Lint reports tiles that the set lacks; here they are empty frames.
            art::Picture missing;
            missing.stroke(art::rectangle(2, 2, 96, 96), strokes::line(1));
            return missing;
        });
    }

    template <class Make>
    std::size_t symbol(const std::string& id, Make make) {
        if (symbols_.empty())
            for (std::size_t i = 0; i < document_.symbols.size(); ++i)
                symbols_.try_emplace(document_.symbols[i].id, i);
        const auto [at, isNew] = symbols_.try_emplace(id, document_.symbols.size());
        if (isNew)
            document_.symbols.push_back({id, make()});
        return at->second;
    }

    /// Crosses at the start of the next part, which must meet, and the name of the part.
    void addJoins(DrawnPage& page, int column, int row, const art::Box& shown) {
        std::vector<Segment> begins, crosses;
        constexpr double arm = 2;
        const auto cross = [&](double x, double y) {
            crosses.push_back({x - arm, y, x + arm, y});
            crosses.push_back({x, y - arm, x, y + arm});
        };
        const double over = s_.overlap, middleX = (shown.left + shown.right) / 2,
                     middleY = (shown.top + shown.bottom) / 2;
        const auto vertical = [&](double edge, double inward, int other) {
            begins.push_back({edge + inward, shown.top, edge + inward, shown.bottom});
            for (const double share : {0.25, 0.75})
                cross(edge + inward / 2, shown.top + (shown.bottom - shown.top) * share);
            const bool right = inward < 0;
            drawText(page, {right ? edge + 1 : edge - 1, middleY, 2.2, 8, right ? Anchor::Start : Anchor::End,
                            partName(other, row)});
        };
        const auto horizontal = [&](double edge, double inward, int other) {
            begins.push_back({shown.left, edge + inward, shown.right, edge + inward});
            for (const double share : {0.25, 0.75})
                cross(shown.left + (shown.right - shown.left) * share, edge + inward / 2);
            drawText(page, {middleX, inward < 0 ? edge + 3.4 : edge - 1.2, 2.2, 20, Anchor::Middle,
                            partName(column, other)});
        };
        if (column > 0)
            vertical(shown.left, over, column - 1);
        if (column + 1 < grid_.columns)
            vertical(shown.right, -over, column + 1);
        if (row > 0)
            horizontal(shown.top, over, row - 1);
        if (row + 1 < grid_.rows)
            horizontal(shown.bottom, -over, row + 1);
        art::Path lines, marks;
        for (const Segment& s : begins)
            lines.append(art::line({s.x1, s.y1}, {s.x2, s.y2}));
        for (const Segment& s : crosses)
            marks.append(art::line({s.x1, s.y1}, {s.x2, s.y2}));
        if (lines.empty())
            return;
        auto& guides = page.on(Layer::Guides);
        guides.push_back({lines, std::nullopt, strokes::halo(0.3)});
        guides.push_back({strokes::dashed(lines, 3), std::nullopt, strokes::line(0.2)});
        guides.push_back({marks, std::nullopt, strokes::halo()});
        guides.push_back({marks, std::nullopt, strokes::line()});
    }

    PrintDocument& document_;
    const Map& map_;
    const TileSet& set_;
    const SheetSpecification& s_;
    const Translator& words_;
    BoardPageGrid grid_;
    Extent extent_;
    /// Of all chambers, sorted.
    std::vector<Cell> cells_;
    std::size_t all_ = 0;
    std::map<std::string, std::size_t> symbols_;
};

} // namespace

Loaded<BoardPageGrid> boardPageGrid(const SheetSpecification& s, const Map* map) {
    if (Issues issues = check(s); hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    if (map == nullptr || map->chambers.empty())
        return failure(
            "sheet-no-board",
            QT_TRANSLATE_NOOP("Engine", "there is no board to print; expected a map with chambers"));
    const SlotGrid paper = slotGridOf(s, {s.tileMillimetres, s.tileMillimetres});
    BoardPageGrid grid;
    grid.pageWidth = paper.width;
    grid.pageHeight = paper.height;
    grid.width = paper.width - s.margins.left - s.margins.right;
    grid.height = paper.height - s.margins.top - s.margins.bottom;
    grid.stepX = grid.width - s.overlap;
    grid.stepY = grid.height - s.overlap;
    if (grid.stepX < leastStep || grid.stepY < leastStep)
        return failure("sheet-overlap",
                       {QT_TRANSLATE_NOOP("Engine", "a part of a board is %1 by %2 mm and overlaps by %3; "
                                                    "expected at least %4 mm without overlap"),
                        {millimetres(grid.width), millimetres(grid.height), millimetres(s.overlap),
                         millimetres(leastStep)}});
    const Extent extent = extentOf(*map);
    const double width = (extent.right - extent.left + 1.0) * s.tileMillimetres;
    const double height = (extent.bottom - extent.top + 1.0) * s.tileMillimetres;
    grid.columns = partCount(width, grid.width, grid.stepX);
    grid.rows = partCount(height, grid.height, grid.stepY);
    if (static_cast<double>(grid.columns) * grid.rows > maxBoardPages)
        return failure(
            "sheet-board-too-large",
            {QT_TRANSLATE_NOOP("Engine", "the board takes %1 by %2 pages; expected at most %3 pages"),
             {grid.columns, grid.rows, maxBoardPages}});
    grid.left = (width - grid.width - (grid.columns - 1) * grid.stepX) / 2;
    grid.top = (height - grid.height - (grid.rows - 1) * grid.stepY) / 2;
    return {grid, {}};
}

Issues boardHints(const SheetSpecification& s, const Map& map) {
    if (std::find(s.components.begin(), s.components.end(), Component::Board) == s.components.end())
        return {};
    SheetSpecification turned = s;
    turned.orientation =
        s.orientation == Orientation::Portrait ? Orientation::Landscape : Orientation::Portrait;
    const Loaded<BoardPageGrid> now = boardPageGrid(s, &map), then = boardPageGrid(turned, &map);
    if (!now || !then || then.value->columns * then.value->rows >= now.value->columns * now.value->rows)
        return {};
    Issue hint;
    hint.severity = Severity::Warning;
    hint.code = "sheet-board-orientation";
    hint.message = {turned.orientation == Orientation::Landscape
                        ? QT_TRANSLATE_NOOP("Engine", "the board takes %1 pages; %2 in landscape")
                        : QT_TRANSLATE_NOOP("Engine", "the board takes %1 pages; %2 in portrait"),
                    {now.value->columns * now.value->rows, then.value->columns * then.value->rows}};
    return {hint};
}

void addBoard(PrintDocument& document, const Map& map, const TileSet& set, const SheetSpecification& s,
              const StopToken& stop, const Translator& words) {
    BoardDrawer(document, map, set, s, words).draw(stop);
}

} // namespace tilewright::sheet
