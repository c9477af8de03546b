#pragma once

#include <string>

namespace tilewright {

namespace game {
class Position;
}

/// Everything that table() tells of a position, a line for each thing, and the legal moves: for a debugger
/// (`print describe(*position)`), and for what a failed test says. Not for people: indices instead of names.
std::string describe(const game::Position& position);

} // namespace tilewright
