// The bundled examples of the rules: each stops where its rule decides, and goes on as it tells.

#include <QtTest>

#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/io/bundled.h"
#include "tests/landscape/landscape_scenario.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

LandscapeScenario example(const QString& number) {
    const std::string name =
        number.toLower().replace(QLatin1Char('.'), QLatin1Char('-')).toStdString() + ".game.json";
    for (const BundledFile& file : ruleExampleFiles())
        if (file.name == name) {
            const auto record = game::readRecord(file.text);
            auto replayed = game::replay(*record.value, rulesets());
            for (const Issue& issue : replayed.issues)
                qWarning("%s", format(issue).c_str());
            if (!record.value->map.name.starts_with(number.toStdString()) || hasErrors(replayed.issues))
                qFatal("%s is not whole", name.c_str());
            return LandscapeScenario(std::move(replayed.value->position));
        }
    qFatal("no example %s", name.c_str());
}

} // namespace

class ExamplesTest : public QObject {
    Q_OBJECT

private slots:
    void oneForEachNumber() { QCOMPARE(ruleExampleFiles().size(), std::size_t{20}); }
    void d1_1() {
        LandscapeScenario s = example("D-1.1");
        s.play("dragon 2 0");
        QCOMPARE(s.below(), (QStringList{"0 follower", "0 large-follower", "fairy", "dragon"}));
    }
    void d1_2() {
        LandscapeScenario s = example("D-1.2");
        s.play("leave follower 0 0 0");
        QCOMPARE(s.below(), (QStringList{"0 follower", "fairy"}));
        QCOMPARE(s.position().table().spaces[0].pieces[1].with, 0);
    }
    void d2_1() {
        LandscapeScenario s = example("D-2.1");
        QCOMPARE(s.legal("enter"), (QStringList{"enter follower", "enter large"}));
    }
    void d2_2() {
        LandscapeScenario s = example("D-2.2");
        QVERIFY(s.may("enter mayor"));
        QVERIFY(!s.may("enter mayor 0 5 0"));
        QVERIFY(!s.may("enter mayor 5 5 0"));
    }
    void d2_3() {
        LandscapeScenario s = example("D-2.3");
        s.play("enter large 5 5 0");
        QCOMPARE(s.pieces(), QStringList{"0 large-follower at 5 5 on 0"});
    }
    void d2_4() {
        LandscapeScenario s = example("D-2.4");
        QCOMPARE(dragonAt(s), "below");
        s.play("fairy follower");
        QCOMPARE(s.below(), (QStringList{"0 follower", "fairy", "dragon"}));
    }
    void d3_1() {
        LandscapeScenario s = example("D-3.1");
        QCOMPARE(s.legal("leave").size(), 5);
    }
    void d3_2() {
        LandscapeScenario s = example("D-3.2");
        QCOMPARE(dragonAt(s), "below");
        s.play("leave follower 3 0 0");
        QCOMPARE(s.below(), (QStringList{"fairy", "dragon"}));
    }
    void d3_3() {
        LandscapeScenario s = example("D-3.3");
        QVERIFY(s.feature(0, 0, 1).complete());
        QVERIFY(!s.may("leave follower 0 0 1"));
        for (const char* open : {"0 0 0", "0 0 2", "0 0 3"})
            QVERIFY(s.may(QString("leave follower ") + open));
    }
    void d3_4() {
        LandscapeScenario s = example("D-3.4");
        s.play("enter follower 0 0 0");
        QCOMPARE(static_cast<int>(s.feature(0, 0, 0).followers), 3);
    }
    void d3_5() {
        LandscapeScenario s = example("D-3.5");
        s.play("leave follower 9 9 0");
        QCOMPARE(s.supply(0, "follower"), 7);
    }
    void d3_6() {
        LandscapeScenario s = example("D-3.6");
        QCOMPARE(s.player(), 1);
        s.play("fairy 0 2 0");
        QCOMPARE(s.below(), QStringList{"0 follower"});
    }
    void d4_1() {
        LandscapeScenario s = example("D-4.1");
        s.play("dragon 2 0");
        QCOMPARE(dragonAt(s), "below");
        QCOMPARE(s.drawn(), "grass");
    }
    void d4_2() {
        LandscapeScenario s = example("D-4.2");
        s.play("dragon 1 0");
        QCOMPARE(dragonAt(s), "below");
        QVERIFY(s.pieces().contains("1 follower at 1 0 on 0"));
    }
    void d4_3() {
        LandscapeScenario s = example("D-4.3");
        s.play({"dragon 5 5", "stay", "flee", "flee"});
        QCOMPARE(s.below(), (QStringList{"0 follower", "2 large-follower", "dragon"}));
    }
    void d4_4() {
        LandscapeScenario s = example("D-4.4");
        QCOMPARE(s.legal("enter") + s.legal("leave"), QStringList());
    }
    void d5_1() {
        LandscapeScenario s = example("D-5.1");
        QCOMPARE(s.drawn(), "volcano");
        s.play("lay 0 2 0");
        QCOMPARE(dragonAt(s), "0 2");
        QVERIFY(s.may("leave follower 3 0 0"));
    }
    void d5_2() {
        LandscapeScenario s = example("D-5.2");
        QCOMPARE(s.legal(""), (QStringList{"dragon -5 0", "dragon 1 0", "dragon 2 0", "dragon 9 9"}));
    }
    void d5_3() {
        LandscapeScenario s = example("D-5.3");
        s.play("flush 3 0");
        QCOMPARE(dragonAt(s), "3 0");
    }
    void d6_1() {
        LandscapeScenario s = example("D-6.1");
        s.play("end");
        while (!s.over())
            s.play({s.legal("lay").first(), "end"});
        QCOMPARE(s.points(), (QList<int>{0, 0}));
    }
};

QTEST_GUILESS_MAIN(ExamplesTest)
#include "tst_examples.moc"
