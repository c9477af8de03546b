#pragma once

#include "engine/game/table.h"

namespace tilewright::game {

/// The plural of a kind, "blue picks", marked for translation; the kind itself if it has none.
std::string_view plural(Kind kind);
/// The plural of a kind in a player's hand: "released Prisoners".
std::string_view pluralInHand(Kind kind);

} // namespace tilewright::game
