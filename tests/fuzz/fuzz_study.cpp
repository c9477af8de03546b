#include "engine/playtest/study.h"
#include "engine/tileset/format.h"

#include <cstdint>
#include <cstdlib>

using namespace tilewright;

// Whatever is read can be written, and comes back the same; what is refused says why.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto loaded = playtest::readStudy({reinterpret_cast<const char*>(data), size});
    if (!loaded) {
        if (!hasErrors(loaded.issues))
            std::abort();
        for (const Issue& issue : loaded.issues)
            if (format(issue).empty())
                std::abort();
        return 0;
    }
    const std::string text = fileText(playtest::toJson(*loaded.value));
    const auto again = playtest::readStudy(text);
    if (!again || fileText(playtest::toJson(*again.value)) != text)
        std::abort();
    return 0;
}
