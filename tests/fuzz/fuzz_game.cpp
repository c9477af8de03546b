#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/io/file_formats.h"
#include "tests/fuzz/require.h"

using namespace tilewright;
using namespace tilewright::fuzz;

// Whatever is read can be played as far as it goes, and written, and comes back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = game::readRecord(textOf(data, size));
    if (isRefused(read))
        return 0;
    const auto replayed = game::replay(*read.value, rulesets());
    if (!isRefused(replayed)) {
        require(replayed.value->moves.size() <= read.value->moves.size());
        require(replayed.value->moves.size() == read.value->moves.size() || hasErrors(replayed.issues));
        (void)replayed.value->position->table();
    }
    const std::string written = fileText(game::toJson(*read.value));
    const auto again = game::readRecord(written);
    require(again && fileText(game::toJson(*again.value)) == written);
    return 0;
}
