#pragma once

#include "tests/exchange/fake_player.h"
#include "tests/gui/turns.h"
#include "tests/gui/window_fixture.h"

#include "editor/designer/chambers/variants_dialog.h"
#include "editor/document/recovery/recovery_file.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/exchange/import_dialog.h"
#include "editor/playtest/returned/returned_games_dialog.h"
#include "editor/print/chosen_tiles_dialog.h"
#include "editor/window/all_actions.h"
#include "editor/window/controllers/returned_controller.h"
#include "editor/window/pages/difference_dialog.h"
#include "editor/window/recovery/recovery_dialog.h"
#include "engine/model/io/bundled_set.h"
#include "engine/model/io/format.h"
#include "engine/model/table/tile_table.h"
#include "tests/waiting.h"

#include <QAction>
#include <QDialog>
#include <QMenuBar>
#include <QSet>
#include <QTabWidget>

#include <functional>

namespace tilewright::test {

/// Does something with each modal dialog that comes up, and closes it.
class EachDialog {
public:
    explicit EachDialog(const std::function<void(QDialog&)>& act) {
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this, act] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || busy_)
                return;
            busy_ = true;
            act(*dialog);
            dialog->reject();
            busy_ = false;
        });
        timer_.start(10);
    }

private:
    QTimer timer_;
    bool busy_ = false;
};

/// A file to open, and the mode to look at it in.
struct Opened {
    const char* name;
    const char* file;
    Mode mode;
};

/// All kinds of files; commands open other dialogs for each.
inline constexpr Opened allOpened[] = {
    {"set of Beneath", "beneath/standard.tileset.json", Mode::Design},
    {"set of the landscape", "landscape/base.tileset.json", Mode::Design},
    {"map", "beneath/guardhouse.map.json", Mode::Map},
    {"game", "landscape/base.tileset.json", Mode::Play},
};

inline void openExample(MainWindow& window, const Opened& opened) {
    window.files().openExample(opened.file);
    if (opened.mode == Mode::Play)
        QTest::keyClick(&window, Qt::Key_F5);
    else
        window.setMode(opened.mode);
}

/// Looks at each dialog that commands of the menus open.
inline void openDialogsOfTheMenus(MainWindow& window, const std::function<void(QDialog&)>& look) {
    const FakePlayer player;
    const EachDialog each(look);
    for (QAction* command : allActions(*window.menuBar())) {
        const bool asks = command->text().contains(u'…') || command->objectName() == QLatin1String("about");
        // Its dialog is Qt's own.
        if (!asks || !command->isEnabled() || command->objectName() == QLatin1String("printSheets"))
            continue;
        command->trigger();
        passTurns();
    }
    look(window.returned().dialog());
}

/// Looks at each dialog that no command opens by itself. A set of Beneath is open.
inline void openOtherDialogs(WindowFixture& fixture, const std::function<void(QDialog&)>& look) {
    MainWindow& window = *fixture.window;
    TileSetDocument& set = *window.currentSet();
    TileSet changed = set.tileSet();
    changed.tiles[3].count = 7;
    const auto show = [&look](QDialog& dialog) {
        dialog.show();
        if (waitForExposed(&dialog))
            look(dialog);
    };
    ImportDialog import(set.tileSet(), tileTable(changed.tiles), QStringLiteral("a table"),
                        ImportDialog::Into::SetInFront, &window);
    show(import);
    VariantsDialog variants(set.tileSet(), {0, 1}, &window);
    show(variants);
    ChosenTilesDialog chosen(set.tileSet().tiles, {{changed.tiles[0].id, 1}}, &window);
    show(chosen);
    const std::vector<LostWork> lost{
        {{}, {}, QStringLiteral("a"), QDateTime::currentDateTime(), fileText(toJson(changed))}};
    RecoveryDialog recovery(lost, &window);
    show(recovery);
    if (window.files().saveTo(fixture.path("on-disk.tileset.json"))) {
        set.setId(1, "other");
        const EachDialog each(look);
        showDifference(set, &window, [] {});
    }
}

} // namespace tilewright::test
