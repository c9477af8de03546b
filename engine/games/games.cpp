// The one list of the games that this program knows.
#include "engine/games/beneath/beneath_kit.h"
#include "engine/games/kit.h"
#include "engine/games/landscape/landscape_kits.h"

#include <array>

namespace tilewright::game {

std::span<const Kit* const> kits() {
    static const std::array all{&beneathKit(), &landscapeKit(), &tunnelKit(), &dungeonKit()};
    return all;
}

} // namespace tilewright::game
