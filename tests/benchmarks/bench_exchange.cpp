// Speed of exports to other programs. See README.md here.

#include "editor/output/formats/exchange_format.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/benchmarks/speed.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>

using namespace tilewright;

namespace {

/// The standard set and its board as the format wants them, in memory.
void exported(benchmark::State& state, const char* name) {
    exchange::Source source;
    source.name = "standard";
    source.set = readTileSet(bundledText(defaultTileSet)).value.value();
    source.map = readMap(bundledText(defaultMap)).value.value();
    const exchange::Format& format = *exchange::findFormat(name);
    Issues issues;
    Json given = Json::object();
    for (const OptionSpec& option : format.options())
        if (option.required)
            given[option.name] = option.example;
    const Json options = completeOptions(format.options(), given, issues);
    std::size_t files = 0;
    for (auto _ : state) {
        auto made = format.make(source, options, {});
        files = made.value.value().size();
    }
    state.counters["files"] = static_cast<double>(files);
}

BENCHMARK_CAPTURE(exported, Tiled, "tiled")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exported, Tabletop Simulator, "tts")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exported, VASSAL, "vassal")->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    return benchmarks::run(argc, argv);
}
