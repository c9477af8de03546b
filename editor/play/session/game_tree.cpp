#include "editor/play/session/game_tree.h"

#include "editor/words/game_words.h"

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

using What = game::Change::What;

bool namedBy(const game::MoveInfo& move, const game::Change& change) {
    return move.piece && move.piece->kind == change.kind && move.piece->player == change.player &&
           move.piece->number == change.number;
}

bool scoredAt(const game::Changes& changes, Cell cell) {
    return std::ranges::any_of(changes, [cell](const game::Change& change) {
        return change.what == What::Scored && std::ranges::find(change.cells, cell) != change.cells.end();
    });
}

/// The piece of nobody that came to that cell.
game::Kind comerTo(const game::Changes& changes, Cell cell, const game::MoveInfo& move) {
    for (const game::Change& change : changes)
        if (change.what == What::PieceMoved && change.player < 0 &&
            ((change.space.empty() && change.cell == cell && change.from != cell) ||
             (!change.space.empty() && move.cell == cell)))
            return change.kind;
    return {};
}

} // namespace

std::vector<LogEntry::PieceEvent> pieceEventsOf(const game::MoveInfo& move, const game::Changes& changes) {
    using PieceEvent = LogEntry::PieceEvent;
    std::vector<PieceEvent> pieceEvents;
    for (const game::Change& change : changes) {
        if ((change.what != What::PieceMoved && change.what != What::PieceHome) || change.player < 0)
            continue;
        const game::Piece piece{.kind = change.kind, .player = change.player, .number = change.number};
        if (change.what == What::PieceHome && !change.fromSpace.empty())
            pieceEvents.push_back({.what = PieceEvent::What::Freed,
                                   .piece = piece,
                                   .space = change.fromSpace,
                                   .holder = change.holder});
        else if (change.what == What::PieceHome && change.from && !scoredAt(changes, *change.from))
            pieceEvents.push_back(
                {.what = PieceEvent::What::Home, .piece = piece, .by = comerTo(changes, *change.from, move)});
        else if (change.what == What::PieceMoved && !change.space.empty() && !namedBy(move, change))
            pieceEvents.push_back({.what = PieceEvent::What::Into,
                                   .piece = piece,
                                   .space = change.space,
                                   .holder = change.holder});
    }
    return pieceEvents;
}

std::optional<LogEntry::Step> stepOf(const game::MoveInfo& move, const game::Changes& changes) {
    if (!move.piece || move.piece->player >= 0 || !move.cell)
        return std::nullopt;
    // Only one that is alone of its kind makes a path, unlike Guards, whose steps are moves like others.
    if (const game::KindSpec* kind = findKind(move.piece->kind); kind == nullptr || kind->supply != 1)
        return std::nullopt;
    // A piece that joins another makes no path.
    if (std::ranges::any_of(changes, [](const game::Change& c) { return c.player < 0 && c.with >= 0; }))
        return std::nullopt;
    LogEntry::Step step{.kind = move.piece->kind, .from = std::nullopt, .to = *move.cell};
    if (move.piece->space.empty())
        step.from = move.piece->cell;
    return step;
}

std::vector<Cell> pathOf(const std::vector<LogEntry::Step>& steps) {
    std::vector<Cell> path;
    for (const LogEntry::Step& step : steps) {
        if (path.empty())
            path.push_back(step.from.value_or(step.to));
        path.push_back(step.to);
    }
    return path;
}

void GameTree::clear() {
    nodes_.clear();
    first_.clear();
    path_.clear();
}

const std::vector<std::size_t>& GameTree::branches(int moves) const {
    return moves == 0 ? first_ : node(moves - 1).next;
}

bool GameTree::follow(int moves, game::Move move) {
    if (moves < length() && at(moves).move == move)
        return true;
    const auto& here = branches(moves);
    const auto known =
        std::ranges::find_if(here, [&](std::size_t n) { return nodes_[n].played.move == move; });
    if (known == here.end())
        return false;
    const std::size_t next = *known;
    path_.resize(static_cast<std::size_t>(moves));
    goOn(next);
    return true;
}

void GameTree::goOn(std::size_t from) {
    for (std::size_t n = from; n != none; n = nodes_[n].chosen) {
        if (!path_.empty())
            nodes_[path_.back()].chosen = n;
        path_.push_back(n);
    }
}

void GameTree::add(int moves, PlayedMove played) {
    const std::size_t added = nodes_.size();
    const std::size_t parent = moves == 0 ? none : path_[static_cast<std::size_t>(moves) - 1];
    nodes_.push_back({std::move(played), parent, moves + 1, {}, none});
    (parent == none ? first_ : nodes_[parent].next).push_back(added);
    path_.resize(static_cast<std::size_t>(moves));
    goOn(added);
}

std::size_t GameTree::count() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(nodes_, [](const Node& n) { return n.next.empty(); }));
}

std::vector<GameTree::Line> GameTree::all() const {
    std::vector<Line> lines;
    for (std::size_t end = 0; end < nodes_.size(); ++end) {
        if (!nodes_[end].next.empty())
            continue;
        std::size_t at = end;
        while (at != none) {
            const auto place = static_cast<std::size_t>(nodes_[at].depth) - 1;
            if (place < path_.size() && path_[place] == at)
                break;
            at = nodes_[at].parent;
        }
        lines.push_back({end, nodes_[end].depth, at == none ? 0 : nodes_[at].depth,
                         !path_.empty() && path_.back() == end});
    }
    return lines;
}

const PlayedMove& GameTree::moveOf(const Line& line, int number) const {
    std::size_t at = line.end;
    while (nodes_[at].depth > number + 1)
        at = nodes_[at].parent;
    return nodes_[at].played;
}

void GameTree::choose(std::size_t end) {
    path_.assign(static_cast<std::size_t>(nodes_[end].depth), none);
    for (std::size_t at = end; at != none; at = nodes_[at].parent)
        path_[static_cast<std::size_t>(nodes_[at].depth) - 1] = at;
    for (std::size_t i = 0; i + 1 < path_.size(); ++i)
        nodes_[path_[i]].chosen = path_[i + 1];
}

} // namespace tilewright
