#pragma once

#include "engine/art/picture.h"

#include <string_view>

namespace tilewright::art {

// What Beneath has of things that other games have too; choice.cpp alone chooses.

Picture chamberBack();
Picture chamberPiece(std::string_view kind, int player, int number);
Picture chamberToken(std::string_view kind);

} // namespace tilewright::art
