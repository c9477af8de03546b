#include "engine/games/landscape/rules/turn.h"

#include "engine/games/landscape/rules/piece_placement.h"
#include "engine/games/landscape/rules/points.h"

#include <algorithm>
#include <bit>

namespace tilewright::landscape {

namespace {

using Roots = FixedVector<std::uint16_t, maxPlayers * Pieces::maxPerPlayer>;

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
    payFairyScorePoints(position, root, record);
}

/// Returns the figures of a scored feature; wagons wait.
void sendHome(Position& position, int root, ChangeRecorder record) {
    forEachPiece(position, root, [&](int player, int slot) {
        if (Pieces::pieceTypeOf(slot) == PieceType::Wagon)
            position.turn.wagons = static_cast<std::uint8_t>(position.turn.wagons | 1U << player);
        else
            takeHome(position, player, slot, record);
    });
    position.features.at(root).followers = 0;
    position.features.at(root).helpers = 0;
}

} // namespace

void scoreTurn(Position& position, ChangeRecorder record) {
    const Turn& turn = position.turn;
    if (!turn.completed && turn.completedCloisters.empty() && turn.tokenPlaces.empty())
        return;
    // Nothing else can have become complete: features of the tile, neighbouring cloisters, roads joined by a
    // token.
    Roots roots;
    const auto consider = [&](int place) {
        const int root = position.features.root(place);
        const BoardFeature& boardFeature = position.features.at(root);
        if (boardFeature.complete() && !boardFeature.empty())
            addOnce(roots, root);
    };
    const auto [first, last] = position.laidPlaces();
    for (int place = first; place < last; ++place)
        consider(place);
    for (const std::uint16_t place : turn.completedCloisters)
        consider(place);
    for (const std::uint16_t place : turn.tokenPlaces)
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
        for (unsigned those = position.pieces.onFeatures(p); those != 0; those &= those - 1)
            addOnce(roots, position.features.root(position.pieces.placeOf(p, std::countr_zero(those))));
    for (const std::uint16_t root : roots)
        score(position, root, record);
    position.game().expansion().scoreGameEnd(position, record);
}

} // namespace tilewright::landscape
