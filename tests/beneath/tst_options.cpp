// The options of the rules: names, defaults, ranges.

#include "engine/games/beneath/rules/options.h"
#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class OptionsTest : public QObject {
    Q_OBJECT

private slots:
    void defaults() {
        const Json expected{{"pickColours", "set"},     {"startingPicks", 2},        {"actionsPerTurn", 2},
                            {"blackRemovalActions", 2}, {"silverCost", 8},           {"noSealing", true},
                            {"keepDungeonOpen", false}, {"runnerEntry", "entrance"}, {"markersOnBoard", true},
                            {"silverScoring", "once"}};
        Issues issues;
        const Json completed = completeOptions(beneath::optionTable().specs(), Json::object(), issues);
        QVERIFY(issues.empty());
        QCOMPARE(completed.size(), expected.size());
        for (const auto& [name, value] : expected.items())
            QVERIFY2(completed.at(name) == value, name.c_str());
    }

    // B-5: a value out of its range or of another type is an error that names the option.
    void ranges_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("B-1.5 pickColours") << "pickColours" << 1 << 8;
        QTest::newRow("B-3.1 startingPicks") << "startingPicks" << 0 << 4;
        QTest::newRow("B-4.1 actionsPerTurn") << "actionsPerTurn" << 1 << 8;
        QTest::newRow("B-5.8 blackRemovalActions") << "blackRemovalActions" << 1 << 8;
        QTest::newRow("B-5.9 silverCost") << "silverCost" << 1 << 8;
    }
    void ranges() {
        QFETCH(QString, option);
        QFETCH(int, least);
        QFETCH(int, most);
        const std::string name = option.toStdString();
        for (int value = least; value <= most; ++value)
            QVERIFY(compile({.options = {{name, value}}}).value.has_value());
        const std::vector<Json> refused{least - 1,
                                        most + 1,
                                        2.0,
                                        2.5,
                                        "2",
                                        true,
                                        nullptr,
                                        Json::array({2}),
                                        std::uint64_t{18446744073709551615ULL},
                                        std::int64_t{-9223372036854775807LL},
                                        std::uint64_t{4294967296ULL + 4}};
        for (const Json& value : refused) {
            const auto game = compile({.options = {{name, value}}});
            QVERIFY2(!game.value, value.dump().c_str());
            QCOMPARE(QString::fromStdString(game.issues.at(0).pointer), "/options/" + option);
        }
    }

    void words_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("B-4.4 noSealing") << "noSealing" << QStringList{"true", "false"};
        QTest::newRow("B-4.6 keepDungeonOpen") << "keepDungeonOpen" << QStringList{"true", "false"};
        QTest::newRow("B-5.7 markersOnBoard") << "markersOnBoard" << QStringList{"true", "false"};
        QTest::newRow("B-5.1 runnerEntry") << "runnerEntry" << QStringList{"\"entrance\"", "\"laid-tile\""};
        QTest::newRow("B-8.3 silverScoring") << "silverScoring" << QStringList{"\"once\"", "\"each\""};
    }
    void words() {
        QFETCH(QString, option);
        QFETCH(QStringList, values);
        const std::string name = option.toStdString();
        for (const char* value : {"true", "false", "\"entrance\"", "\"laid-tile\"", "\"once\"", "\"each\"",
                                  "\"\"", "1", "0", "null", "\"true\"", "[]", "{}"}) {
            const auto game = compile({.options = {{name, Json::parse(value)}}});
            QCOMPARE(game.value.has_value(), values.contains(value));
        }
    }

    void unknownOption() {
        const auto game = compile({.options = {{"actionPerTurn", 2}}});
        QVERIFY(!game.value);
        QCOMPARE(QString::fromStdString(game.issues.at(0).pointer), "/options/actionPerTurn");
    }

    // A game tells every option with its value: the record writes them all.
    void completeInTheGame() {
        const auto game = *compile({.options = {{"silverCost", 3}}}).value;
        QCOMPARE(game->options().size(), 10U);
        QCOMPARE(game->options().at("silverCost").get<int>(), 3);
        QCOMPARE(game->options().at("actionsPerTurn").get<int>(), 2);
    }
};

QTEST_GUILESS_MAIN(OptionsTest)
#include "tst_options.moc"
