#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include "editor/play/setup/options_form.h"
#include "engine/games/kit.h"

using namespace tilewright;

class TestOptionsForm : public QObject {
    Q_OBJECT

private slots:
    void optionsWithoutEffectHaveNoFieldButStay() {
        const game::Ruleset& landscape = *game::findRuleset(rulesets(), "landscape");
        OptionsForm form(landscape, {{"countTunnelTileTwice", true}});
        QVERIFY(form.findChild<QWidget*>("countTunnelTileTwice") == nullptr);
        QVERIFY(form.findChild<QWidget*>("splitOtherTunnels") == nullptr);
        // Every option is kept with its value, so that the record of a game names all but those that records
        // leave out.
        Issues none;
        QVERIFY(form.values() ==
                completeOptions(landscape.options(), {{"countTunnelTileTwice", true}}, none));
        QVERIFY(form.values().at("countTunnelTileTwice") == true);
        // What is left out gets its default, seen or not.
        form.setValues(Json::object());
        QVERIFY(form.values().at("countTunnelTileTwice") == false);
        form.setValues({{"countTunnelTileTwice", true}});
        QVERIFY(form.values().at("countTunnelTileTwice") == true);
        form.setDefaults();
        QVERIFY(form.values().at("countTunnelTileTwice") == false);

        OptionsForm tunnels(*game::findRuleset(rulesets(), "tunnel"), {{"countTunnelTileTwice", true}});
        QVERIFY(tunnels.findChild<QWidget*>("countTunnelTileTwice") != nullptr);
        QVERIFY(tunnels.findChild<QWidget*>("splitOtherTunnels") != nullptr);
        QVERIFY(tunnels.values().at("countTunnelTileTwice") == true);
    }

    /// The button beside a changed value is no stop on the way to the next field; a key does the same.
    void aChangedValueGoesBackByKey() {
        OptionsForm form(*game::findRuleset(rulesets(), "beneath"), {});
        form.show();
        auto& actions = *form.findChild<QSpinBox*>("actionsPerTurn");
        const int usual = actions.value();
        actions.setFocus();
        QTest::keyClick(&actions, Qt::Key_Up);
        QCOMPARE(actions.value(), usual + 1);
        QTest::keyClick(&actions, Qt::Key_Tab);
        QVERIFY(form.focusWidget() != nullptr && form.focusWidget() != &actions);
        QVERIFY2(qobject_cast<QToolButton*>(form.focusWidget()) == nullptr, "the button took the focus");
        actions.setFocus();
        QTest::keyClick(&actions, Qt::Key_Backspace, Qt::AltModifier);
        QCOMPARE(actions.value(), usual);
    }

    // The smallest number is called alike in the field and beside it.
    void wordsForTheSmallestNumber() {
        const OptionsForm form(*game::findRuleset(rulesets(), "dungeon"), {});
        const auto& capacity = *form.findChild<QSpinBox*>("capacity");
        QCOMPARE(capacity.text(), QStringLiteral("unlimited"));
        QVERIFY2(capacity.toolTip().endsWith("Default: unlimited"), qPrintable(capacity.toolTip()));
    }
};

QTEST_MAIN(TestOptionsForm)
#include "tst_options_form.moc"
