#include "engine/players/beneath/beneath_terrain.h"

#include <algorithm>
#include <bit>

namespace tilewright::players {

using beneath::ChamberKind;
using beneath::nowhere;

namespace {
constexpr int windowMargin = 2;

constexpr Distance doorOfUnknownTile = 3;
// A Runner or Prisoner may move away by himself.
constexpr Distance pieceInTheWay = 6;
} // namespace

BeneathTerrain::BeneathTerrain() {
    chambers_.reserve(mostNodes);
    nodeOfChamber_.reserve(beneath::maxChambers);
    for (std::vector<Cost>& costs : costs_)
        costs.reserve(4 * (mostNodes + 2 * maxWindow));
    ends_.reserve(mostNodes);
    links_.reserve(4 * mostNodes);
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
    chambers_.assign(static_cast<std::size_t>(width_ * height_), nowhere);
    nodeOfChamber_.resize(static_cast<std::size_t>(position.chamberCount()));
    for (int i = 0; i < position.chamberCount(); ++i) {
        const int node = nodeAt(position.cellOf(i));
        nodeOfChamber_[static_cast<std::size_t>(i)] = node;
        if (node >= 0)
            chambers_[static_cast<std::size_t>(node)] = static_cast<std::uint16_t>(i);
    }
    findCosts();
}

/// Most of a window is empty cells beside empty cells, where all steps cost the same: only chambers and their
/// neighbours are examined.
void BeneathTerrain::findCosts() {
    const int nodes = width_ * height_;
    for (Walker walker : {Walker::Runner, Walker::Prisoner}) {
        std::vector<Cost>& costs = costs_[static_cast<std::size_t>(walker)];
        // An extra row on either side, so that steps from beyond the rim can be looked up: there are none.
        costs.assign(static_cast<std::size_t>(4 * (nodes + 2 * width_)), noWay);
        std::fill_n(costs.begin() + 4 * width_, 4 * nodes, static_cast<Cost>(oneAction + throughEmptyCell));
        for (int x = 0; x < width_; ++x) {
            cost(walker, x, Direction::North) = noWay;
            cost(walker, nodes - 1 - x, Direction::South) = noWay;
        }
        for (int y = 0; y < height_; ++y) {
            cost(walker, y * width_, Direction::West) = noWay;
            cost(walker, y * width_ + width_ - 1, Direction::East) = noWay;
        }
        std::vector<Distance>& entering = entering_[static_cast<std::size_t>(walker)];
        entering.resize(nodeOfChamber_.size());
        for (std::size_t i = 0; i < entering.size(); ++i)
            entering[i] = enterCost(static_cast<std::uint16_t>(i), walker);
    }
    for (int i = 0; i < position_->chamberCount(); ++i)
        if (nodeOf(i) >= 0)
            findCostsAt(i);
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
    const auto set = [this](Walker walker, int from, Direction d, Distance distance) {
        cost(walker, from, d) = static_cast<Cost>(std::min<Distance>(distance, noWay));
    };
    for (Direction d : allDirections) {
        const unsigned bit = 1U << index(d);
        const Side exit = position_->faceOf(chamber).sides[static_cast<std::size_t>(d)];
        const int next = neighbourNode(node, d);
        const std::uint16_t there = next >= 0 ? chambers_[static_cast<std::size_t>(next)] : nowhere;
        Distance leaving = unreachable;
        if (there != nowhere && (joined & bit)) {
            leaving = oneAction;
            if (position_->blackMarkers(chamber) & bit)
                leaving += oneAction * position_->game().options().blackRemovalActions;
            if ((position_->whiteMarkers(chamber) & bit) == 0 || exit == Side::Special)
                leaving += price(exit);
        } else if (next >= 0 && there == nowhere && (rim & bit)) {
            leaving = oneAction + price(exit) + throughEmptyCell;
        }
        for (Walker walker : {Walker::Runner, Walker::Prisoner}) {
            const std::vector<Distance>& entering = entering_[static_cast<std::size_t>(walker)];
            set(walker, node, d, there == nowhere ? leaving : leaving + entering[there]);
            if (next >= 0 && there == nowhere)
                set(walker, next, opposite(d),
                    (rim & bit) ? oneAction + doorOfUnknownTile + entering[static_cast<std::size_t>(chamber)]
                                : unreachable);
        }
    }
}

int BeneathTerrain::nodeAt(Cell cell) const {
    const int x = cell.x - origin_.x;
    const int y = cell.y - origin_.y;
    return x >= 0 && y >= 0 && x < width_ && y < height_ ? y * width_ + x : -1;
}

int BeneathTerrain::neighbourNode(int node, Direction d) const {
    const int x = node % width_;
    switch (d) {
    case Direction::North:
        return node - width_;
    case Direction::East:
        return x + 1 < width_ ? node + 1 : -1;
    case Direction::South:
        return node + width_ < width_ * height_ ? node + width_ : -1;
    case Direction::West:
        break;
    }
    return x > 0 ? node - 1 : -1;
}

Distance BeneathTerrain::price(Side exit) const {
    const beneath::Hand& hand = position_->hand(player_);
    if (exit == Side::Special) // three picks of different colours
        return std::popcount(hand.colours()) >= 3 ? 10 : 22;
    if (!isSkull(exit) || index(skullColour(exit)) == player_)
        return 0;
    const int held = hand.picks[static_cast<std::size_t>(skullColour(exit))];
    // The last of a colour is worth more; a missing one costs a white marker, taken and placed, or a detour.
    return held >= 2 ? 3 : held == 1 ? 6 : 10;
}

Distance BeneathTerrain::enterCost(std::uint16_t chamber, Walker walker) const {
    const Distance guard = position_->hasGuard(chamber) ? guardInTheWay : 0;
    switch (position_->kindOf(chamber)) {
    case ChamberKind::KeyRoom:
    case ChamberKind::Guardhouse: // as a target only
        return guard;
    case ChamberKind::Cell: {
        const int owner = position_->game().cellOwner(chamber);
        if (owner < 0 || !position_->hand(owner).released)
            return unreachable;
        break;
    }
    case ChamberKind::Entrance:
        if (walker == Walker::Runner)
            return guard;
        break;
    default:
        break;
    }
    const bool taken =
        walker == Walker::Runner ? position_->hasRunner(chamber) : position_->hasPrisoner(chamber);
    return guard + (taken ? pieceInTheWay : 0);
}

/// Dial's algorithm: a list of nodes for each distance up to the horizon. Every step has a cost, so a list
/// never grows while it is read.
template <bool Reverse>
void BeneathTerrain::spread(std::span<const int> starts, Walker walker, const Reach& reach,
                            DistanceMap& map) {
    map.assign(chambers_.size(), unreachable);
    lists_.fill(-1);
    links_.clear();
    const auto add = [this](Distance distance, int node) {
        std::int32_t& list = lists_[static_cast<std::size_t>(distance)];
        links_.push_back({node, list});
        list = static_cast<std::int32_t>(links_.size()) - 1;
    };
    for (int start : starts)
        if (start >= 0) {
            map[static_cast<std::size_t>(start)] = 0;
            add(0, start);
        }
    const std::array<int, 4> offsets{-width_, 1, width_, -1};
    const Cost* const costs = costs_[static_cast<std::size_t>(walker)].data() + 4 * width_;
    Distance last = reach.horizon;
    bool reached = false;
    std::size_t settled = 0;
    for (Distance distance = 0; distance <= last; ++distance) {
        // Distances up to this one are final.
        const auto known = [&](int node) {
            return node < 0 || map[static_cast<std::size_t>(node)] <= distance;
        };
        if (reach.of == Reach::Of::All)
            while (settled < reach.nodes.size() && known(reach.nodes[settled]))
                ++settled;
        else if (!reached)
            settled = std::ranges::any_of(reach.nodes, [&](int node) { return node >= 0 && known(node); })
                          ? reach.nodes.size()
                          : 0;
        if (!reached && settled == reach.nodes.size()) {
            reached = true;
            last = std::min(last, distance + reach.further);
        }
        for (std::int32_t at = lists_[static_cast<std::size_t>(distance)]; at >= 0;) {
            const auto [node, following] = links_[static_cast<std::size_t>(at)];
            at = following;
            // Key rooms and guardhouses can't be walked through; a way may start or end there.
            if (distance > map[static_cast<std::size_t>(node)] ||
                (distance > 0 && ends_[static_cast<std::size_t>(node)]))
                continue;
            for (int d = 0; d < 4; ++d) {
                const int next = node + offsets[static_cast<std::size_t>(d)];
                const Distance step = Reverse ? costs[4 * next + (d ^ 2)] : costs[4 * node + d];
                if (step == noWay || distance + step > last ||
                    distance + step >= map[static_cast<std::size_t>(next)])
                    continue;
                map[static_cast<std::size_t>(next)] = distance + step;
                add(distance + step, next);
            }
        }
    }
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
