#include "tests/games/sample_games.h"

#include "engine/games/game.h"
#include "engine/games/kit.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/games/random_options.h"
#include "tests/sanitizers.h"

#include <QtTest>

#include <algorithm>
#include <initializer_list>
#include <map>

namespace tilewright::test {

namespace {

/// With other points for tiles of landscapes than by default, and figures on what is complete.
Json withOtherPoints(Json options) {
    const Json points{
        {"completedPlacement", "on"}, {"cityTilePoints", 1},  {"pennantPoints", 0}, {"roadTilePoints", 4},
        {"cloisterTilePoints", 0},    {"fieldCityPoints", 1}, {"pigPoints", 0}};
    options.update(points);
    return options;
}

/// One less, where that is still a coordinate.
void step(Json& coordinate) {
    const std::string text = coordinate.dump();
    if (coordinate.is_number_integer() && text.size() <= 5)
        coordinate = std::stoi(text) - 1;
}

/// Beneath: the order of picks means nothing, and a passageway has two names. Fields that the move hasn't are
/// ignored, but picks.
bool meansBeneathMove(Json entry, Json move) {
    if (!entry.is_object() || entry.contains("picks") != move.contains("picks"))
        return false;
    for (Json* e : {&entry, &move}) {
        for (const char* list : {"picks", "give"})
            if (e->contains(list) && e->at(list).is_array())
                std::sort(e->at(list).begin(), e->at(list).end());
        if (!move.contains("side") || !e->contains("side") || !e->contains("x") || !e->contains("y"))
            continue;
        if (e->at("side") == "north") {
            e->at("side") = "south";
            step(e->at("y"));
        } else if (e->at("side") == "west") {
            e->at("side") = "east";
            step(e->at("x"));
        }
    }
    // Options give steps these further fields.
    for (const char* choice : {"white", "pick", "x", "y"})
        if (move.at("move").get<std::string>().starts_with("move-") &&
            entry.contains(choice) != move.contains(choice))
            return false;
    // As text: as numbers, one of 64 bits without sign may equal a negative one.
    return std::all_of(move.items().begin(), move.items().end(), [&](const auto& field) {
        return entry.contains(field.key()) && entry.at(field.key()).dump() == field.value().dump();
    });
}

/// Each field of a move has one form; fields that it hasn't are ignored, but those that another move of its
/// kind has.
bool meansLandscapeMove(Json entry, Json move) {
    static const std::map<std::string, std::vector<const char*>> optional{
        {"place", {"feature"}},
        {"put-fairy", {"x", "y", "feature", "figure"}},
        {"enter-dungeon", {"x", "y", "feature"}},
        {"place-floor", {"take", "back"}}};
    if (const auto found = optional.find(move.at("move").get<std::string>());
        found != optional.end() && entry.is_object())
        for (const char* key : found->second)
            if (entry.contains(key) != move.contains(key))
                return false;
    // Records of old name nobody.
    if (const std::string kind = move.at("move"); (kind == "flee" || kind == "stay") && entry.is_object())
        if (!entry.contains("figure"))
            move.erase("figure");
    return entry.is_object() && std::all_of(move.items().begin(), move.items().end(), [&](const auto& field) {
               return entry.contains(field.key()) && entry.at(field.key()).dump() == field.value().dump();
           });
}

} // namespace

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all{
        {"beneath",
         {"beneath/standard.tileset.json"},
         "beneath/guardhouse.map.json",
         {Json::object(),
          {{"actionsPerTurn", 5}, {"silverCost", 2}, {"startingPicks", 4}, {"blackRemovalActions", 1}},
          {{"actionsPerTurn", 8},
           {"silverCost", 1},
           {"startingPicks", 1},
           {"pickColours", 4},
           {"runnerEntry", "laid-tile"},
           {"markersOnBoard", false},
           {"noSealing", false}},
          {{"actionsPerTurn", 3},
           {"startingPicks", 0},
           {"keepDungeonOpen", true},
           {"silverScoring", "each"},
           {"pickColours", 6}}},
         {{{"runners", 4},
           {"guards", 12},
           {"guardMoves", 1},
           {"keys", 1},
           {"keysEach", "game"},
           {"enterCost", 0},
           {"specialDoorPrice", 5},
           {"cellPrice", 1},
           {"markerPrice", 0},
           {"whiteFromHand", true},
           {"clearPassage", true},
           {"collectAgain", "repeat"},
           {"takePicks", "may"},
           {"tokenAnyTime", true},
           {"equalTurns", true},
           {"silverPoints", -5},
           {"keyPoints", 0},
           {"releasePoints", 12},
           {"markerPoints", 3}},
          {{"runners", 1},
           {"guards", 3},
           {"pickSupply", 6},
           {"whiteSupply", 3},
           {"blackSupply", 2},
           {"silverSupply", 1},
           {"silverCost", 2},
           {"enterCost", 2},
           {"specialDoorPrice", 0},
           {"cellPrice", 6},
           {"whiteVoluntary", true},
           {"whiteMarks", "chamber"},
           {"ownColourFree", false},
           {"specialOnTiles", false},
           {"releaseFrom", "next-door"},
           {"otherPrisoner", "others"},
           {"guardhouse", "board"}}},
         meansBeneathMove},
        {"landscape",
         {"landscape/base.tileset.json", "landscape/inns-cathedrals.tileset.json",
          "landscape/traders-builders.tileset.json"},
         "landscape/start.map.json",
         {Json::object(),
          {{"pieces", {"large", "builder", "pig"}}},
          {{"pieces", {"large", "mayor", "wagon", "builder", "pig"}}, {"smallCity", 2}}},
         {{{"pieces", {"large", "wagon", "builder", "pig"}},
           {"followers", 2},
           {"cityTilePoints", 3},
           {"pennantPoints", 1},
           {"roadTilePoints", 0},
           {"cloisterTilePoints", 2},
           {"fieldCityPoints", 5},
           {"pigPoints", 4},
           {"completedPlacement", "on"},
           {"wagonWay", "connected"},
           {"equalTurns", true}},
          {{"pieces", {"mayor", "wagon"}},
           {"followers", 10},
           {"completedPlacement", "off"},
           {"wagonWay", "neighbours"}}},
         meansLandscapeMove},
        {"tunnel",
         {"landscape/base.tileset.json", "landscape/tunnel.tileset.json",
          "landscape/princess-dragon.tileset.json", "landscape/abbey-mayor.tileset.json"},
         "landscape/start.map.json",
         {Json::object(),
          {{"pieces", {"mayor", "wagon"}}, {"splitOtherTunnels", false}},
          {{"pieces", {"large", "builder", "wagon", "pig"}}, {"countTunnelTileTwice", true}}},
         {withOtherPoints({{"pieces", Json::array({"builder"})},
                           {"followers", 3},
                           {"otherTunnels", "reserve"},
                           {"tokensATurn", 3},
                           {"tokensAColour", 4},
                           {"tokensReturn", true},
                           {"equalTurns", true}}),
          {{"pieces", {"large", "wagon"}},
           {"otherTunnels", "through"},
           {"tokensATurn", 2},
           {"tokenInstead", true},
           {"withDragon", true},
           {"withTowers", true},
           {"dragonMoves", "after-scoring"},
           {"princess", "must"},
           {"dragonEatsOnTower", false},
           {"dragonSteps", 3},
           {"dragonSteering", "layer"},
           {"fairyTurnPoints", 5},
           {"fairyScorePoints", 0},
           {"wagonWay", "connected"},
           {"smallCity", 2}}},
         meansLandscapeMove},
        {"dungeon",
         {"landscape/base.tileset.json", "landscape/princess-dragon.tileset.json",
          "landscape/tower.tileset.json"},
         "landscape/start.map.json",
         {Json::object(),
          {{"pieces", {"large", "mayor", "builder", "pig"}}, {"towerActions", true}, {"princess", "must"}},
          {{"pieces", {"large", "mayor", "wagon", "builder"}},
           {"dragonMoves", "after-scoring"},
           {"flushOut", true}},
          {{"pieces", {"large", "wagon", "pig"}},
           {"towerActions", true},
           {"dragonEatsOnTower", false},
           {"flushOut", true},
           {"smallCity", 2}}},
         {withOtherPoints({{"pieces", {"large", "mayor"}},
                           {"followers", 4},
                           {"dragonFrees", "placed"},
                           {"exitTiles", "earlier"},
                           {"enterFrom", "both"},
                           {"fleeing", "each"},
                           {"fairyGoesAlong", true},
                           {"capacity", 3},
                           {"lossBelow", 4},
                           {"exitToFairy", true},
                           {"dragonSteps", 12}}),
          {{"pieces", {"large", "wagon", "builder"}},
           {"enterFrom", "board"},
           {"fleeing", "each"},
           {"flushOut", true},
           {"towerActions", true},
           {"princess", "must"},
           {"dragonSteps", 2},
           {"dragonSteering", "layer"},
           {"fairyTurnPoints", 0},
           {"fairyScorePoints", 5},
           {"wagonWay", "neighbours"},
           {"equalTurns", true}}},
         meansLandscapeMove}};
    return all;
}

