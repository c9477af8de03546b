#pragma once

#include "engine/games/feedback.h"
#include "engine/games/game.h"
#include "engine/games/ruleset.h"

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

/// `*.game.json`: a whole game. Replaying it needs nothing else but the rules.
struct Record {
    std::string ruleset = defaultRuleset;
    TileSet tileSet;
    Map map;
    Json options = Json::object();
    std::string seed;
    std::vector<RecordPlayer> players;
    /// Tile ids, first drawn first.
    std::vector<std::string> stack;
    /// Entries as in the file.
    std::vector<Json> moves;
    End end = End::Unfinished;
    std::vector<int> winners;
    std::vector<int> points;
    /// Written where there is any.
    Feedback feedback;
    Json extra = Json::object();
};

/// Checks the form only: schema, set, map. replay() checks the moves. Warns of comments after the last move.
Loaded<Record> readRecord(std::string_view text);
Json toJson(const Record& record);

/// Builds a record during a game.
class Recorder {
public:
    Recorder(const Game& game, std::string ruleset, std::string seed, std::vector<RecordPlayer> players,
             const Stack& stack);
    /// Call before `position.play(move)`.
    void add(const Position& position, Move move) { record_.moves.push_back(position.toJson(move)); }
    /// Removes all moves from number `count` on (undo).
    void truncate(std::size_t count) {
        if (count < record_.moves.size())
            record_.moves.resize(count);
    }
    /// The record so far, with the result of `position`.
    Record record(const Position& position) const;

private:
    Record record_;
};

/// The result of replaying a record.
struct Replay {
    std::shared_ptr<const Game> game;
    Stack stack;
    /// Legal moves of the record, in order.
    std::vector<Move> moves;
    /// The position after moves.size() moves.
    std::unique_ptr<Position> position;
};

/// Plays the record move by move, at most `limit` moves. Errors: a game that can't be compiled, a stack that
/// differs from the set's tiles, an illegal move ("/moves/37"), moves after the end, a recorded result that
/// differs from the replayed one (checked only if all moves were played). `value` holds the moves up to the
/// first illegal one, so that a window can show them.
Loaded<Replay> replay(const Record& record, Rulesets rulesets,
                      std::size_t limit = static_cast<std::size_t>(-1));

/// The legal moves as record entries: compact JSON with sorted keys, one line per move, sorted by bytes.
std::vector<std::string> legalMoveLines(const Position& position);

/// Number of legal move sequences of exactly `depth` moves; games that end earlier add none.
std::uint64_t perft(const Position& position, int depth);

} // namespace tilewright::game
