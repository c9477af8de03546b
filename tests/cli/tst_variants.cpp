// Variants of the rules and sets that are played together, on the command line; the verb that lists options.

#include "tests/cli/run_program.h"

#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tileset.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// "set.json" in the folder becomes the small bundled set with two variants.
void writeSet(const WorkFolder& folder) {
    TileSet set = bundledSet("beneath/learning.tileset.json");
    set.rules = {{"Fast", {}, {{"actionsPerTurn", 4}, {"runners", 3}}, Json::object()},
                 {"Dear", {}, {{"specialDoorPrice", 5}}, Json::object()}};
    writeBytes(folder.path("set.json"), QByteArray::fromStdString(fileText(toJson(set))));
}

/// "own.tileset.json", which is played together with the file "ground.tileset.json", and "own.map.json" with
/// tiles of both.
void writeExpansion(const WorkFolder& folder) {
    TileSet ground = bundledSet("landscape/base.tileset.json");
    ground.name = "Ground";
    for (Tile& tile : ground.tiles)
        tile.id = "ground-" + tile.id;
    TileSet own = bundledSet("landscape/tower.tileset.json");
    own.with = {"ground.tileset.json"};
    writeJson(folder, "ground.tileset.json", toJson(ground));
    writeJson(folder, "own.tileset.json", toJson(own));
    Map map;
    map.ruleset = "landscape";
    map.name = "Own";
    map.chambers = {{.cell = {0, 0}, .tile = "ground-base-D"},
                    {.cell = {0, 5}, .tile = own.tiles.front().id}};
    writeJson(folder, "own.map.json", toJson(map));
}

