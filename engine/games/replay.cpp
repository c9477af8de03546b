#include "engine/games/record.h"

#include <algorithm>
#include <map>

namespace tilewright::game {

namespace {

std::string listed(const std::vector<int>& numbers) {
    std::string text;
    for (int n : numbers)
        text += (text.empty() ? "" : ", ") + std::to_string(n);
    return "[" + text + "]";
}

void addError(Issues& issues, const char* code, std::string pointer, Text message) {
    Issue issue;
    issue.code = code;
    issue.pointer = std::move(pointer);
    issue.message = std::move(message);
    issues.push_back(std::move(issue));
}

/// The record's stack as tile numbers; errors if it differs from the tiles of the game's set and map.
Stack readStack(const Record& record, const Game& game, Issues& issues) {
    Stack stack;
    std::map<std::uint16_t, int> surplus;
    for (std::uint16_t tile : game.tiles())
        --surplus[tile];
    for (std::size_t i = 0; i < record.stack.size(); ++i) {
        const int tile = findTile(game.tileSet(), record.stack[i]);
        const std::string pointer = "/stack/" + std::to_string(i);
        if (tile < 0) {
            addError(
                issues, "stack-tile-unknown", pointer,
                {QT_TRANSLATE_NOOP("Engine", "found %1, expected a tile of the set"), {record.stack[i]}});
            continue;
        }
        const auto number = static_cast<std::uint16_t>(tile);
        if (++surplus[number] > 0)
            addError(issues, "stack-tile-surplus", pointer,
                     {QT_TRANSLATE_NOOP(
                          "Engine", "found one copy of %1 more than the set has, counting those on the map"),
                      {record.stack[i]}});
        stack.push_back(number);
    }
    for (const auto& [tile, count] : surplus)
        if (count < 0)
            addError(issues, "stack-tile-short", "/stack",
                     {QT_TRANSLATE_NOOP("Engine", "%2 copies of %1 are missing; expected all copies of all "
                                                  "tiles, except those on the map"),
                      {game.tileSet().tiles[tile].id, -count}});
    return stack;
}

void checkResult(const Record& record, const Position& position, Issues& issues) {
    if (record.end != position.end())
        addError(issues, "result-differs", "/result/end",
                 {QT_TRANSLATE_NOOP("Engine", "found %1, expected %2, the result of the moves"),
                  {name(record.end), name(position.end())}});
    if (record.winners != position.winners())
        addError(issues, "result-differs", "/result/winners",
                 {QT_TRANSLATE_NOOP("Engine", "found %1, expected %2, the result of the moves"),
                  {listed(record.winners), listed(position.winners())}});
    if (record.points != position.points())
        addError(issues, "result-differs", "/result/points",
                 {QT_TRANSLATE_NOOP("Engine", "found %1, expected %2, the result of the moves"),
                  {listed(record.points), listed(position.points())}});
}

} // namespace

Loaded<Replay> replay(const Record& record, Rulesets rulesets, std::size_t limit) {
    Loaded<Replay> result;
    Issues& issues = result.issues;
    const Ruleset* ruleset = findRuleset(rulesets, record.ruleset);
    if (ruleset == nullptr) {
        issues.push_back(unknownRuleset(rulesets, record.ruleset, "/ruleset"));
        return result;
    }
    auto compiled =
        ruleset->compile(record.tileSet, record.map, record.options, static_cast<int>(record.players.size()));
    issues = std::move(compiled.issues);
    if (!compiled.value)
        return result;
    Replay replay;
    replay.game = *compiled.value;
    replay.stack = readStack(record, *replay.game, issues);
    if (hasErrors(issues))
        return result;
    replay.position = replay.game->start(replay.stack);
    for (std::size_t i = 0; i < std::min(limit, record.moves.size()); ++i) {
        const Loaded<Move> move = replay.position->fromJson(record.moves[i], "/moves/" + std::to_string(i));
        if (!move.value) {
            issues.insert(issues.end(), move.issues.begin(), move.issues.end());
            break;
        }
        replay.position->play(*move.value);
        replay.moves.push_back(*move.value);
    }
    if (!hasErrors(issues) && replay.moves.size() == record.moves.size())
        checkResult(record, *replay.position, issues);
    result.value = std::move(replay);
    return result;
}

std::vector<std::string> legalMoveLines(const Position& position) {
    MoveList moves;
    position.legalMoves(moves);
    std::vector<std::string> lines;
    lines.reserve(moves.size());
    for (Move move : moves)
        lines.push_back(nlohmann::json(position.toJson(move)).dump()); // plain json sorts its keys
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 0)
        return 1;
    MoveList moves;
    position.legalMoves(moves);
    if (depth == 1)
        return moves.size();
    std::uint64_t count = 0;
    for (Move move : moves) {
        const auto next = position.clone();
        next->play(move);
        count += perft(*next, depth - 1);
    }
    return count;
}

} // namespace tilewright::game
