#include "engine/model/map/fill.h"

#include "engine/base/random.h"
#include "engine/model/map/map_graph.h"
#include "engine/model/map/passages.h"

#include <algorithm>
#include <bit>
#include <set>
#include <tuple>

namespace tilewright {

namespace {

/// The demands around a cell: sides that must be a passage, and sides that must be earth.
struct SideConstraints {
    unsigned passages = 0;
    unsigned earth = 0;
    bool fits(unsigned mask) const { return (mask & passages) == passages && (mask & earth) == 0; }
    int known() const { return std::popcount(passages | earth); }
};

/// The search only uses passages; tiles with them are chosen afterwards.
class FillSearch {
public:
    FillSearch(const MapGraph& board, const TilePool& supply, const FillRequest& order, const StopToken& stop)
        : board_(board), supply_(supply), order_(order), random_(order.seed, 0, Purpose::Generator) {
        for (const Cell cell : order.cells)
            if (insideLimits(cell) && !board.at(cell) && numbers_.at(cell) == CellIndex::none) {
                numbers_.set(cell, static_cast<int>(cells_.size()));
                cells_.push_back(cell);
            }
        places_.resize(cells_.size());
        for (Place& place : places_)
            place.priority = random_();
        for (int i = 0; i < size() && !stop.stop_requested(); ++i)
            refresh(i);
        setHopelessAside(stop);
    }

    void run(const StopToken& stop) {
        if (search(stop) || stop.stop_requested())
            return;
        // Restores the best state, and continues from there without backtracking.
        while (!steps_.empty() && !stop.stop_requested())
            undo();
        for (const Laying& laying : best_) {
            if (stop.stop_requested())
                return;
            put(laying.place, laying.mask);
        }
        while (!frontier_.empty() && !stop.stop_requested()) {
            const int i = std::get<2>(*frontier_.begin());
            if (!putAny(i))
                setAside(i);
        }
    }

    FillResult result(const StopToken& stop) {
        if (stop.stop_requested())
            return {.stopped = true};
        FillResult out;
        for (const Step& step : steps_) {
            // Choosing among very many tiles takes longer than laying them.
            if (stop.stop_requested())
                return {.stopped = true};
            Chamber chamber = supply_.choose(step.mask, random_);
            chamber.cell = cells_[static_cast<std::size_t>(step.place)];
            out.laid.push_back(std::move(chamber));
        }
        for (int i = 0; i < size(); ++i)
            if (place(i).mask == 0)
                out.unfilled.push_back(cells_[static_cast<std::size_t>(i)]);
        std::sort(out.unfilled.begin(), out.unfilled.end(), readingOrderLess);
        out.provenImpossible = !out.unfilled.empty() && proven_;
        return out;
    }

private:
    struct Place {
        unsigned mask = 0;
        std::uint64_t priority = 0;
        /// The number of known sides, as in the frontier; -1 if it is not in it.
        int rank = -1;
        /// Left empty permanently.
        bool aside = false;
    };
    struct Laying {
        int place = 0;
        unsigned mask = 0;
    };
    /// A laying, and its alternatives.
    struct Step {
        int place = 0;
        unsigned mask = 0;
        std::vector<unsigned> others;
    };

    int size() const { return static_cast<int>(cells_.size()); }
    Place& place(int i) { return places_[static_cast<std::size_t>(i)]; }
    const Place& place(int i) const { return places_[static_cast<std::size_t>(i)]; }
    int beside(int i, Direction d) const {
        return numbers_.at(neighbour(cells_[static_cast<std::size_t>(i)], d));
    }
    /// Whether the map is still empty, so that there is nothing to connect to.
    bool begins() const { return board_.map().chambers.empty() && steps_.empty(); }

    SideConstraints demand(int i) const {
        SideConstraints demand;
        for (const Direction d : allDirections) {
            const int number = beside(i, d);
            unsigned mask = 0;
            if (number >= 0) {
                mask = place(number).mask;
                if (mask == 0)
                    continue;
            } else {
                const auto chamber = board_.at(neighbour(cells_[static_cast<std::size_t>(i)], d));
                if (!chamber || !board_.sides(*chamber))
                    continue;
                mask = passageMask(*board_.sides(*chamber));
            }
            ((mask & bit(opposite(d))) != 0 ? demand.passages : demand.earth) |= bit(d);
        }
        return demand;
    }

