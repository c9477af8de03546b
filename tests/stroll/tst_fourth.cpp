// A fourth rule system with a bot, pictures, printed parts and a rule sheet of its own, which nothing in the
// program names: by its kit alone it is played, recorded, watched, playtested, exported and printed like the
// others.

#include "editor/play/panels/action_model.h"
#include "editor/play/panels/log_panel.h"
#include "editor/play/setup/new_game_dialog.h"
#include "editor/play/setup/options_form.h"
#include "editor/print/sheet_renderer.h"
#include "editor/words/game_words.h"
#include "engine/art/picture_dispatch.h"
#include "engine/bots/bot.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/run.h"
#include "engine/sheet/pieces/printed_pieces.h"
#include "engine/sheet/rules/leaflet.h"
#include "tests/exchange/fake_web_page.h"
#include "tests/exchange/sample_sources.h"
#include "tests/gui/play_fixture.h"
#include "tests/stroll/stroll.h"
#include "tests/waiting.h"

#include <QComboBox>
#include <QTreeView>
#include <QtTest>

#include <memory>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// A person against a bot, with a dozen tiles.
GameSetup strollSetup() {
    GameSetup setup;
    setup.ruleset = "stroll";
    setup.tileSet = *readTileSet(bundledText("landscape/base.tileset.json")).value;
    setup.map = *readMap(bundledText("landscape/start.map.json")).value;
    setup.tileSet.name = "Stroll";
    for (std::size_t i = 0; i < setup.tileSet.tiles.size(); ++i)
        setup.tileSet.tiles[i].count = i < 12 ? 1 : 0;
    // The start map has to be made of the set's tiles.
    for (const Chamber& chamber : setup.map.chambers)
        for (Tile& tile : setup.tileSet.tiles)
            if (tile.id == chamber.tile)
                ++tile.count;
    setup.seed = 5;
    setup.seats = {{QString(), personKind}, {QString(), QStringLiteral("random")}};
    return setup;
}

playtest::Plan strollPlan() {
    return {.ruleset = "stroll",
            .game = *compileGame(strollSetup()).value,
            .players = {"random", "random"},
            .seed = 3,
            .games = 20};
}

} // namespace

class FourthTest : public QObject {
    Q_OBJECT

private slots:
    void itsOptionsAreChecked() {
        GameSetup setup = strollSetup();
        setup.options = {{"striders", 9}};
        const auto refused = compileGame(setup);
        QVERIFY(!refused.value);
        QCOMPARE(refused.issues.front().code, std::string("option-out-of-range"));
        QCOMPARE(refused.issues.front().pointer, std::string("/options/striders"));
    }

    void itsRecordsComeBack() {
        const game::Record record = playtest::recordOf(strollPlan(), 0);
        const auto read = game::readRecord(fileText(game::toJson(record)));
        QVERIFY(read.value.has_value());
        const auto replayed = game::replay(*read.value, rulesets());
        QVERIFY(replayed.value.has_value() && replayed.issues.empty());
        QCOMPARE(replayed.value->position->end(), game::End::LastTile);

        game::Record other = record;
        other.ruleset = "strool";
        const auto unknown = game::replay(*game::readRecord(fileText(game::toJson(other))).value, rulesets());
        QVERIFY(!unknown.value.has_value());
        QCOMPARE(unknown.issues.front().code, std::string("unknown-ruleset"));
        QVERIFY(format(unknown.issues.front()).find("“stroll”") != std::string::npos);
    }

    void itIsPlayedInTheWindow() {
        PlayFixture shown;
        shown.play(strollSetup());
        QTRY_VERIFY(shown.session.waitsForPerson() && !shown.board.layings().empty());
        const int tiles = shown.laidTiles();
        const Cell free = shown.board.layings().cells().front();
        shown.click(free);
        QTest::keyClick(&shown.board, Qt::Key_Return);
        QTRY_COMPARE(shown.laidTiles(), tiles + 1);
        // The piece is put by the list of actions.
        QTRY_VERIFY(shown.session.waitsForPerson() && shown.session.position().table().drawnTile < 0);
        game::MoveList moves;
        shown.session.position().legalMoves(moves);
        const auto put = std::ranges::find_if(moves, [&](game::Move move) {
            return shown.session.position().describe(move).piece.has_value();
        });
        QVERIFY(put != moves.end());
        shown.session.play(*put);
        const game::Table table = shown.session.position().table();
        QVERIFY(std::ranges::count(table.pieces, strider, &game::Piece::kind) >= 1);
        QCOMPARE(pieceName(table.pieces.front()), seatColourName(0) + QStringLiteral(": Strider 1"));
        QCOMPARE(countedKind(strider, 2), QStringLiteral("Striders in supply: 2"));
        auto* log = shown.view.findChild<LogPanel*>()->findChild<QListView*>();
        QTRY_VERIFY(log->model()->rowCount() >= 2);
        QVERIFY(log->model()->index(0, 0).data().toString().contains(QStringLiteral("lay at")));
    }

    void aNewGameOffersIt() {
        NewGameDialog dialog(strollSetup());
        dialog.show();
        const auto boxes = dialog.findChildren<QComboBox*>();
        QVERIFY(std::ranges::any_of(boxes, [](const QComboBox* box) {
            return box->findText(QStringLiteral("Stroll")) >= 0 &&
                   box->findText(QStringLiteral("The Tunnel")) >= 0;
        }));
        QVERIFY(dialog.findChild<OptionsForm*>() != nullptr);
    }