Json optionsOf(const WorkFolder& folder, const QStringList& more) {
    const ProcessResult ran = folder.run(
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
        const ProcessResult ran = folder.run(question);
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        const Json document = jsonIn(ran.output);
        QVERIFY(document.at("a").at("options").at("runners") == 3);
        QVERIFY(document.at("b").at("options").at("specialDoorPrice") == 5);
        QCOMPARE(folder.run(question.mid(0, question.size() - 2)).exitCode, 2);
    }

    void nonsenseIsToldAndPlayed() {
        const WorkFolder folder;
        const QStringList play{"play", "--players", "random,random", "-o", "own.json", "--option"};
        const ProcessResult odd = folder.run(play + QStringList{"guards=12"});
        QCOMPARE(odd.exitCode, 0);
        QVERIFY2(odd.errors.contains("option-without-sense"), odd.errors.constData());
        const ProcessResult impossible = folder.run(play + QStringList{"enterCost=3"});
        QCOMPARE(impossible.exitCode, 1);
        QVERIFY2(impossible.errors.contains("option-impossible"), impossible.errors.constData());
    }

    void expansionsBringTheirBaseSet() {
        const WorkFolder folder;
        writeBytes(folder.path("set.json"),
                   QByteArray::fromStdString(fileText(toJson(bundledSet("landscape/tower.tileset.json")))));
        QVERIFY(optionsOf(folder, {}).is_object());
        const Json record = jsonIn(readBytes(folder.path("own.json")));
        QCOMPARE(record.at("stack").size(), std::size_t{18 + 72 + 30 - 1});
        QVERIFY(!record.at("tileset").contains("with"));
    }

    // Each verb that takes a map finds its tiles in the file that the set is played together with.
    void mapsShowTilesOfSetsThatAreFiles_data() {
        QTest::addColumn<QStringList>("arguments");
        const QStringList game{"--tileset", "own.tileset.json", "--map", "own.map.json"};
        const auto row = [](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << arguments;
        };
        row("lint", {"lint", "own.map.json", "--tileset", "own.tileset.json"});
        row("play", QStringList{"play", "--players", "random,random", "-o", "out.json"} + game);
        row("perft", QStringList{"perft", "--depth", "2"} + game);
        row("playtest",
            QStringList{"playtest", "--players", "random,random", "--games", "2", "-o", "out.json"} + game);
        row("compare", QStringList{"compare", "own.map.json", "own.map.json", "--players", "random,random",
                                   "--games", "2", "--batch", "2", "--tileset", "own.tileset.json"});
        row("export a map",
            {"export", "own.map.json", "--tileset", "own.tileset.json", "--to", "tiled", "-o", "out"});
        row("export a set for play",
            {"export", "own.tileset.json", "--map", "own.map.json", "--to", "vassal", "-o", "out"});
        row("sheet", {"sheet", "own.tileset.json", "--map", "own.map.json", "--force", "-o", "out"});
        row("sheet of the rules", {"sheet", "own.tileset.json", "--what", "rules", "--map", "own.map.json",
                                   "--force", "-o", "out"});
    }
    void mapsShowTilesOfSetsThatAreFiles() {
        QFETCH(QStringList, arguments);
        const WorkFolder folder;
        writeExpansion(folder);
        const ProcessResult ran = folder.run(arguments);
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        QVERIFY2(!ran.output.contains("tile-unknown"), ran.output.constData());
        // In the set alone they are unknown: the verb has looked.
        TileSet alone = bundledSet("landscape/tower.tileset.json");
        alone.with.clear();
        writeJson(folder, "own.tileset.json", toJson(alone));
        const ProcessResult without = folder.run(arguments);
        const bool draws = arguments.front() == "sheet"; // an unknown tile is an empty frame there
        QCOMPARE(without.exitCode, draws ? 0 : 1);
        if (arguments.contains("vassal")) {
            writeExpansion(folder);
            QVERIFY(QFile::remove(folder.path("ground.tileset.json")));
            const ProcessResult missing = folder.run(arguments);
            QCOMPARE(missing.exitCode, 3);
            QVERIFY2(missing.errors.contains("with-unknown"), missing.errors.constData());
        }
    }

    // A set for a program that sets out a table has all tiles that are played together; a table of it hasn't.
    void exportsOfASetAreWholeWherePlayed() {
        const WorkFolder folder;
        writeExpansion(folder);
        const auto exported = [&](const char* format, const char* file) {
            const ProcessResult ran = folder.run({"export", "own.tileset.json", "--to", format, "-o", file});
            return ran.exitCode == 0 ? readBytes(folder.path(file)) : ran.errors;
        };
        const QByteArray table = exported("csv", "own.csv");
        QVERIFY2(table.contains("tw-A") && !table.contains("ground-base-A"), table.constData());
        QVERIFY(folder
                    .run({"export", "own.tileset.json", "--to", "tts", "--option",
                          "urlPrefix=https://example.org", "-o", "tts"})
                    .exitCode == 0);
        const QByteArray saved = readBytes(folder.path("tts/own.json"));
        QVERIFY(saved.contains("tw-A") && saved.contains("ground-base-A"));
        // Without a server: links into the folder, which stay when the next export goes elsewhere.
        const ProcessResult unsaid = folder.run({"export", "own.tileset.json", "--to", "tts", "-o", "alone"});
        QVERIFY2(unsaid.exitCode == 0 && unsaid.errors.contains("only this computer sees"),
                 unsaid.errors.constData());
        QCOMPARE(folder.run({"export", "own.tileset.json", "--to", "tts", "--local", "-o", "here"}).exitCode,
                 0);
        const QByteArray link = "file://" + folder.path("here").toUtf8() + '/';
        QVERIFY(readBytes(folder.path("here/own.json")).contains(link));
        QCOMPARE(folder
                     .run({"export", "own.tileset.json", "--to", "tts", "--local", "--earlier",
                           "here/own.json", "-o", "there"})
                     .exitCode,
                 0);
        const QByteArray again = readBytes(folder.path("there/own.json"));
        QVERIFY(again.contains(link) && !again.contains("/there/"));
    }

    void optionsAreListed() {
        const WorkFolder folder;
        const ProcessResult ran = folder.run({"options", "--ruleset", "dungeon", "--json"});
        QCOMPARE(ran.exitCode, 0);
        const Json all = jsonIn(ran.output).at("options");
        const auto steps =
            std::ranges::find(all, Json("dragonSteps"), [](const Json& option) { return option.at("name"); });
        QVERIFY(steps != all.end());
        QVERIFY(steps->at("default") == 6 && steps->at("maximum") == 12);
        QVERIFY(steps->at("explanation").get<std::string>().size() > 20);
        QCOMPARE(folder.run({"options", "--ruleset", "chess"}).exitCode, 2);
        const QByteArray text = folder.run({"options", "--ruleset", "dungeon"}).output;
        QVERIFY(text.contains("pieces=  (any of large, mayor, wagon, builder, pig)"));
        QVERIFY(text.contains("smallCity=4  (2 or 4)"));
        QVERIFY(text.contains("capacity=0  (0 to 20; 0: unlimited)"));
    }
};

QTEST_GUILESS_MAIN(VariantsTest)
#include "tst_variants.moc"
