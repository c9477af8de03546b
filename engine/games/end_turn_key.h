#pragma once

namespace tilewright::game {

/// The letter of the heading under which every rule system ends the turn (MoveInfo::key, Refusal::key).
inline constexpr char endTurnKey = 'n';

} // namespace tilewright::game
