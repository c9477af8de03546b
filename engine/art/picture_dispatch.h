#pragma once

#include "engine/art/picture.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <array>
#include <string>
#include <string_view>

namespace tilewright::art {

class Look;

// Pictures of things from their data alone: the same data gives the same picture everywhere, in every
// version. Pictures are 100 by 100 unless stated otherwise, unrotated; a back-end rotates them. Each game has
// its Look; these functions find the right one.

/// With the tile's own picture, if that is loaded. Varies with the tile's id. Corridors meet the middle of a
/// side, from 39 to 61, with any door; roads from 45 to 55.
Picture tilePicture(const Tile& tile);
/// For tiles smaller than 48 pixels: sides and connections, without ornament.
Picture simpleTilePicture(const Tile& tile);

/// The part of a tile or room that continues beyond its edges.
struct Rim {
    const Look* look = nullptr;
    Sides sides{};
    Edges edges{Edge::Field, Edge::Field, Edge::Field, Edge::Field};
    friend bool operator==(const Rim&, const Rim&) = default;
};
Rim rimOf(const Tile& tile);
/// Pre: room.isRoom().
Rim rimOf(const Chamber& room);
/// Equal for rims that look alike; letters and digits only.
std::string rimKey(const Rim& rim);
/// Continues a tile beyond its edges by a width for each side, in the order of directions and in the tile's
/// coordinates, so it lies outside of 0..100 too. Drawn below the tile on paper to be cut.
Picture bleedPicture(const Rim& rim, const std::array<double, 4>& units);

/// Of the tiles that a ruleset is played with.
Picture tileBack(std::string_view ruleset = defaultRuleset);
/// That of a set, with its own picture if it has one.
Picture tileBack(const TileSet& set);
/// What goes on beyond the edges of such a back.
Rgb backBleedColour(std::string_view ruleset);

/// A room of the board (B-2.1). Pre: chamber.isRoom().
Picture roomPicture(const Chamber& chamber);
Picture simpleRoomPicture(const Chamber& chamber);

/// Kinds: "pick-blue" ... "pick-purple", "black", "white" (door markers), "silver", "key", "token",
/// "tunnel-blue" ... "tunnel-orange". An unknown kind gives an empty picture.
Picture tokenPicture(std::string_view kind);
/// A swatch of a side by its name in files, "cell-door"; an unknown name gives an empty picture.
Picture sidePicture(std::string_view name);
/// Kinds: "runner", "prisoner", "prisoner-released", "guard". `player` 0 to 3 gives colour and numeral (seat
/// player + 1); `number` 1 or 2 distinguishes a player's Runners by pips, 0 draws none. Guards belong to
/// nobody: both are ignored. Kinds of the landscape game, for players 0 to 5 and without pips:
/// "follower-standing", "follower-thief", "follower-farmer", the same with the prefix "large-", both also
/// without a pose, "mayor", "wagon", "builder", "pig", "tower-floor", "player-token"; without an owner
/// "fairy" and "dragon". An unknown kind gives an empty picture.
Picture piecePicture(std::string_view kind, int player, int number);
/// How a piece is shown on a tile: at its own place, as a storey under the piece there, beside a figure, or
/// over the whole tile.
enum class PiecePlacement { Place, Storey, Beside, Over };
PiecePlacement placementOf(std::string_view kind);

} // namespace tilewright::art
