#include "engine/games/landscape/rules/interface/table_pieces.h"

#include "engine/games/landscape/rules/names.h"

#include <bit>

namespace tilewright::landscape {

game::Piece pieceOf(const Position& position, int player, int slot) {
    const int place = position.pieces.placeOf(player, slot);
    game::Piece piece{pieceKind(Pieces::pieceTypeOf(slot)), player, Pieces::numberOf(slot)};
    if (place == inDungeon || isPrison(place)) {
        piece.space = place == inDungeon ? kinds::dungeon : kinds::prison;
        return piece;
    }
    piece.cell = position.cellOfPlace(place);
    piece.feature = position.featureOfPlace(place);
    piece.lying = !isTower(place) && position.features.of(place).kind == FeatureKind::Field;
    return piece;
}

void findPiecesOnBoard(const Position& position, std::vector<game::Piece>& pieces) {
    pieces.clear();
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned those = position.pieces.onFeatures(p) | position.pieces.offFeatures(p); those != 0;
             those &= those - 1)
            if (game::Piece piece = pieceOf(position, p, std::countr_zero(those)); piece.space.empty())
                pieces.push_back(piece);
}

} // namespace tilewright::landscape
