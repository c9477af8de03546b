#include "engine/art/choice.h"
#include "engine/art/art.h"
#include "engine/art/land/landscape_art.h"
#include "engine/art/palette.h"

#include <utility>

namespace tilewright::art {

bool showsLand(const Tile& tile) {
    return !tile.landscape().features.empty();
}

Picture tilePicture(const Tile& tile) {
    return wearing(showsLand(tile) ? landscapePicture(tile.landscape(), tile.id)
                                   : layeredChamber(tile.sides(), tile.id),
                   tile.picture);
}

Picture simpleTilePicture(const Tile& tile) {
    if (!showsLand(tile))
        return wearing(simpleLayeredChamber(tile.sides()), tile.picture);
    Layered land{simpleLandscapePicture(tile.landscape(), tile.id)};
    land.signs = land.picture.shapes.size();
    return wearing(std::move(land), tile.picture);
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

Picture tileBack(const TileSet& set) {
    Layered back{tileBack(set.ruleset)};
    back.signs = back.picture.shapes.size();
    return wearing(std::move(back), set.pictures.back);
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
