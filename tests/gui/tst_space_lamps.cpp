#include <QAbstractButton>
#include <QComboBox>
#include <QImage>
#include <QTableView>
#include <QTest>

#include "editor/common/theme.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/playtest/findings.h"
#include "editor/playtest/quick_check/quick_check.h"
#include "editor/playtest/quick_check/quick_check_lamp.h"
#include "editor/playtest/quick_check/quick_check_lamp_row.h"
#include "editor/playtest/tables/places_page.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/waiting.h"

#include <algorithm>
#include <vector>

using namespace tilewright;
using namespace tilewright::test;
using State = QuickCheckLamp::State;

namespace {

constexpr std::uint64_t games = 100;

GameSetup setupOf(const std::string& ruleset, std::initializer_list<std::string_view> names,
                  std::string_view map) {
    GameSetup setup;
    setup.ruleset = ruleset;
    std::vector<TileSet> sets;
    for (const std::string_view name : names)
        sets.push_back(*readTileSet(bundledText(name)).value);
    setup.tileSet = *combine(sets).value;
    setup.map = *readMap(bundledText(map)).value;
    setup.seats.resize(2);
    return setup;
}

GameSetup towers(const std::string& ruleset) {
    return setupOf(ruleset,
                   {"landscape/base.tileset.json", "landscape/princess-dragon.tileset.json",
                    "landscape/tower.tileset.json"},
                   "landscape/start.map.json");
}

GameSetup without(GameSetup setup, const std::vector<Mark>& marks) {
    for (Tile& tile : setup.tileSet.tiles)
        std::erase_if(tile.makeLandscape().marks,
                      [&marks](Mark mark) { return std::ranges::find(marks, mark) != marks.end(); });
    return setup;
}

FindingsPointer played(const GameSetup& setup) {
    playtest::Plan plan;
    plan.ruleset = setup.ruleset;
    plan.game = *compileGame(setup).value;
    plan.players = {"greedy", "greedy"};
    plan.games = games;
    return makeFindings(plan, playtest::run(plan, {}));
}

/// The same games, but so many of a counter in each block for one of another.
FindingsPointer withCounter(const Findings& found, const std::string& name, const std::string& of,
                            double part) {
    playtest::Results results = found.results;
    std::vector<std::int64_t>& counter = results.counters[name];
    std::ranges::transform(found.results.counter(of), counter.begin(), [part](std::int64_t whole) {
        return static_cast<std::int64_t>(part * static_cast<double>(whole));
    });
    return makeFindings(found.plan, std::move(results));
}

} // namespace

/// The lamps of games with a space beside the tiles.
class SpaceLampsTest : public QObject {
    Q_OBJECT
private:
    FindingsPointer dungeon_;

private slots:
    void initTestCase() { dungeon_ = played(towers("dungeon")); }

    void theBundledDungeonIsWell() {
        const auto lamps = quickCheckLamps(dungeon_);
        QCOMPARE(lamps.size(), std::size_t{8});
        QCOMPARE(lamps[5].name, QStringLiteral("In and out"));
        QCOMPARE(lamps[6].name, QStringLiteral("Threat"));
        QCOMPARE(lamps[7].name, QStringLiteral("Fields"));
        for (const QuickCheckLamp& lamp : {lamps[5], lamps[6], lamps[7]}) {
            QVERIFY2(lamp.state == State::Good, qPrintable(lamp.explanation));
            QVERIFY(dungeon_->figure(lamp.figure.toStdString()) != nullptr);
            // What is well needs no advice.
            QVERIFY2(!lamp.explanation.contains(QStringLiteral("would help")), qPrintable(lamp.explanation));
        }
    }

    // By entrances alone is somebody below, or comes out.
    void tilesAreTintedByWhatTheyLeadTo() {
        const TileSet& set = dungeon_->plan.game->tileSet();
        for (const char* what : {"entered", "emerged"}) {
            const TileHeat heat = tileHeat(*dungeon_, *playtest::findTileMeasure(what));
            double most = 0;
            for (const Tile& tile : set.tiles) {
                const auto& marks = tile.landscape().marks;
                const double share = heat.tiles.at(tile.id).part;
                most = std::max(most, share);
                QVERIFY(share == 0 || std::ranges::count(marks, Mark::Tower) > 0);
            }
            QCOMPARE(most, 1.0);
        }
        const TileHeat eaten = tileHeat(*dungeon_, *playtest::findTileMeasure("sentHome"));
        QVERIFY(std::ranges::any_of(eaten.tiles, [](const auto& of) { return of.second.part > 0; }));
    }

