// The dialog that asks for a new game: what it begins with, what it offers, and what it keeps.

#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/play/setup/game_presets.h"
#include "editor/play/setup/new_game_dialog.h"
#include "editor/play/setup/options_form.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/words/game_words.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/lint/lint.h"
#include "tests/gui/learning_game.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace tilewright;
using namespace tilewright::test;

class NewGameTest : public QObject, private FreshPlayWindow {
    Q_OBJECT
private:
    /// Answers one after another of the dialogs that New Game opens.
    void askNewGame(std::vector<std::function<void(NewGameDialog&)>> answers) {
        std::size_t next = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !dialog->isVisible())
                return;
            if (next < answers.size())
                answers[next++](*dialog);
            // One that was left open, by a check that failed.
            if (dialog->isVisible())
                dialog->reject();
        });
        timer.start(10);
        action("newGame").trigger();
        QCOMPARE(next, answers.size());
    }
    static QStringList items(const QComboBox& box) {
        QStringList texts;
        for (int i = 0; i < box.count(); ++i)
            texts << box.itemText(i);
        return texts;
    }
    static void choose(NewGameDialog& dialog, const char* field, int row) {
        auto& box = *dialog.findChild<QComboBox*>(QLatin1String(field));
        box.setCurrentIndex(row);
        emit box.activated(row);
    }

