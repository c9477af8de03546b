#include "engine/games/record.h"

#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"

#include <utility>

namespace tilewright::game {

namespace {

constexpr std::string_view knownFields[] = {
    "format", "version", "ruleset", "program",  "tileset",   "map",     "options", "seed",   "players",
    "stack",  "moves",   "result",  "comments", "questions", "answers", "rating",  "sender", "sent"};

End endFromName(std::string_view word) {
    for (End end : {End::LastTile, End::Escape})
        if (name(end) == word)
            return end;
    return End::Unfinished;
}

} // namespace

Loaded<Record> readRecord(std::string_view text) {
    Loaded<Record> result;
    Loaded<Json> parsed = parseJson(text);
    result.issues = std::move(parsed.issues);
    if (!parsed.value || !checkFormat(*parsed.value, Schema::Game, result.issues))
        return result;
    const Json& document = *parsed.value;
    Record record;
    record.ruleset = document.at("ruleset").get<std::string>();
    record.tileSet = tileSetFromJson(document.at("tileset"));
    record.map = mapFromJson(document.at("map"));
    record.options = document.at("options");
    record.seed = document.at("seed").get<std::string>();
    for (const Json& player : document.at("players")) {
        record.players.push_back({player.at("name").get<std::string>(), player.at("kind").get<std::string>(),
                                  unknownFields(player, {"name", "kind"})});
    }
    record.stack = document.at("stack").get<std::vector<std::string>>();
    record.moves.assign(document.at("moves").begin(), document.at("moves").end());
    const Json& outcome = document.at("result");
    record.end = endFromName(outcome.at("end").get<std::string>());
    record.winners = outcome.value("winners", std::vector<int>{});
    record.points = outcome.value("points", std::vector<int>{});
    if (Issues issues = answersWithoutQuestions(document); !issues.empty()) {
        result.issues.insert(result.issues.end(), issues.begin(), issues.end());
        return result;
    }
    record.feedback = feedbackFromJson(document);
    const Issues late = commentsBeyond(record.feedback, record.moves.size());
    result.issues.insert(result.issues.end(), late.begin(), late.end());
    record.extra = unknownFields(document, knownFields);
    result.value = std::move(record);
    return result;
}

Json toJson(const Record& record) {
    Json document;
    document["format"] = "tilewright-game";
    document["version"] = 1;
    document["ruleset"] = record.ruleset;
    document["program"] = "tilewright " TILEWRIGHT_VERSION;
    document["tileset"] = toJson(record.tileSet);
    document["map"] = toJson(record.map);
    document["options"] = record.options;
    document["seed"] = record.seed;
    document["players"] = Json::array();
    for (const RecordPlayer& player : record.players) {
        Json entry{{"name", player.name}, {"kind", player.kind}};
        appendUnknown(entry, player.extra);
        document["players"].push_back(std::move(entry));
    }
    document["stack"] = record.stack;
    document["moves"] = record.moves;
    document["result"] = {{"end", name(record.end)}, {"winners", record.winners}, {"points", record.points}};
    document.update(toJson(record.feedback));
    appendUnknown(document, record.extra);
    return document;
}

Recorder::Recorder(const Game& game, std::string ruleset, std::string seed, std::vector<RecordPlayer> players,
                   const Stack& stack) {
    record_.ruleset = std::move(ruleset);
    record_.tileSet = game.tileSet();
    record_.map = game.map();
    record_.options = game.options();
    record_.seed = std::move(seed);
    record_.players = std::move(players);
    for (std::uint16_t tile : stack)
        record_.stack.push_back(game.tileSet().tiles[tile].id);
}

Record Recorder::record(const Position& position) const {
    Record record = record_;
    record.end = position.end();
    record.winners = position.winners();
    record.points = position.points();
    return record;
}

} // namespace tilewright::game
