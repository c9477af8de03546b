#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "tests/fuzz/require.h"

using namespace tilewright;
using namespace tilewright::fuzz;

// Whatever is read can be judged and written, and comes back the same, the order of its tiles too.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto loaded = readTileSet(textOf(data, size));
    if (isRefused(loaded))
        return 0;
    const TileSet& set = *loaded.value;
    for (const Issue& issue : lint(set))
        require(!issue.message.empty());
    const std::string text = fileText(toJson(set));
    const auto again = readTileSet(text);
    require(again && *again.value == set && fileText(toJson(*again.value)) == text);
    return 0;
}
