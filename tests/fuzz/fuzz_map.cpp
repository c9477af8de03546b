#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/io/map_scanner.h"
#include "engine/model/lint/lint.h"
#include "engine/model/tile_family.h"
#include "tests/fuzz/require.h"

#include <vector>

using namespace tilewright;
using namespace tilewright::fuzz;

namespace {

/// One of each family.
std::vector<TileSet> bundledSets() {
    std::vector<TileSet> sets;
    for (const TileFamily* family : tileFamilies())
        sets.push_back(readTileSet(bundledText(family->defaultTileSet())).value.value());
    return sets;
}

void judge(const Map& map, const TileSet* set) {
    for (const Issue& issue : lint(map, set))
        require(!issue.message.empty());
}

/// The quick reader gives what the document gives, or nothing.
void compareReaders(std::string_view text) {
    const auto scanned = scanMap(text);
    if (!scanned)
        return;
    const auto document = parseJson(text);
    Issues issues;
    require(document && checkFormat(*document.value, Schema::Map, issues));
    require(fileText(toJson(mapFromJson(*document.value))) == fileText(toJson(*scanned)));
}

} // namespace

// Whatever is read can be judged, with a set and without, and written, and comes back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<TileSet> sets = bundledSets();
    const std::string_view input = textOf(data, size);
    const auto loaded = readMap(input);
    if (isRefused(loaded))
        return 0;
    compareReaders(input);
    const Map& map = *loaded.value;
    judge(map, nullptr);
    for (const TileSet& set : sets)
        judge(map, &set);
    require(possiblePlayerCounts(map).size() <= 3);
    const std::string text = fileText(toJson(map));
    const auto again = readMap(text);
    require(again && again.value->chambers.size() == map.chambers.size() &&
            again.value->markers.size() == map.markers.size() && again.value->extra == map.extra &&
            fileText(toJson(*again.value)) == text);
    return 0;
}
