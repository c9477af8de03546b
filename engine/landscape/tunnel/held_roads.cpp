#include "engine/landscape/tunnel/held_roads.h"

#include "engine/landscape/rules/followers.h"
#include "engine/landscape/rules/laying.h"

#include <bit>

namespace tilewright::landscape {

bool isHeld(const Position& position, int mouth) {
    const std::uint8_t group = position.kindOfPlace(mouth).heldBy;
    if (group == noFeature)
        return false;
    const int tile = position.features.tileOf(mouth);
    const int first = position.board.firstPlace(tile);
    for (int f = 0; f < position.featureCount(tile); ++f)
        if (position.kindOfTile(tile).features[static_cast<std::size_t>(f)].heldBy == group &&
            position.tokens.isUsed(first + f))
            return false;
    return true;
}

void holdRoads(Position& position, int tile) {
    Features& features = position.features;
    const std::vector<KindFeature>& kinds = position.kindOfTile(tile).features;
    const int first = position.board.firstPlace(tile);
    for (int f = 0; f < position.featureCount(tile); ++f) {
        const KindFeature& kind = kinds[static_cast<std::size_t>(f)];
        if (kind.heldBy == noFeature || !isHeld(position, first + f))
            continue;
        Joined& road =
            features.at(features.unite(first + kind.heldBy, first + f, position.board, position.game()));
        --road.openEnds;
        // U-4.1: where its pieces count by themselves, they are one piece as long as they are one road.
        if (kind.siblings == 0 && kind.heldBy != f)
            --road.tiles;
    }
}

void digTunnel(Position& position, int mouth, int other) {
    Features& features = position.features;
    const int root = features.unite(mouth, other, position.board, position.game());
    features.at(root).openEnds = static_cast<std::uint16_t>(features.at(root).openEnds - 2);
}

namespace {

void digAll(Position& position) {
    const Tokens& tokens = position.tokens;
    for (int colour = 0; colour < tokenColours; ++colour)
        for (int token = 0; token < mostTokensAColour; token += 2)
            if (tokens.isTunnel(colour, token))
                digTunnel(position, tokens.mouth(colour, token), tokens.mouth(colour, token + 1));
    for (std::size_t n = 0; n < tokens.dug().size(); n += 2)
        digTunnel(position, tokens.dug()[n], tokens.dug()[n + 1]);
}

void standAnew(Position& position) {
    for (int player = 0; player < position.game().playerCount(); ++player)
        for (unsigned rest = position.figures.placed(player); rest != 0; rest &= rest - 1) {
            const int slot = std::countr_zero(rest);
            Joined& joined =
                position.features.at(position.features.root(position.figures.placeOf(player, slot)));
            auto& mask = isFollower(Figures::figureOf(slot)) ? joined.followers : joined.helpers;
            mask = static_cast<std::uint8_t>(mask | 1U << player);
        }
}

} // namespace

void connectAnew(Position& position) {
    const auto completed = position.turn.completedCloisters;
    position.features.clear();
    for (int tile = 0; tile < position.board.tileCount(); ++tile) {
        Surroundings earlier = surroundingsOf(position.board, position.board.cellOf(tile));
        for (int& other : earlier)
            if (other > tile)
                other = -1;
        for (const KindFeature& feature : position.kindOfTile(tile).features)
            position.features.add(tile, feature);
        connectTile(position, tile, earlier);
    }
    position.turn.completedCloisters = completed;
    digAll(position);
    standAnew(position);
}

} // namespace tilewright::landscape
