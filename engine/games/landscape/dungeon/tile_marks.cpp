#include "engine/games/landscape/dungeon/tile_marks.h"

#include "engine/games/compile_checks.h"

#include <algorithm>

namespace tilewright::landscape {

void addDragonMarks(const Landscape& tile, TileKind& kind) {
    const auto shows = [&tile](Mark mark) { return std::ranges::count(tile.marks, mark) != 0; };
    kind.volcano = shows(Mark::Volcano);
    kind.dragon = shows(Mark::Dragon);
    kind.portal = shows(Mark::Portal);
    for (std::size_t i = 0; i < tile.features.size(); ++i)
        kind.features[i].princess = tile.features[i].princess;
}

void addTowers(const Landscape& tile, TileKind& kind) {
    kind.tower = std::ranges::count(tile.marks, Mark::Tower) != 0;
}

void checkVolcanoes(const SymbolsInPlay& tiles, Issues& issues) {
    if (tiles.dragons && !tiles.volcanoes)
        issues.push_back(game::warningAt(
            "no-volcano", "/tileset/tiles",
            QT_TRANSLATE_NOOP("Engine", "found dragon tiles but no volcano in the stack, expected one that "
                                        "calls the dragon"),
            QT_TRANSLATE_NOOP("Engine", "Add a volcano tile.")));
}

} // namespace tilewright::landscape
