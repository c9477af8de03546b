#include "engine/games/beneath/bots/beneath_pathfinder.h"

#include <algorithm>
#include <bit>
#include <tuple>
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
    ends_.reserve(maxNodes);
    lists_.fill(noLink);
}

void BeneathPathfinder::setPosition(const beneath::Position& position, int player) {
    position_ = &position;
    player_ = player;
    const int removal = oneAction * position.game().blackRemovalActions();
    const Distance clear = position.game().options().clearPassage ? freeStep : oneAction;
    const bool alike = removal == removal_ && clear == clearStep_;
    removal_ = removal;
    clearStep_ = clear;
    keepChambers(alike ? commonChambers() : 0);
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

/// How many chambers of the last look the position has too, from the first on.
std::size_t BeneathPathfinder::commonChambers() const {
    const int most = std::min(static_cast<int>(cachedChambers_.size()), position_->chamberCount());
    int common = 0;
    while (common < most && isCached(common))
        ++common;
    return static_cast<std::size_t>(common);
}

/// Takes off all chambers after so many, and makes the window that of the position.
void BeneathPathfinder::keepChambers(std::size_t common) {
    const bool extends = common > 0 && common == cachedChambers_.size();
    if (!extends)
        least_ = most_ = position_->cellOf(0);
    for (int i = extends ? static_cast<int>(common) : 0; i < position_->chamberCount(); ++i) {
        const Cell c = position_->cellOf(i);
        least_ = {std::min(least_.x, c.x), std::min(least_.y, c.y)};
        most_ = {std::max(most_.x, c.x), std::max(most_.y, c.y)};
    }
    if (const Window window = windowAround(least_, most_); common == 0 || window != window_)
        makeGrid(window);
    while (cachedChambers_.size() > common)
        takeOffLast();
}

BeneathPathfinder::Window BeneathPathfinder::windowAround(Cell least, Cell most) {
    const auto fit = [](int from, int to) {
        const int wanted = to - from + 1 + 2 * windowMargin;
        const int size = std::min(wanted, maxWindow);
        const int first = from - windowMargin + (wanted - size) / 2;
        return std::pair(first, first + size - 1);
    };
    Window window;
    std::tie(window.least.x, window.most.x) = fit(least.x, most.x);
    std::tie(window.least.y, window.most.y) = fit(least.y, most.y);
    return window;
}

/// A new grid around the window, without chambers.
void BeneathPathfinder::makeGrid(const Window& window) {
    origin_ = {window.least.x - 1, window.least.y - 1};
    stride_ = window.most.x - window.least.x + 3;
    offsets_ = {-stride_, 1, stride_, -1};
    const auto nodes =
        static_cast<std::size_t>(stride_) * static_cast<std::size_t>(window.most.y - window.least.y + 3);
    constexpr std::array<Cost, 4> closed{noWay, noWay, noWay, noWay};
    chambers_.assign(nodes, nowhere);
    ends_.assign(nodes, 0);
    costs_.assign(nodes, {{closed, closed}, {closed, closed}});
    cachedChambers_.clear();
    nodeOfChamber_.clear();
    window_ = window;
    for (int y = window.least.y; y <= window.most.y; ++y)
        for (int x = window.least.x; x <= window.most.x; ++x)
            costs_[static_cast<std::size_t>(nodeInGrid({x, y}))] = costsOfEmpty({x, y});
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

/// Takes the last chamber off: what is beside it is to be found anew.
void BeneathPathfinder::takeOffLast() {
    const Cell cell = cachedChambers_.back().cell;
    const int node = nodeOfChamber_.back();
    cachedChambers_.pop_back();
    nodeOfChamber_.pop_back();
    if (node < 0)
        return;
    chambers_[static_cast<std::size_t>(node)] = nowhere;
    ends_[static_cast<std::size_t>(node)] = 0;
    costs_[static_cast<std::size_t>(node)] = costsOfEmpty(cell);
    for (Direction d : allDirections) {
        const auto next = static_cast<std::size_t>(neighbourNode(node, d));
        if (const std::uint16_t beside = chambers_[next]; beside != nowhere) {
            cachedChambers_[beside].changed = true;
            continue;
        }
        const Costs empty = costsOfEmpty(neighbour(cell, d));
        const auto back = static_cast<std::size_t>(opposite(d));
        for (std::size_t w = 0; w < 2; ++w) {
            costs_[next].leaving[w][back] = empty.leaving[w][back];
            costs_[next].coming[w][back] = empty.coming[w][back];
        }
    }
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

/// From an empty cell to those around it, if they were empty; none at the margin.
BeneathPathfinder::Costs BeneathPathfinder::costsOfEmpty(Cell cell) const {
    constexpr auto step = static_cast<Cost>(oneAction + throughEmptyCell);
    std::array<Cost, 4> costs{};
    for (Direction d : allDirections)
        costs[static_cast<std::size_t>(d)] =
            window_.holds(cell) && window_.holds(neighbour(cell, d)) ? step : noWay;
    return {{costs, costs}, {costs, costs}};
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
    static_assert(noWay > horizon);
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
            // Without a branch for each side, as it can't be foreseen which of them lead on. Where there is
            // no way, the distance is beyond the horizon.
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
