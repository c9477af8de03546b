// The program's list of games with one line more. This object comes before the engine's library when a test
// is linked, so that the whole program under test finds the fourth rule system as it finds its own.

#include "engine/games/beneath/beneath_kit.h"
#include "engine/games/landscape/landscape_kits.h"
#include "tests/stroll/stroll_kit.h"

#include <array>

namespace tilewright::game {

std::span<const Kit* const> kits() {
    static const std::array all{&beneathKit(), &landscapeKit(), &tunnelKit(), &dungeonKit(),
                                &test::strollKit()};
    return all;
}

} // namespace tilewright::game
