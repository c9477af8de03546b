#pragma once

#include "engine/game/table.h"

namespace tilewright::game {

/// Several of a kind in words, "blue picks", marked for translation; the kind itself where it has no words.
std::string_view plural(Kind kind);
/// The same of what is in a hand: "released Prisoners".
std::string_view pluralInHand(Kind kind);

} // namespace tilewright::game
