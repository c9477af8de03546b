// What opening and closing leaves behind, round after round: resident memory, and what lives. See README.md
// here.

#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/play/setup/game_presets.h"
#include "editor/playtest/playtest_view.h"
#include "editor/playtest/playtests.h"
#include "editor/playtest/quick_check/quick_check.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/controllers/playtest_controller.h"
#include "editor/window/main_window.h"
#include "editor/window/workspace.h"
#include "engine/base/files/file.h"
#include "engine/model/io/bundled.h"
#include "tests/gui/event_loop.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>

#include <malloc.h>
#include <unistd.h>

#include <cstdio>
#include <functional>
#include <map>

using namespace tilewright;

namespace {

/// Resident memory in MiB, without what malloc only keeps for later.
double residentMemory() {
    malloc_trim(0);
    QFile statm(QStringLiteral("/proc/self/statm"));
    if (!statm.open(QIODevice::ReadOnly))
        return 0;
    return statm.readAll().split(' ')[1].toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1024 /
           1024;
}

/// The event loop runs so long; what was to be deleted later is.
void live(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

bool liveUntil(const std::function<bool()>& done) {
    for (int i = 0; i < 2'000 && !done(); ++i)
        live(5);
    return done();
}

class Rounds {
public:
    Rounds() : workspace_(folder_.filePath(QStringLiteral("recovery"))), window_(workspace_) {
        window_.playtest().quickCheck().setOn(false);
        window_.openSession();
        window_.show();
        for (const BundledFile& file : bundledFiles()) {
            const QString name =
                QString::fromUtf8(file.name.data(), static_cast<qsizetype>(file.name.size()));
            const QString path = folder_.filePath(name.section(u'/', -1));
            if (writeFile(path.toStdString(), std::string(file.text)).empty())
                (name.endsWith(QLatin1String(".map.json")) ? maps_ : sets_) << path;
        }
        live(200);
    }

    void openAndClose(const QString& path) {
        window_.files().openFiles({path});
        live(10);
        window_.files().close(workspace_.documents.currentIndex());
        live(2);
    }
    void set(int round) { openAndClose(sets_[round % sets_.size()]); }
    void map(int round) { openAndClose(maps_[round % maps_.size()]); }

    /// An edit, undone before the file is closed.
    void edit(int round) {
        window_.files().openFiles({sets_[round % sets_.size()]});
        auto& set = dynamic_cast<TileSetDocument&>(*workspace_.documents.current());
        set.setCount({0}, set.tile(0).count + 1);
        live(10);
        set.undoStack().undo();
        window_.files().close(workspace_.documents.currentIndex());
        live(2);
    }

    /// A game of the open file, some moves long.
    void game(int round) {
        window_.files().openFiles({sets_[round % sets_.size()]});
        window_.game().playFront();
        GameSession& session = *workspace_.game;
        session.setRunning(false);
        live(10);
        window_.leavePlay();
        window_.files().close(workspace_.documents.currentIndex());
        live(2);
    }

    void playtest(int round) {
        window_.files().openFiles({sets_[round % sets_.size()]});
        window_.setMode(Mode::Playtest);
        PlaytestView& view = window_.playtestView();
        view.findChild<QSpinBox*>(QStringLiteral("playtestGames"))->setValue(2);
        for (const char* player : {"playtestBot1", "playtestBot2"})
            if (auto* box = view.findChild<QComboBox*>(QLatin1String(player)))
                box->setCurrentIndex(box->findData(QStringLiteral("random")));
        view.findChild<QAction*>(QStringLiteral("playtest/start"))->trigger();
        liveUntil([&] { return !workspace_.playtests->running(); });
        live(10);
        window_.setMode(Mode::Design);
        window_.files().close(workspace_.documents.currentIndex());
        live(2);
    }

    void all(int round) {
        switch (round % 5) {
        case 0:
            return set(round / 5);
        case 1:
            return map(round / 5);
        case 2:
            return edit(round / 5);
        case 3:
            return game(round / 5);
        default:
            return playtest(round / 5);
        }
    }

private:
    QTemporaryDir folder_;
    QStringList sets_;
    QStringList maps_;
    Workspace workspace_;
    MainWindow window_;
};

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("tilewright-bench"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QTemporaryDir settings;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    qputenv("XDG_DATA_HOME", settings.filePath(QStringLiteral("data")).toUtf8());
    qputenv("XDG_CACHE_HOME", settings.filePath(QStringLiteral("cache")).toUtf8());
    const QString what = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("all");
    const int count = argc > 2 ? QString::fromLocal8Bit(argv[2]).toInt() : 500;
    using Round = void (Rounds::*)(int);
    const std::map<QString, Round> kinds{
        {QStringLiteral("set"), &Rounds::set},   {QStringLiteral("map"), &Rounds::map},
        {QStringLiteral("edit"), &Rounds::edit}, {QStringLiteral("game"), &Rounds::game},
        {QStringLiteral("all"), &Rounds::all},   {QStringLiteral("playtest"), &Rounds::playtest}};
    const auto kind = kinds.find(what);
    if (kind == kinds.end())
        return 1;
    Rounds rounds;
    constexpr int first = 50;
    double after50 = 0;
    std::map<QByteArray, int> lived;
    for (int round = 1; round <= count; ++round) {
        (rounds.*kind->second)(round);
        if (round % first != 0)
            continue;
        live(200);
        const double now = residentMemory();
        std::printf("%4d rounds  %7.2f MiB\n", round, now);
        std::fflush(stdout);
        if (round == first) {
            after50 = now;
            lived = livingObjects();
        }
    }
    std::printf("from %d to %d rounds: %+.2f MiB\n", first, count, residentMemory() - after50);
    for (const auto& [name, number] : livingObjects())
        if (number != lived[name])
            std::printf("%s: %d, then %d\n", name.constData(), lived[name], number);
}
