// Variants of the rules and sets that are played together, on the command line; the verb that lists options.

#include "tests/cli/program.h"

#include "engine/tileset/io/bundled_set.h"
#include "engine/tileset/io/format.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

Json jsonIn(const QByteArray& bytes) {
    return Json::parse(bytes.constData(), bytes.constData() + bytes.size());
}

/// "set.json" in the folder becomes the small bundled set with two variants.
void writeSet(const WorkFolder& folder) {
    TileSet set = bundledSet("beneath/learning.tileset.json");
    set.rules = {{"Fast", {}, {{"actionsPerTurn", 4}, {"runners", 3}}, Json::object()},
                 {"Dear", {}, {{"specialDoorPrice", 5}}, Json::object()}};
    writeBytes(folder.path("set.json"), QByteArray::fromStdString(fileText(toJson(set))));
}

Json optionsOf(const WorkFolder& folder, const QStringList& more) {
    const Ran ran = folder.run(
        QStringList{"play", "--tileset", "set.json", "--players", "random,random", "-o", "own.json"} + more);
    return ran.exitCode == 0 ? jsonIn(readBytes(folder.path("own.json"))).at("options")
                             : Json(ran.errors.toStdString());
}

} // namespace

class VariantsTest : public QObject {
    Q_OBJECT

private slots:
    void gamesStartWithOne() {
        const WorkFolder folder;
        writeSet(folder);
        const Json first = optionsOf(folder, {});
        QVERIFY2(first.is_object(), first.dump().c_str());
        QVERIFY(first.at("actionsPerTurn") == 4 && first.at("runners") == 3);
        const Json second = optionsOf(folder, {"--variant", "Dear", "--option", "actionsPerTurn=3"});
        QVERIFY(second.at("actionsPerTurn") == 3 && second.at("specialDoorPrice") == 5);
        QVERIFY(!second.contains("runners"));
        const Json none = optionsOf(folder, {"--variant", ""});
        QVERIFY(none.at("actionsPerTurn") == 2 && !none.contains("specialDoorPrice"));
        QVERIFY(QString::fromStdString(optionsOf(folder, {"--variant", "Faster"}).get<std::string>())
                    .contains("variant-unknown"));
    }

    void twoAreCompared() {
        const WorkFolder folder;
        writeSet(folder);
        const QStringList question{"compare",       "--tileset", "set.json",  "--players",
                                   "random,random", "--games",   "20",        "--json",
                                   "--variant",     "Fast",      "--variant", "Dear"};
        const Ran ran = folder.run(question);
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        const Json document = jsonIn(ran.output);
        QVERIFY(document.at("a").at("options").at("runners") == 3);
        QVERIFY(document.at("b").at("options").at("specialDoorPrice") == 5);
        QCOMPARE(folder.run(question.mid(0, question.size() - 2)).exitCode, 2);
    }

    void nonsenseIsToldAndPlayed() {
        const WorkFolder folder;
        const QStringList play{"play", "--players", "random,random", "-o", "own.json", "--option"};
        const Ran odd = folder.run(play + QStringList{"guards=12"});
        QCOMPARE(odd.exitCode, 0);
        QVERIFY2(odd.errors.contains("option-without-sense"), odd.errors.constData());
        const Ran impossible = folder.run(play + QStringList{"enterCost=3"});
        QCOMPARE(impossible.exitCode, 1);
        QVERIFY2(impossible.errors.contains("option-impossible"), impossible.errors.constData());
    }

    void expansionsBringTheirBaseSet() {
        const WorkFolder folder;
        writeBytes(folder.path("set.json"),
                   QByteArray::fromStdString(fileText(toJson(bundledSet("landscape/tower.tileset.json")))));
        QVERIFY(optionsOf(folder, {}).is_object());
        const Json record = jsonIn(readBytes(folder.path("own.json")));
        QCOMPARE(record.at("stack").size(), std::size_t{18 + 72 - 1});
        QVERIFY(!record.at("tileset").contains("with"));
    }

    void optionsAreListed() {
        const WorkFolder folder;
        const Ran ran = folder.run({"options", "--ruleset", "dungeon", "--json"});
        QCOMPARE(ran.exitCode, 0);
        const Json all = jsonIn(ran.output).at("options");
        const auto steps =
            std::ranges::find(all, Json("dragonSteps"), [](const Json& option) { return option.at("name"); });
        QVERIFY(steps != all.end());
        QVERIFY(steps->at("default") == 6 && steps->at("maximum") == 12);
        QVERIFY(steps->at("explanation").get<std::string>().size() > 20);
        QCOMPARE(folder.run({"options", "--ruleset", "chess"}).exitCode, 2);
    }
};

QTEST_GUILESS_MAIN(VariantsTest)
#include "tst_variants.moc"