std::vector<Json> optionSets(const Sample& sample) {
    std::vector<Json> all = sample.options;
    all.insert(all.end(), sample.further.begin(), sample.further.end());
    return all;
}

const game::Ruleset& rulesetOf(const Sample& sample) {
    const game::Ruleset* ruleset = game::findRuleset(rulesets(), sample.ruleset);
    if (ruleset == nullptr)
        qFatal("no ruleset %s", sample.ruleset.c_str());
    return *ruleset;
}

namespace {

Loaded<std::shared_ptr<const game::Game>> compiled(const Sample& sample, int players, const Json& options) {
    std::vector<TileSet> sets;
    for (const std::string& file : sample.tileSets)
        sets.push_back(*readTileSet(bundledText(file)).value);
    const auto set = combine(sets);
    const auto map = readMap(bundledText(sample.map));
    return rulesetOf(sample).compile(*set.value, *map.value, options, players);
}

} // namespace

std::shared_ptr<const game::Game> sampleGame(const Sample& sample, int players, const Json& options) {
    const auto game = compiled(sample, players, options);
    if (!game.value)
        qFatal("%s", listed(game.issues).constData());
    return *game.value;
}

std::shared_ptr<const game::Game> randomSampleGame(const Sample& sample, int players, Random& random) {
    for (;;) {
        const auto game = compiled(sample, players, randomRuleOptions(rulesetOf(sample).options(), random));
        if (game.value)
            return *game.value;
        for (const Issue& issue : game.issues)
            if (issue.severity == Severity::Error && issue.code != "option-impossible")
                qFatal("%s", listed(game.issues).constData());
    }
}

