#include "engine/games/landscape/tunnel/unsplit_roads.h"

#include "engine/games/landscape/rules/laying.h"
#include "engine/games/landscape/rules/piece_placement.h"

#include <bit>

namespace tilewright::landscape {

bool isUnsplit(const Position& position, int mouth) {
    const std::uint8_t group = position.tileFeatureAt(mouth).unsplitFrom;
    if (group == noFeature)
        return false;
    const int tile = position.features.tileOf(mouth);
    const int first = position.board.firstPlace(tile);
    for (int f = 0; f < position.featureCount(tile); ++f)
        if (position.kindOfTile(tile).features[static_cast<std::size_t>(f)].unsplitFrom == group &&
            position.tokens.isUsed(first + f))
            return false;
    return true;
}

int openMouths(const Position& position, int root) {
    const bool mayHold = position.game().options().otherTunnels == OtherTunnels::Reserve;
    int mouths = 0;
    for (int n = 0; n < position.tokens.freeCount(); ++n)
        if (const int mouth = position.tokens.freeMouth(n);
            position.features.root(mouth) == root && !(mayHold && isUnsplit(position, mouth)))
            ++mouths;
    return mouths;
}

void addMouth(Position& position, int place) {
    position.tokens.addMouth(place);
    if (position.game().options().otherTunnels != OtherTunnels::Reserve || !isUnsplit(position, place))
        return;
    Features& features = position.features;
    const TileFeature& kind = position.tileFeatureAt(place);
    const int held = position.board.firstPlace(features.tileOf(place)) + kind.unsplitFrom;
    BoardFeature& road = features.at(features.unite(held, place, position.board, position.game()));
    --road.openEnds;
    // U-4.1: where its pieces count by themselves, they are one piece as long as they are one road.
    if (kind.siblings == 0 && held != place)
        --road.tiles;
}

void connectMouths(Position& position, int mouth, int other) {
    Features& features = position.features;
    const int root = features.unite(mouth, other, position.board, position.game());
    features.at(root).openEnds = static_cast<std::uint16_t>(features.at(root).openEnds - 2);
}

namespace {

void connectAllMouths(Position& position) {
    const Tokens& tokens = position.tokens;
    for (int colour = 0; colour < tokenColours; ++colour)
        for (int token = 0; token < maxTokensPerColour; token += 2)
            if (tokens.isTunnel(colour, token))
                connectMouths(position, tokens.mouth(colour, token), tokens.mouth(colour, token + 1));
}

void restorePieces(Position& position, ChangeRecorder record) {
    constexpr unsigned helpers = Pieces::slotsOf(PieceType::Builder) | Pieces::slotsOf(PieceType::Pig);
    const auto boardFeatureOf = [&position](int player, unsigned slots) -> BoardFeature& {
        const int place = position.pieces.placeOf(player, std::countr_zero(slots));
        return position.features.at(position.features.root(place));
    };
    for (int player = 0; player < position.game().playerCount(); ++player) {
        const unsigned bit = 1U << player;
        for (unsigned rest = position.pieces.onFeatures(player) & ~helpers; rest != 0; rest &= rest - 1) {
            BoardFeature& boardFeature = boardFeatureOf(player, rest);
            boardFeature.followers = static_cast<std::uint8_t>(boardFeature.followers | bit);
        }
        for (unsigned rest = position.pieces.onFeatures(player) & helpers; rest != 0; rest &= rest - 1) {
            BoardFeature& boardFeature = boardFeatureOf(player, rest);
            if ((boardFeature.followers & bit) != 0)
                boardFeature.helpers = static_cast<std::uint8_t>(boardFeature.helpers | bit);
            else // L-4.4, L-4.5: his follower is on another part now
                takeHome(position, player, std::countr_zero(rest), record);
        }
    }
}

} // namespace

void reconnectFeatures(Position& position, ChangeRecorder record) {
    // What the laid tile completed stays what it was.
    const bool completed = position.turn.completed;
    const auto completedCloisters = position.turn.completedCloisters;
    position.features.clear();
    position.tokens.forgetMouths();
    for (int tile = 0; tile < position.board.tileCount(); ++tile) {
        Surroundings earlier = surroundingsOf(position.board, position.board.cellOf(tile));
        for (int& other : earlier)
            if (other > tile)
                other = -1;
        joinTile(position, tile, earlier);
    }
    position.turn.completed = completed;
    position.turn.completedCloisters = completedCloisters;
    position.tokens.dropUsed();
    connectAllMouths(position);
    restorePieces(position, record);
}

} // namespace tilewright::landscape
