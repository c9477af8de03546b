#pragma once

#include "engine/art/picture.h"

#include <string_view>

namespace tilewright::art {

// Beneath's pictures of things that other games have too; called only by choice.cpp.

Picture chamberBack();
Picture chamberPiece(std::string_view kind, int player, int number);
Picture chamberToken(std::string_view kind);

} // namespace tilewright::art
