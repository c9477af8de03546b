// Speed of print sheets. See README.md here.

#include "editor/output/sheets/sheet_backends.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/sheet/component_sheets.h"

#include <benchmark/benchmark.h>

using namespace tilewright;

namespace {

const TileSet& standardSet() {
    static const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
    return set;
}

/// All pages of the standard set, from the set in memory to the bytes of the files.
void svgSheets(benchmark::State& state) {
    sheet::SheetSpecification specification;
    specification.bleed = static_cast<double>(state.range(0));
    qsizetype bytes = 0;
    for (auto _ : state) {
        const auto document = sheet::componentSheets(standardSet(), specification);
        bytes = 0;
        for (std::size_t page = 0; page < document.value->pages.size(); ++page)
            bytes += svgPage(*document.value, page).size();
        benchmark::DoNotOptimize(bytes);
    }
    state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(svgSheets)->Name("SVG sheets, bleed in mm")->Arg(0)->Arg(2)->Unit(benchmark::kMillisecond);

/// What the window does at each change of an option, but for painting.
void drawnSheets(benchmark::State& state) {
    const sheet::SheetSpecification specification;
    for (auto _ : state)
        benchmark::DoNotOptimize(sheet::componentSheets(standardSet(), specification));
}
BENCHMARK(drawnSheets)->Name("sheets drawn")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
