// Variants of the rules that a set carries, and the sets that it is played together with, in the window.

#include "editor/common/plain_text.h"
#include "editor/document/game_setup.h"
#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/play/setup/new_game_dialog.h"
#include "editor/play/setup/options_form.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/current_document.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/tile_set_rules_dialog.h"
#include "editor/window/played_set.h"
#include "tests/gui/window_fixture.h"

#include "engine/base/files/file.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tileset.h"
#include "tests/waiting.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <iterator>

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
    void play() {
        window().findChild<QAction*>("playThis")->trigger();
        f_->workspace->game->setRunning(false);
    }
    void playFront() {
        window().setMode(Mode::Design);
        play();
    }
    /// Opens a set that is played together with a file, and a map with tiles of both.
    void openExpansionAndMap() {
        TileSet ground = bundledSet("landscape/base.tileset.json");
        ground.name = "Ground";
        for (Tile& tile : ground.tiles)
            tile.id = "ground-" + tile.id;
        TileSet own = bundledSet("landscape/tower.tileset.json");
        own.name = "Own";
        own.with = {"ground.tileset.json"};
        Map map;
        map.ruleset = own.ruleset;
        map.name = "Own";
        map.chambers = {{.cell = {0, 0}, .tile = "ground-base-D"}, {.cell = {0, 5}, .tile = "tw-A"}};
        write("ground.tileset.json", fileText(toJson(ground)));
        write("own.tileset.json", fileText(toJson(own)));
        write("own.map.json", fileText(map));
        window().files().openFiles({f_->path("own.tileset.json"), f_->path("own.map.json")});
        QVERIFY(window().currentMap() != nullptr);
        QCOMPARE(window().mode(), Mode::Map);
    }
    void write(const char* name, const std::string& text) {
        QVERIFY(writeFile(f_->path(name).toStdString(), text).empty());
    }

