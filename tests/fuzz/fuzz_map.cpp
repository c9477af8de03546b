#include "engine/tileset/bundled.h"
#include "engine/tileset/family.h"
#include "engine/tileset/format.h"
#include "engine/tileset/lint.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

using namespace tilewright;

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
        if (issue.message.empty())
            std::abort();
}

} // namespace

// Whatever is read can be judged, with a set and without, and written, and comes back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<TileSet> sets = bundledSets();
    const auto loaded = readMap({reinterpret_cast<const char*>(data), size});
    if (!loaded) {
        if (!hasErrors(loaded.issues))
            std::abort();
        for (const Issue& issue : loaded.issues)
            if (format(issue).empty())
                std::abort();
        return 0;
    }
    judge(*loaded.value, nullptr);
    for (const TileSet& set : sets)
        judge(*loaded.value, &set);
    if (playableCounts(*loaded.value).size() > 3)
        std::abort();
    const std::string text = fileText(toJson(*loaded.value));
    const auto again = readMap(text);
    if (!again || again.value->chambers.size() != loaded.value->chambers.size() ||
        again.value->markers.size() != loaded.value->markers.size() ||
        again.value->extra != loaded.value->extra || fileText(toJson(*again.value)) != text)
        std::abort();
    return 0;
}
