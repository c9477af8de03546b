#pragma once

#include "editor/document/game_setup.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/format.h"

namespace tilewright::test {

/// Two random bots with a small set.
inline GameSetup learningGame() {
    GameSetup setup;
    setup.tileSet = *readTileSet(bundledText("beneath/learning.tileset.json")).value;
    setup.map = *readMap(bundledText(defaultMap)).value;
    setup.seed = 11;
    setup.seats = {{QString(), QStringLiteral("random")}, {QString(), QStringLiteral("random")}};
    return setup;
}

} // namespace tilewright::test
