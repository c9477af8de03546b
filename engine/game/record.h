#pragma once

#include "engine/game/game.h"
#include "engine/game/ruleset.h"

#include <string>
#include <string_view>
#include <vector>

namespace tilewright::game {

struct RecordPlayer {
    std::string name;
    /// "human", or a bot's name: "random", "greedy".
    std::string kind;
    Json extra = Json::object();
};

/// `*.game.json`: a whole game. Complete: playing it again needs only the rules.
struct Record {
    std::string ruleset = defaultRuleset;
    TileSet tileSet;
    Map map;
    Json options = Json::object();
    std::string seed;
    std::vector<RecordPlayer> players;
    /// Tile ids, first drawn first.
    std::vector<std::string> stack;
    /// Entries as they stand in the file.
    std::vector<Json> moves;
    End end = End::Unfinished;
    std::vector<int> winners;
    std::vector<int> points;
    Json extra = Json::object();
};

/// Checks the form only: schema, set, map. Moves are checked by Replay.
Loaded<Record> readRecord(std::string_view text);
Json toJson(const Record& record);

/// Builds a record while a game is played.
class Recorder {
public:
    Recorder(const Game& game, std::string ruleset, std::string seed, std::vector<RecordPlayer> players,
             const Stack& stack);
    /// Call before `position.play(move)`.
    void add(const Position& position, Move move) { record_.moves.push_back(position.toJson(move)); }
    /// Forgets all moves from number `count` on (undo).
    void truncate(std::size_t count) {
        if (count < record_.moves.size())
            record_.moves.resize(count);
    }
    /// The record up to now, with the result as `position` has it.
    Record record(const Position& position) const;

private:
    Record record_;
};

/// A record that was played through again.
struct Replay {
    std::shared_ptr<const Game> game;
    Stack stack;
    /// Legal moves of the record, in order.
    std::vector<Move> moves;
    /// After moves.size() moves.
    std::unique_ptr<Position> position;
};

/// Plays the record move by move, at most `limit` moves. Errors: a game that can't be compiled, a stack that
/// is not the set's tiles, an illegal move ("/moves/37"), moves after the end, a result that is not what came
/// out (only when all was played). `value` is there up to the first illegal move, so that a window can show
/// how far it went.
Loaded<Replay> replay(const Record& record, Rulesets rulesets,
                      std::size_t limit = static_cast<std::size_t>(-1));

/// The legal moves here in the record's form: compact JSON with sorted keys, one a move, sorted by bytes.
std::vector<std::string> legalMoveLines(const Position& position);

/// Number of legal move sequences of exactly `depth` moves; games that end sooner add none.
std::uint64_t perft(const Position& position, int depth);

} // namespace tilewright::game
