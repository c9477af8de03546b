#pragma once

#include "engine/art/layered_picture.h"
#include "engine/art/picture.h"
#include "engine/model/map/map.h"
#include "engine/model/sides.h"

#include <array>
#include <string_view>

namespace tilewright::art {

class Look;

// Code that is not about this game asks picture_dispatch.h, and gets these pictures without naming it.

/// A door kind as a swatch for palettes: earth, open, special, skulls, room doors.
Picture sidePicture(SideContent side);
/// The skull disc of a colour, and the symbol of a colour on a square of its fill.
Picture skullPicture(Colour colour);
Picture symbolPicture(Colour colour);

// Beneath's pictures of things that other games have too; for its Look.

Picture tilePicture(const Sides& sides, std::string_view seedText);
Picture simpleTilePicture(const Sides& sides);
Picture bleedPicture(const Sides& sides, const std::array<double, 4>& units);
/// A tile, whose second layer are its doors and skulls.
LayeredPicture layeredTile(const Sides& sides, std::string_view seedText);
LayeredPicture simpleLayeredTile(const Sides& sides);
Picture beneathBack();
/// Pre: room.isRoom().
Picture beneathRoom(const Chamber& room);
Picture simpleBeneathRoom(const Chamber& room);
Picture beneathPiece(std::string_view kind, int player, int number);
Picture beneathToken(std::string_view kind);

/// The Look of Beneath.
const Look& beneathLook();

} // namespace tilewright::art
