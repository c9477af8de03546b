#include "engine/games/beneath/bots/beneath_pathfinder.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tilewright::bots {

using beneath::ChamberKind;
using beneath::nowhere;

namespace {
constexpr int windowMargin = 3;

constexpr Distance doorOfUnknownTile = 3;
// A step that goes on; each has a cost (see computeDistances()).
constexpr Distance freeStep = 1;
// A Runner or Prisoner may move away by himself.
constexpr Distance pieceInTheWay = 6;
} // namespace

BeneathPathfinder::BeneathPathfinder() : links_(std::make_unique_for_overwrite<Link[]>(maxLinks)) {
    chambers_.reserve(maxNodes);
    nodeOfChamber_.reserve(beneath::maxChambers);
    cachedChambers_.reserve(beneath::maxChambers);
    costs_.reserve(maxNodes);
    emptyWindowCosts_.reserve(maxNodes);
    ends_.reserve(maxNodes);
    lists_.fill(noLink);
}

void BeneathPathfinder::setPosition(const beneath::Position& position, int player) {
    position_ = &position;
    player_ = player;
    const int removal = oneAction * position.game().blackRemovalActions();
    const Distance clear = position.game().options().clearPassage ? freeStep : oneAction;
    if (removal != removal_ || clear != clearStep_ || !extendsCachedPosition())
        cachedChambers_.clear();
    removal_ = removal;
    clearStep_ = clear;
    findWindow();
    for (int i = static_cast<int>(cachedChambers_.size()); i < position.chamberCount(); ++i)
        place(i);
    findChanges(findPrices());
    for (int i = 0; i < position.chamberCount(); ++i)
        if (cachedChambers_[static_cast<std::size_t>(i)].changed && nodeOf(i) >= 0)
            findCostsAt(i);
}

/// Whether the chamber is the one of the last look.
bool BeneathPathfinder::isCached(int chamber) const {
    const CachedChamber& known = cachedChambers_[static_cast<std::size_t>(chamber)];
    // As one number: compilers call a function to compare arrays.
    return std::bit_cast<std::uint32_t>(known.sides) ==
               std::bit_cast<std::uint32_t>(position_->faceOf(chamber).sides) &&
           known.cell == position_->cellOf(chamber) && known.kind == position_->kindOf(chamber);
}

/// Whether the position has all chambers that are known, whatever was laid after them.
bool BeneathPathfinder::extendsCachedPosition() const {
    const int count = static_cast<int>(cachedChambers_.size());
    int same = 0;
    while (same < std::min(count, position_->chamberCount()) && isCached(same))
        ++same;
    return same == count;
}

/// Makes the window anew, without chambers, if it isn't that of the last look.
void BeneathPathfinder::findWindow() {
    const bool anew = cachedChambers_.empty();
    Cell least = anew ? position_->cellOf(0) : least_;
    Cell most = anew ? least : most_;
    for (int i = static_cast<int>(cachedChambers_.size()); i < position_->chamberCount(); ++i) {
        const Cell c = position_->cellOf(i);
        least = {std::min(least.x, c.x), std::min(least.y, c.y)};
        most = {std::max(most.x, c.x), std::max(most.y, c.y)};
    }
    if (!anew && least == least_ && most == most_)
        return;
    least_ = least;
    most_ = most;
    const auto fit = [](int from, int to) {
        const int wanted = to - from + 1 + 2 * windowMargin;
        const int size = std::min(wanted, maxWindow);
        return std::pair(from - windowMargin + (wanted - size) / 2, size);
    };
    std::tie(origin_.x, width_) = fit(least.x, most.x);
    std::tie(origin_.y, height_) = fit(least.y, most.y);
    offsets_ = {-width_, 1, width_, -1};
    chambers_.assign(static_cast<std::size_t>(width_ * height_), nowhere);
    ends_.assign(chambers_.size(), 0);
    makeEmptyWindowCosts();
    costs_ = emptyWindowCosts_;
    cachedChambers_.clear();
    nodeOfChamber_.clear();
}

