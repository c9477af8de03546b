#pragma once

#include "engine/art/own_picture.h"
#include "engine/art/picture.h"
#include "engine/model/map/map.h"
#include "engine/model/side.h"

#include <array>
#include <string_view>

namespace tilewright::art {

/// A door kind as a swatch for palettes: earth, open, special, skulls, room doors.
Picture sidePicture(Side side);
/// The skull disc of a colour, and the symbol of a colour on a square of its fill.
Picture skullPicture(Colour colour);
Picture symbolPicture(Colour colour);

// Beneath's pictures of things that other games have too; for its Look.

Picture tilePicture(const Sides& sides, std::string_view seedText);
Picture simpleTilePicture(const Sides& sides);
Picture bleedPicture(const Sides& sides, const std::array<double, 4>& units);
/// A tile, whose second layer are its doors and skulls.
Layered layeredChamber(const Sides& sides, std::string_view seedText);
Layered simpleLayeredChamber(const Sides& sides);
Picture chamberBack();
/// Pre: room.isRoom().
Picture chamberRoom(const Chamber& room);
Picture simpleChamberRoom(const Chamber& room);
Picture chamberPiece(std::string_view kind, int player, int number);
Picture chamberToken(std::string_view kind);

} // namespace tilewright::art
