#include "tests/landscape/random_play.h"

#include "engine/base/random.h"
#include "engine/games/landscape/rules/ruleset.h"
#include "tests/landscape/landscape_scenario.h"

#include <QtTest>

namespace tilewright::test {

namespace {

class RandomTiles {
public:
    RandomTiles(Random& random, bool marks) : random_(random), marks_(marks) {
        for (int& weight : weights_)
            weight = 1 + static_cast<int>(below(3));
    }

    Tile make(int number) {
        Tile tile;
        tile.id = "odd-" + std::to_string(number);
        tile.count = 1 + static_cast<int>(below(3));
        for (Edge& edge : tile.makeLandscape().edges)
            edge = anyEdge();
        addLinear(tile.makeLandscape(), Edge::City, FeatureKind::City);
        const std::size_t cities = tile.makeLandscape().features.size();
        addLinear(tile.makeLandscape(), Edge::Road, FeatureKind::Road);
        unsigned halves = fieldHalves(tile.makeLandscape().edges);
        while (halves != 0)
            addField(tile.makeLandscape(), part(halves), cities);
        if (below(6) == 0 && cities > 0) {
            addField(tile.makeLandscape(), 0, cities);
            tile.makeLandscape().features.back().cities.assign(1, 0);
        }
        if (below(5) == 0) {
            tile.makeLandscape().features.emplace_back();
            tile.makeLandscape().features.back().kind = FeatureKind::Cloister;
        }
        if (marks_)
            addMarks(tile.makeLandscape());
        return tile;
    }

private:
    void addMarks(Landscape& tile) {
        const std::uint32_t ground = below(4);
        if (ground == 0)
            tile.marks.push_back(Mark::Volcano);
        if (ground == 1)
            tile.marks.push_back(Mark::Tower);
        if (below(3) == 0)
            tile.marks.push_back(Mark::Dragon);
        if (below(5) == 0)
            tile.marks.push_back(Mark::Portal);
        for (Feature& feature : tile.features)
            feature.princess = feature.kind == FeatureKind::City && below(5) == 0;
    }

    std::uint32_t below(std::uint32_t bound) { return random_.below(bound); }

    Edge anyEdge() {
        int at = static_cast<int>(below(static_cast<std::uint32_t>(weights_[0] + weights_[1] + weights_[2])));
        for (std::size_t e = 0; e < 2; ++e) {
            if (at < weights_[e])
                return static_cast<Edge>(e);
            at -= weights_[e];
        }
        return Edge::Field;
    }

    /// Takes some of the bits away and returns them.
    unsigned part(unsigned& bits) {
        unsigned some = 0;
        for (unsigned bit = 1; bit < 256; bit <<= 1)
            if ((bits & bit) != 0 && (some == 0 || below(2) == 0))
                some |= bit;
        bits &= ~some;
        return some;
    }

    void addLinear(Landscape& tile, Edge edge, FeatureKind kind) {
        unsigned sides = 0;
        for (std::size_t d = 0; d < 4; ++d)
            if (tile.edges[d] == edge)
                sides |= 1U << d;
        while (sides != 0) {
            Feature feature;
            feature.kind = kind;
            feature.sides = static_cast<std::uint8_t>(part(sides));
            if (kind == FeatureKind::City) {
                feature.pennants = below(3) == 0 ? 1 + static_cast<int>(below(2)) : 0;
                feature.cathedral = below(8) == 0;
            } else {
                const bool single = (feature.sides & (feature.sides - 1U)) == 0;
                feature.inn = below(5) == 0;
                if (below(3) == 0)
                    feature.tunnel = single ? Tunnel::Mouth : Tunnel::Splits;
            }
            tile.features.push_back(feature);
        }
    }

    void addField(Landscape& tile, unsigned halves, std::size_t cities) {
        Feature field;
        field.halfSides = static_cast<std::uint8_t>(halves);
        for (std::size_t c = 0; c < cities; ++c)
            if (below(2) == 0)
                field.cities.push_back(static_cast<int>(c));
        tile.features.push_back(field);
    }

