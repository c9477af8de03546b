#include "engine/art/choice.h"
#include "engine/art/art.h"
#include "engine/art/land/landscape_art.h"
#include "engine/art/palette.h"

namespace tilewright::art {

bool showsLand(const Tile& tile) {
    return !tile.landscape().features.empty();
}

Picture tilePicture(const Tile& tile) {
    return showsLand(tile) ? landscapePicture(tile.landscape(), tile.id) : tilePicture(tile.sides(), tile.id);
}

Picture simpleTilePicture(const Tile& tile) {
    return showsLand(tile) ? simpleLandscapePicture(tile.landscape(), tile.id)
                           : simpleTilePicture(tile.sides());
}

Rim rimOf(const Tile& tile) {
    return {showsLand(tile), tile.sides(), tile.landscape().edges};
}

std::string letters(const Rim& rim) {
    std::string text;
    for (std::size_t i = 0; i < 4; ++i)
        text += rim.land ? name(rim.edges[i]).front() : isPassage(rim.sides[i]) ? 'o' : 'e';
    return text;
}

Picture bleedPicture(const Rim& rim, const std::array<double, 4>& units) {
    return rim.land ? landscapeBleed(rim.edges, units) : bleedPicture(rim.sides, units);
}

Picture tileBack(std::string_view ruleset) {
    return ruleset == "beneath" ? chamberBack() : landscapeBack();
}

Rgb backEdge(std::string_view ruleset) {
    return ruleset == "beneath" ? palette::earth : landscapeBackEdge;
}

Picture piecePicture(std::string_view kind, int player, int number) {
    Picture piece = chamberPiece(kind, player, number);
    return piece.shapes.empty() ? landscapePiece(kind, player) : piece;
}

Picture tokenPicture(std::string_view kind) {
    Picture token = chamberToken(kind);
    return token.shapes.empty() ? landscapeToken(kind) : token;
}

} // namespace tilewright::art