    void placesAreTintedByWhatHappensThere() {
        PlacesPage page;
        page.resize(1000, 760);
        page.setFindings(nullptr);
        QVERIFY(!page.hasPlaces());
        page.setFindings(dungeon_);
        QVERIFY(page.hasPlaces());
        page.show();
        QVERIFY(waitForExposed(&page));
        const auto& model = *static_cast<const PlacesModel*>(page.table()->model());
        const playtest::PlaceTally& places = dungeon_->results.places;
        QCOMPARE(page.measures()->count(), 4);
        for (int i = 0; i < page.measures()->count(); ++i) {
            page.measures()->setCurrentIndex(i);
            const playtest::PlaceMeasure& measure = playtest::placeMeasures()[static_cast<std::size_t>(i)];
            double most = 0;
            for (const auto& [cell, counts] : places.cells)
                most = std::max(most, measure.value(places, counts));
            QVERIFY2(most > 0, measure.words.name);
            for (const auto& [cell, counts] : places.cells) {
                const QModelIndex at = model.indexOf(cell);
                QVERIFY(at.isValid() && model.placeOf(at) == cell);
                const double value = measure.value(places, counts);
                QCOMPARE(model.data(at, Qt::DisplayRole).toString(),
                         value > 0 ? valueInWords(value, Unit::Number) : QString());
                QCOMPARE(model.data(at, Qt::BackgroundRole).value<QColor>(),
                         heatColour(value / most, QGuiApplication::palette()));
            }
        }
        // The arrow keys go over the board, and games that come in later leave the cursor where it is.
        page.table()->setCurrentIndex(model.indexOf({0, 0}));
        QTest::keyClick(page.table(), Qt::Key_Right);
        QCOMPARE(model.placeOf(page.table()->currentIndex()), (Cell{1, 0}));
        page.setFindings(dungeon_);
        QCOMPARE(model.placeOf(page.table()->currentIndex()), (Cell{1, 0}));
        QVERIFY(model.data(model.indexOf({0, 0}), Qt::AccessibleTextRole)
                    .toString()
                    .startsWith(QStringLiteral("First tile of the board")));
        page.measures()->setCurrentIndex(1);
        if (const QString folder = qEnvironmentVariable("TILEWRIGHT_PICTURES"); !folder.isEmpty())
            QVERIFY(page.grab().save(folder + QStringLiteral("/places.png")));
    }

    void otherGamesHaveNoSuchLamp() {
        QVERIFY(spaceLamps(*played(setupOf("landscape", {"landscape/base.tileset.json"},
                                           "landscape/start.map.json")))
                    .empty());
        // Not even with the same tiles.
        QVERIFY(spaceLamps(*played(towers("landscape"))).empty());
        const auto beneath = played(setupOf("beneath", {"beneath/learning.tileset.json"}, defaultMap));
        QVERIFY(spaceLamps(*beneath).empty());
        QCOMPARE(quickCheckLamps(beneath).size(), std::size_t{5});
    }

    void noWayInIsFound() {
        const auto lamps = spaceLamps(*played(without(towers("dungeon"), {Mark::Tower})));
        QCOMPARE(lamps[0].state, State::Bad);
        QCOMPARE(lamps[0].figure, QStringLiteral("space-in/dungeon"));
        QVERIFY(lamps[0].explanation.contains(QStringLiteral("More copies of tiles that lead there")));
    }

    void noThreatIsFound() {
        const auto lamps = spaceLamps(*played(without(towers("dungeon"), {Mark::Dragon})));
        QCOMPARE(lamps[1].state, State::Bad);
        QVERIFY(lamps[1].figure.startsWith(QStringLiteral("sends-home/")));
        QVERIFY(lamps[1].explanation.contains(QStringLiteral("More copies of volcano and dragon tiles")));
    }

