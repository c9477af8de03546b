// Studies, comparisons and tuning in a real window.
#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/playtest/playtest_pages.h"
#include "editor/playtest/studies/compare_view.h"
#include "editor/playtest/studies/settings_table.h"
#include "editor/playtest/studies/study_fields.h"
#include "editor/playtest/studies/study_form.h"
#include "editor/playtest/studies/study_view.h"
#include "editor/playtest/studies/tuning/tune_rounds_chart.h"
#include "editor/playtest/studies/tuning/tune_view.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/study_run.h"
#include "tests/gui/playtest_fixture.h"
#include "tests/waiting.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableWidget>

using namespace tilewright;
using namespace tilewright::test;

class StudiesTest : public QObject, private PlaytestFixture {
    Q_OBJECT

    PlaytestPages& pages() { return window().playtestPages(); }
    StudyView& study() { return pages().study(); }
    static bool ends(RunPage& page) {
        return waitFor([&page] { return !page.running(); });
    }
    void press(const char* command) {
        for (QAction* action : pages().pageActions())
            if (action->objectName() == QLatin1String(command))
                return action->trigger();
        QFAIL(command);
    }
    /// Chooses in the dialog that is open.
    static void chooseByKeys(const QString& words) {
        QVERIFY(waitFor([] { return QApplication::activeModalWidget() != nullptr; }));
        QWidget& dialog = *QApplication::activeModalWidget();
        auto& filter = *dialog.findChild<QLineEdit*>();
        QTest::keyClicks(&filter, words);
        QTest::keyClick(&filter, Qt::Key_Return);
        QVERIFY(waitFor([] { return QApplication::activeModalWidget() == nullptr; }));
    }
    /// Types over the cell with the cursor.
    static void typeInto(QTableWidget& table, const QString& words) {
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_F2);
        auto* editor = table.findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, words);
        QTest::keyClick(editor, Qt::Key_Return);
        // It is deleted from the event loop.
        QTRY_VERIFY(table.findChild<QLineEdit*>() == nullptr);
    }
    void addSetting(const QString& find, const QString& values) {
        auto& add = *study().findChild<QPushButton*>(QStringLiteral("addSetting"));
        add.setFocus();
        QTest::keyClick(&add, Qt::Key_Space);
        chooseByKeys(find);
        typeInto(*study().findChild<QTableWidget*>(QStringLiteral("studySettings")), values);
    }
    /// Two options of the small set, two values each, few random games.
    void buildStudy() {
        press("playtest/study");
        study().form().setFocus();
        study().findChild<QSpinBox*>(QStringLiteral("studyGames"))->setValue(12);
        for (const char* name : {"studyBot1", "studyBot2"}) {
            auto& bot = *study().findChild<QComboBox*>(QLatin1String(name));
            bot.setCurrentIndex(bot.findData(QStringLiteral("random")));
        }
        addSetting(QStringLiteral("runners"), QStringLiteral("1; 3"));
        addSetting(QStringLiteral("Price of a special"), QStringLiteral("1; 5"));
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QVERIFY(open());
        // What another run of this test kept is not gone on with.
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
             QStringLiteral("/studies"))
            .removeRecursively();
    }
    void cleanup() { f_.reset(); }

    void studyIsBuiltByKeysPlayedSavedReopenedAndResumed() {
        buildStudy();
        QCOMPARE(study().form().settings().points(), std::size_t{4});
        action("playtest/start").trigger();
        QVERIFY2(ends(study()) && study().state() != nullptr, qPrintable(study().message()));
        QVERIFY2(study().state()->isComplete(), qPrintable(study().message()));
        QCOMPARE(study().points().model()->rowCount(), 4);
        QCOMPARE(study().heat().model()->rowCount(), 2);
        QCOMPARE(study().heat().model()->columnCount(), 2);
        // The first row is the best, and every row says of each goal whether it is met.
        QCOMPARE(study().points().model()->index(0, 0).data().toString(), QStringLiteral("1"));
        const QString goal = study().points().model()->index(0, 3).data().toString();
        QVERIFY2(goal.contains(u'✓') || goal.contains(u'✗') || goal.contains(u'?'), qPrintable(goal));
        // What the command line would say of the saved file.
        QVERIFY(study().saveStudy(f_->path("mine.study.json")));
        QVERIFY(study().saveReport(f_->path("mine.study-report.json")));
        const std::string file = f_->path("mine.study.json").toStdString();
        const auto read = playtest::readStudy(*readFile(file).value, rulesets());
        QVERIFY(read);
        const auto points = playtest::pointsOf(
            *read.value, *game::findRuleset(rulesets(), read.value->ruleset), playtest::folderReader(file));
        QVERIFY(points);
        std::vector<playtest::Results> results = playtest::emptyResults(*points.value);
        playtest::play(*points.value, {}, results, [](std::size_t) {});
        for (std::size_t i = 0; i < results.size(); ++i)
            QVERIFY(results[i] == *study().state()->results[i]);
        const auto earlier = playtest::resumeStudy(
            *readFile(f_->path("mine.study-report.json").toStdString()).value, *read.value, *points.value);
        QVERIFY(earlier && *earlier.value == results);
        // Another window opens the report from the file, and a study that is known plays nothing again.
        f_->close();
        QVERIFY(f_->open());
        QVERIFY(window().files().openFiles({f_->path("mine.study-report.json")}));
        QVERIFY(ends(study()));
        QVERIFY2(study().state() != nullptr && study().state()->games() == 48, qPrintable(study().message()));
        QVERIFY(window().files().openFiles({f_->path("mine.study.json")}));
        action("playtest/start").trigger();
        QVERIFY(ends(study()));
        QCOMPARE(study().state()->games(), std::size_t{48});
    }

    void stoppedStudyGoesOn() {
        buildStudy();
        study().findChild<QSpinBox*>(QStringLiteral("studyGames"))->setValue(20'000);
        action("playtest/start").trigger();
        QVERIFY(waitFor([this] { return study().state() && study().state()->games() > 0; }));
        action("playtest/stop").trigger();
        QVERIFY(ends(study()));
        const std::size_t games = study().state()->games();
        QVERIFY(games > 0 && !study().state()->isComplete());
        f_->close();
        QVERIFY(f_->open());
        window().documents().add(TileSetDocument::example("beneath/learning.tileset.json"));
        window().setMode(Mode::Playtest);
        buildStudy();
        study().findChild<QSpinBox*>(QStringLiteral("studyGames"))->setValue(20'000);
        action("playtest/start").trigger();
        QVERIFY(waitFor([this] { return study().state() != nullptr; }));
        QVERIFY(study().state()->games() >= games);
        action("playtest/stop").trigger();
        QVERIFY(ends(study()));
    }

    void combinationOpensAsASetAndIsPlayed() {
        press("playtest/study");
        study().openBundled(QStringLiteral("beneath/blank-passages.study.json"));
        study().findChild<QSpinBox*>(QStringLiteral("studyGames"))->setValue(2);
        action("playtest/start").trigger();
        QVERIFY(ends(study()));
        QCOMPARE(study().points().model()->rowCount(), 4);
        // With so few blocks nothing is decided.
        for (const auto& judged : study().state()->judged)
            for (const playtest::GoalResult& one : judged)
                QCOMPARE(one.met, playtest::GoalResult::Met::Open);
        const int before = window().documents().count();
        press("playtest/playPoint");
        QVERIFY(waitFor([this] { return window().mode() == Mode::Play; }));
        window().setMode(Mode::Playtest);
        press("playtest/openPoint");
        QCOMPARE(window().documents().count(), before + 1);
        QCOMPARE(window().mode(), Mode::Design);
        QCOMPARE(tileCount(window().currentSet()->tileSet()), 176);
    }

    void plantedDifferenceIsFoundByCompare() {
        // The same tiles, of which one set has only half as many: its games are shorter.
        TileSet half = window().currentSet()->tileSet();
        half.name = "Half";
        for (Tile& tile : half.tiles)
            tile.count = (tile.count + 1) / 2;
        window().documents().add(std::make_unique<TileSetDocument>(half, f_->path("half.tileset.json")));
        press("playtest/comparison");
        CompareView& view = pages().comparison();
        auto& a = *view.findChild<QComboBox*>(QStringLiteral("compareA"));
        auto& b = *view.findChild<QComboBox*>(QStringLiteral("compareB"));
        QVERIFY(a.count() >= 2);
        a.setCurrentIndex(a.count() - 2);
        b.setCurrentIndex(b.count() - 1);
        for (const char* name : {"studyBot1", "studyBot2"}) {
            auto& bot = *view.findChild<QComboBox*>(QLatin1String(name));
            bot.setCurrentIndex(bot.findData(QStringLiteral("random")));
        }
        view.findChild<QLineEdit*>(QStringLiteral("compareFigure"))->setText(QStringLiteral("turns/mean"));
        action("playtest/start").trigger();
        QVERIFY(ends(view));
        QVERIFY2(view.comparison() != nullptr, qPrintable(view.message()));
        QCOMPARE(view.comparison()->finding, playtest::Finding::Less);
        QVERIFY(view.comparison()->games < 10'000);
        const QString verdict = view.findChild<QLabel*>(QStringLiteral("compareVerdict"))->text();
        QVERIFY2(verdict.contains(QStringLiteral("B is lower than A")), qPrintable(verdict));
        QVERIFY(!view.findChild<QWidget*>(QStringLiteral("differencePicture"))
                     ->accessibleDescription()
                     .isEmpty());
        QVERIFY(view.saveReport(f_->path("two.comparison.json")));
        // The same side twice is no question.
        b.setCurrentIndex(a.currentIndex());
        action("playtest/start").trigger();
        QVERIFY(!view.running());
        QVERIFY(view.message().contains(QStringLiteral("the same")));
    }

    void stoppedTuningKeepsTheBest() {
        // So many that each stop comes in the first round, on many fast processors too.
        constexpr int candidates = 400;
        constexpr int games = 1000;
        press("playtest/tuning");
        TuneView& view = pages().tuning();
        view.goals().show({{"turns/mean", 5, 10, 2}, {"seat-difference", std::nullopt, 0.01}});
        for (const char* name : {"studyBot1", "studyBot2"}) {
            auto& bot = *view.findChild<QComboBox*>(QLatin1String(name));
            bot.setCurrentIndex(bot.findData(QStringLiteral("random")));
        }
        view.findChild<QSpinBox*>(QStringLiteral("tuneCandidates"))->setValue(candidates);
        view.findChild<QSpinBox*>(QStringLiteral("tuneGames"))->setValue(games);
        action("playtest/start").trigger();
        QVERIFY(waitFor([&view] {
            return view.state() && !view.state()->rounds.empty() &&
                   view.state()->rounds[0].distances.size() > 5;
        }));
        action("playtest/stop").trigger();
        QVERIFY(ends(view));
        QVERIFY2(view.state()->tuned.has_value(), qPrintable(view.message()));
        const playtest::TuneResult& best = *view.state()->tuned;
        QVERIFY(!best.isFresh && best.better);
        QVERIFY(view.path().roundCount() >= 1);
        // Fewer tiles are shorter games.
        QVERIFY(tileCount(best.after.set) < tileCount(best.before.set));
        const auto& front = *view.findChild<QTableView*>(QStringLiteral("tuneFront"));
        QVERIFY(front.model()->rowCount() >= 1);
        // It goes on where it was.
        const std::size_t tried = view.state()->rounds[0].distances.size();
        action("playtest/start").trigger();
        QVERIFY(waitFor([&] { return view.state()->rounds[0].distances.size() > tried; }));
        action("playtest/stop").trigger();
        QVERIFY(ends(view));
        // Its file asks the same again, and goes on from what is in it.
        const QString file = f_->path("mine.tuning.json");
        QVERIFY(view.saveReport(file));
        const std::size_t saved = view.state()->rounds[0].distances.size();
        view.findChild<QSpinBox*>(QStringLiteral("tuneCandidates"))->setValue(3);
        view.goals().show({{"turns/mean", 1, 2}});
        QVERIFY(window().files().openFiles({file}));
        QVERIFY(ends(view));
        QVERIFY2(view.message().contains(QStringLiteral("mine.tuning.json")), qPrintable(view.message()));
        QCOMPARE(view.findChild<QSpinBox*>(QStringLiteral("tuneCandidates"))->value(), candidates);
        QCOMPARE(view.goals().goals().size(), std::size_t{2});
        QCOMPARE(view.state()->rounds[0].distances.size(), saved);
        QVERIFY(view.state()->tuned && view.state()->tuned->better);
        QCOMPARE(view.state()->tuned->games, std::uint64_t{games});
        if (const QString folder = qEnvironmentVariable("TILEWRIGHT_PICTURES"); !folder.isEmpty())
            QVERIFY(window().grab().save(folder + QStringLiteral("/tuning.png")));
        action("playtest/start").trigger();
        QVERIFY(waitFor([&] { return view.state()->rounds[0].distances.size() > saved; }));
        action("playtest/stop").trigger();
        QVERIFY(ends(view));
        const std::size_t since = view.state()->rounds[0].distances.size();
        // Opened again, it doesn't take away what was played since.
        QVERIFY(window().files().openFiles({file}));
        QVERIFY(ends(view));
        QCOMPARE(view.state()->rounds[0].distances.size(), saved);
        action("playtest/start").trigger();
        QVERIFY(waitFor([&] { return view.state()->rounds[0].distances.size() > since; }));
        action("playtest/stop").trigger();
        QVERIFY(ends(view));
        // One of a set that isn't open says which.
        Json other = Json::parse(*readFile(file.toStdString()).value);
        other["task"]["tileset"] = {{"name", "Far away"}, {"hash", "0"}};
        QVERIFY(writeFile(f_->path("other.tuning.json").toStdString(), other.dump()).empty());
        QVERIFY(window().files().openFiles({f_->path("other.tuning.json")}));
        QVERIFY2(view.message().contains(QStringLiteral("Far away")), qPrintable(view.message()));
        const int before = window().documents().count();
        press("playtest/openTuned");
        QCOMPARE(window().documents().count(), before + 1);
        QVERIFY(window().currentSet()->tileSet().description.find("→") != std::string::npos);
    }
};

QTEST_MAIN(StudiesTest)
#include "tst_studies.moc"
