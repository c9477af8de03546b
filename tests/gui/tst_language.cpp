#include "editor/common/action.h"
#include "editor/document/map/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/preferences/shortcuts.h"
#include "editor/window/shell.h"
#include "editor/words/set_names.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QEventLoop>
#include <QPointer>
#include <QTimer>

using namespace tilewright;
using namespace tilewright::test;

/// Language and theme, changed while one works.
class LanguageTest : public QObject, private FreshWindow {
    Q_OBJECT

private:
    /// No window is open, and nothing else is set. The preferences that are.
    Preferences prepareEnglish() {
        f_->close();
        QSettings().clear();
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        Preferences english;
        english.language = QStringLiteral("en");
        english.save();
        return english;
    }

private slots:
    void init() { QVERIFY(openWindow()); }
    void cleanup() { f_.reset(); }

    void languageChangesWithoutRestartAndKeepsTheWork() {
        prepareEnglish();
        Shell shell;
        shell.start({});
        shell.window().currentSet()->setText(&TileSet::name, "kept");
        shell.window().designer().setCurrentTile(5);
        const QUndoStack* stack = &shell.window().currentSet()->undoStack();
        struct Words {
            const char* language;
            const char* file;
            const char* edit;
        };
        for (const auto& [language, file, edit] : {Words{"de", "Datei", "Name des Satzes"},
                                                   {"fr", "Fichier", "nom du jeu"},
                                                   {"en", "File", "name of the set"}}) {
            Preferences preferences;
            preferences.language = QLatin1String(language);
            shell.setPreferences(preferences);
            QCOMPARE(plainName(*shell.window().menuBar()->actions().at(0)), QLatin1String(file));
            QCOMPARE(&shell.window().currentSet()->undoStack(), stack);
            QCOMPARE(stack->text(0), QLatin1String(edit));
            QCOMPARE(shell.window().currentSet()->tileSet().name, std::string("kept"));
            QCOMPARE(shell.window().designer().currentTile(), 5);
            QCOMPARE(Preferences::load(), preferences);
        }
        shell.window().currentSet()->undoStack().undo();
        QVERIFY(!shell.window().currentSet()->isModified());
    }

    /// What comes with the program has a name in each language; what a person made keeps the one it has.
    void bundledSetsAndMapsAreNamedInTheLanguageOfTheWindow() {
        prepareEnglish();
        Shell shell;
        shell.start({});
        std::vector<std::string> names;
        for (const BundledFile& file : bundledFiles()) {
            names.push_back(file.name.ends_with(".map.json") ? readMap(file.text).value->name
                                                             : bundledSet(file.name).name);
            QCOMPARE(nameInWords(names.back()), QString::fromStdString(names.back()));
        }
        Preferences preferences;
        preferences.language = QStringLiteral("de");
        shell.setPreferences(preferences);
        for (const std::string& name : names)
            QVERIFY2(name == "Start" || nameInWords(name) != QString::fromStdString(name), name.c_str());
        QCOMPARE(nameInWords("Landscape base + Landscape tower + mine"),
                 QStringLiteral("Landschaft: Grundsatz + Landschaft: Turm + mine"));
        preferences.language = QStringLiteral("en");
        shell.setPreferences(preferences);
    }

    void languageIsNoEnd() {
        f_->close();
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        Shell shell;
        shell.start({});
        QVERIFY(waitForExposed(&shell.window()));
        shell.window().currentSet()->setText(&TileSet::name, "kept");
        const QPointer<MainWindow> before = &shell.window();
        Preferences preferences = Preferences::load();
        preferences.language = QStringLiteral("fr");
        QTimer::singleShot(0, before, [&] { emit before->preferencesChosen(preferences); });
        constexpr int goesOn = 7;
        QTimer afterwards;
        int turns = 0;
        connect(&afterwards, &QTimer::timeout, this, [&] {
            // Wait a few turns: an exit() in the turn of a quit() would replace its exit code.
            if (before.isNull() && shell.window().isVisible() && ++turns > 3)
                QCoreApplication::exit(goesOn);
        });
        afterwards.start();
        QCOMPARE(QCoreApplication::exec(), goesOn);
        QCOMPARE(shell.window().currentSet()->tileSet().name, std::string("kept"));
        QVERIFY(shell.window().currentSet()->isModified());
    }