void BeneathPathfinder::place(int chamber) {
    const Cell cell = position_->cellOf(chamber);
    const int node = nodeAt(cell);
    CachedChamber known{
        .cell = cell, .sides = position_->faceOf(chamber).sides, .kind = position_->kindOf(chamber)};
    for (SideContent side : known.sides)
        known.prices |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(side));
    cachedChambers_.push_back(known);
    nodeOfChamber_.push_back(node);
    if (node < 0)
        return;
    chambers_[static_cast<std::size_t>(node)] = static_cast<std::uint16_t>(chamber);
    if (known.kind == ChamberKind::KeyRoom || known.kind == ChamberKind::Guardhouse)
        ends_[static_cast<std::size_t>(node)] = 1;
}

/// Returns which prices changed, bit s for Side s.
unsigned BeneathPathfinder::findPrices() {
    const beneath::Hand& hand = position_->hand(player_);
    const auto before = prices_;
    prices_.fill(0);
    // Picks of different colours: in hand, or still to be collected.
    const int special = position_->game().specialDoorPrice();
    constexpr int ofThreeHeld = 10;
    constexpr int ofThreeMissing = 22;
    prices_[static_cast<std::size_t>(SideContent::Special)] =
        special * (std::popcount(hand.colours()) >= special ? ofThreeHeld : ofThreeMissing) / 3;
    for (int c = 0; c < colourCount; ++c) {
        const int held = hand.picks[static_cast<std::size_t>(c)];
        // The last of a colour is worth more; a missing one costs a white marker, taken and placed, or a
        // detour.
        if (position_->game().toll(skull(colourAt(c)), player_) >= 0)
            prices_[static_cast<std::size_t>(skull(colourAt(c)))] = held >= 2 ? 3 : held == 1 ? 6 : 10;
    }
    unsigned changed = 0;
    for (std::size_t side = 0; side < prices_.size(); ++side)
        changed |= (prices_[side] != before[side] ? 1U : 0U) << side;
    return changed;
}

void BeneathPathfinder::findEntering(int chamber) {
    CachedChamber& known = cachedChambers_[static_cast<std::size_t>(chamber)];
    const int guard = position_->hasGuard(chamber) ? guardInTheWay : 0;
    int runner = guard + (position_->hasRunner(chamber) ? pieceInTheWay : 0);
    int prisoner = guard + (position_->hasPrisoner(chamber) ? pieceInTheWay : 0);
    // Key rooms and guardhouses are targets only; Runners share an entrance.
    if (known.kind == ChamberKind::Entrance || known.kind == ChamberKind::KeyRoom ||
        known.kind == ChamberKind::Guardhouse)
        runner = guard;
    if (known.kind == ChamberKind::KeyRoom || known.kind == ChamberKind::Guardhouse)
        prisoner = guard;
    if (known.kind == ChamberKind::Cell) {
        const int owner = position_->game().cellOwner(chamber);
        if (owner < 0 || !position_->hand(owner).released)
            runner = prisoner = noWay;
    }
    const std::array<Cost, 2> entering{static_cast<Cost>(runner), static_cast<Cost>(prisoner)};
    const int node = nodeOf(chamber);
    if (std::bit_cast<std::uint16_t>(known.entering) == std::bit_cast<std::uint16_t>(entering) || node < 0)
        return;
    known.entering = entering;
    known.changed = true;
    for (Direction d : allDirections)
        if (const std::uint16_t beside = chambers_[static_cast<std::size_t>(neighbourNode(node, d))];
            beside != nowhere)
            cachedChambers_[beside].changed = true;
}

/// Finds around which chambers costs changed since the last look.
void BeneathPathfinder::findChanges(unsigned changedPrices) {
    for (int i = 0; i < position_->chamberCount(); ++i) {
        CachedChamber& known = cachedChambers_[static_cast<std::size_t>(i)];
        const auto links = static_cast<std::uint16_t>(position_->links(i));
        const auto pieces = static_cast<std::uint16_t>(position_->piecesIn(i));
        if (links != known.links || (known.prices & changedPrices) != 0)
            known.changed = true;
        // Cells open with the release of whom they are of.
        if (pieces != known.pieces || known.kind == ChamberKind::Cell)
            findEntering(i);
        known.links = links;
        known.pieces = pieces;
    }
}

