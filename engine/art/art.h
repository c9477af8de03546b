#pragma once

#include "engine/art/picture.h"
#include "engine/tileset/landscape/landscape_edit.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <array>
#include <string>
#include <string_view>

namespace tilewright::art {

// What things look like, from their data alone: the same thing gives the same picture everywhere and for
// ever. Pictures are 100 by 100 unless told otherwise, unrotated; a back-end turns them.

/// Whether a tile shows land, as a set for the landscape game has it, rather than what is beneath.
bool showsLand(const Tile& tile);

/// Varied by the tile's id. Corridors meet a side at its middle, 39 to 61, whatever their door; roads 45
/// to 55.
Picture tilePicture(const Tile& tile);
Picture tilePicture(const Sides& sides, std::string_view seedText);
/// For less than 48 pixels a tile: what its sides are and what leads where, without ornament.
Picture simpleTilePicture(const Tile& tile);
Picture simpleTilePicture(const Sides& sides);
/// What continues a tile beyond its edges by `units`, in the tile's coordinates, so it reaches outside of
/// 0..100. Goes below the tile on paper that is cut.
Picture bleedPicture(const Sides& sides, double units);
/// The same with a width for each side, in the order of directions.
Picture bleedPicture(const Sides& sides, const std::array<double, 4>& units);
/// What of a tile goes on beyond its edges.
struct Rim {
    bool land = false;
    Sides sides{};
    Edges edges{Edge::Field, Edge::Field, Edge::Field, Edge::Field};
    friend bool operator==(const Rim&, const Rim&) = default;
};
Rim rimOf(const Tile& tile);
/// Rims that look alike have the same; letters and digits only.
std::string letters(const Rim& rim);
Picture bleedPicture(const Rim& rim, const std::array<double, 4>& units);
/// Of the tiles that a ruleset is played with.
Picture tileBack(std::string_view ruleset = defaultRuleset);
/// What goes on beyond the edges of such a back.
Rgb backEdge(std::string_view ruleset);

/// A room of the board (B-2.1). Pre: chamber.isRoom().
Picture roomPicture(const Chamber& chamber);
Picture simpleRoomPicture(const Chamber& chamber);

/// One door kind as a swatch for palettes: earth, open, special, skulls, room doors.
Picture sidePicture(Side side);
Picture edgePicture(Edge edge);
/// What a feature or a landscape tile bears; no two are alike.
Picture traitPicture(Trait trait);
/// The skull disc of a colour, and the symbol of a colour on a square of its fill.
Picture skullPicture(Colour colour);
Picture symbolPicture(Colour colour);

/// Kinds: "pick-blue" ... "pick-purple", "black", "white" (door markers), "silver", "key", "token",
/// "tunnel-blue" ... "tunnel-orange". An unknown kind gives an empty picture.
Picture tokenPicture(std::string_view kind);
/// Kinds: "runner", "prisoner", "guard". `player` 0 to 3 gives colour and numeral (seat player + 1); `number`
/// 1 or 2 tells a player's Runners apart by pips, 0 draws none. Guards belong to nobody: both are ignored.
/// Of the landscape game, for players 0 to 5 and without pips: "follower-standing", "follower-thief",
/// "follower-farmer", the same with "large-" before, both also without a pose, "mayor", "wagon", "builder",
/// "pig", "tower-floor", "player-token"; of nobody "fairy" and "dragon". An unknown kind gives an empty
/// picture.
Picture piecePicture(std::string_view kind, int player, int number);

} // namespace tilewright::art
