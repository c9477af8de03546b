#pragma once

#include "engine/game/milestones.h"
#include "engine/game/uncovered.h"

#include <optional>
#include <vector>

namespace tilewright {

/// One line of the log: what a move did. Kept as sentences of the engine, so that it reads in the language of
/// the moment.
struct LogEntry {
    int turn = 0;
    int player = 0;
    Text text;
    /// Nothing else was legal, and nothing was decided by it.
    bool forced = false;
    /// It says something to a question and names no place: "stay".
    bool answers = false;
    /// What befell besides: tiles that fit nowhere.
    std::vector<Text> remarks;
    struct Score {
        int player = 0;
        int points = 0;
        /// What for, if that has a name.
        Text source;
        /// As in the change that told of it.
        game::Kind kind = {};
    };
    std::vector<Score> scored;
    /// What befell a piece that the move itself did not name.
    struct PieceEvent {
        enum class What { Home, Into, Freed };
        What what = What::Home;
        game::Piece piece;
        /// Into and Freed: the space, and whose it is (-1: everybody's).
        game::Kind space = {};
        int holder = -1;
        /// Home: nobody's piece that came to it, "" where none did.
        game::Kind by = {};
    };
    std::vector<PieceEvent> pieceEvents;
    /// Where the move led nobody's piece, and from where, if from a cell.
    struct Step {
        game::Kind kind;
        std::optional<Cell> from;
        Cell to;
    };
    std::optional<Step> step;
    /// In the list of the game's rule system.
    std::vector<game::Milestone> milestones;
    std::vector<game::Uncovered> uncovered;
    /// Of all players, after the move.
    std::vector<int> points;
};

/// A move with what came of it.
struct PlayedMove {
    game::Move move;
    LogEntry log;
    /// The course of the game up to and with this move.
    game::Course course;
};

/// All that was played of one game: a tree of moves, and one line of it, from the start to an end, that is
/// the present one. Moves are never forgotten; where one goes back and plays another, the line forks.
class GameTree {
public:
    void clear();
    bool empty() const { return nodes_.empty(); }

    /// Moves of the present line.
    int length() const { return static_cast<int>(path_.size()); }
    /// Pre: 0 <= number < length().
    const PlayedMove& at(int number) const { return node(number).played; }

    /// Leads the present line, from the moment after `moves` moves, through `move` if that was played there
    /// before; false if it was not. Pre: moves <= length().
    bool follow(int moves, game::Move move);
    /// Another move at the moment after `moves` moves; the present line ends with it.
    /// Pre: !follow(moves, played.move).
    void add(int moves, PlayedMove played);

    /// A line, named by its last move.
    struct Line {
        std::size_t end = 0;
        int length = 0;
        /// Moves that it shares with the present line.
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
        /// Where the line went on when this move was last on it.
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
