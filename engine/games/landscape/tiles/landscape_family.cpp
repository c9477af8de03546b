#include "engine/games/landscape/tiles/landscape_family.h"

#include "engine/games/landscape/tiles/landscape_symmetry.h"
#include "engine/model/lint/lint.h"
#include "engine/model/lint/map_issue_collector.h"
#include "engine/model/map/map_graph.h"
#include "engine/model/table/tile_table_cells.h"

#include <algorithm>

namespace tilewright {

const SetGenerator& LandscapeFamily::generator() const {
    return landscapeSets();
}

void LandscapeFamily::read(const Json& object, Tile& tile) const {
    tile.face = landscapeFromJson(object);
}

void LandscapeFamily::write(const Tile& tile, Json& object) const {
    writeLandscape(tile.landscape(), object);
}

std::span<const std::string_view> LandscapeFamily::tileFields() const {
    static constexpr std::array<std::string_view, 7> fields{"id",    "count",     "edges", "features",
                                                            "marks", "crossings", "notes"};
    return fields;
}

Tile LandscapeFamily::emptyTile() const {
    Tile tile;
    tile.face = Landscape();
    return tile;
}

Tile LandscapeFamily::newTile() const {
    constexpr std::uint8_t allHalves = 0xFF;
    Tile tile;
    tile.makeLandscape().features.emplace_back().halfSides = allHalves;
    return tile;
}

void LandscapeFamily::turn(Tile& tile, Rotation r) const {
    tile.face = turned(tile.landscape(), r);
}

void LandscapeFamily::mirror(Tile& tile, Mirror mirror) const {
    tile.face = mirrored(tile.landscape(), mirror);
}

bool LandscapeFamily::sameFace(const Tile& a, const Tile& b) const {
    return pictureText(a.landscape()) == pictureText(b.landscape());
}

std::string LandscapeFamily::canonical(const Tile& tile) const {
    return canonicalText(tile.landscape());
}

TileShape LandscapeFamily::shape(const Tile& tile) const {
    Edges least = tile.landscape().edges;
    for (const Rotation r : allRotations)
        least = std::min(least, turned(tile.landscape().edges, r));
    std::string key;
    std::vector<std::string> words;
    for (const Edge edge : least) {
        key += static_cast<char>('0' + static_cast<int>(edge));
        words.emplace_back(name(edge));
    }
    return {std::move(key), Text("%1", {Text::Argument::list(std::move(words))}), tile};
}

bool LandscapeFamily::mayTouch(const Tile& a, Rotation ra, Direction d, const Tile& b, Rotation rb) const {
    const Edge here = a.landscape().edges[static_cast<std::size_t>(index(unturned(d, ra)))];
    const Edge there = b.landscape().edges[static_cast<std::size_t>(index(unturned(opposite(d), rb)))];
    return here == there || here == Edge::Any || there == Edge::Any;
}

bool LandscapeFamily::isNeverDrawn(const Tile& tile) const {
    const Edges& edges = tile.landscape().edges;
    return std::all_of(edges.begin(), edges.end(), [](Edge e) { return e == Edge::Any; });
}

namespace {

enum LandscapeColumn : std::size_t { FeaturesColumn = 4, MarksColumn, CrossingsColumn };

template <class Value>
bool taken(std::optional<Value> value, Value& into) {
    if (value)
        into = std::move(*value);
    return value.has_value();
}

} // namespace

std::span<const TableColumn> LandscapeFamily::tableColumns() const {
    static constexpr std::array<TableColumn, 7> columns{
        {{"north"}, {"east"}, {"south"}, {"west"}, {"features"}, {"marks", false}, {"crossings", false}}};
    return columns;
}

std::string LandscapeFamily::tableCell(const Tile& tile, std::size_t column) const {
    switch (column) {
    case FeaturesColumn:
        return featuresText(tile.landscape().features);
    case MarksColumn:
        return marksText(tile.landscape().marks);
    case CrossingsColumn:
        return crossingsText(tile.landscape().crossings);
    default:
        return std::string(name(tile.landscape().edges[column]));
    }
}

std::optional<CellError> LandscapeFamily::readTableCell(Tile& tile, std::size_t column,
                                                        const std::string& cell) const {
    Landscape& shown = tile.makeLandscape();
    switch (column) {
    case FeaturesColumn:
        if (taken(featuresFromText(cell), shown.features))
            return std::nullopt;
        return CellError{
            "csv-features",
            QT_TRANSLATE_NOOP("Engine", "row %1, column %2: found “%3”, expected features such as: city NW "
                                        "pennants:1 | road ES inn | field EL SR cities:0 | field | "
                                        "cloister")};
    case MarksColumn:
        if (taken(marksFromText(cell), shown.marks))
            return std::nullopt;
        return CellError{"csv-marks", QT_TRANSLATE_NOOP(
                                          "Engine", "row %1, column %2: found “%3”, expected any of volcano, "
                                                    "dragon, portal and tower, each once")};
    case CrossingsColumn:
        if (taken(crossingsFromText(cell), shown.crossings))
            return std::nullopt;
        return CellError{"csv-crossings",
                         QT_TRANSLATE_NOOP("Engine", "row %1, column %2: found “%3”, expected pairs of "
                                                     "numbers of features such as: 0-1 1-2")};
    default:
        if (taken(edgeFromName(table::plain(cell)), shown.edges[column]))
            return std::nullopt;
        return CellError{"csv-side",
                         QT_TRANSLATE_NOOP("Engine", "row %1, column %2: found “%3”, expected city, road, "
                                                     "field or any")};
    }
}

void LandscapeFamily::lintTile(SetIssueCollector& report, const TileSet&, const Tile& tile,
                               const std::string& pointer) const {
    checkLandscape(report, tile, pointer);
    checkCrossings(report, tile, pointer);
}

void LandscapeFamily::lintRooms(MapIssueCollector& report, const MapGraph& board, const TileSet*,
                                const StopToken& stop) const {
    checkTilesOnly(report, board.map(), stop);
}

void LandscapeFamily::lintAdjacency(MapIssueCollector& report, const MapGraph& board, const TileSet* set,
                                    const StopToken& stop) const {
    if (set)
        checkTouching(report, board, *set, stop);
}

} // namespace tilewright
