// Variants of the rules that a set carries, and the sets that it is played together with, in the window.

#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/play/setup/new_game_dialog.h"
#include "editor/play/setup/options_form.h"
#include "editor/window/pages/set_rules_dialog.h"
#include "tests/gui/window_fixture.h"

#include "engine/tileset/io/bundled_set.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace tilewright;
using namespace tilewright::test;

namespace {

RuleVariant variant(const char* name, int actions) {
    return {name, {}, {{"actionsPerTurn", actions}}, Json::object()};
}

TileSet with(TileSet set, std::vector<RuleVariant> variants) {
    set.rules = std::move(variants);
    return set;
}

} // namespace

class SetRulesTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> f_;

    MainWindow& window() { return *f_->window; }
    const GameSetup& played() { return f_->workspace->game->setup(); }
    void edit(std::vector<RuleVariant> variants) {
        TileSetDocument& set = *window().currentSet();
        set.edit([] { return QStringLiteral("rules"); }, with(set.tileSet(), std::move(variants)));
    }
    void playFront() {
        window().setMode(Mode::Design);
        window().findChild<QAction*>("playThis")->trigger();
        f_->workspace->game->setRunning(false);
    }

private slots:
    void init() {
        f_ = std::make_unique<WindowFixture>();
        QVERIFY(f_->open());
    }
    void cleanup() { f_.reset(); }

    void gamesFollowTheVariantAndKeepWhatTheUserChanged() {
        window().files().openExample("beneath/learning.tileset.json");
        edit({variant("Fast", 3), variant("Faster", 5)});
        playFront();
        QVERIFY(played().options.at("actionsPerTurn") == 3);
        edit({variant("Fast", 4), variant("Faster", 5)});
        playFront();
        QVERIFY(played().options.at("actionsPerTurn") == 4);

        GameSetup other = played();
        other.options["startingPicks"] = 3;
        other.variant = "Faster";
        other.variantOptions = optionsOfVariant(other);
        other.options["actionsPerTurn"] = 5;
        window().playView().records().newGame(other);
        edit({variant("Fast", 4), variant("Faster", 6)});
        playFront();
        QVERIFY(played().options.at("actionsPerTurn") == 6);
        QVERIFY(played().options.at("startingPicks") == 3);
        // The variant is gone: the first takes its place.
        edit({variant("Fast", 4)});
        playFront();
        QVERIFY(played().options.at("actionsPerTurn") == 4);
        QVERIFY(played().options.at("startingPicks") == 3);
    }

    void expansionIsPlayedWithItsBaseSet() {
        window().files().openExample("landscape/tower.tileset.json");
        playFront();
        QCOMPARE(tileCount(played().tileSet), 18 + 72);
        // Edits of the file are followed in the game that goes on.
        TileSetDocument& set = *window().currentSet();
        set.setNotes({0}, "seen");
        QTRY_COMPARE(played().tileSet.tiles.front().notes, std::string("seen"));
    }

    void undoBringsThemBack() {
        window().files().openExample("landscape/tower.tileset.json");
        edit({variant("Fast", 3)});
        TileSetDocument& set = *window().currentSet();
        TileSet alone = set.tileSet();
        alone.with.clear();
        set.edit([] { return QStringLiteral("alone"); }, alone);
        QVERIFY(set.tileSet().with.empty());
        set.setNotes({0}, "seen");
        QCOMPARE(set.tileSet().rules.size(), std::size_t{1});
        set.undoStack().setIndex(1);
        QCOMPARE(set.tileSet().with, std::vector<std::string>{"base"});
        QCOMPARE(set.tileSet().rules.size(), std::size_t{1});
        set.undoStack().setIndex(0);
        QVERIFY(set.tileSet() == bundledSet("landscape/tower.tileset.json"));
    }

    void newGameOffersTheVariants() {
        GameSetup setup = withSet({}, with(bundledSet("beneath/learning.tileset.json"),
                                           {variant("Fast", 3), variant("Faster", 5)}));
        NewGameDialog dialog(setup);
        dialog.show();
        auto& variants = *dialog.findChild<QComboBox*>("variant");
        QCOMPARE(variants.currentText(), QStringLiteral("Fast"));
        QVERIFY(dialog.setup().options.at("actionsPerTurn") == 3);
        variants.setFocus();
        QTest::keyClick(&variants, Qt::Key_Down);
        QVERIFY(dialog.setup().options.at("actionsPerTurn") == 5);
        QVERIFY(dialog.setup().variant == "Faster");
        QTest::keyClick(&variants, Qt::Key_Down);
        QVERIFY(dialog.setup().options.at("actionsPerTurn") == 2);
        QVERIFY(dialog.setup().variant == "");
    }

    void variantsAreMadeByHand() {
        SetRulesDialog dialog(bundledSet("beneath/learning.tileset.json"), {});
        dialog.show();
        auto& list = *dialog.findChild<QListWidget*>("ruleVariants");
        auto& ok = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QCOMPARE(list.count(), 0);
        QTest::mouseClick(dialog.findChild<QToolButton*>("addVariant"), Qt::LeftButton);
        QTest::mouseClick(dialog.findChild<QToolButton*>("addVariant"), Qt::LeftButton);
        QCOMPARE(list.count(), 2);
        list.setCurrentRow(0);
        dialog.findChild<QSpinBox*>("actionsPerTurn")->setValue(4);
        QTest::keyClicks(dialog.findChild<QLineEdit*>("variantDescription"), "Quick games");
        QVERIFY(dialog.tileSet().rules[0].options == Json({{"actionsPerTurn", 4}}));
        QCOMPARE(dialog.tileSet().rules[0].description, std::string("Quick games"));
        // The other variant has its own options.
        list.setCurrentRow(1);
        QCOMPARE(dialog.findChild<QSpinBox*>("actionsPerTurn")->value(), 2);
        QVERIFY(dialog.tileSet().rules[1].options.empty());
        QVERIFY(ok.isEnabled());
        list.item(1)->setText(list.item(0)->text());
        QVERIFY2(!ok.isEnabled(), "two variants have one name");
        list.item(1)->setText(QStringLiteral("Plain"));
        QVERIFY(ok.isEnabled());
        auto& companions = *dialog.findChild<QListWidget*>("companions");
        companions.item(0)->setCheckState(Qt::Checked);
        QCOMPARE(dialog.tileSet().with, std::vector<std::string>{"standard"});
    }

    void formMarksFiltersAndResets() {
        NewGameDialog dialog(withSet({}, bundledSet("beneath/learning.tileset.json")));
        dialog.show();
        auto& form = *dialog.findChild<OptionsForm*>();
        auto& actions = *form.findChild<QSpinBox*>("actionsPerTurn");
        auto& silver = *form.findChild<QSpinBox*>("silverCost");
        auto& filter = *dialog.findChild<QLineEdit*>("optionFilter");
        QTest::keyClicks(&filter, "SILVER pick");
        QVERIFY(silver.isVisible() && !actions.isVisible());
        filter.clear();
        actions.setValue(5);
        auto& onlyChanged = *dialog.findChild<QCheckBox*>("onlyChangedOptions");
        onlyChanged.setChecked(true);
        QVERIFY(actions.isVisible() && !silver.isVisible());
        auto* reset = actions.parentWidget()->findChild<QToolButton*>();
        QVERIFY(reset->isVisible());
        QTest::mouseClick(reset, Qt::LeftButton);
        QCOMPARE(actions.value(), 2);
        QVERIFY(!reset->isVisible());
    }
};

QTEST_MAIN(SetRulesTest)
#include "tst_set_rules.moc"
