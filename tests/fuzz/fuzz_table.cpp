#include "engine/model/table/tile_table.h"
#include "engine/model/tile_family.h"
#include "tests/fuzz/require.h"

#include <array>
#include <utility>
#include <vector>

using namespace tilewright;
using namespace tilewright::fuzz;

namespace {

/// Of each family an empty set, and one with tiles that a table may change, keep or remove.
std::vector<TileSet> setsToImportInto() {
    std::vector<TileSet> sets;
    for (const TileFamily* family : tileFamilies()) {
        TileSet set;
        set.ruleset = family->id();
        sets.push_back(set);
        for (const char* id : {"a", "b", "field:id"}) {
            Tile tile = family->newTile();
            tile.id = id;
            tile.notes = "two\nlines";
            tile.extra["artist"] = {"x", 3};
            set.tiles.push_back(std::move(tile));
        }
        sets.push_back(std::move(set));
    }
    return sets;
}

/// Each tile of the set is listed as new or changed, or is as it was.
void checkChanges(const TileSet& before, const TableImport& after, MissingTiles missing) {
    int fresh = 0;
    int gone = 0;
    int changed = 0;
    for (const TableChange& change : after.changes) {
        fresh += change.what == TableChange::What::New ? 1 : 0;
        gone += change.what == TableChange::What::Missing ? 1 : 0;
        changed += change.what == TableChange::What::Changed ? 1 : 0;
    }
    const auto had = static_cast<int>(before.tiles.size());
    const auto has = static_cast<int>(after.set.tiles.size());
    require(changed + gone + after.unchanged == had);
    require(has == had + fresh - (missing == MissingTiles::Remove ? gone : 0));
}

} // namespace

// What can be taken over comes back as it is, written with any separator.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<TileSet> sets = setsToImportInto();
    const std::string_view text = textOf(data, size);
    (void)looksLikeTable(text);
    constexpr std::array ways{std::pair{MissingTiles::Keep, EqualTiles::Add},
                              std::pair{MissingTiles::Keep, EqualTiles::Rename},
                              std::pair{MissingTiles::Remove, EqualTiles::Rename}};
    for (const TileSet& into : sets)
        for (const auto& [missing, equal] : ways) {
            const auto read = importTable(into, text, missing, equal);
            if (isRefused(read))
                break;
            checkChanges(into, *read.value, missing);
            for (const char separator : {',', ';', '\t'}) {
                const auto again = importTable(read.value->set, tileTable(read.value->set, separator));
                require(again && again.value->changes.empty());
            }
        }
    return 0;
}
