#include "editor/output/formats/tts/tts_save.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

using namespace tilewright;
using namespace tilewright::fuzz;

/// Every address is known by the first digits of a hash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace exchange::tts;
    const Loaded<PictureUrls> links = readPictureUrls(textOf(data, size));
    if (isRefused(links))
        return 0;
    for (const auto& [hash, address] : *links.value)
        require(hash.size() == hashDigits && !address.empty() &&
                hash.find_first_not_of("0123456789abcdef") == std::string::npos);
    return 0;
}
