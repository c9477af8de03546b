#include "engine/sheet/component_sheets.h"

#include "engine/sheet/pieces/board_pages.h"
#include "engine/sheet/pieces/printed_pieces.h"
#include "engine/sheet/pieces/recolour.h"

#include <algorithm>
#include <utility>

namespace tilewright::sheet {

namespace {

/// Markers are requested for a set whose game has none.
Issue nothingGoesWith() {
    Issue issue;
    issue.code = "sheet-empty";
    issue.message = QT_TRANSLATE_NOOP(
        "Engine", "this set needs none of the parts chosen for printing; expected its tiles or other parts");
    return issue;
}

} // namespace

Loaded<PrintDocument> componentSheets(const TileSet& set, const SheetSpecification& s, const Map* map,
                                      const StopToken& stop, const TileSet* mapTiles,
                                      const Translator& words) {
    const bool hasBoard =
        std::find(s.components.begin(), s.components.end(), Component::Board) != s.components.end();
    Loaded<PrintDocument> result;
    std::size_t boardPages = 0;
    if (hasBoard) {
        const Loaded<BoardPageGrid> grid = boardPageGrid(s, map);
        if (!grid) {
            result.issues = grid.issues;
            return result;
        }
        boardPages =
            static_cast<std::size_t>(grid.value->columns) * static_cast<std::size_t>(grid.value->rows);
    }
    const std::vector<PieceRun> runs = runsOf(set, s, stop, words);
    if (stop.stop_requested())
        return {};
    if (runs.empty() && boardPages == 0 && !s.components.empty()) {
        result.issues.push_back(nothingGoesWith());
        return result;
    }
    if (!runs.empty() || boardPages == 0) {
        result = drawRuns(runs, s, {set.name, boardPages, words});
        if (!result)
            return result;
    } else {
        result.value.emplace().title = set.name;
    }
    if (hasBoard)
        addBoard(*result.value, *map, mapTiles == nullptr ? set : *mapTiles, s, stop, words);
    if (stop.stop_requested())
        return {};
    recolour(*result.value, s.colours);
    result.issues = applyTextSettings(*result.value, s, words);
    return result;
}

} // namespace tilewright::sheet
