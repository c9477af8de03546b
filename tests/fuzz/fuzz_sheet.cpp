#include "engine/model/io/file_formats.h"
#include "engine/sheet/component_sheets.h"
#include "engine/sheet/sheet_template.h"
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
    set.tiles[1].face =
        Sides{SideContent::Open, SideContent::Special, SideContent::SkullRed, SideContent::Earth};
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
    (void)isRefused(sheet::componentSheets(set, sheet::specificationFor(*loaded.value, set)));
    return 0;
}
