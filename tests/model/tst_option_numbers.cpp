// Options that are numbers with a unit or a word. Those of other types are tested with the rules and exports
// that have them.

#include <QtTest>

#include "engine/base/options/option.h"

#include <array>

using namespace tilewright;

namespace {

const std::array specs{
    OptionSpec{.name = "bleed",
               .type = OptionSpec::Type::Millimetres,
               .defaultValue = 2.5,
               .minimum = 0,
               .maximum = 50},
    OptionSpec{
        .name = "skew", .type = OptionSpec::Type::Degrees, .defaultValue = 0, .minimum = -5, .maximum = 5},
};

} // namespace

class TestOptionNumbers : public QObject {
    Q_OBJECT

private slots:
    void assignments_data() {
        QTest::addColumn<QString>("assignment");
        QTest::addColumn<QString>("value");
        QTest::newRow("fraction") << "bleed=1.7"
                                  << R"({"bleed":1.7})";
        QTest::newRow("whole") << "bleed=50"
                               << R"({"bleed":50.0})";
        QTest::newRow("negative") << "skew=-4.5"
                                  << R"({"skew":-4.5})";
        QTest::newRow("too small") << "bleed=-0.1"
                                   << "";
        QTest::newRow("too large") << "skew=5.01"
                                   << "";
        QTest::newRow("with its unit") << "bleed=2 mm"
                                       << "";
        QTest::newRow("no number") << "skew=nan"
                                   << "";
        QTest::newRow("nothing") << "bleed="
                                 << "";
    }
    void assignments() {
        QFETCH(QString, assignment);
        QFETCH(QString, value);
        const Loaded<Json> parsed = parseOption(specs, assignment.toStdString());
        QCOMPARE(parsed.value.has_value(), !value.isEmpty());
        if (parsed.value)
            QCOMPARE(QString::fromStdString(parsed.value->dump()), value);
        else
            QCOMPARE(parsed.issues.front().code, std::string("option-out-of-range"));
    }

    // A word in place of a number, and a default that completed options leave out.
    void words() {
        const std::array guards{OptionSpec{.name = "guards",
                                           .defaultValue = "board",
                                           .minimum = 0,
                                           .maximum = 12,
                                           .word = "board",
                                           .omittedIfDefault = true}};
        const auto completed = [&guards](const Json& given) {
            Issues issues;
            const Json all = completeOptions(guards, given, issues);
            return issues.empty() ? all : Json(issues.front().message.english());
        };
        QCOMPARE(completed(Json::object()), Json::object());
        QCOMPARE(completed({{"guards", "board"}}), Json::object());
        QCOMPARE(completed({{"guards", 0}}), Json({{"guards", 0}}));
        QCOMPARE(completed({{"guards", "none"}}),
                 Json("guards: found none, expected a number from 0 to 12, or board"));
        // Not read as -1.
        const std::array points{
            OptionSpec{.name = "points", .defaultValue = 0, .minimum = -20, .maximum = 40}};
        Issues huge;
        completeOptions(points, {{"points", UINT64_MAX}}, huge);
        QCOMPARE(huge.size(), std::size_t{1});
        QCOMPARE(optionValue(guards.front(), Json::object()), Json("board"));
        QCOMPARE(optionValue(guards.front(), {{"guards", 3}}), Json(3));
        QCOMPARE(*parseOption(guards, "guards=board").value, Json({{"guards", "board"}}));
        QVERIFY(!parseOption(guards, "guards=13").value);
    }

    void values_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<bool>("good");
        QTest::newRow("defaults") << "{}" << true;
        QTest::newRow("whole") << R"({"bleed":3,"skew":-5})" << true;
        QTest::newRow("text") << R"({"bleed":"3"})" << false;
        QTest::newRow("too large") << R"({"bleed":50.5})" << false;
    }
    void values() {
        QFETCH(QString, options);
        QFETCH(bool, good);
        Issues issues;
        const Json all = completeOptions(specs, Json::parse(options.toStdString()), issues);
        QCOMPARE(issues.empty(), good);
        QCOMPARE(all.size(), 2U);
        if (!good)
            QCOMPARE(all.at("bleed").get<double>(), 2.5);
    }
};

QTEST_GUILESS_MAIN(TestOptionNumbers)
#include "tst_option_numbers.moc"