PlayedGame playRandomly(std::shared_ptr<const game::Game> game, const std::string& ruleset,
                        std::uint64_t seed, std::size_t most) {
    PlayedGame played;
    played.game = std::move(game);
    played.stack = game::shuffledStack(*played.game, seed);
    played.position = played.game->start(played.stack);
    std::vector<game::RecordPlayer> players;
    for (int p = 0; p < played.game->playerCount(); ++p)
        players.push_back({"Player " + std::to_string(p), "random"});
    game::Recorder recorder(*played.game, ruleset, std::to_string(seed), players, played.stack);
    Random random(seed, 0, Purpose::Test);
    game::MoveList moves;
    while (!played.position->over() && played.moves.size() < most) {
        played.position->legalMoves(moves);
        const game::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        recorder.add(*played.position, move);
        played.position->play(move);
        played.moves.push_back(move);
    }
    played.record = recorder.record(*played.position);
    return played;
}

std::unique_ptr<game::Position> after(const PlayedGame& played, std::size_t moves) {
    auto position = played.game->start(played.stack);
    for (std::size_t i = 0; i < moves; ++i)
        position->play(played.moves[i]);
    return position;
}

std::set<ShownItem> itemsShownOn(const game::Table& table) {
    std::set<ShownItem> shown;
    const auto add = [&shown](game::Kind where, game::Kind kind, int player, int number) {
        shown.insert({std::string(where), std::string(kind), player, number});
    };
    for (const game::Piece& piece : table.pieces)
        add("board", piece.kind, piece.player, piece.number);
    for (const game::Token& token : table.tokens)
        add("side", token.kind, -1, 0);
    for (const game::Space& space : table.spaces)
        for (const game::Piece& piece : space.pieces)
            add(space.kind, piece.kind, piece.player, piece.number);
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        for (const game::Holding& holding : table.seats[seat].holdings)
            add("hand", holding.kind, static_cast<int>(seat), 0);
    for (const game::Holding& holding : table.supply)
        add("supply", holding.kind, -1, 0);
    return shown;
}