    Random& random_;
    bool marks_;
    std::array<int, 3> weights_{};
};

} // namespace

bool randomLandscapeGameHasTokens(std::uint64_t seed) {
    return Random(seed, 0, Purpose::Test, 4).below(2) == 0;
}

namespace {

struct RandomSetup {
    TileSet set;
    Map map;
};

RandomSetup randomSetup(Random& random, bool marks) {
    RandomTiles odd(random, marks);
    RandomSetup ground;
    TileSet& set = ground.set;
    set.ruleset = "landscape";
    set.name = "odd";
    set.pickColours.clear();
    const int kinds = 4 + static_cast<int>(random.below(20));
    for (int i = 0; i < kinds; ++i)
        set.tiles.push_back(odd.make(i));
    set.tiles.push_back(parseTile("abbey aaaa m x0"));
    Map& map = ground.map;
    map.ruleset = "landscape";
    map.name = "odd";
    const int apart = 1 + static_cast<int>(random.below(3));
    for (int i = 0; i < apart; ++i) {
        Chamber chamber;
        chamber.cell = {3 * i - 2, 2 * i};
        chamber.tile = i == 2 ? "abbey" : set.tiles[random.below(static_cast<std::uint32_t>(kinds))].id;
        chamber.rotation = rotationAt(static_cast<int>(random.below(4)));
        map.chambers.push_back(chamber);
    }
    return ground;
}

Json oddPieces(Random& random) {
    Json pieces = Json::array();
    for (const char* piece : {"large", "mayor", "wagon", "builder", "pig"})
        if (random.below(3) != 0)
            pieces.push_back(piece);
    return pieces;
}

std::shared_ptr<const game::Game> compiled(const landscape::Ruleset& ruleset, const RandomSetup& ground,
                                           const Json& options, int players) {
    const auto game = ruleset.compile(ground.set, ground.map, options, players);
    if (!game.value) {
        for (const Issue& issue : game.issues)
            qWarning("%s", format(issue).c_str());
        qFatal("an odd game doesn't compile");
    }
    return *game.value;
}

} // namespace

std::shared_ptr<const game::Game> randomLandscapeGame(std::uint64_t seed) {
    Random random(seed, 0, Purpose::Test, 3);
    const auto coin = [&random] { return random.below(2) == 0; };
    const RandomSetup ground = randomSetup(random, false);
    Json options{{"pieces", oddPieces(random)},
                 {"smallCity", coin() ? 4 : 2},
                 {"countTunnelTileTwice", coin()},
                 {"equalTurns", coin()}};
    const bool tokens = randomLandscapeGameHasTokens(seed);
    if (tokens) {
        constexpr std::array others{"split", "through", "reserve"};
        options["otherTunnels"] = others[random.below(3)];
        options["tokensATurn"] = 1 + random.below(3);
        options["tokensReturn"] = coin();
    } else {
        options["splitOtherTunnels"] = coin();
    }
    const landscape::Expansion& expansion =
        tokens ? landscape::expansions::tunnel : landscape::expansions::none;
    return compiled(landscape::Ruleset(expansion), ground, options, 2 + static_cast<int>(random.below(5)));
}

std::shared_ptr<const game::Game> randomDungeonGame(std::uint64_t seed) {
    Random random(seed, 0, Purpose::Test, 8);
    const auto coin = [&random] { return random.below(2) == 0; };
    const RandomSetup ground = randomSetup(random, true);
    const Json options{{"pieces", oddPieces(random)},
                       {"smallCity", coin() ? 4 : 2},
                       {"dragonMoves", coin() ? "before-scoring" : "after-scoring"},
                       {"princess", coin() ? "may" : "must"},
                       {"towerActions", coin()},
                       {"dragonEatsOnTower", coin()},
                       {"flushOut", coin()}};
    return compiled(landscape::Ruleset(landscape::expansions::dungeon), ground, options,
                    2 + static_cast<int>(random.below(5)));
}

} // namespace tilewright::test
