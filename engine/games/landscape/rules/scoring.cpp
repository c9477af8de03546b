#include "engine/games/landscape/rules/scoring.h"

#include "engine/games/landscape/rules/followers.h"
#include "engine/games/landscape/rules/points.h"

#include <algorithm>
#include <bit>

namespace tilewright::landscape {

namespace {

using Roots = FixedVector<std::uint16_t, maxPlayers * Figures::each>;

void addOnce(Roots& roots, int root) {
    if (std::find(roots.begin(), roots.end(), root) == roots.end())
        roots.push_back(static_cast<std::uint16_t>(root));
}

void award(Position& position, int player, int points, int root, ChangeRecorder record) {
    if (points == 0)
        return;
    position.scores[static_cast<std::size_t>(player)] += points;
    record.scored(position, player, points, root);
}

void score(Position& position, int root, ChangeRecorder record) {
    for (unsigned winners = majorityOn(position, root).winners; winners != 0; winners &= winners - 1) {
        const int player = std::countr_zero(winners);
        award(position, player, pointsFor(position, root, player), root, record);
    }
    payFairysScore(position, root, record);
}

/// Returns the figures of a scored feature; wagons wait.
void sendHome(Position& position, int root, ChangeRecorder record) {
    forEachFigure(position, root, [&](int player, int slot) {
        if (Figures::figureOf(slot) == Figure::Wagon)
            position.turn.wagons = static_cast<std::uint8_t>(position.turn.wagons | 1U << player);
        else
            takeHome(position, player, slot, record);
    });
    position.features.at(root).followers = 0;
    position.features.at(root).helpers = 0;
}

} // namespace

void scoreTurn(Position& position, ChangeRecorder record) {
    // Nothing else can have become complete: features of the tile, neighbouring cloisters, roads joined by a
    // token.
    Roots roots;
    const auto consider = [&](int place) {
        const int root = position.features.root(place);
        const Joined& joined = position.features.at(root);
        if (joined.complete() && !joined.empty())
            addOnce(roots, root);
    };
    const auto [first, last] = position.laidPlaces();
    for (int place = first; place < last; ++place)
        consider(place);
    for (const std::uint16_t place : position.turn.completedCloisters)
        consider(place);
    for (const std::uint16_t place : position.turn.tokenPlaces)
        consider(place);
    for (const std::uint16_t root : roots)
        score(position, root, record);
    for (const std::uint16_t root : roots)
        sendHome(position, root, record);
    if (position.game().options().tokensReturn)
        returnTokens(position, {roots.begin(), roots.end()}, record);
}

void scoreEnd(Position& position, ChangeRecorder record) {
    Roots roots;
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned those = position.figures.placed(p); those != 0; those &= those - 1)
            addOnce(roots, position.features.root(position.figures.placeOf(p, std::countr_zero(those))));
    for (const std::uint16_t root : roots)
        score(position, root, record);
    position.game().expansion().scoredEnd(position, record);
}

} // namespace tilewright::landscape
