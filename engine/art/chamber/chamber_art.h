#pragma once

#include "engine/art/own_picture.h"
#include "engine/art/picture.h"
#include "engine/tileset/side.h"

#include <string_view>

namespace tilewright::art {

// Beneath's pictures of things that other games have too; for its Look.

/// A tile, whose second layer are its doors and skulls.
Layered layeredChamber(const Sides& sides, std::string_view seedText);
Layered simpleLayeredChamber(const Sides& sides);
Picture chamberBack();
Picture chamberPiece(std::string_view kind, int player, int number);
Picture chamberToken(std::string_view kind);

} // namespace tilewright::art
