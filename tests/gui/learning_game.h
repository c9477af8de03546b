#pragma once

#include "editor/document/game_setup.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/gui/window_fixture.h"

#include <QAction>

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

/// A window anew for each function, with its game, its set and the commands of the play mode.
class FreshPlayWindow : protected FreshWindow {
protected:
    GameSession& session() { return *f_->workspace->game; }
    TileSetDocument& set() { return *window().currentSet(); }
    QAction& action(const char* name) {
        return *window().playView().findChild<QAction*>(QLatin1String(name));
    }
};

} // namespace tilewright::test