/// Steps out of a chamber, and into it from empty cells beside it.
void BeneathPathfinder::findCostsAt(int chamber) {
    CachedChamber& known = cachedChambers_[static_cast<std::size_t>(chamber)];
    known.changed = false;
    const int node = nodeOf(chamber);
    const unsigned joined = position_->joined(chamber);
    const unsigned rim = position_->rim(chamber);
    const unsigned black = position_->blackMarkers(chamber);
    const unsigned white = position_->whiteMarkers(chamber);
    const Sides& sides = known.sides;
    const auto atMost = [](int cost) { return static_cast<Cost>(std::min<int>(cost, noWay)); };
    const std::array<int, 2> back{oneAction + doorOfUnknownTile + known.entering[0],
                                  oneAction + doorOfUnknownTile + known.entering[1]};
    Costs& here = costs_[static_cast<std::size_t>(node)];
    for (std::size_t d = 0; d < 4; ++d) {
        const unsigned bit = 1U << d;
        const SideContent exit = sides[d];
        const auto next = static_cast<std::size_t>(node + offsets_[d]);
        Costs& beyond = costs_[next];
        const std::uint16_t there = chambers_[next];
        if (there == nowhere) {
            const bool open = (rim & bit) != 0;
            const Cost out = open ? atMost(oneAction + price(exit) + throughEmptyCell) : noWay;
            for (std::size_t w = 0; w < 2; ++w) {
                here.leaving[w][d] = beyond.coming[w][d ^ 2] = out;
                here.coming[w][d] = beyond.leaving[w][d ^ 2] = open ? atMost(back[w]) : noWay;
            }
            continue;
        }
        int leaving = noWay;
        if ((joined & bit) != 0) {
            leaving = exit == SideContent::Open && ((black | white) & bit) == 0 &&
                              cachedChambers_[there].sides[d ^ 2] == SideContent::Open
                          ? clearStep_
                          : oneAction;
            if ((black & bit) != 0)
                leaving += removal_;
            if ((white & bit) == 0 || exit == SideContent::Special)
                leaving += price(exit);
        }
        const std::array<Cost, 2>& entering = cachedChambers_[there].entering;
        for (std::size_t w = 0; w < 2; ++w)
            here.leaving[w][d] = beyond.coming[w][d ^ 2] = atMost(leaving + entering[w]);
    }
}

/// From each empty cell to the next; none at the margin.
void BeneathPathfinder::makeEmptyWindowCosts() {
    if (width_ == emptyWidth_ && height_ == emptyHeight_)
        return;
    emptyWidth_ = width_;
    emptyHeight_ = height_;
    constexpr auto step = static_cast<Cost>(oneAction + throughEmptyCell);
    constexpr std::array<Cost, 4> closed{noWay, noWay, noWay, noWay};
    emptyWindowCosts_.assign(chambers_.size(), {{closed, closed}, {closed, closed}});
    for (int y = 1; y + 1 < height_; ++y)
        for (int x = 1; x + 1 < width_; ++x) {
            const std::array<Cost, 4> costs{y > 1 ? step : noWay, x + 2 < width_ ? step : noWay,
                                            y + 2 < height_ ? step : noWay, x > 1 ? step : noWay};
            emptyWindowCosts_[static_cast<std::size_t>(y * width_ + x)] = {{costs, costs}, {costs, costs}};
        }
}

/// Which nodes are settled, as those are whose distance is not beyond the one at which the map is.
struct BeneathPathfinder::SettledNodes {
    std::span<const int> nodes;
    /// All before are settled.
    std::size_t at = 0;

