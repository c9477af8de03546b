// How smoothly the window answers while games are played behind it. See README.md here.

#include "editor/designer/tile_designer.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/playtest/quick_check/quick_check.h"
#include "editor/window/controllers/playtest_controller.h"
#include "editor/window/main_window.h"
#include "editor/window/workspace.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

using namespace tilewright;

namespace {

constexpr int beat = 4;

/// Milliseconds by which each beat of a timer came later than asked, while the window lived for `duration`.
std::vector<double> delays(int duration) {
    std::vector<double> found;
    QElapsedTimer since;
    QTimer beats;
    beats.setTimerType(Qt::PreciseTimer);
    beats.setInterval(beat);
    QObject::connect(&beats, &QTimer::timeout, &beats, [&] {
        found.push_back(std::max(0.0, static_cast<double>(since.nsecsElapsed()) / 1e6 - beat));
        since.start();
    });
    QEventLoop loop;
    QTimer::singleShot(duration, &loop, &QEventLoop::quit);
    since.start();
    beats.start();
    loop.exec();
    return found;
}

/// Five edits a second for a while, as if a key were pressed, then a rest in which the games are played to
/// their end.
void editing(benchmark::State& state, bool lamps) {
    QTemporaryDir folder;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                       folder.filePath(QStringLiteral("settings")));
    Workspace workspace(folder.filePath(QStringLiteral("recovery")));
    MainWindow window(workspace);
    window.playtest().quickCheck().setOn(lamps);
    window.openSession();
    window.show();
    auto* set = qobject_cast<TileSetDocument*>(workspace.documents.current());
    if (set == nullptr) {
        state.SkipWithError("no tile set is open");
        return;
    }
    delays(3000);
    std::vector<double> all;
    int edits = 0;
    for (auto _ : state) {
        for (int i = 0; i < 10; ++i) {
            set->turn({i}, Rotation::R90);
            ++edits;
            const auto some = delays(200);
            all.insert(all.end(), some.begin(), some.end());
        }
        // The edits rest: now the games are played.
        const auto some = delays(3000);
        all.insert(all.end(), some.begin(), some.end());
    }
    std::sort(all.begin(), all.end());
    const auto at = [&](double share) {
        return all[std::min(all.size() - 1,
                            static_cast<std::size_t>(share * static_cast<double>(all.size())))];
    };
    state.counters["late99_ms"] = at(0.99);
    state.counters["late99.9_ms"] = at(0.999);
    state.counters["latest_ms"] = all.back();
    state.counters["edits"] = edits;
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("tilewright-bench"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    benchmark::Initialize(&argc, argv);
    benchmark::RegisterBenchmark("editing, lamps off", editing, false)->Iterations(5)->UseRealTime();
    benchmark::RegisterBenchmark("editing, lamps on", editing, true)->Iterations(5)->UseRealTime();
    benchmark::RunSpecifiedBenchmarks();
}
