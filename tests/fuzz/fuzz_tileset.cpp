#include "engine/tileset/format.h"
#include "engine/tileset/lint.h"

#include <cstdint>
#include <cstdlib>

using namespace tilewright;

// Whatever is read can be judged and written, and comes back the same, the order of its tiles too.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto loaded = readTileSet({reinterpret_cast<const char*>(data), size});
    if (!loaded) {
        if (!hasErrors(loaded.issues))
            std::abort();
        for (const Issue& issue : loaded.issues)
            if (format(issue).empty())
                std::abort();
        return 0;
    }
    const TileSet& set = *loaded.value;
    for (const Issue& issue : lint(set))
        if (issue.message.empty())
            std::abort();
    const std::string text = fileText(toJson(set));
    const auto again = readTileSet(text);
    if (!again || !(*again.value == set) || fileText(toJson(*again.value)) != text)
        std::abort();
    return 0;
}
