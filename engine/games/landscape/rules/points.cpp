// L-3.1 to L-3.5, L-4.5: points of features, and who gets them.

#include "engine/games/landscape/rules/points.h"

#include <algorithm>
#include <bit>

namespace tilewright::landscape {

int roadPoints(const BoardFeature& road, bool complete, const Options& options) { // L-3.1
    const int counted = options.roadTilePoints * road.tiles;
    if (!road.doubled)
        return counted;
    return complete ? 2 * counted : 0;
}

int cityPoints(const BoardFeature& city, bool complete, const Options& options) { // L-3.2
    const int counted = options.cityTilePoints * city.tiles + options.pennantPoints * city.pennants;
    if (!complete)
        return city.doubled ? 0 : counted / 2;
    if (city.doubled)
        return 3 * counted / 2;
    return city.tiles == 2 && options.smallCity == 2 ? counted / 2 : counted;
}

int cloisterPoints(const BoardFeature& cloister, const Options& options) { // L-3.3
    return options.cloisterTilePoints * cloister.tiles;
}

int citiesOf(const Position& position, int field) { // L-3.4
    const Features& features = position.features;
    if (features.at(field).first == nowhere)
        return 0;
    std::array<std::uint64_t, maxPlaces / 64 + 1> seen;
    std::fill_n(seen.begin(), features.placeCount() / 64 + 1, 0);
    int count = 0;
    for (int place = features.at(field).first; place != nowhere; place = features.next(place)) {
        const int first = position.board.firstPlace(features.tileOf(place));
        for (std::uint64_t rest = position.tileFeatureAt(place).cities; rest != 0; rest &= rest - 1) {
            const auto city = static_cast<std::size_t>(features.root(first + std::countr_zero(rest)));
            const std::uint64_t bit = std::uint64_t{1} << (city % 64);
            if (!features.at(static_cast<int>(city)).complete() || (seen[city / 64] & bit) != 0)
                continue;
            seen[city / 64] |= bit;
            ++count;
        }
    }
    return count;
}

int pointsFor(const Position& position, int root, int player) {
    const BoardFeature& boardFeature = position.features.at(root);
    if (boardFeature.kind != FeatureKind::Field)
        return pointsOf(boardFeature, boardFeature.complete(), position.game().options());
    const Options& options = position.game().options();
    const bool pig = ((boardFeature.helpers >> player) & 1U) != 0;
    return (options.fieldCityPoints + (pig ? options.pigPoints : 0)) * citiesOf(position, root);
}

Majority majorityOn(const Position& position, int root) {
    Majority majority;
    forEachPiece(position, root, [&](int player, int slot) {
        int& strength = majority.strength[static_cast<std::size_t>(player)];
        switch (Pieces::pieceTypeOf(slot)) {
        case PieceType::Large: // L-4.1
            strength += 2;
            break;
        case PieceType::Mayor: // L-4.2
            strength += position.features.at(root).pennants;
            break;
        case PieceType::Follower:
        case PieceType::Wagon:
            ++strength;
            break;
        case PieceType::Builder:
        case PieceType::Pig:
            break;
        }
    });
    const int most = *std::max_element(majority.strength.begin(), majority.strength.end());
    for (std::size_t p = 0; most > 0 && p < majority.strength.size(); ++p)
        if (majority.strength[p] == most)
            majority.winners |= 1U << p;
    return majority;
}

} // namespace tilewright::landscape
