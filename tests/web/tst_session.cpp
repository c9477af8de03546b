// What web pages play with. That the WebAssembly module plays the same games, same_games.mjs shows.
#include "web/json_answers.h"

#include "engine/games/kit.h"
#include "engine/games/ruleset.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"

#include <QtTest>

#include <algorithm>

using namespace tilewright;

namespace {

Json designOf(const game::Ruleset& rules, const std::vector<std::string>& kinds) {
    const TileSet set = game::bundledTiles(rules);
    Json players = Json::array();
    for (const std::string& kind : kinds)
        players.push_back({{"name", "Player " + std::to_string(players.size())}, {"kind", kind}});
    return {{"ruleset", rules.id()},
            {"tileset", toJson(set)},
            {"map", toJson(startMapOf(set))},
            {"seed", "11"},
            {"players", std::move(players)}};
}

web::Session sessionOf(const Json& document) {
    web::Session session;
    const Issues issues = session.load(document.dump());
    for (const Issue& issue : issues)
        if (issue.severity == Severity::Error)
            qWarning("%s", format(issue).c_str());
    return session;
}

std::string codeOf(const Issues& issues) {
    return issues.empty() ? "" : issues.front().code + issues.front().pointer;
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void playsWholeGames_data() {
        QTest::addColumn<QString>("rules");
        for (const game::Ruleset* rules : rulesets())
            QTest::newRow(std::string(rules->id()).c_str())
                << QString::fromStdString(std::string(rules->id()));
    }
    void playsWholeGames() {
        QFETCH(QString, rules);
        const game::Ruleset& ruleset = *game::findRuleset(rulesets(), rules.toStdString());
        web::Session session = sessionOf(designOf(ruleset, {"random", "random"}));
        QVERIFY(session.hasGame());
        QVERIFY(session.playBots() > 0);
        QVERIFY(session.position().over());
        QVERIFY(!session.botMove());

        const std::string record = session.record();
        const auto replayed = game::replay(*game::readRecord(record).value, rulesets());
        QVERIFY(!hasErrors(replayed.issues));
        QVERIFY(replayed.value->position->equals(session.position()));

        web::Session again;
        QVERIFY(!hasErrors(again.load(record)));
        QCOMPARE(again.record(), record);
        QVERIFY(web::stateOf(again) == web::stateOf(session));
    }

    /// What the leaflet says: of a design and of the game that is played.
    void tellsTheRulesOfThisVariant() {
        for (const game::Ruleset* rules : rulesets()) {
            Json design = designOf(*rules, {"human", "human"});
            const auto textOf = [](const Json& told) {
                std::string all;
                for (const Json& paragraph : told.at("paragraphs"))
                    all += paragraph.at("text").get<std::string>() + "\n";
                return all;
            };
            const Json told = web::rulesOf(design, {});
            QVERIFY(told.at("issues").empty());
            QVERIFY2(told.at("paragraphs").size() > 12,
                     qPrintable(QString::number(told.at("paragraphs").size())));
            QCOMPARE(told.at("paragraphs").front().at("kind"), Json("heading"));
            QVERIFY(web::rulesOf(sessionOf(design)) == told);
            if (rules->id() != "beneath")
                continue;
            design["options"] = {{"startingPicks", 3}};
            QVERIFY(textOf(web::rulesOf(design, {})) != textOf(told));
            QVERIFY(textOf(web::rulesOf(sessionOf(design))).find("3") != std::string::npos);
        }
        const Json refused = web::rulesOf(Json::object(), {});
        QVERIFY(!refused.at("issues").empty() && refused.at("paragraphs").empty());
    }

    void takesMovesBack() {
        web::Session session = sessionOf(designOf(*rulesets()[0], {"human", "human"}));
        const std::string begin = session.record();
        const Json state = web::stateOf(session);
        for (std::size_t i = 0; i < 30; ++i)
            QVERIFY(session.play(i % session.legalMoves().size()));
        QVERIFY(!session.play(session.legalMoves().size()));
        QCOMPARE(session.moves().size(), std::size_t(30));
        QVERIFY(!session.botMove());
        for (int i = 0; i < 30; ++i)
            QVERIFY(session.undo());
        QVERIFY(!session.undo());
        QCOMPARE(session.record(), begin);
        QVERIFY(web::stateOf(session) == state);
    }

    void showsMoments() {
        web::Session session = sessionOf(designOf(*rulesets()[0], {"human", "human"}));
        std::vector<Json> states{web::stateOf(session)};
        for (std::size_t i = 0; i < 20; ++i) {
            QVERIFY(session.play(i % session.legalMoves().size()));
            states.push_back(web::stateOf(session));
        }
        const std::string record = session.record();
        const Json comments = {{{"move", 3}, {"text", "early"}}, {{"move", 19}, {"text", "late"}}};
        QVERIFY(session.setFeedback({{"rating", 4}, {"comments", comments}}).empty());
        for (const std::size_t count : {7U, 0U, 20U, 7U}) {
            QVERIFY(session.show(count));
            Json state = web::stateOf(session);
            QCOMPARE(state["movesKept"].get<int>(), 20);
            state["movesKept"] = count;
            QVERIFY(state == states[count]);
        }
        QVERIFY(!session.show(21));
        QCOMPARE(web::logOf(session, 0).size(), std::size_t(20));
        QCOMPARE(web::logOf(session, 18)[0], web::logOf(session, 0)[18]);
        QVERIFY(session.record() != record);

        // Playing there drops the later moves; what was said of them stays with the last one before.
        QVERIFY(session.play(0));
        QCOMPARE(session.moves().size(), std::size_t(8));
        QCOMPARE(session.feedback().comments[0].after, std::size_t(3));
        QCOMPARE(session.feedback().comments[1].after, std::size_t(7));
        web::Session again;
        QVERIFY(!hasErrors(again.load(session.record())));
        QVERIFY(again.feedback() == session.feedback());
        session.show(20);
        QVERIFY(session.show(4));
        QVERIFY(session.undo());
        QCOMPARE(session.moves().size(), std::size_t(3));
        QVERIFY(session.setFeedback(Json::object()).empty());
        QVERIFY(!Json::parse(session.record()).contains("rating"));
    }

    void changesSeats() {
        web::Session session = sessionOf(designOf(*rulesets()[0], {"human", "human"}));
        QVERIFY(session.play(0));
        const std::string before = session.record();
        QCOMPARE(codeOf(session.setPlayers(R"([{"kind": "human"}])")), "players-out-of-range/players");
        QCOMPARE(codeOf(session.setPlayers(R"([{"kind": "oracle"}, {"kind": "human"}])")),
                 "player-unknown/players/0/kind");
        QVERIFY(hasErrors(session.setPlayers("[")));
        QCOMPARE(session.record(), before);
        QVERIFY(session.setPlayers(R"([{"kind": "random", "name": "A"}, {"kind": "random"}])").empty());
        QVERIFY(session.playBots() > 1);
        QVERIFY(session.position().over());
        QCOMPARE(session.players()[0].name, std::string("A"));
    }

    // What a page asks before a game.
    void offersSeatsAndBots() {
        Json design = designOf(*rulesets()[0], {});
        design.erase("players");
        const Json offer = web::setupChoicesOf(design, web::Translator());
        QVERIFY(offer["issues"].empty());
        QCOMPARE(offer["counts"], Json::parse("[2, 3, 4]"));
        QCOMPARE(offer["seats"][1].get<std::string>(), std::string("Yellow"));
        QVERIFY(offer["bots"].size() > 1);
        design["map"]["chambers"] = Json::array();
        const Json without = web::setupChoicesOf(design, web::Translator());
        QVERIFY(without["counts"].empty());
        QVERIFY(!without["issues"].empty());
        QVERIFY(!web::setupChoicesOf(Json::object(), web::Translator()).contains("counts"));
    }

    // What is shown beside the board, and where moves aim at on it.
    void drawsKindsAndAims() {
        const game::Ruleset& rules = *game::findRuleset(rulesets(), "landscape");
        web::Session session = sessionOf(designOf(rules, {"human", "human"}));
        for (const Json& what : {Json{{"tile", 0}}, Json{{"kind", "follower"}, {"player", 1}},
                                 Json{{"kind", "pick-blue"}}, Json{{"back", true}}})
            QVERIFY(web::pictureOf(session, what).get<std::string>().starts_with("<path d="));
        for (const Json& what :
             {Json{{"tile", 9999}}, Json{{"tile", -1}}, Json{{"kind", "<b>"}}, Json::object()})
            QVERIFY(web::pictureOf(session, what).get<std::string>().empty());
        QVERIFY(session.play(0));
        const Json moves = web::movesOf(session)["moves"];
        for (const Json& move : moves)
            if (move.contains("feature")) {
                // Within the tile, and not where its neighbours would be.
                const double x = move["aim"][0].get<double>() / 100 - move["cell"][0].get<int>();
                const double y = move["aim"][1].get<double>() / 100 - move["cell"][1].get<int>();
                QVERIFY(x > 0 && x < 1 && y > 0 && y < 1);
            }
        QVERIFY(std::ranges::any_of(moves, [](const Json& move) { return move.contains("feature"); }));
    }

    // A button of its own has what only passes the turn on, whether or not it could be played without asking.
    void tellsWhatPasses_data() { playsWholeGames_data(); }
    void tellsWhatPasses() {
        QFETCH(QString, rules);
        const game::Ruleset& ruleset = *game::findRuleset(rulesets(), rules.toStdString());
        web::Session session = sessionOf(designOf(ruleset, {"human", "human"}));
        int passing = 0;
        for (int i = 0; i < 60 && !session.position().over(); ++i) {
            const Json moves = web::movesOf(session)["moves"];
            const auto passes =
                std::ranges::find_if(moves, [](const Json& m) { return m.contains("passes"); });
            const auto number = static_cast<std::size_t>(passes == moves.end() ? 0 : passes - moves.begin());
            const int turn = session.position().table().turn;
            const bool lays = moves[number].contains("tile");
            QVERIFY(session.play(number));
            if (passes == moves.end())
                continue;
            ++passing;
            QVERIFY(!lays);
            QVERIFY(session.position().over() || session.position().table().turn > turn ||
                    moves[number].contains("ends"));
        }
        QVERIFY(passing > 5);
    }

    // What a set says of its rules, and the sets it is played together with.
    void takesVariantsAndCompanions() {
        const game::Ruleset& rules = *game::findRuleset(rulesets(), "landscape");
        Json design = designOf(rules, {"random", "random"});
        const std::size_t alone = sessionOf(design).game().tiles().size();
        TileSet more = tileSetFromJson(design["tileset"]);
        for (Tile& tile : more.tiles)
            tile.id += "-more";
        more.name = "More";
        design["companions"] = Json::array({toJson(more)});
        QVERIFY(sessionOf(design).game().tiles().size() > alone);

        Json varied = designOf(*game::findRuleset(rulesets(), "beneath"), {"random", "random"});
        varied["tileset"]["rules"] = Json::parse(
            R"([{"name": "Fast", "options": {"actionsPerTurn": 3}}, {"name": "Plain", "options": {}}])");
        QVERIFY(sessionOf(varied).game().options()["actionsPerTurn"] == 3);
        varied["variant"] = "Plain";
        QVERIFY(sessionOf(varied).game().options()["actionsPerTurn"] != 3);
        varied["options"] = {{"actionsPerTurn", 4}};
        QVERIFY(sessionOf(varied).game().options()["actionsPerTurn"] == 4);
    }

    void refuses_data() {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("code");
        QTest::newRow("no set") << "tileset"
                                << "null"
                                << "design-incomplete/tileset";
        QTest::newRow("another file") << "tileset"
                                      << R"({"format": "tilewright-map"})"
                                      << "wrong-format/tileset/format";
        QTest::newRow("no map") << "map"
                                << "[]"
                                << "design-incomplete/map";
        QTest::newRow("no players") << "players"
                                    << "{}"
                                    << "design-incomplete/players";
        QTest::newRow("too few") << "players"
                                 << "[]"
                                 << "players-out-of-range/players";
        QTest::newRow("unknown kind") << "players"
                                      << R"([{"kind": "oracle"}, 7])"
                                      << "player-unknown/players/0/kind";
        QTest::newRow("unknown rules") << "ruleset"
                                       << R"("chess")"
                                       << "unknown-ruleset/ruleset";
        QTest::newRow("unknown option") << "options"
                                        << R"({"colour": 1})"
                                        << "option-unknown/options/colour";
    }
    void refuses() {
        QFETCH(QString, part);
        QFETCH(QString, value);
        QFETCH(QString, code);
        Json design = designOf(*rulesets()[0], {"random", "random"});
        web::Session session = sessionOf(design);
        const std::string record = session.record();
        design[part.toStdString()] = Json::parse(value.toStdString());
        QCOMPARE(codeOf(session.load(design.dump())), code.toStdString());
        QCOMPARE(session.record(), record);
        for (const char* text : {"", "{", "[]", "null", "\"\xff\""})
            QVERIFY(hasErrors(session.load(text)));
        // The message for another kind of file names that kind.
        QCOMPARE(codeOf(session.load(R"({"format": "tilewright-tileset"})")),
                 std::string("wrong-format/format"));
        QCOMPARE(session.record(), record);
    }

    void keepsFeedback() {
        web::Session session = sessionOf(designOf(*rulesets()[0], {"human", "human"}));
        const std::string before = session.record();
        for (std::size_t i = 0; i < 5; ++i)
            QVERIFY(session.play(0));
        const Json feedback =
            Json::parse(R"({"comments": [{"move": 5, "text": "why?"}], "rating": 5, "sender": "Ada"})");
        QVERIFY(session.setFeedback(feedback).empty());
        QCOMPARE(codeOf(session.setFeedback({{"rating", 9}})), std::string("out-of-range/rating"));
        QVERIFY(game::toJson(session.feedback()) == feedback);
        web::Session again;
        QVERIFY(again.load(session.record()).empty());
        QCOMPARE(again.record(), session.record());
        QVERIFY(game::toJson(again.feedback()) == feedback);
        Json late = Json::parse(session.record());
        late["comments"][0]["move"] = 99;
        QVERIFY(!hasErrors(again.load(late.dump())));
        QCOMPARE(again.record(), session.record());
        // The move is gone; what was said of it stays with the one before, whatever is played then.
        QVERIFY(again.undo());
        QVERIFY(again.play(0));
        QVERIFY(Json::parse(again.record())["comments"][0]["move"] == 4);
        QVERIFY(again.setFeedback(Json::object()).empty());
        while (again.undo()) {
        }
        QCOMPARE(again.record(), before);
    }

    void speaks() {
        const web::Translator english;
        const Text text("%2 of %1", {Text::Argument::list({"key-room", "north"}), "a %1"});
        QCOMPARE(english(text), std::string("a %1 of key room, north"));
        const web::Translator german(
            Json::parse(R"({"Engine": {"%2 of %1": "%1: %2", "north": "Norden", "blue": "blau"},
            "Kinds": {"Runner %1": "Läufer %1", "%1: %2": "%1 – %2"}, "Other": 1})"));
        QCOMPARE(german(text), std::string("key room, Norden: a %1"));
        const game::Piece runner{.kind = "runner", .player = 0, .number = 1};
        QCOMPARE(english.piece(rulesets()[0]->kinds(), runner), std::string("Blue: Runner 2"));
        QCOMPARE(german.piece(rulesets()[0]->kinds(), runner), std::string("Blau – Läufer 2"));
    }

    // Pages keep pictures, so each is given once.
    void givesPicturesOnce() {
        const web::Session session = sessionOf(designOf(*rulesets()[0], {"random", "random"}));
        std::set<std::string> known;
        const Json first = web::drawingOf(session, known);
        QCOMPARE(first["pictures"].size(), known.size());
        for (const auto& placed : first["placed"])
            QVERIFY(first["pictures"][placed["name"].get<std::string>()].get<std::string>().starts_with(
                "<path d="));
        const Json second = web::drawingOf(session, known);
        QVERIFY(second["pictures"].empty());
        QVERIFY(second["placed"] == first["placed"]);
    }
};

QTEST_APPLESS_MAIN(TestSession)
#include "tst_session.moc"
