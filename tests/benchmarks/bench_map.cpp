// Speed of maps: reading, lint, and the window of the map editor. See README.md here.

#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "engine/model/lint/lint.h"
#include "engine/model/map/fill.h"
#include "tests/benchmarks/large_maps.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <string_view>

using namespace tilewright;

namespace {

void reading(benchmark::State& state) {
    const std::string text = fileText(squareMap(static_cast<int>(state.range(0))));
    for (auto _ : state)
        benchmark::DoNotOptimize(readMap(text));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

void writing(benchmark::State& state) {
    const Map map = squareMap(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(fileText(map));
}

void linting(benchmark::State& state) {
    const Map map = squareMap(static_cast<int>(state.range(0)));
    const TileSet set = standardSet();
    for (auto _ : state)
        benchmark::DoNotOptimize(lint(map, &set));
}

void filling(benchmark::State& state) {
    const Map map = *readMap(bundledText(defaultMap)).value;
    const TileSet set = standardSet();
    FillRequest order;
    const int edge = static_cast<int>(state.range(0));
    for (int y = 0; y < edge; ++y)
        for (int x = 0; x < edge; ++x)
            order.cells.push_back({x - edge / 2, y - edge / 2});
    for (auto _ : state) {
        ++order.seed;
        benchmark::DoNotOptimize(fillLegally(map, set, order));
    }
}

BENCHMARK(reading)->Arg(200)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(writing)->Arg(200)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(linting)->Arg(200)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(filling)->Arg(20)->Arg(100)->Unit(benchmark::kMillisecond);

double milliseconds(const QElapsedTimer& clock) {
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// Mean and worst of one step and its painting.
struct Steps {
    double sum = 0;
    double worst = 0;
    int count = 0;

    template <class Step>
    void take(MapEditor& editor, Step step) {
        QElapsedTimer clock;
        clock.start();
        step();
        editor.view().viewport()->repaint();
        const double took = milliseconds(clock);
        sum += took;
        worst = std::max(worst, took);
        ++count;
    }
    double mean() const { return sum / count; }
};

/// One line of figures for one map in a window of 1400 by 900: `start` from main() until the map is painted,
/// `open` the reading of the file, `first` from there until it is painted.
int measureWindow(const QString& path, const QElapsedTimer& sinceStart) {
    MapEditor editor;
    const auto set = std::make_shared<const TileSet>(standardSet());
    editor.setAvailableSets({{QStringLiteral("Standard"), set}});
    editor.resize(1400, 900);
    editor.show();
    QApplication::processEvents();
    const double empty = benchmarks::peakMemory(QStringLiteral("self"));

    QElapsedTimer clock;
    clock.start();
    auto opened = MapDocument::open(path);
    if (!opened)
        return 1;
    const double open = milliseconds(clock);
    clock.start();
    editor.setDocument(opened.value->get());
    editor.repaint();
    QApplication::processEvents();
    const double first = milliseconds(clock);
    const double painted = benchmarks::peakMemory(QStringLiteral("self"));
    const double start = milliseconds(sinceStart);

    Steps in;
    Steps out;
    Steps pans;
    const auto pan = [&] {
        for (int i = 0; i < 20; ++i)
            pans.take(editor, [&] {
                editor.view().centreOn(editor.view().centre() +
                                       QPointF(37, i % 3 * 20) / editor.view().pixelsPerCell());
            });
    };
    pan();
    for (int i = 0; i < 30; ++i) {
        in.take(editor, [&] { editor.view().zoomIn(); });
        if (i % 6 == 5)
            pan();
    }
    for (int i = 0; i < 30; ++i)
        out.take(editor, [&] { editor.view().zoomOut(); });
    Steps strokes;
    for (int i = 0; i < 10; ++i)
        strokes.take(editor, [&] {
            MapEdit edit;
            edit.clear({i, i});
            editor.document()->edit(edit, [] { return QStringLiteral("erase"); });
        });
    const int chambers = static_cast<int>(editor.document()->map().chambers.size()) + strokes.count;
    std::printf("%9d %8.0f %8.0f %8.0f %7.1f /%6.1f %7.1f /%6.1f %7.1f /%6.1f %8.0f %8.0f %8.0f\n", chambers,
                start, open, first, pans.mean(), pans.worst, (in.sum + out.sum) / (in.count + out.count),
                std::max(in.worst, out.worst), strokes.mean(), strokes.worst, empty, painted,
                benchmarks::peakMemory(QStringLiteral("self")));
    editor.setDocument(nullptr);
    return 0;
}

int measureWindows() {
    const QTemporaryDir folder;
    std::printf("%9s %8s %8s %8s %15s %15s %15s %8s %8s %8s\n", "chambers", "start ms", "open ms", "first ms",
                "pan ms/worst", "zoom ms/worst", "edit ms/worst", "empty", "painted", "peak MiB");
    for (const int chambers : {200, 10'000, 1'000'000}) {
        const QString path = folder.filePath(QStringLiteral("%1.map.json").arg(chambers));
        QFile file(path);
        const std::string text = fileText(squareMap(chambers));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
            return 1;
        file.close();
        std::fflush(stdout);
        // Each in a process of its own, for its memory.
        if (QProcess::execute(QCoreApplication::applicationFilePath(), {QStringLiteral("--window"), path}) !=
            0)
            return 1;
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    const std::string_view what = argc > 1 ? argv[1] : "";
    if (what == "--window" && argc > 2) {
        const QApplication application(argc, argv);
        return measureWindow(QString::fromLocal8Bit(argv[2]), sinceStart);
    }
    if (what == "--windows") {
        const QApplication application(argc, argv);
        return measureWindows();
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
