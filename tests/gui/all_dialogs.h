#pragma once

#include "tests/exchange/fake_web_page.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/window_fixture.h"

#include "editor/designer/beneath/door_variants_dialog.h"
#include "editor/document/recovery/recovery.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/exchange/import_dialog.h"
#include "editor/playtest/returned/returned_games_dialog.h"
#include "editor/print/sheet_options_form.h"
#include "editor/window/controllers/disk_changes.h"
#include "editor/window/controllers/games_from_people_controllers.h"
#include "editor/window/main_menu.h"
#include "editor/window/pages/recovery_dialog.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/table/tile_table.h"
#include "engine/model/tileset.h"
#include "tests/waiting.h"

#include <QAction>
#include <QDialog>
#include <QMenuBar>
#include <QSet>
#include <QTabWidget>

#include <functional>

namespace tilewright::test {

/// Does something with each modal dialog that comes up, and closes it.
class DialogVisitor {
public:
    explicit DialogVisitor(const std::function<void(QDialog&)>& act) {
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
struct ExampleDocument {
    const char* name;
    const char* file;
    Mode mode;
};

/// All kinds of files; commands open other dialogs for each.
inline constexpr ExampleDocument exampleDocuments[] = {
    {"set of Beneath", "beneath/standard.tileset.json", Mode::Design},
    {"set of the landscape", "landscape/base.tileset.json", Mode::Design},
    {"map", "beneath/guardhouse.map.json", Mode::Map},
    {"game", "landscape/base.tileset.json", Mode::Play},
};

inline void openExample(MainWindow& window, const ExampleDocument& opened) {
    window.files().openExample(opened.file);
    if (opened.mode == Mode::Play)
        QTest::keyClick(&window, Qt::Key_F5);
    else
        window.setMode(opened.mode);
}

/// Looks at each dialog that commands of the menus open.
inline void openMenuDialogs(MainWindow& window, const std::function<void(QDialog&)>& look) {
    const FakeWebPage player;
    const DialogVisitor each(look);
    for (QAction* command : allActions(*window.menuBar())) {
        const bool asks = command->text().contains(u'…') || command->objectName() == QLatin1String("about");
        // Its dialog is Qt's own.
        if (!asks || !command->isEnabled() || command->objectName() == QLatin1String("printSheets"))
            continue;
        command->trigger();
        processPending();
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
    DoorVariantsDialog variants(set.tileSet(), {0, 1}, &window);
    show(variants);
    ChosenTilesDialog chosen(set.tileSet().tiles, {{changed.tiles[0].id, 1}}, &window);
    show(chosen);
    const std::vector<RecoveryCopy> lost{
        {{}, {}, QStringLiteral("a"), QDateTime::currentDateTime(), fileText(toJson(changed))}};
    RecoveryDialog recovery(lost, &window);
    show(recovery);
    if (window.files().saveTo(fixture.path("on-disk.tileset.json"))) {
        set.setId(1, "other");
        const DialogVisitor each(look);
        showDifference(set, &window, [] {});
    }
}

} // namespace tilewright::test
