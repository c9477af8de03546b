#include "engine/players/beneath/beneath_terrain.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tilewright::players {

using beneath::ChamberKind;
using beneath::nowhere;

namespace {
constexpr int windowMargin = 3;

constexpr Distance doorOfUnknownTile = 3;
// A Runner or Prisoner may move away by himself.
constexpr Distance pieceInTheWay = 6;
} // namespace

BeneathTerrain::BeneathTerrain() {
    chambers_.reserve(mostNodes);
    nodeOfChamber_.reserve(beneath::maxChambers);
    for (std::vector<Cost>& costs : costs_)
        costs.reserve(4 * mostNodes);
    ends_.reserve(mostNodes);
    links_.resize(4 * mostNodes);
    lists_.fill(-1);
    for (std::vector<Distance>& entering : entering_)
        entering.reserve(beneath::maxChambers);
}

void BeneathTerrain::look(const beneath::Position& position, int player) {
    position_ = &position;
    player_ = player;
    Cell least = position.cellOf(0);
    Cell most = least;
    for (int i = 1; i < position.chamberCount(); ++i) {
        const Cell c = position.cellOf(i);
        least = {std::min(least.x, c.x), std::min(least.y, c.y)};
        most = {std::max(most.x, c.x), std::max(most.y, c.y)};
    }
    const auto fit = [](int from, int to) {
        const int wanted = to - from + 1 + 2 * windowMargin;
        const int size = std::min(wanted, maxWindow);
        return std::pair(from - windowMargin + (wanted - size) / 2, size);
    };
    std::tie(origin_.x, width_) = fit(least.x, most.x);
    std::tie(origin_.y, height_) = fit(least.y, most.y);
    offsets_ = {-width_, 1, width_, -1};
    chambers_.assign(static_cast<std::size_t>(width_ * height_), nowhere);
    nodeOfChamber_.resize(static_cast<std::size_t>(position.chamberCount()));
    for (int i = 0; i < position.chamberCount(); ++i) {
        const int node = nodeAt(position.cellOf(i));
        nodeOfChamber_[static_cast<std::size_t>(i)] = node;
        if (node >= 0)
            chambers_[static_cast<std::size_t>(node)] = static_cast<std::uint16_t>(i);
    }
    findPrices();
    findEntering();
    findCosts();
}

void BeneathTerrain::findPrices() {
    const beneath::Hand& hand = position_->hand(player_);
    prices_.fill(0);
    // Three picks of different colours.
    prices_[static_cast<std::size_t>(Side::Special)] = std::popcount(hand.colours()) >= 3 ? 10 : 22;
    for (int c = 0; c < colourCount; ++c) {
        const int held = hand.picks[static_cast<std::size_t>(c)];
        // The last of a colour is worth more; a missing one costs a white marker, taken and placed, or a
        // detour.
        if (c != player_)
            prices_[static_cast<std::size_t>(skull(colourAt(c)))] = held >= 2 ? 3 : held == 1 ? 6 : 10;
    }
}

void BeneathTerrain::findEntering() {
    for (Walker walker : {Walker::Runner, Walker::Prisoner}) {
        std::vector<Distance>& entering = entering_[static_cast<std::size_t>(walker)];
        entering.resize(nodeOfChamber_.size());
        for (int i = 0; i < position_->chamberCount(); ++i) {
            const Distance guard = position_->hasGuard(i) ? guardInTheWay : 0;
            const bool taken = walker == Walker::Runner ? position_->hasRunner(i) : position_->hasPrisoner(i);
            Distance cost = guard + (taken ? pieceInTheWay : 0);
            const ChamberKind kind = position_->kindOf(i);
            // Key rooms and guardhouses are targets only; Runners share an entrance.
            if (kind == ChamberKind::KeyRoom || kind == ChamberKind::Guardhouse ||
                (kind == ChamberKind::Entrance && walker == Walker::Runner))
                cost = guard;
            else if (kind == ChamberKind::Cell) {
                const int owner = position_->game().cellOwner(i);
                if (owner < 0 || !position_->hand(owner).released)
                    cost = unreachable;
            }
            entering[static_cast<std::size_t>(i)] = cost;
        }
    }
}

void BeneathTerrain::findCosts() {
    for (std::vector<Cost>& costs : costs_)
        costs.assign(4 * chambers_.size(), noWay);
    for (int i = 0; i < position_->chamberCount(); ++i)
        if (nodeOf(i) >= 0)
            findCostsAt(i);
    findCostsBetweenEmptyCells();
    ends_.assign(chambers_.size(), 0);
    for (const auto* rooms : {&position_->game().keyRooms(), &position_->game().guardhouses()})
        for (std::uint16_t room : *rooms)
            if (const int node = nodeOf(room); node >= 0)
                ends_[static_cast<std::size_t>(node)] = 1;
}

