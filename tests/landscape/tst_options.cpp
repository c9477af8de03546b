// Options of landscape and tunnel, as files and the command line give them.

#include <QtTest>

#include "engine/games/landscape/rules/options.h"
#include "engine/games/landscape/rules/ruleset.h"

using namespace tilewright;

class LandOptionsTest : public QObject {
    Q_OBJECT

private slots:
    /// U-2.3, U-4.1: without tokens there is nothing for them to change; known they are, so that records name
    /// them.
    void heedsWhatHasAnEffect() {
        const landscape::Ruleset plain(landscape::expansions::none);
        const landscape::Ruleset tunnel(landscape::expansions::tunnel);
        const landscape::Ruleset dungeon(landscape::expansions::dungeon);
        QStringList unheeded;
        for (const landscape::Ruleset* rules : {&plain, &tunnel, &dungeon})
            for (const OptionSpec& spec : rules->options())
                if (spec.idle)
                    unheeded << QString::fromLatin1(rules->id().data()) + u' ' +
                                    QString::fromStdString(spec.name);
        unheeded.sort();
        QCOMPARE(unheeded, QStringList({QStringLiteral("landscape countTunnelTileTwice"),
                                        QStringLiteral("landscape splitOtherTunnels")}));
    }

    void aWrongNameIsToldThoseWithAnEffect() {
        const landscape::Ruleset plain(landscape::expansions::none);
        Issues issues;
        completeOptions(plain.options(), {{"dragonSteps", 3}}, issues);
        QCOMPARE(issues.size(), std::size_t{1});
        const std::string told = issues[0].message.english();
        for (const OptionSpec& spec : plain.options())
            QCOMPARE(told.find(spec.name) == std::string::npos, spec.idle);
    }

    void assignments_data() {
        QTest::addColumn<QString>("assignment");
        QTest::addColumn<QString>("value");
        QTest::newRow("L-4 two pieces") << "pieces=large,mayor"
                                        << R"({"pieces":["large","mayor"]})";
        QTest::newRow("L-4 one piece") << "pieces=pig"
                                       << R"({"pieces":["pig"]})";
        QTest::newRow("L-4 none") << "pieces="
                                  << R"({"pieces":[]})";
        QTest::newRow("L-4 unknown") << "pieces=large,dog"
                                     << "";
        QTest::newRow("L-4 twice") << "pieces=large,large"
                                   << "";
        QTest::newRow("L-4 an empty name") << "pieces=large,,mayor"
                                           << "";
        QTest::newRow("L-3.2 as any other") << "smallCity=4"
                                            << R"({"smallCity":4})";
        QTest::newRow("L-3.2 small") << "smallCity=2"
                                     << R"({"smallCity":2})";
        QTest::newRow("L-3.2 neither") << "smallCity=3"
                                       << "";
        QTest::newRow("U-2.3") << "splitOtherTunnels=false"
                               << R"({"splitOtherTunnels":false})";
        QTest::newRow("U-4.1") << "countTunnelTileTwice=true"
                               << R"({"countTunnelTileTwice":true})";
        QTest::newRow("unknown") << "flushOut=true"
                                 << "";
    }
    void assignments() {
        QFETCH(QString, assignment);
        QFETCH(QString, value);
        for (const landscape::Expansion* expansion :
             {&landscape::expansions::none, &landscape::expansions::tunnel}) {
            const landscape::Ruleset ruleset(*expansion);
            const auto parsed = parseOption(ruleset.options(), assignment.toStdString());
            QCOMPARE(parsed.value.has_value(), !value.isEmpty());
            if (parsed.value)
                QCOMPARE(QString::fromStdString(parsed.value->dump()), value);
            else
                QVERIFY(parsed.issues.front().message.english().find("expected") != std::string::npos);
        }
    }

    void values_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<bool>("good");
        QTest::newRow("defaults") << "{}" << true;
        QTest::newRow("pieces") << R"({"pieces":["wagon","builder"]})" << true;
        QTest::newRow("pieces that are no list") << R"({"pieces":"wagon"})" << false;
        QTest::newRow("pieces that are numbers") << R"({"pieces":[1]})" << false;
        QTest::newRow("a small city of 3") << R"({"smallCity":3})" << false;
        QTest::newRow("a small city of 2.0") << R"({"smallCity":2.0})" << false;
    }
    void values() {
        QFETCH(QString, options);
        QFETCH(bool, good);
        Issues issues;
        const Json all = completeOptions(landscape::expansions::none.options().specs(),
                                         Json::parse(options.toStdString()), issues);
        QCOMPARE(issues.empty(), good);
        QCOMPARE(all.size(), 4U);
        if (options == "{}")
            QCOMPARE(QString::fromStdString(all.dump()),
                     R"({"pieces":[],"smallCity":4,"splitOtherTunnels":true,"countTunnelTileTwice":false})");
    }
};

QTEST_GUILESS_MAIN(LandOptionsTest)
#include "tst_options.moc"
