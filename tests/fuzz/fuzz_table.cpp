// A table of tiles: what can be taken over comes back as it is, written with any separator.

#include "engine/tileset/tile_table.h"

#include <cstdint>
#include <cstdlib>

using namespace tilewright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size); // NOLINT
    for (const TileFamily* family : tileFamilies()) {
        TileSet none;
        none.ruleset = family->id();
        const auto read = importTable(none, text);
        if (!read.value)
            continue;
        for (const char separator : {',', ';', '\t'}) {
            const auto again = importTable(read.value->set, tileTable(read.value->set, separator));
            if (!again.value || !again.value->changes.empty())
                std::abort();
        }
    }
    return 0;
}