/// Steps out of a chamber, and into it from empty cells beside it.
void BeneathTerrain::findCostsAt(int chamber) {
    const int node = nodeOf(chamber);
    const unsigned joined = position_->joined(chamber);
    const unsigned rim = position_->rim(chamber);
    const Sides& sides = position_->faceOf(chamber).sides;
    const auto set = [this](Walker walker, int from, Direction d, Distance distance) {
        cost(walker, from, d) = static_cast<Cost>(std::min<Distance>(distance, noWay));
    };
    for (Direction d : allDirections) {
        const unsigned bit = 1U << index(d);
        const Side exit = sides[static_cast<std::size_t>(d)];
        const int next = neighbourNode(node, d);
        const std::uint16_t there = chambers_[static_cast<std::size_t>(next)];
        if (there == nowhere) {
            if ((rim & bit) == 0)
                continue;
            for (Walker walker : {Walker::Runner, Walker::Prisoner}) {
                const Distance back =
                    entering_[static_cast<std::size_t>(walker)][static_cast<std::size_t>(chamber)];
                set(walker, node, d, oneAction + price(exit) + throughEmptyCell);
                set(walker, next, opposite(d), oneAction + doorOfUnknownTile + back);
            }
        } else if (joined & bit) {
            Distance leaving = oneAction;
            if (position_->blackMarkers(chamber) & bit)
                leaving += oneAction * position_->game().options().blackRemovalActions;
            if ((position_->whiteMarkers(chamber) & bit) == 0 || exit == Side::Special)
                leaving += price(exit);
            for (Walker walker : {Walker::Runner, Walker::Prisoner})
                set(walker, node, d, leaving + entering_[static_cast<std::size_t>(walker)][there]);
        }
    }
}

/// From one empty cell to another; none at the margin.
void BeneathTerrain::findCostsBetweenEmptyCells() {
    const auto isFree = [this](int node) {
        const int x = node % width_;
        return x > 0 && x + 1 < width_ && node >= width_ && node + width_ < width_ * height_ &&
               chambers_[static_cast<std::size_t>(node)] == nowhere;
    };
    for (int node = 0; node < width_ * height_; ++node)
        for (Direction d : allDirections)
            if (isFree(node) && isFree(neighbourNode(node, d)))
                for (Walker walker : {Walker::Runner, Walker::Prisoner})
                    cost(walker, node, d) = static_cast<Cost>(oneAction + throughEmptyCell);
}

/// Dial's algorithm: a list of nodes for each distance up to the horizon. Every step has a cost, so a list
/// never grows while it is read.
template <bool Reverse>
void BeneathTerrain::spread(std::span<const int> starts, Walker walker, const Reach& reach,
                            DistanceMap& map) {
    map.assign(chambers_.size(), static_cast<std::uint16_t>(unreachable));
    std::int32_t links = 0;
    const auto add = [this, &links](Distance distance, int node) {
        std::int32_t& list = lists_[static_cast<std::size_t>(distance)];
        links_[static_cast<std::size_t>(links)] = {node, list};
        list = links++;
        filled_[static_cast<std::size_t>(distance) / 64] |= std::uint64_t{1} << (distance % 64);
    };
    for (int start : starts)
        if (start >= 0 && map[static_cast<std::size_t>(start)] != 0) {
            map[static_cast<std::size_t>(start)] = 0;
            add(0, start);
        }
    const Cost* const costs = costs_[static_cast<std::size_t>(walker)].data();
    Distance last = reach.horizon;
    bool reached = false;
    std::size_t settled = 0;
    for (std::size_t word = 0; word < filled_.size();) {
        if (filled_[word] == 0) {
            ++word;
            continue;
        }
        const auto distance = static_cast<Distance>(64 * word) + std::countr_zero(filled_[word]);
        std::int32_t at = std::exchange(lists_[static_cast<std::size_t>(distance)], -1);
        filled_[word] &= filled_[word] - 1;
        if (distance > last)
            continue;
        if (!reached && reaches(reach, map, distance, settled)) {
            reached = true;
            last = std::min(last, distance + reach.further);
        }
        while (at >= 0) {
            const auto [node, following] = links_[static_cast<std::size_t>(at)];
            at = following;
            // Key rooms and guardhouses can't be walked through; a way may start or end there.
            if (distance > map[static_cast<std::size_t>(node)] ||
                (distance > 0 && ends_[static_cast<std::size_t>(node)]))
                continue;
            for (std::size_t d = 0; d < 4; ++d) {
                const auto next = static_cast<std::size_t>(node + offsets_[d]);
                const Distance step =
                    Reverse ? costs[4 * next + (d ^ 2)] : costs[4 * static_cast<std::size_t>(node) + d];
                if (step == noWay || distance + step > last || distance + step >= map[next])
                    continue;
                map[next] = static_cast<std::uint16_t>(distance + step);
                add(distance + step, static_cast<int>(next));
            }
        }
    }
}

/// Whether the nodes to be reached are settled, as all are whose distance is not beyond this one; counts them
/// in `settled`.
bool BeneathTerrain::reaches(const Reach& reach, const DistanceMap& map, Distance distance,
                             std::size_t& settled) {
    const auto known = [&](int node) { return node < 0 || map[static_cast<std::size_t>(node)] <= distance; };
    if (reach.of == Reach::Of::Nearest)
        return reach.nodes.empty() ||
               std::ranges::any_of(reach.nodes, [&](int node) { return node >= 0 && known(node); });
    while (settled < reach.nodes.size() && known(reach.nodes[settled]))
        ++settled;
    return settled == reach.nodes.size();
}

void BeneathTerrain::distancesTo(std::span<const int> targets, Walker walker, const Reach& reach,
                                 DistanceMap& map) {
    spread<true>(targets, walker, reach, map);
}

void BeneathTerrain::distancesFrom(std::span<const int> sources, Walker walker, const Reach& reach,
                                   DistanceMap& map) {
    spread<false>(sources, walker, reach, map);
}

} // namespace tilewright::players