private slots:
    void init() {
        f_ = std::make_unique<WindowFixture>();
        QVERIFY(f_->open());
    }
    void cleanup() { f_.reset(); }

    void setsPlayedTogetherAreFollowedOnDisk() {
        openExpansionAndMap();
        window().documents().setCurrent(window().documents().indexOf(f_->path("own.tileset.json")));
        TileSetDocument& own = *window().currentSet();
        QVERIFY(!hasErrors(own.issues()));
        const auto* status = window().statusBar()->findChild<ElidedLabel*>();
        TileSet ground = own.companions().value->front();
        ground.tiles.front().count += 50;
        const int tiles = tileCount(own.tileSet()) + tileCount(ground);
        QVERIFY(!status->text().contains(QStringLiteral("%1 tiles").arg(tiles)));
        write("ground.tileset.json", fileText(toJson(ground)));
        QTRY_VERIFY2(status->text().contains(QStringLiteral("%1 tiles").arg(tiles)),
                     qPrintable(status->text()));
        QVERIFY(QFile::remove(f_->path("ground.tileset.json")));
        QTRY_VERIFY(hasErrors(own.issues()));
        QVERIFY(!own.isModified());
    }

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
        QCOMPARE(tileCount(played().tileSet), 18 + 72 + 30);
        // Edits of the file are followed in the game that goes on.
        TileSetDocument& set = *window().currentSet();
        set.setNotes({0}, "seen");
        QTRY_COMPARE(played().tileSet.tiles.front().notes, std::string("seen"));
    }

    void mapsShowAndPlayTilesOfSetsThatAreFiles() {
        openExpansionAndMap();
        const MapDocument& map = *window().currentMap();
        QCOMPARE(tileCount(*map.tileSet()), 18 + 72);
        QVERIFY(!hasErrors(map.lint()));
        // The lamps and playtests look at the same game.
        const auto looked = gameForQuickCheck(*f_->workspace);
        QVERIFY(looked && compileGame(*looked).value);
        QCOMPARE(tileCount(looked->tileSet), 18 + 72);
        play();
        QCOMPARE(window().mode(), Mode::Play);
        QVERIFY(f_->workspace->game->hasGame());
        QCOMPARE(tileCount(played().tileSet), 18 + 72);
        QVERIFY(played().map == map.file());
        // The game follows edits of the set.
        TileSetDocument* own = window().game().playedSet().document();
        QVERIFY(own != nullptr);
        own->setNotes({0}, "seen");
        QTRY_COMPARE(played().tileSet.tiles.front().notes, std::string("seen"));
        // A new game proposes the set with all its tiles.
        NewGameDialog dialog(gameFor(*map.tileSet(), lastGameSetup(*f_->workspace)));
        QVERIFY(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        QCOMPARE(tileCount(dialog.setup().tileSet), 18 + 72);
    }

    void paletteHasASectionForEachSet() {
        openExpansionAndMap();
        MapEditor& editor = window().mapEditor();
        QListView& palette = *editor.palette();
        const QAbstractItemModel& model = *palette.model();
        const auto text = [&model](int row) { return model.index(row, 0).data().toString(); };
        const auto own = static_cast<int>(bundledSet("landscape/tower.tileset.json").tiles.size());
        const auto ground = static_cast<int>(bundledSet("landscape/base.tileset.json").tiles.size());
        QCOMPARE(model.rowCount(), 1 + own + 1 + ground);
        QCOMPARE(text(0), QStringLiteral("Own"));
        QCOMPARE(text(own + 1), QStringLiteral("Ground"));
        const QModelIndex heading = model.index(own + 1, 0);
        QVERIFY(heading.flags() == Qt::NoItemFlags);
        // Each heading has a line of its own.
        QVERIFY(palette.visualRect(heading).width() > palette.viewport()->width() / 2);
        QVERIFY(palette.visualRect(model.index(own, 0)).bottom() < palette.visualRect(heading).top());
        QVERIFY(palette.visualRect(model.index(own + 2, 0)).top() > palette.visualRect(heading).bottom());
        // A click on it takes nothing; arrows pass over it.
        palette.scrollTo(model.index(own + 2, 0));
        const Chamber before = editor.toolController().brush();
        QTest::mouseClick(palette.viewport(), Qt::LeftButton, {}, palette.visualRect(heading).center());
        QVERIFY(editor.toolController().brush() == before);
        palette.setFocus();
        palette.setCurrentIndex(model.index(own, 0));
        QTest::keyClick(&palette, Qt::Key_Right);
        QCOMPARE(palette.currentIndex().row(), own + 2);
        QCOMPARE(editor.toolController().brush().tile,
                 model.index(own + 2, 0).data().toString().toStdString());
        QTest::keyClick(&palette, Qt::Key_Left);
        QCOMPARE(palette.currentIndex().row(), own);
        // The brush lays a tile of the other set.
        palette.setCurrentIndex(model.index(own + 2, 0));
        QTest::keyClick(&palette, Qt::Key_Return);
        editor.toolController().setCursor({3, 3});
        editor.toolController().applyAtCursor();
        QVERIFY(window().currentMap()->chamberAt({3, 3}) != nullptr);
        QVERIFY(window().currentMap()->chamberAt({3, 3})->tile.starts_with("ground-"));
        // The filter keeps the headings of what it leaves.
        auto& filter = *editor.findChild<QLineEdit*>("mapPaletteFilter");
        filter.setText(QStringLiteral("ground-base-D"));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(text(0), QStringLiteral("Ground"));
        // The words are those of a landscape.
        const QString words = model.index(1, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(words.contains("city") && words.contains("Ground"), qPrintable(words));
    }

    void whySetsCanNotBePlayedTogetherIsTold() {
        openExpansionAndMap();
        TileSet ground = bundledSet("landscape/base.tileset.json");
        ground.tiles.front().id = "tw-A";
        write("ground.tileset.json", fileText(toJson(ground)));
        window().setMode(Mode::Map);
        play();
        QVERIFY(!f_->workspace->game->hasGame());
        QVERIFY2(window().messages().text().contains("“tw-A”"), qPrintable(window().messages().text()));
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
        QCOMPARE(set.tileSet().with, (std::vector<std::string>{"base", "princess-dragon"}));
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

    // Of two options that say the same, the rules set the other; nobody chose that.
    void whatTheRulesSetIsNoChange() {
        window().files().openExample("landscape/tunnel.tileset.json");
        const auto reserve = [](const char* value) {
            return std::vector<RuleVariant>{{"Mouths", {}, {{"otherTunnels", value}}, Json::object()}};
        };
        edit(reserve("reserve"));
        playFront();
        QVERIFY(played().options.at("splitOtherTunnels") == false);
        QCOMPARE(optionsInBrief(played()), QStringLiteral("Mouths"));
        edit(reserve("split"));
        playFront();
        QVERIFY(played().options.at("splitOtherTunnels") == true);
    }

    void variantsAreMadeByHand() {
        TileSetRulesDialog dialog(bundledSet("beneath/learning.tileset.json"), {});
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

    void tabGoesThroughTheDialogAsItIsRead() {
        TileSetRulesDialog dialog(with(bundledSet("beneath/learning.tileset.json"), {variant("Fast", 3)}),
                                  {});
        dialog.show();
        QStringList order;
        const QWidget* widget = dialog.findChild<QListWidget*>("ruleVariants");
        auto& buttons = *dialog.findChild<QDialogButtonBox*>();
        for (; widget != buttons.button(QDialogButtonBox::Cancel); widget = widget->nextInFocusChain()) {
            order << (widget == buttons.button(QDialogButtonBox::Ok) ? "ok" : widget->objectName());
            QVERIFY(order.size() < 2000);
        }
        QStringList wanted{"ruleVariants",   "addVariant",    "companions", "variantDescription",
                           "actionsPerTurn", "silverScoring", "ok"};
        QStringList found;
        std::ranges::copy_if(order, std::back_inserter(found),
                             [&wanted](const QString& name) { return wanted.contains(name); });
        QVERIFY2(found == wanted, qPrintable(found.join(' ')));
    }

    void problemsNameTheirVariant() {
        const RuleVariant odd{"Odd", {}, {{"keys", 8}}, Json::object()};
        TileSetRulesDialog dialog(
            with(bundledSet("beneath/learning.tileset.json"), {variant("Fast", 3), odd}), {});
        const QString problem = dialog.findChild<QLabel*>("problem")->text();
        QVERIFY2(problem.startsWith("Odd: keys"), qPrintable(problem));
        QVERIFY2(problem.contains(". Lower"), qPrintable(problem));
    }

    // The older of two options that say the same has its default: nobody said it.
    void oneOfTwoOptionsIsEnough() {
        GameSetup setup = withSet({}, bundledSet("landscape/tunnel.tileset.json"));
        QCOMPARE(setup.ruleset, std::string("tunnel"));
        NewGameDialog dialog(setup);
        dialog.findChild<QComboBox*>("otherTunnels")->setCurrentIndex(1);
        dialog.findChild<QSpinBox*>("tokensATurn")->setValue(2);
        const QString problem = dialog.findChild<QLabel*>("problem")->text();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    // Its variants are for the game with all its tiles.
    void anExpansionShowsTheOptionsOfTheGameItMakes() {
        TileSet set = bundledSet("landscape/base.tileset.json");
        set.name = "Own";
        for (Tile& tile : set.tiles)
            tile.id = "own-" + tile.id;
        set.with = {"tunnel"};
        set.rules = {{"One", {}, Json::object(), Json::object()}};
        TileSetRulesDialog dialog(set, {});
        QVERIFY(dialog.findChild<QWidget*>("tokensATurn") != nullptr);
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