    bool canHold(int i) const {
        const SideConstraints wanted = demand(i);
        for (unsigned mask = 1; mask < 16; ++mask)
            if (wanted.fits(mask) && supply_.left(mask) > 0)
                return true;
        return false;
    }

    /// Adds a place to the frontier, or removes it, depending on its neighbours.
    void refresh(int i) {
        Place& p = place(i);
        const SideConstraints wanted = demand(i);
        const bool open = p.mask == 0 && !p.aside && (wanted.passages != 0 || begins());
        const int rank = open ? wanted.known() : -1;
        if (rank == p.rank)
            return;
        if (p.rank >= 0)
            frontier_.erase({-p.rank, p.priority, i});
        if (rank >= 0)
            frontier_.insert({-rank, p.priority, i});
        p.rank = rank;
    }
    void refreshAround(int i) {
        refresh(i);
        for (const Direction d : allDirections)
            if (const int number = beside(i, d); number >= 0)
                refresh(number);
    }
    void refreshBeginning() {
        if (board_.map().chambers.empty() && steps_.size() <= 1)
            for (int i = 0; i < size(); ++i)
                refresh(i);
    }

    void put(int i, unsigned mask, std::vector<unsigned> others = {}) {
        place(i).mask = mask;
        supply_.take(mask);
        steps_.push_back({i, mask, std::move(others)});
        refreshAround(i);
        refreshBeginning();
    }
    Step undo() {
        Step step = std::move(steps_.back());
        steps_.pop_back();
        place(step.place).mask = 0;
        supply_.giveBack(step.mask);
        refreshAround(step.place);
        refreshBeginning();
        return step;
    }
    void setAside(int i) {
        place(i).aside = true;
        refresh(i);
    }

    /// Whether every empty cell around can still be filled: a tile must fit it, and a passage must lead to
    /// it.
    bool leavesHope(int i) {
        for (const Direction d : allDirections) {
            const int number = beside(i, d);
            if (number < 0 || place(number).mask != 0 || place(number).aside)
                continue;
            if (!canHold(number) || !isReachable(number))
                return false;
        }
        return true;
    }
    /// Whether a passage leads into the empty region of this cell.
    bool isReachable(int from) {
        if (place(from).rank >= 0)
            return true;
        // Large regions are assumed to be reachable: searching costs more than trying.
        constexpr std::size_t farthest = 400;
        region_.assign(1, from);
        ++mark_;
        marks_.resize(cells_.size(), 0);
        marks_[static_cast<std::size_t>(from)] = mark_;
        for (std::size_t next = 0; next < region_.size() && region_.size() < farthest; ++next)
            for (const Direction d : allDirections) {
                const int number = beside(region_[next], d);
                if (number < 0 || place(number).mask != 0 || place(number).aside ||
                    marks_[static_cast<std::size_t>(number)] == mark_)
                    continue;
                if (place(number).rank >= 0)
                    return true;
                marks_[static_cast<std::size_t>(number)] = mark_;
                region_.push_back(number);
            }
        return region_.size() >= farthest;
    }
    /// Cells that can't be filled in any case should not spoil the rest.
    void setHopelessAside(const StopToken& stop) {
        for (bool again = true; again;) {
            again = false;
            for (int i = 0; i < size() && !stop.stop_requested(); ++i)
                if (!place(i).aside && (!canHold(i) || !isReachable(i))) {
                    setAside(i);
                    again = true;
                }
        }
        goal_ = static_cast<std::size_t>(
            std::count_if(places_.begin(), places_.end(), [](const Place& p) { return !p.aside; }));
        proven_ = true;
    }

