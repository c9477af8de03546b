// The probabilities that features will be completed, against a slow count of what fits where.

#include <QtTest>

#include "engine/bots/bot.h"
#include "engine/games/kit.h"
#include "engine/games/landscape/bots/completion_chances.h"
#include "engine/games/landscape/bots/landscape_estimate.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/games/landscape/rules/laying.h"
#include "engine/games/landscape/rules/points.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <cmath>
#include <map>
#include <set>

using namespace tilewright;

namespace {

std::shared_ptr<const game::Game> baseGame() {
    return *game::findRuleset(rulesets(), "landscape")
                ->compile(*readTileSet(bundledText("landscape/base.tileset.json")).value,
                          *readMap(bundledText("landscape/start.map.json")).value, Json::object(), 2)
                .value;
}

/// The position after so many moves of random players.
std::unique_ptr<game::Position> randomPosition(const game::Game& game, std::uint64_t seed, int moves) {
    auto position = game.start(game::shuffledStack(game, seed));
    const auto bot = bots::createBot("random", "landscape", seed, 0, 0);
    for (int n = 0; n < moves && !position->over(); ++n)
        position->play(bot->choose(*position));
    return position;
}

int fitting(const landscape::Position& position, int freeCell) {
    const unsigned forbiddenEdges = position.board.forbiddenEdges(freeCell);
    const auto fits = [&](int kind) {
        return landscape::fittingRotations(position.game().shownOf(kind), forbiddenEdges) != 0 ? 1 : 0;
    };
    int count = position.turn.drawn == landscape::nowhere ? 0 : fits(position.turn.drawn);
    for (int n = 0; n < position.stack.left(); ++n)
        count += fits(position.stack.kind(n));
    return count;
}

/// The free cells to which each city and road is open, by its root.
std::map<int, std::set<int>> openCells(const landscape::Position& position) {
    constexpr std::array<Cell, 4> beside{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    std::map<int, std::set<int>> cells;
    for (int tile = 0; tile < position.board.tileCount(); ++tile)
        for (std::size_t d = 0; d < beside.size(); ++d) {
            const Cell at = position.board.cellOf(tile);
            const int cell = position.board.freeNumber({at.x + beside[d].x, at.y + beside[d].y});
            const std::uint8_t feature = landscape::sideFeaturesOf(position, tile)[d][1];
            if (cell >= 0 && feature != landscape::noFeature)
                cells[position.features.root(position.board.firstPlace(tile) + feature)].insert(cell);
        }
    return cells;
}

} // namespace

class CompletionChancesTest : public QObject {
    Q_OBJECT

private slots:
    void countsWhatFits() {
        const auto game = baseGame();
        bots::CompletionChances chances;
        int hopeless = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto position = randomPosition(*game, seed, 20 + 3 * static_cast<int>(seed));
            const auto& state = dynamic_cast<const landscape::PositionAdapter&>(*position).state();
            const bots::LeafWeights& weights = bots::leafWeightsFor(state.game());
            chances.find(state, weights);
            for (const auto& [root, cells] : openCells(state)) {
                const bool city = state.features.at(root).kind == FeatureKind::City;
                double expected = 1;
                for (const int cell : cells) {
                    const double fits = fitting(state, cell);
                    expected *=
                        fits / (fits + (city ? weights.points.hardCityEnd : weights.points.hardRoadEnd));
                }
                QVERIFY(std::abs(chances.of(root) - expected) < 1e-5);
                hopeless += expected == 0 ? 1 : 0;
            }
        }
        QVERIFY(hopeless > 20);
    }

    // A field counts complete cities, and open ones in part.
    void citiesOfFields() {
        const auto game = baseGame();
        bots::CompletionChances chances;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto position = randomPosition(*game, seed, 120);
            const auto& state = dynamic_cast<const landscape::PositionAdapter&>(*position).state();
            const bots::LeafWeights& weights = bots::leafWeightsFor(state.game());
            for (int place = 0; place < state.features.placeCount(); ++place) {
                if (state.features.root(place) != place ||
                    state.features.at(place).kind != FeatureKind::Field)
                    continue;
                chances.find(state, weights);
                QVERIFY(chances.citiesOf(place) >= landscape::citiesOf(state, place));
                bots::LeafWeights none = weights;
                none.cityToCome = 0;
                chances.find(state, none);
                QCOMPARE(chances.citiesOf(place), landscape::citiesOf(state, place));
            }
        }
    }

    // Who stands on a city that nothing fits is worse off than by greedy's estimate, which counts tiles only.
    void followersAreTrapped() {
        const auto game = baseGame();
        bots::CompletionChances chances;
        int trapped = 0;
        for (std::uint64_t seed = 0; seed < 60 && trapped < 10; ++seed) {
            const auto position = randomPosition(*game, seed, 60);
            const auto& state = dynamic_cast<const landscape::PositionAdapter&>(*position).state();
            const bots::LeafWeights& weights = bots::leafWeightsFor(state.game());
            chances.find(state, weights);
            bots::LandscapeEstimate leaf;
            leaf.setPosition(state, weights.points, &chances);
            for (const auto& [root, cells] : openCells(state))
                if (state.features.at(root).followers != 0 && chances.of(root) == 0) {
                    QCOMPARE(leaf.valueAt(root).chance, 0.0);
                    ++trapped;
                }
        }
        QVERIFY(trapped >= 10);
    }
};

QTEST_GUILESS_MAIN(CompletionChancesTest)
#include "tst_completion_chances.moc"
