#include "engine/games/landscape/tiles/exchange_sides.h"

#include "engine/base/random.h"
#include "engine/games/landscape/tiles/landscape_counts.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tilewright {

namespace {

constexpr int sidesEach = 4;

/// Equal for rounds that are equal when turned.
Edges canonicalEdges(const Edges& edges) {
    Edges least = edges;
    for (const Rotation r : allRotations)
        least = std::min(least, turned(edges, r));
    return least;
}

/// How far the tiles are from what is wished: copies too many, and holes too few. A tile fits exactly the
/// hole of its own round.
class Targets {
public:
    Targets(const std::vector<Edges>& tiles, int mostAlike, double fitShare)
        : mostAlike_(mostAlike)
        , holes_(static_cast<int>(std::ceil(fitShare * static_cast<double>(edgeHoles().size())))) {
        for (const Edges& edges : tiles)
            add(edges, 1);
    }
    void add(const Edges& edges, int copies) {
        int& count = rounds_[canonicalEdges(edges)];
        const auto over = [this](int alike) { return mostAlike_ > 0 ? std::max(0, alike - mostAlike_) : 0; };
        tooMany_ += over(count + copies) - over(count);
        fitted_ += (count + copies > 0 ? 1 : 0) - (count > 0 ? 1 : 0);
        count += copies;
    }
    int missing() const { return tooMany_ + std::max(0, holes_ - fitted_); }

private:
    int mostAlike_;
    int holes_;
    std::map<Edges, int> rounds_;
    int tooMany_ = 0;
    int fitted_ = 0;
};

} // namespace

void exchangeSides(std::vector<Edges>& tiles, int mostAlike, double fitShare, Random& random) {
    if (mostAlike <= 0 && fitShare <= 0)
        return;
    Targets wishes(tiles, mostAlike, fitShare);
    constexpr std::size_t triesPerTile = 200;
    const auto sides = static_cast<std::uint32_t>(sidesEach * tiles.size());
    for (std::size_t left = triesPerTile * tiles.size(); left > 0 && wishes.missing() > 0; --left) {
        const std::uint32_t a = random.below(sides);
        const std::uint32_t b = random.below(sides);
        Edges& one = tiles[a / sidesEach];
        Edges& other = tiles[b / sidesEach];
        if (&one == &other || one[a % sidesEach] == other[b % sidesEach])
            continue;
        const int before = wishes.missing();
        const auto exchange = [&] {
            wishes.add(one, -1);
            wishes.add(other, -1);
            std::swap(one[a % sidesEach], other[b % sidesEach]);
            wishes.add(one, 1);
            wishes.add(other, 1);
        };
        exchange();
        // Exchanges that change nothing lead out of dead ends.
        if (wishes.missing() > before)
            exchange();
    }
}

} // namespace tilewright