    std::vector<unsigned> options(int i) {
        const SideConstraints wanted = demand(i);
        std::vector<unsigned> masks;
        std::vector<double> keys(16);
        for (unsigned mask = 1; mask < 16; ++mask)
            if (wanted.fits(mask) && supply_.left(mask) > 0) {
                masks.push_back(mask);
                keys[mask] = random_.unit() * supply_.weight(mask);
            }
        // The last is tried first.
        std::sort(masks.begin(), masks.end(), [&](unsigned a, unsigned b) { return keys[a] < keys[b]; });
        return masks;
    }

    bool tryNext(int i, std::vector<unsigned> masks) {
        while (!masks.empty()) {
            const unsigned mask = masks.back();
            masks.pop_back();
            put(i, mask, masks);
            if (leavesHope(i))
                return true;
            undo();
        }
        return false;
    }
    bool putAny(int i) {
        const std::vector<unsigned> masks = options(i);
        if (masks.empty())
            return false;
        if (!tryNext(i, masks))
            put(i, masks.back());
        return true;
    }

    /// True if every cell that can be filled is.
    bool search(const StopToken& stop) {
        int back = 0;
        while (steps_.size() < goal_ && !stop.stop_requested()) {
            if (!frontier_.empty()) {
                const int i = std::get<2>(*frontier_.begin());
                if (tryNext(i, options(i)))
                    continue;
            }
            if (steps_.size() > best_.size()) {
                best_.clear();
                for (const Step& step : steps_)
                    best_.push_back({step.place, step.mask});
            }
            for (bool moved = false; !moved && !stop.stop_requested();) {
                if (steps_.empty())
                    return false;
                if (++back > order_.maxBacktracks) {
                    proven_ = false;
                    return false;
                }
                Step step = undo();
                // If nothing has to be connected, another cell may be the first instead.
                moved = tryNext(step.place, std::move(step.others));
            }
        }
        return steps_.size() == goal_;
    }

    const MapGraph& board_;
    TilePool supply_;
    const FillRequest& order_;
    Random random_;
    std::vector<Cell> cells_;
    CellIndex numbers_;
    std::vector<Place> places_;
    /// Empty cells reached by a passage, those with most known sides first.
    std::set<std::tuple<int, std::uint64_t, int>> frontier_;
    std::vector<Step> steps_;
    std::vector<Laying> best_;
    std::vector<int> region_;
    std::vector<unsigned> marks_;
    unsigned mark_ = 0;
    std::size_t goal_ = 0;
    bool proven_ = false;
};

} // namespace

FillResult fillLegally(const Map& map, const TileSet& set, const FillRequest& order, const StopToken& stop) {
    const MapGraph board(map, &set, stop);
    if (stop.stop_requested())
        return {.stopped = true};
    const TilePool supply(board, set, order.respectCounts);
    FillSearch filling(board, supply, order, stop);
    filling.run(stop);
    return filling.result(stop);
}

std::vector<Cell> findHoles(const Map& map, const TileSet& set, const StopToken& stop) {
    const MapGraph board(map, &set, stop);
    const TilePool supply(board, set, false);
    std::vector<Cell> holes;
    for (std::size_t i = 0; i < map.chambers.size() && !stop.stop_requested(); ++i)
        for (const Direction d : allDirections) {
            if (board.beside(i, d) >= 0)
                continue;
            const Cell cell = neighbour(map.chambers[i].cell, d);
            SideConstraints wanted;
            for (const Direction side : allDirections)
                if (const auto chamber = board.at(neighbour(cell, side)); chamber && board.sides(*chamber)) {
                    const unsigned mask = passageMask(*board.sides(*chamber));
                    ((mask & bit(opposite(side))) != 0 ? wanted.passages : wanted.earth) |= bit(side);
                }
            bool fits = false;
            for (unsigned mask = 0; mask < 16 && !fits; ++mask)
                fits = wanted.fits(mask) && supply.left(mask) > 0;
            if (!fits)
                holes.push_back(cell);
        }
    std::sort(holes.begin(), holes.end(), readingOrderLess);
    holes.erase(std::unique(holes.begin(), holes.end()), holes.end());
    return holes;
}

} // namespace tilewright
