#include "engine/art/picture_dispatch.h"
#include "engine/art/look.h"
#include "engine/art/shapes/feature_shapes.h"
#include "engine/games/kit.h"

#include <utility>

namespace tilewright::art {

namespace {

/// The first for which `fits` holds; that of the first game if there is none.
template <class Fits>
const Look& firstLook(const Fits& fits) {
    for (const game::Kit* kit : game::kits())
        if (fits(kit->look))
            return kit->look;
    return game::kits().front()->look;
}

const Look& lookOf(const Tile& tile) {
    return firstLook([&](const Look& look) { return look.draws(tile); });
}

const Look& lookOfRooms() {
    return firstLook([](const Look& look) { return look.drawsRooms(); });
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

Picture tilePicture(const Tile& tile) {
    return withOwnPicture(lookOf(tile).tile(tile), tile.picture);
}

Picture simpleTilePicture(const Tile& tile) {
    return withOwnPicture(lookOf(tile).simpleTile(tile), tile.picture);
}

FeatureShapes featureShapes(const Tile& tile, bool splitTunnels) {
    return lookOf(tile).features(tile, splitTunnels);
}

Rim rimOf(const Tile& tile) {
    return {&lookOf(tile), tile.sides(), tile.landscape().edges};
}

Rim rimOf(const Chamber& room) {
    return {.look = &lookOfRooms(), .sides = room.sides};
}

std::string rimKey(const Rim& rim) {
    return rim.look->rimKey(rim);
}

Picture bleedPicture(const Rim& rim, const std::array<double, 4>& units) {
    return rim.look->bleed(rim, units);
}

Picture tileBack(std::string_view ruleset) {
    return lookOf(ruleset).back();
}

Picture tileBack(const TileSet& set) {
    LayeredPicture back{tileBack(set.ruleset)};
    back.signs = back.picture.shapes.size();
    return withOwnPicture(std::move(back), set.pictures.back);
}

Rgb backBleedColour(std::string_view ruleset) {
    return lookOf(ruleset).backBleedColour();
}

Picture roomPicture(const Chamber& chamber) {
    return lookOfRooms().room(chamber);
}

Picture simpleRoomPicture(const Chamber& chamber) {
    return lookOfRooms().simpleRoom(chamber);
}

Picture piecePicture(std::string_view kind, int player, int number) {
    return drawnByAny([&](const Look& look) { return look.piece(kind, player, number); });
}

PiecePlacement placementOf(std::string_view kind) {
    for (const game::Kit* kit : game::kits())
        if (const PiecePlacement placement = kit->look.placement(kind); placement != PiecePlacement::Place)
            return placement;
    return PiecePlacement::Place;
}

Picture sidePicture(std::string_view name) {
    return drawnByAny([&](const Look& look) { return look.side(name); });
}

Picture tokenPicture(std::string_view kind) {
    return drawnByAny([&](const Look& look) { return look.token(kind); });
}

} // namespace tilewright::art