void visitTables(const Sample& sample,
                 const std::function<void(const game::Game& game, const game::Table& table)>& visit) {
    const auto play = [&visit](const game::Game& game, std::uint64_t seed) {
        const auto position = game.start(game::shuffledStack(game, seed));
        Random random(seed, 0, Purpose::Test);
        game::MoveList moves;
        visit(game, position->table());
        while (!position->over()) {
            position->legalMoves(moves);
            position->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            visit(game, position->table());
        }
    };
    const std::vector<int> numbers = underSanitizers ? std::vector{2} : std::vector{2, 3, 4};
    constexpr std::uint64_t seeds = 5;
    for (int players : numbers)
        for (const Json& options : optionSets(sample)) {
            const auto game = sampleGame(sample, players, options);
            for (std::uint64_t seed = 0; seed < seeds; ++seed)
                play(*game, seed);
        }
}

std::vector<std::string> requiredItems(const Sample& sample) {
    std::vector<std::string> all;
    const auto add = [&all](const std::string& where, std::initializer_list<const char*> kinds) {
        for (const char* kind : kinds)
            all.push_back(where + ' ' + kind);
    };
    if (sample.ruleset == "beneath") {
        add("board", {"runner", "prisoner", "guard"});
        add("side", {"black", "white"});
        for (const char* where : {"hand", "supply"})
            add(where, {"pick-blue", "pick-yellow", "pick-green", "pick-red", "pick-brown", "pick-orange",
                        "pick-grey", "pick-purple", "black", "white", "silver", "key"});
        add("hand", {"token", "runner", "prisoner"});
        return all;
    }
    for (const char* where : {"board", "hand"})
        add(where, {"follower", "large-follower", "mayor", "wagon", "builder", "pig"});
    if (sample.ruleset == "tunnel")
        for (const char* where : {"side", "hand"})
            add(where, {"tunnel-blue", "tunnel-yellow", "tunnel-green", "tunnel-red", "tunnel-brown",
                        "tunnel-orange"});
    if (sample.ruleset == "dungeon") {
        add("board", {"dragon", "fairy", "tower-floor"});
        add("dungeon", {"dragon", "fairy", "follower", "large-follower", "mayor"}); // no wagons, D-4.3
        add("prison", {"follower", "large-follower", "mayor", "wagon"});
        add("hand", {"tower-floor"});
        add("supply", {"dragon", "fairy"});
    }
    return all;
}

QByteArray missingItems(const Sample& sample, const std::set<ShownItem>& shown) {
    std::set<std::string> kinds;
    for (const ShownItem& one : shown)
        kinds.insert(one.where + ' ' + one.kind);
    QByteArray missing;
    for (const std::string& wanted : requiredItems(sample))
        if (!kinds.contains(wanted))
            missing.append(missing.isEmpty() ? "" : ", ").append(wanted.c_str());
    return missing;
}

void addSampleRows() {
    QTest::addColumn<int>("sample");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("options");
    for (std::size_t s = 0; s < samples().size(); ++s)
        for (int players : {2, 3, 4})
            for (std::size_t o = 0; o < optionSets(samples()[s]).size(); ++o) {
                if (underSanitizers && o % 3 != static_cast<std::size_t>(players - 2))
                    continue;
                QTest::addRow("%s, %d players, options %d", samples()[s].ruleset.c_str(), players,
                              static_cast<int>(o))
                    << static_cast<int>(s) << players << static_cast<int>(o);
            }
}

Issues Row::warnings() const {
    return compiled(*sample, players, options).issues;
}

Row currentRow() {
    Row row{};
    [&] {
        QFETCH(int, sample);
        QFETCH(int, players);
        QFETCH(int, options);
        row.sample = &samples()[static_cast<std::size_t>(sample)];
        row.players = players;
        row.options = optionSets(*row.sample)[static_cast<std::size_t>(options)];
    }();
    return row;
}

QByteArray listed(const Issues& issues) {
    std::string out;
    for (const Issue& issue : issues)
        out += format(issue) + "\n";
    return QByteArray::fromStdString(out);
}

QByteArray difference(const game::Position& actual, const game::Position& expected) {
    const auto linesOf = [](const game::Position& position) {
        return QByteArray::fromStdString(describe(position)).split('\n');
    };
    const QList<QByteArray> found = linesOf(actual);
    const QList<QByteArray> wanted = linesOf(expected);
    QByteArray told;
    for (const QByteArray& line : wanted)
        if (!found.contains(line))
            told += "- " + line + '\n';
    for (const QByteArray& line : found)
        if (!wanted.contains(line))
            told += "+ " + line + '\n';
    return told;
}

} // namespace tilewright::test
