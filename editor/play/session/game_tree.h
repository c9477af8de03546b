#pragma once

#include "engine/games/milestones.h"
#include "engine/games/table.h"
#include "engine/games/uncovered_states.h"

#include <optional>
#include <vector>

namespace tilewright {

/// One entry of the log: the effects of a move. Stored as sentences of the engine, so that it follows the
/// language of the window.
struct LogEntry {
    int turn = 0;
    int player = 0;
    Text text;
    /// Whether it was the only legal move and decided nothing.
    bool forced = false;
    /// Whether it answers a question and names no place: "stay".
    bool answers = false;
    /// Additional events: tiles that fit nowhere.
    std::vector<Text> remarks;
    struct Score {
        int player = 0;
        int points = 0;
        /// The reason for the score, if it has a name.
        Text source;
        /// As in the reported change.
        game::Kind kind = {};
    };
    std::vector<Score> scored;
    /// An event of a piece that the move does not name itself.
    struct PieceEvent {
        enum class What { Home, Into, Freed };
        What what = What::Home;
        game::Piece piece;
        /// Into and Freed: the space and its owner (-1: everybody's).
        game::Kind space = {};
        int holder = -1;
        /// Home: the kind of the piece of nobody that sent it home, "" if none did.
        game::Kind by = {};
    };
    std::vector<PieceEvent> pieceEvents;
    /// The step of a piece of nobody: its destination, and its start if that is a cell.
    struct Step {
        game::Kind kind;
        std::optional<Cell> from;
        Cell to;
    };
    std::optional<Step> step;
    /// Milestones, by index in the list of the game's rule system.
    std::vector<game::Milestone> milestones;
    std::vector<game::UncoveredState> uncovered;
    /// Points of all players after the move.
    std::vector<int> points;
};

/// Events of pieces in a move's changes that the move itself does not name; without pieces that return after
/// scoring.
std::vector<LogEntry::PieceEvent> pieceEventsOf(const game::MoveInfo& move, const game::Changes& changes);
/// The step of a piece of nobody, if the move is one.
std::optional<LogEntry::Step> stepOf(const game::MoveInfo& move, const game::Changes& changes);
/// Consecutive steps as a path: the start, then each step.
std::vector<Cell> pathOf(const std::vector<LogEntry::Step>& steps);

/// A move with its results.
struct PlayedMove {
    game::Move move;
    LogEntry log;
    /// The course of the game up to and including this move.
    game::UncoveredTracker course;
};

/// All moves of one game: a tree of moves, and the present line from the start to an end. Moves are never
/// removed; playing another move at an earlier moment forks the line.
class GameTree {
public:
    void clear();
    bool empty() const { return nodes_.empty(); }

    /// Number of moves of the present line.
    int length() const { return static_cast<int>(path_.size()); }
    /// Pre: 0 <= number < length().
    const PlayedMove& at(int number) const { return node(number).played; }

    /// Continues the present line after `moves` moves with `move`, if that was played there before; otherwise
    /// returns false. Pre: moves <= length().
    bool follow(int moves, game::Move move);
    /// Adds another move after `moves` moves; the present line ends with it.
    /// Pre: !follow(moves, played.move).
    void add(int moves, PlayedMove played);

    /// A line, identified by its last move.
    struct Line {
        std::size_t end = 0;
        int length = 0;
        /// Number of moves shared with the present line.
        int shared = 0;
        bool present = false;
    };
    /// All lines, the oldest first.
    std::vector<Line> all() const;
    std::size_t count() const;
    /// The move number `number` of any line. Pre: number < line.length.
    const PlayedMove& moveOf(const Line& line, int number) const;
    /// Makes another line the present one. Pre: `end` is of all().
    void choose(std::size_t end);

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    struct Node {
        PlayedMove played;
        std::size_t parent = none;
        int depth = 1;
        std::vector<std::size_t> next;
        /// The continuation when this move was last on the present line.
        std::size_t chosen = none;
    };
    const Node& node(int number) const { return nodes_[path_[static_cast<std::size_t>(number)]]; }
    const std::vector<std::size_t>& branches(int moves) const;
    void goOn(std::size_t from);

    std::vector<Node> nodes_;
    std::vector<std::size_t> first_;
    std::vector<std::size_t> path_;
};

} // namespace tilewright