    void numbersDecide_data() {
        QTest::addColumn<QString>("counter");
        QTest::addColumn<QString>("of");
        QTest::addColumn<double>("part");
        QTest::addColumn<int>("lamp");
        QTest::addColumn<bool>("isBad");
        const auto row = [](const char* name, const char* counter, const char* of, double part, int lamp,
                            bool isBad) {
            QTest::newRow(name) << QString::fromLatin1(counter) << QString::fromLatin1(of) << part << lamp
                                << isBad;
        };
        row("few come out", "space-out/dungeon", "space-in/dungeon", 0.5, 0, true);
        row("all come out", "space-out/dungeon", "space-in/dungeon", 1, 0, false);
        row("none win", "space-contests-won/dungeon", "games", 0, 0, true);
        row("long barred", "space-holds/dungeon/dragon", "turns", 0.6, 1, true);
        row("hardly barred", "space-holds/dungeon/dragon", "turns", 0.1, 1, false);
        row("too many go home", "sends-home/dragon", "games", 20, 1, true);
        row("some go home", "sends-home/dragon", "games", 5, 1, false);
        // Who never sends anybody home bars nothing.
        row("a harmless one is there", "space-holds/dungeon/fairy", "turns", 0.9, 1, false);
    }
    void numbersDecide() {
        QFETCH(QString, counter);
        QFETCH(QString, of);
        QFETCH(double, part);
        QFETCH(int, lamp);
        QFETCH(bool, isBad);
        const auto lamps = spaceLamps(*withCounter(*dungeon_, counter.toStdString(), of.toStdString(), part));
        const QuickCheckLamp& one = lamps[static_cast<std::size_t>(lamp)];
        QVERIFY2(one.state == (isBad ? State::Bad : State::Good), qPrintable(one.explanation));
        QCOMPARE(one.explanation.contains(QStringLiteral("would help")), isBad);
        if (isBad)
            QCOMPARE(one.figure, counter);
    }

    void theRowHasAsManyAsThereAre() {
        const auto document = TileSetDocument::example("landscape/base.tileset.json");
        GameSetup now = towers("dungeon");
        QuickCheck quickCheck([&now] { return std::optional(now); });
        quickCheck.setGames(20);
        const QuickCheckLampRow row(quickCheck);
        const auto shown = [&row] {
            return std::ranges::count_if(row.buttons(),
                                         [](const QAbstractButton* button) { return !button->isHidden(); });
        };
        QCOMPARE(shown(), 5);
        quickCheck.setDocument(document.get());
        QTRY_VERIFY(!quickCheck.isOutdated());
        QCOMPARE(shown(), 8); // with that of fields
        QCOMPARE(row.buttons()[6]->text(), QStringLiteral("Threat"));
        QVERIFY(row.buttons()[6]->toolTip().contains(quickCheck.lamps()[6].explanation));
        now = setupOf("landscape", {"landscape/base.tileset.json"}, "landscape/start.map.json");
        quickCheck.setDocument(document.get());
        QTRY_VERIFY(!quickCheck.isOutdated());
        QCOMPARE(shown(), 6);
        quickCheck.setDocument(nullptr);
    }

    void theFirstGamesDecideNothing() {
        const auto document = TileSetDocument::example("landscape/base.tileset.json");
        QuickCheck quickCheck(
            [] { return setupOf("landscape", {"landscape/base.tileset.json"}, "landscape/start.map.json"); });
        quickCheck.setGames(60);
        const QuickCheckLampRow row(quickCheck);
        std::vector<QuickCheckLamp> early;
        std::vector<QImage> pictures;
        const auto pictureOf = [&row](std::size_t i) {
            return row.buttons()[static_cast<qsizetype>(i)]->grab().toImage();
        };
        connect(&quickCheck, &QuickCheck::changed, this, [&] {
            if (!quickCheck.isEarly())
                return;
            QVERIFY(quickCheck.isRunning() && quickCheck.found()->results.games() < 60);
            early = quickCheck.lamps();
            for (std::size_t i = 0; i < early.size(); ++i)
                pictures.push_back(pictureOf(i));
        });
        quickCheck.setDocument(document.get());
        QTRY_VERIFY(quickCheck.found() && !quickCheck.isRunning() && !quickCheck.isEarly());
        const std::vector<QuickCheckLamp>& now = quickCheck.lamps();
        QCOMPARE(early.size(), now.size());
        int same = 0;
        for (std::size_t i = 0; i < now.size(); ++i) {
            QVERIFY2(early[i].state != State::Doubtful, qPrintable(early[i].explanation));
            if (early[i].state != now[i].state)
                continue;
            ++same;
            // Only what all games tell is filled, or a ring with a dash.
            QVERIFY2(pictures[i] != pictureOf(i), qPrintable(now[i].name));
        }
        QVERIFY(same > 0);
        quickCheck.setDocument(nullptr);
    }
};

QTEST_MAIN(SpaceLampsTest)
#include "tst_space_lamps.moc"
