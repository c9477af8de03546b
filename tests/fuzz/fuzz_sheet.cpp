#include "engine/model/io/format.h"
#include "engine/sheet/draw_tiles.h"
#include "engine/sheet/template.h"
#include "tests/fuzz/require.h"

using namespace tilewright;
using namespace tilewright::fuzz;

namespace {

TileSet fewTiles() {
    TileSet set;
    set.tiles.resize(2);
    set.tiles[0].id = "a";
    set.tiles[1].id = "b";
    set.tiles[1].count = 30;
    set.tiles[1].face = Sides{Side::Open, Side::Special, Side::SkullRed, Side::Earth};
    return set;
}

} // namespace

// Whatever is read can be written, and comes back the same; what is refused says why, and so do sheets that
// can't be made.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto loaded = sheet::readSheetTemplate(textOf(data, size));
    if (isRefused(loaded))
        return 0;
    const std::string text = fileText(sheet::toJson(*loaded.value));
    const auto again = sheet::readSheetTemplate(text);
    require(again && fileText(sheet::toJson(*again.value)) == text);
    static const TileSet set = fewTiles();
    (void)isRefused(sheet::tileSheets(set, sheet::specificationFor(*loaded.value, set)));
    return 0;
}