    /// Code that runs an event loop of its own, for example while sheets are drawn, finds its window still
    /// there afterwards.
    void languageWaitsForWhatTheWindowIsAt() {
        f_->close();
        Shell shell;
        shell.start({});
        const QPointer<MainWindow> before = &shell.window();
        Preferences preferences = Preferences::load();
        preferences.language = QStringLiteral("fr");
        bool stayed = false;
        QEventLoop program;
        QTimer::singleShot(0, &program, [&] {
            QEventLoop work;
            emit before->preferencesChosen(preferences);
            QTimer::singleShot(200, &work, &QEventLoop::quit);
            work.exec();
            stayed = !before.isNull();
            QTimer::singleShot(200, &program, &QEventLoop::quit);
        });
        program.exec();
        QVERIFY(stayed);
        QVERIFY(before.isNull());
        QCOMPARE(plainName(*shell.window().menuBar()->actions().at(0)), QStringLiteral("Fichier"));
    }

    void endsThoughALoopIsEnteredAsTheWindowCloses() {
        f_->close();
        Shell shell;
        shell.start({});
        QVERIFY(waitForExposed(&shell.window()));
        bool late = false;
        QTimer::singleShot(0, &shell.window(), [&shell] {
            // Before the event that Qt posts when the last window is closed.
            const auto enter = [] {
                QEventLoop loop;
                QTimer::singleShot(0, &loop, &QEventLoop::quit);
                loop.exec();
            };
            QMetaObject::invokeMethod(qApp, enter, Qt::QueuedConnection);
            shell.window().close();
        });
        QTimer::singleShot(10'000, &shell.window(), [&late] {
            late = true;
            QCoreApplication::exit();
        });
        QCoreApplication::exec();
        QVERIFY(!late);
    }

    void languageLeavesTheMapAsItWas() {
        Preferences preferences = prepareEnglish();
        Shell shell;
        shell.start({});
        shell.window().currentSet()->setText(&TileSet::name, "mine");
        OpenDocuments& open = shell.window().documents();
        open.add(MapDocument::example(defaultMap));
        auto* map = qobject_cast<MapDocument*>(open.current());
        QCOMPARE(map->tileSet()->name, std::string("mine"));
        // Changed behind the map's back, it is still the map's.
        qobject_cast<TileSetDocument*>(&open.at(0))->setText(&TileSet::name, "mine again");
        MapToolController& toolController = shell.window().mapEditor().toolController();
        toolController.setDoor(SideContent::SkullRed);
        toolController.setTool(MapTool::Door);
        Chamber brush;
        brush.tile = "crs-01";
        brush.rotation = Rotation::R90;
        toolController.setBrush(brush);
        processPending();
        shell.window().mapEditor().view().centreOn({7.5, -3.5});
        preferences.language = QStringLiteral("de");
        shell.setPreferences(preferences);
        MapEditor& now = shell.window().mapEditor();
        QCOMPARE(map->tileSet()->name, std::string("mine again"));
        QCOMPARE(now.toolController().door(), SideContent::SkullRed);
        QCOMPARE(now.toolController().tool(), MapTool::Door);
        QVERIFY(now.toolController().brush() == brush);
        processPending();
        QVERIFY((now.view().centre() - QPointF(7.5, -3.5)).manhattanLength() < 0.1);
    }

    void themeIsLightOrDarkByChoice() {
        f_->close();
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        Shell shell;
        shell.start({});
        Preferences preferences;
        for (const bool dark : {true, false}) {
            preferences.theme = dark ? ThemeChoice::Dark : ThemeChoice::Light;
            shell.setPreferences(preferences);
            QTRY_COMPARE(isDark(shell.window().palette()), dark);
        }
    }
};

QTEST_MAIN(LanguageTest)
#include "tst_language.moc"
