#include "engine/games/beneath/tiles/beneath_family.h"

#include "engine/games/beneath/tiles/generate.h"
#include "engine/games/beneath/tiles/lint_beneath.h"
#include "engine/model/lint/lint.h"
#include "engine/model/lint/set_issue_collector.h"
#include "engine/model/table/tile_table_cells.h"

namespace tilewright {

const SetGenerator& BeneathFamily::generator() const {
    return beneathSetGenerator();
}

void BeneathFamily::read(const Json& object, Tile& tile) const {
    const Json& sides = object.at("sides");
    Sides shown{};
    for (std::size_t i = 0; i < shown.size(); ++i)
        shown[i] =
            sideContentFromName(sides.at(i).get_ref<const std::string&>()).value_or(SideContent::Earth);
    tile.face = shown;
}

void BeneathFamily::write(const Tile& tile, Json& object) const {
    for (const SideContent side : tile.sides())
        object["sides"].push_back(name(side));
}

std::span<const std::string_view> BeneathFamily::tileFields() const {
    static constexpr std::array<std::string_view, 4> fields{"id", "count", "sides", "notes"};
    return fields;
}

Tile BeneathFamily::newTile() const {
    Tile tile;
    tile.face = Sides{SideContent::Open, SideContent::Earth, SideContent::Open, SideContent::Earth};
    return tile;
}

void BeneathFamily::turn(Tile& tile, Rotation r) const {
    tile.face = turned(tile.sides(), r);
}

void BeneathFamily::mirror(Tile& tile, Mirror mirror) const {
    tile.face = mirrored(tile.sides(), mirror);
}

std::string BeneathFamily::canonical(const Tile& tile) const {
    std::string text;
    if (passageCount(tile.sides()) > 0)
        for (const SideContent side : canonicalSides(tile.sides()))
            text.append(name(side)).append(" ");
    return text;
}

TileShape BeneathFamily::shape(const Tile& tile) const {
    using enum SideContent;
    static constexpr std::array<Sides, 6> open{{{Earth, Earth, Earth, Earth},
                                                {Earth, Earth, Open, Earth},
                                                {Open, Earth, Open, Earth},
                                                {Earth, Open, Open, Earth},
                                                {Earth, Open, Open, Open},
                                                {Open, Open, Open, Open}}};
    const Configuration c = configuration(tile.sides());
    Tile example;
    example.face = open[static_cast<std::size_t>(c)];
    return {std::to_string(static_cast<int>(c)), Text("%1", {Text::Argument::word(tilewright::name(c))}),
            std::move(example)};
}

bool BeneathFamily::mayTouch(const Tile& a, Rotation ra, Direction d, const Tile& b, Rotation rb) const {
    const SideContent here = a.sides()[static_cast<std::size_t>(index(unturned(d, ra)))];
    const SideContent there = b.sides()[static_cast<std::size_t>(index(unturned(opposite(d), rb)))];
    return isPassage(here) == isPassage(there);
}

std::span<const TableColumn> BeneathFamily::tableColumns() const {
    static constexpr std::array<TableColumn, 4> columns{{{"north"}, {"east"}, {"south"}, {"west"}}};
    return columns;
}

std::string BeneathFamily::tableCell(const Tile& tile, std::size_t column) const {
    return std::string(name(tile.sides()[column]));
}

std::optional<CellError> BeneathFamily::readTableCell(Tile& tile, std::size_t column,
                                                      const std::string& cell) const {
    const std::optional<SideContent> side = sideContentFromName(table::plain(cell));
    if (!side || isRoomDoor(*side))
        return CellError{"csv-side",
                         QT_TRANSLATE_NOOP("Engine",
                                           "row %1, column %2: found “%3”, expected earth, open, special or "
                                           "one of the colours blue, yellow, green, red, brown, orange, "
                                           "grey and purple")};
    std::get<Sides>(tile.face)[column] = *side;
    return std::nullopt;
}

void BeneathFamily::lintFields(SetIssueCollector& report, const TileSet& set) const {
    checkColours(report, set);
}

void BeneathFamily::lintTile(SetIssueCollector& report, const TileSet& set, const Tile& tile,
                             const std::string& pointer) const {
    checkSides(report, set, tile, pointer);
}

void BeneathFamily::lintDistribution(SetIssueCollector& report, const TileSet& set) const {
    for (Issue& issue : lintStatistics(set))
        report.add(std::move(issue));
}

void BeneathFamily::lintRooms(MapIssueCollector& report, const MapGraph& board, const TileSet* set,
                              const StopToken& stop) const {
    checkRooms(report, board, set, stop);
}

void BeneathFamily::lintAdjacency(MapIssueCollector& report, const MapGraph& board, const TileSet* set,
                                  const StopToken& stop) const {
    checkPassagesMeet(report, board, stop);
    if (!stop.stop_requested())
        checkMarkers(report, board, set);
}

} // namespace tilewright