    bool all(const DistanceMap& map, Distance distance) {
        while (at < nodes.size() && (nodes[at] < 0 || map[static_cast<std::size_t>(nodes[at])] <= distance))
            ++at;
        return at == nodes.size();
    }
    bool any(const DistanceMap& map, Distance distance) const {
        return nodes.empty() || std::ranges::any_of(nodes, [&](int node) {
                   return node >= 0 && map[static_cast<std::size_t>(node)] <= distance;
               });
    }
};

/// Dial's algorithm: a list of nodes for each distance up to the horizon. Every step has a cost, so a list
/// never grows while it is read.
template <bool Reverse>
void BeneathPathfinder::computeDistances(std::span<const int> starts, Walker walker,
                                         const SearchLimits& limits, DistanceMap& map) {
    map.assign(chambers_.size(), static_cast<std::uint16_t>(unreachable));
    std::uint16_t links = 0;
    const auto add = [this, &links](Distance distance, std::size_t node) {
        std::uint16_t& list = lists_[static_cast<std::size_t>(distance)];
        links_[links] = {static_cast<std::uint16_t>(node), list};
        list = links++;
        filled_[static_cast<std::size_t>(distance) / 64] |= std::uint64_t{1} << (distance % 64);
    };
    for (int start : starts)
        if (start >= 0 && map[static_cast<std::size_t>(start)] != 0) {
            map[static_cast<std::size_t>(start)] = 0;
            add(0, static_cast<std::size_t>(start));
        }
    std::uint16_t* const distances = map.data();
    const Costs* const costs = costs_.data();
    const auto w = static_cast<std::size_t>(walker);
    const std::array<int, 4> offsets = offsets_;
    Distance last = limits.horizon;
    bool reached = false;
    SettledNodes wanted{limits.nodes};
    SettledNodes enough{limits.enough};
    for (std::size_t word = 0; word < filled_.size();) {
        if (filled_[word] == 0) {
            ++word;
            continue;
        }
        const auto distance = static_cast<Distance>(64 * word) + std::countr_zero(filled_[word]);
        std::uint16_t at = std::exchange(lists_[static_cast<std::size_t>(distance)], noLink);
        filled_[word] &= filled_[word] - 1;
        if (distance > last)
            continue;
        if (!reached && (limits.until == SearchLimits::Until::All ? wanted.all(map, distance)
                                                                  : wanted.any(map, distance))) {
            reached = true;
            last = std::min(last, std::max(distance + limits.further, limits.least));
        }
        if (!limits.enough.empty() && enough.all(map, distance))
            last = distance;
        const Distance end = last + 1;
        while (at != noLink) {
            const auto [node, following] = links_[at];
            at = following;
            // Key rooms and guardhouses can't be walked through; a way may start or end there.
            if (distance > distances[node] || (distance > 0 && ends_[node]))
                continue;
            const std::array<Cost, 4>& steps = Reverse ? costs[node].coming[w] : costs[node].leaving[w];
            // All sides without a branch, as none of them foresees which lead on. Where there is no way, the
            // distance is beyond the horizon.
            unsigned nearer = 0;
            for (std::size_t d = 0; d < 4; ++d) {
                const Distance known = distances[static_cast<std::size_t>(node + offsets[d])];
                nearer |= (distance + steps[d] < std::min(known, end) ? 1U : 0U) << d;
            }
            for (; nearer != 0; nearer &= nearer - 1) {
                const auto d = static_cast<std::size_t>(std::countr_zero(nearer));
                const auto next = static_cast<std::size_t>(node + offsets[d]);
                const Distance there = distance + steps[d];
                distances[next] = static_cast<std::uint16_t>(there);
                add(there, next);
            }
        }
    }
}

void BeneathPathfinder::distancesTo(std::span<const int> targets, Walker walker, const SearchLimits& limits,
                                    DistanceMap& map) {
    computeDistances<true>(targets, walker, limits, map);
}

void BeneathPathfinder::distancesFrom(std::span<const int> sources, Walker walker, const SearchLimits& limits,
                                      DistanceMap& map) {
    computeDistances<false>(sources, walker, limits, map);
}

} // namespace tilewright::bots
