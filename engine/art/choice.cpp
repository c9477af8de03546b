#include "engine/art/art.h"
#include "engine/art/land/landscape_art.h"
#include "engine/art/look.h"
#include "engine/game/kit.h"

#include <utility>

namespace tilewright::art {

namespace {

/// That of the first game whose tiles these are.
const Look& lookOf(const Tile& tile) {
    for (const game::Kit* kit : game::kits())
        if (kit->look.draws(tile))
            return kit->look;
    return game::kits().front()->look;
}

const Look& lookOf(std::string_view ruleset) {
    const game::Kit* const kit = game::findKit(ruleset);
    return (kit == nullptr ? *game::kits().front() : *kit).look;
}

/// The first that is not empty.
template <class Draw>
Picture drawnByAny(const Draw& draw) {
    for (const game::Kit* kit : game::kits())
        if (Picture picture = draw(kit->look); !picture.shapes.empty())
            return picture;
    return {};
}

} // namespace

bool showsLand(const Tile& tile) {
    return !tile.landscape().features.empty();
}

Picture tilePicture(const Tile& tile) {
    return wearing(lookOf(tile).tile(tile), tile.picture);
}

Picture simpleTilePicture(const Tile& tile) {
    return wearing(lookOf(tile).simpleTile(tile), tile.picture);
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
    return lookOf(ruleset).back();
}

Picture tileBack(const TileSet& set) {
    Layered back{tileBack(set.ruleset)};
    back.signs = back.picture.shapes.size();
    return wearing(std::move(back), set.pictures.back);
}

Rgb backEdge(std::string_view ruleset) {
    return lookOf(ruleset).backEdge();
}

Picture piecePicture(std::string_view kind, int player, int number) {
    return drawnByAny([&](const Look& look) { return look.piece(kind, player, number); });
}

Picture tokenPicture(std::string_view kind) {
    return drawnByAny([&](const Look& look) { return look.token(kind); });
}

} // namespace tilewright::art