private slots:
    void init() { QVERIFY(openWindow()); }
    void cleanup() { f_.reset(); }

    void aNewGameBeginsWithWhatIsInFrontAndAPersonAtStart() {
        // A game of another set and board was played before.
        window().playView().records().newGame(learningGame());
        window().files().openExample("beneath/narrow.map.json");
        QVERIFY(window().currentMap() != nullptr);
        const Map board = window().currentMap()->file();
        const std::string tiles = window().currentMap()->tileSet()->name;
        GameSetup first;
        GameSetup second;
        QString focus;
        const auto ask = [&](GameSetup& into, int result) {
            QTimer::singleShot(0, this, [&, result] {
                auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                into = dialog->setup();
                QTRY_VERIFY(dialog->focusWidget() != nullptr);
                focus = qobject_cast<QPushButton*>(dialog->focusWidget()) == nullptr
                            ? QString()
                            : qobject_cast<QPushButton*>(dialog->focusWidget())->text();
                dialog->done(result);
            });
            action("newGame").trigger();
        };
        ask(first, QDialog::Rejected);
        QCOMPARE(focus.remove(u'&'), QStringLiteral("Play"));
        QVERIFY(first.map == board);
        QCOMPARE(first.tileSet.name, tiles);
        QCOMPARE(first.seats[0].kind, QString::fromLatin1(personKind));
        QVERIFY(first.seats[1].kind != QString::fromLatin1(personKind));
        QVERIFY(first.seed != session().setup().seed);
        // Who sat there last time, sits there again.
        ask(first, QDialog::Accepted);
        window().setMode(Mode::Map);
        window().game().playFront();
        QVERIFY(!session().hasPersons());
        ask(second, QDialog::Rejected);
        QVERIFY(second.map == board);
        QCOMPARE(second.seats[0].kind, QString::fromLatin1(personKind));
    }

    void playersOfOneNameAreTold() {
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto& problem = *dialog->findChild<QLabel*>(QStringLiteral("problem"));
            auto& second = *dialog->findChild<QLineEdit*>(QStringLiteral("seatName2"));
            QVERIFY(!problem.isVisible());
            second.setText(seatColourName(0));
            QCOMPARE(problem.text(), QStringLiteral("Two players are called Blue."));
            QVERIFY(problem.isVisible());
            second.setText(QStringLiteral("Eva"));
            QVERIFY(!problem.isVisible());
            dialog->reject();
        });
        action("newGame").trigger();
    }

    void ownSetAndPersonStayWhileOneChooses() {
        set().setText(&TileSet::name, "Mine");
        askNewGame(
            {[](NewGameDialog& dialog) { choose(dialog, "tileSet", 1); },
             [](NewGameDialog& dialog) {
                 const auto& sets = *dialog.findChild<QComboBox*>("tileSet");
                 QVERIFY(sets.currentText() != QStringLiteral("Mine"));
                 QCOMPARE(items(sets).count(QStringLiteral("Mine")), 1);
                 QCOMPARE(dialog.setup().seats[0].kind, QString::fromLatin1(personKind));
                 auto& games = *dialog.findChild<QComboBox*>("rules");
                 choose(dialog, "rules", games.findData(QStringLiteral("dungeon")));
             },
             [](NewGameDialog& dialog) {
                 QCOMPARE(dialog.setup().ruleset, std::string("dungeon"));
                 QCOMPARE(dialog.setup().seats[0].kind, QString::fromLatin1(personKind));
                 QVERIFY(!items(*dialog.findChild<QComboBox*>("tileSet")).contains(QStringLiteral("Mine")));
                 QVERIFY(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
                 auto& games = *dialog.findChild<QComboBox*>("rules");
                 QCOMPARE(games.count(), static_cast<int>(rulesets().size()));
                 choose(dialog, "rules", games.findData(QStringLiteral("beneath")));
             },
             [](NewGameDialog& dialog) {
                 QCOMPARE(dialog.findChild<QComboBox*>("tileSet")->currentText(), QStringLiteral("Mine"));
                 dialog.reject();
             }});
    }

    /// All sets on the list can be played with the game that is chosen.
    void newGameOffersTheSetsOfTheGame() {
        for (const game::Ruleset* rules : rulesets()) {
            const GameSetup setup = withSet({}, game::bundledTiles(*rules));
            NewGameDialog dialog(setup);
            auto& sets = *dialog.findChild<QComboBox*>("tileSet");
            QVERIFY(sets.count() > 0);
            for (int row = 0; row < sets.count(); ++row) {
                NewGameDialog other(setup);
                choose(other, "tileSet", row);
                QVERIFY2(isOfferedFor(*game::findRuleset(rulesets(), setup.ruleset), other.chosenSet()),
                         qPrintable(sets.itemText(row)));
            }
        }
    }

    /// Without a tower nobody enters the dungeon; the tower set is among those that are shuffled in.
    void aGameThatNobodyCanEnterIsNotStarted() {
        GameSetup setup = withSet({}, bundledSet("landscape/base.tileset.json"));
        setup.ruleset = "dungeon";
        NewGameDialog dialog(setup);
        dialog.show();
        const auto& ok = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok.isEnabled());
        // A remedy is a sentence of its own.
        QVERIFY(dialog.findChild<QLabel*>("problem")->text().contains(QStringLiteral("dungeon. Shuffle")));
        auto& more = *dialog.findChild<QListWidget*>("moreSets");
        QVERIFY(more.count() > 4);
        QCOMPARE(more.verticalScrollBar()->maximum(), 0);
        const auto tower = more.findItems(QStringLiteral("Landscape tower"), Qt::MatchStartsWith);
        QCOMPARE(tower.size(), 1);
        tower.front()->setCheckState(Qt::Checked);
        QVERIFY(ok.isEnabled());
        tower.front()->setCheckState(Qt::Unchecked);
        QVERIFY(!ok.isEnabled());
    }

    void newGameOpensWithWhatCanBePlayed() {
        set().setPickColours({Colour::Blue});
        QVERIFY(hasErrors(lint(set().tileSet())));
        askNewGame({[](NewGameDialog& dialog) {
            QVERIFY(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
            const auto* instead = dialog.findChild<QLabel*>("instead");
            QVERIFY(instead != nullptr && instead->text().size() > 60);
            dialog.reject();
        }});
        set().undoStack().undo();
        askNewGame({[](NewGameDialog& dialog) {
            QVERIFY(dialog.findChild<QLabel*>("instead") == nullptr);
            dialog.reject();
        }});
    }

    void presetIsKeptChosenAndDeleted() {
        GameSetup setup = learningGame();
        setup.seats.push_back({QStringLiteral("Ada"), QStringLiteral("search-quick")});
        NewGameDialog first(setup);
        first.show();
        auto& name = *first.findChild<QComboBox*>("preset");
        QCOMPARE(name.count(), 0);
        QVERIFY(!first.findChild<QToolButton*>("keepPreset")->isEnabled());
        first.findChild<QSpinBox*>("actionsPerTurn")->setValue(5);
        QTest::keyClicks(name.lineEdit(), "three / quick");
        auto& keep = *first.findChild<QToolButton*>("keepPreset");
        keep.setFocus();
        QTest::keyClick(&keep, Qt::Key_Return);
        QCOMPARE(name.count(), 1);
        QVERIFY2(first.isVisible(), "Enter started the game");
        // The options' own, not that of a dialog on a small screen.
        const QWidget* form = first.findChild<OptionsForm*>();
        while (qobject_cast<const QScrollArea*>(form) == nullptr)
            form = form->parentWidget();
        const auto& scroll = *qobject_cast<const QScrollArea*>(form);
        QVERIFY(scroll.viewport()->width() >= scroll.widget()->sizeHint().width());

        NewGameDialog second(learningGame());
        second.show();
        QCOMPARE(second.setup().seats.size(), std::size_t{2});
        QVERIFY(second.setup().options.at("actionsPerTurn") == 2);
        auto& presets = *second.findChild<QComboBox*>("preset");
        QCOMPARE(presets.itemText(0), QStringLiteral("three / quick"));
        presets.setFocus();
        QTest::keyClick(&presets, Qt::Key_Down);
        QCOMPARE(second.setup().seats.size(), std::size_t{3});
        QCOMPARE(second.setup().seats[2].name, QStringLiteral("Ada"));
        QCOMPARE(second.setup().seats[2].kind, QStringLiteral("search-quick"));
        QVERIFY(second.setup().seats[0].name.isEmpty());
        QVERIFY(second.setup().options.at("actionsPerTurn") == 5);
        QVERIFY(second.setup().map == learningGame().map);
        QTest::mouseClick(second.findChild<QToolButton*>("removePreset"), Qt::LeftButton);
        QVERIFY(GamePresets("beneath").names().isEmpty());
    }

    void everyOptionIsExplainedWithItsDefault() {
        NewGameDialog dialog(learningGame());
        dialog.show();
        auto& form = *dialog.findChild<OptionsForm*>();
        auto& explanation = *dialog.findChild<QLabel*>("explanation");
        for (const OptionSpec& spec : game::findRuleset(rulesets(), "beneath")->options()) {
            const std::string& option = spec.name;
            auto* editor = form.findChild<QWidget*>(QString::fromStdString(option));
            QVERIFY2(editor != nullptr, option.c_str());
            QFocusEvent focus(QEvent::FocusIn);
            QApplication::sendEvent(editor, &focus);
            QCOMPARE(explanation.text(), editor->toolTip());
            QVERIFY2(explanation.text().contains("Default: "), option.c_str());
            QVERIFY2(explanation.text().size() > 30, option.c_str());
        }
    }

    void everyBotLevelIsOfferedByName() {
        NewGameDialog dialog(learningGame());
        auto& kind = *dialog.findChild<QComboBox*>("seatKind1");
        for (const char* bot : {"human", "random", "greedy", "search-quick", "search", "search-strong"}) {
            const int at = kind.findData(QLatin1String(bot));
            QVERIFY2(at >= 0, bot);
            QVERIFY2(!kind.itemText(at).contains(u'-'), bot);
            QVERIFY2(!kind.itemData(at, Qt::ToolTipRole).toString().isEmpty(), bot);
        }
    }
};

QTEST_MAIN(NewGameTest)
#include "tst_new_game.moc"
