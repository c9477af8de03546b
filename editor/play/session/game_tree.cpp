#include "editor/play/session/game_tree.h"

#include <algorithm>
#include <utility>

namespace tilewright {

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
