#pragma once

#include <QAction>
#include <QComboBox>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "editor/document/tileset/tileset_document.h"
#include "editor/playtest/playtest_view.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

namespace tilewright::test {

/// The playtest mode, in a window with the small bundled set.
class PlaytestFixture : protected FreshWindow {
protected:
    PlaytestView& view() { return window().playtestView(); }
    Playtests& playtests() { return *f_->workspace->playtests; }
    const Playtests::Outcome& outcome() { return playtests().of(*window().documents().current()); }
    QAction& action(const char* name) { return *view().findChild<QAction*>(QLatin1String(name)); }
    QTableView& table(QWidget* of) { return *of->findChild<QTableView*>(); }

    bool open() {
        if (!openWindow())
            return false;
        window().documents().add(TileSetDocument::example("beneath/learning.tileset.json"));
        window().setMode(Mode::Playtest);
        return true;
    }
    void choose(int games, const char* bot = "random") {
        view().findChild<QSpinBox*>(QStringLiteral("playtestGames"))->setValue(games);
        for (const char* player : {"playtestBot1", "playtestBot2"}) {
            auto* box = view().findChild<QComboBox*>(QLatin1String(player));
            box->setCurrentIndex(box->findData(QLatin1String(bot)));
        }
    }
    bool finish(int games) {
        choose(games);
        action("playtest/start").trigger();
        return waitFor([this] { return !playtests().running(); });
    }
};

} // namespace tilewright::test
