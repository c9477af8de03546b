// Speed and memory of what is printed. See README.md here.

#include "editor/output/sheets/sheet_backends.h"
#include "engine/art/picture_dispatch.h"
#include "engine/sheet/component_sheets.h"
#include "tests/benchmarks/large_maps.h"
#include "tests/benchmarks/speed.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <cmath>
#include <string>

using namespace tilewright;

namespace {

sheet::PrintDocument standardSheets() {
    const sheet::SheetSpecification standard;
    return *sheet::componentSheets(standardSet(), standard).value;
}

/// A board as square as may be on one sheet of its size, of all tiles of the standard set, turned all ways.
sheet::PrintDocument board(int chambers) {
    const TileSet set = standardSet();
    constexpr double cell = 45;
    const int edge = squareMapEdge(chambers);
    sheet::PrintDocument document;
    document.width = document.height = cell * edge;
    for (const Tile& tile : set.tiles)
        document.symbols.push_back({tile.id, art::tilePicture(tile)});
    sheet::DrawnPage page;
    for (int i = 0; i < chambers; ++i) {
        const auto turned = art::Transform::rotation(i % 4 * 90, {50, 50});
        const auto there = art::Transform::translation(i % edge * cell, std::floor(i / edge) * cell);
        page.uses.push_back({static_cast<std::size_t>(i) * 7 % document.symbols.size(),
                             turned.then(art::Transform::scaling(cell / 100)).then(there)});
    }
    document.pages.push_back(std::move(page));
    return document;
}

void pdf(benchmark::State& state) {
    const sheet::PrintDocument document = standardSheets();
    std::size_t bytes = 0;
    for (auto _ : state)
        bytes = pdfDocument(document).size();
    state.counters["bytes"] = static_cast<double>(bytes);
}

void png(benchmark::State& state, const sheet::PrintDocument& document) {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("a.png")).toStdString();
    constexpr double dotsPerInch = 300;
    for (auto _ : state) {
        StagedFiles files;
        if (!addPngPage(files, file, {document, 0, dotsPerInch}, {}).empty() || !files.commit().empty())
            state.SkipWithError("not written");
    }
    state.counters["MB"] = static_cast<double>(std::filesystem::file_size(file)) / 1e6;
    state.counters["peak MiB"] = benchmarks::peakMemory(QStringLiteral("self"));
}

void pngOfAPage(benchmark::State& state) {
    png(state, standardSheets());
}

void pngOfABoard(benchmark::State& state) {
    png(state, board(static_cast<int>(state.range(0))));
}

// In this order: the peak is that of all so far.
BENCHMARK(pdf)->Unit(benchmark::kMillisecond);
BENCHMARK(pngOfAPage)->Unit(benchmark::kMillisecond);
BENCHMARK(pngOfABoard)->Arg(100)->Arg(1'000)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    return benchmarks::run(argc, argv);
}