    void itIsPlaytested() {
        const playtest::Results results = playtest::run(strollPlan(), {});
        QCOMPARE(results.games(), std::size_t{20});
        const auto read = playtest::readResults(fileText(playtest::reportJson(results)), rulesets());
        QVERIFY(read.value.has_value());
        QVERIFY(*read.value == results);
        const auto figures = playtest::figures(*read.value);
        const auto crowds = std::ranges::find(figures, "scored/crowd", &playtest::Figure::id);
        QVERIFY(crowds != figures.end());
        QVERIFY(crowds->definition.english().find("crowds") != std::string::npos);
        QVERIFY(crowds->estimate.value > 0);
        const std::string page = playtest::reportHtml(*read.value);
        QVERIFY(page.find("Striders") != std::string::npos);
        QVERIFY(!playtest::readResults(fileText(playtest::reportJson(results)), rulesets().first(4)).value);
    }

    void itIsExportedInEveryFormat() {
        const FakeWebPage player;
        exchange::Source source;
        source.subject = exchange::Subject::Game;
        source.name = "stroll";
        const playtest::Plan plan = strollPlan();
        const game::Record record = playtest::recordOf(plan, 1);
        const auto replayed = game::replay(record, rulesets());
        source.page.record = std::make_shared<const game::Record>(record);
        source.set = plan.game->tileSet();
        source.map = plan.game->map();
        source.game = plan.game;
        source.table = replayed.value->position->table();
        QVERIFY(!source.table.pieces.empty());
        int formats = 0;
        for (const exchange::Format* format : exchange::formats()) {
            if (!format->takes(source.subject))
                continue;
            Json options = Json::object();
            for (const OptionSpec& option : format->options())
                if (option.required)
                    options[option.name] = option.example;
            QVERIFY(!exportedFiles(*format, source, options).empty());
            ++formats;
        }
        QVERIFY(formats >= 4);
    }

    void itsBotPlays() {
        QVERIFY(bots::whyNoBot("greedy", "stroll").empty());
        QVERIFY(!bots::whyNoBot("search", "stroll").empty());
        const auto known = bots::availableBots("stroll");
        QCOMPARE(known.size(), std::size_t{2});
        playtest::Plan plan = strollPlan();
        plan.players = {"greedy", "random"};
        const playtest::Results results = playtest::run(plan, {});
        const game::Record record = playtest::recordOf(plan, 0);
        const auto end = game::replay(record, rulesets());
        const game::Table table = end.value->position->table();
        // The greedy one has put all that it has.
        QCOMPARE(table.seats[0].holdings.front().count, 0);
        QCOMPARE(results.games(), std::size_t{20});
        // What it must do without is known by the kinds of its pieces.
        QVERIFY(bots::whyNoBot("random:forbid=strider", "stroll").empty());
    }

    void itsPiecesAreDrawn() {
        const art::Picture blue = art::piecePicture(strider, 0, 0);
        QVERIFY(!blue.shapes.empty());
        QVERIFY(!(blue == art::piecePicture(strider, 1, 0)));
        QVERIFY(art::piecePicture("stroller", 0, 0).shapes.empty());
    }

    void itsTilesAndPartsArePrinted() {
        const GameSetup setup = strollSetup();
        sheet::SheetSpecification specification;
        specification.components = {sheet::Component::Tiles, sheet::Component::Standees};
        const auto document =
            drawSheets({.set = setup.tileSet, .specification = specification, .map = setup.map});
        QVERIFY(document.value.has_value());
        QVERIFY(!document.value->pages.empty());
        const auto runs = sheet::runsOf(setup.tileSet, specification);
        QCOMPARE(runs.size(), std::size_t{2});
        QCOMPARE(runs.back().pieces.size(), std::size_t{3});
        QCOMPARE(runs.back().pieces.front().id, std::string(strider));
    }

    void itsRulesArePrinted() {
        GameSetup setup = strollSetup();
        const auto told = [&setup] {
            QStringList all;
            const sheet::RuleSubject subject{.ruleset = setup.ruleset,
                                             .name = Text("Stroll"),
                                             .specs = StrollRuleset().options(),
                                             .options = setup.options,
                                             .set = setup.tileSet,
                                             .map = setup.map};
            for (const sheet::RuleParagraph& paragraph : sheet::ruleParagraphs(subject))
                for (const Text& sentence : paragraph.sentences)
                    all << QString::fromStdString(sentence.english());
            return all;
        };
        QCOMPARE(told(), (QStringList{"A stroll", "Each player has 3 Striders."}));
        setup.options = {{"striders", 2}};
        QCOMPARE(told(), (QStringList{"A stroll", "Each player has 2 Striders.",
                                      "With few of them, hold one back."}));
        const auto document = drawSheets({.kind = SheetRequest::Kind::Rules,
                                          .set = setup.tileSet,
                                          .specification = {},
                                          .rules = sheet::RuleSubject{.ruleset = setup.ruleset,
                                                                      .name = Text("Stroll"),
                                                                      .specs = StrollRuleset().options(),
                                                                      .options = setup.options,
                                                                      .set = setup.tileSet,
                                                                      .map = setup.map}});
        QVERIFY(document.value.has_value() && !document.value->pages.empty());
    }
};

QTEST_MAIN(FourthTest)
#include "tst_fourth.moc"
