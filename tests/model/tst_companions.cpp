// Sets that a tile set is played together with, and its variants of the rules, as files hold them.

#include <QtTest>

#include <QTemporaryDir>

#include "engine/base/files/file.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/companion_cache.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tileset.h"

#include <filesystem>

using namespace tilewright;

namespace {

TileSet tower() {
    return bundledSet("landscape/tower.tileset.json");
}

std::string codeOf(const Issues& issues) {
    return issues.empty() ? std::string() : issues.front().code + issues.front().pointer;
}

} // namespace

class TestCompanions : public QObject {
    Q_OBJECT

private slots:
    void variantsComeBackAsTheyWere() {
        TileSet set = tower();
        set.rules = {{"Fast", "", {{"smallCity", 2}}, {}},
                     {"Slow", "No figures.", Json::object(), {{"colour", "red"}}}};
        set.rules[0].extra = Json::object();
        set.with = {"base", "own.tileset.json"};
        const Loaded<TileSet> again = readTileSet(fileText(toJson(set)));
        QVERIFY(again);
        QCOMPARE(again.value->rules, set.rules);
        QVERIFY(*again.value == set);
        QVERIFY(findVariant(set, "Slow") == &set.rules[1]);
        QVERIFY(findVariant(set, "slow") == nullptr);
    }

    // The expansions are played on the base set, whose tiles join theirs.
    void bundledExpansionsJoinTheBaseSet() {
        const Loaded<std::vector<TileSet>> companions = readCompanions(tower(), folderReader({}));
        QVERIFY(companions);
        QCOMPARE(companions.value->size(), 2U);
        const Loaded<TileSet> played = combineWithCompanions(tower(), *companions.value);
        QVERIFY(played);
        QCOMPARE(tileCount(*played.value), 18 + 72 + 30);
        QVERIFY(played.value->with.empty());
        QVERIFY(combine(std::vector{tower(), companions.value->front(), companions.value->back()}).value ==
                played.value);
    }

    void groupsFollowEachOther() {
        const TileSet own = tower();
        TileSet two;
        two.name = "Two";
        two.ruleset = own.ruleset;
        two.tiles = {own.tiles.front(), own.tiles.back()};
        two.tiles[0].id = "two-1";
        two.tiles[1].id = "two-2";
        TileSet empty = two;
        empty.tiles.clear();
        const std::vector<TileSet> companions{empty, two, two, bundledSet("landscape/base.tileset.json")};
        const TileSet played = *combineWithCompanions(own, companions).value;
        const std::vector<TileGroup> groups = tileGroups(own, companions);
        QCOMPARE(groups.size(), 3U);
        QCOMPARE(groups[0].set + std::to_string(groups[0].first), own.name + "0");
        QCOMPARE(groups[1].set, two.name);
        QCOMPARE(played.tiles[groups[1].first].id, std::string("two-1"));
        QCOMPARE(groups[2].first, groups[1].first + 2);
        QCOMPARE(played.tiles[groups[2].first].id, companions.back().tiles.front().id);
        QCOMPARE(tileGroups(own, {}).size(), 1U);
    }

    void filesOfItsFolder() {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        std::filesystem::create_directories(path / "home/sets");
        const std::string base = fileText(toJson(bundledSet("landscape/base.tileset.json")));
        for (const char* name : {"home/sets/other.tileset.json", "outside.tileset.json"})
            QVERIFY(writeFile(path / name, base).empty());
        std::filesystem::create_symlink(path / "outside.tileset.json", path / "home/link.tileset.json");
        TileSet set = tower();
        const auto outcome = [&](const char* name, const std::filesystem::path& home) {
            set.with = {"base", name};
            return codeOf(readCompanions(set, folderReader(home)).issues);
        };
        QCOMPARE(outcome("sets/other.tileset.json", path / "home"), std::string());
        QCOMPARE(outcome("sets/other.tileset.json", {}), std::string("with-unknown/with/1"));
        QCOMPARE(outcome("sets/missing.tileset.json", path / "home"), std::string("with-unknown/with/1"));
        QCOMPARE(outcome("../outside.tileset.json", path / "home"), std::string("with-outside/with/1"));
        QCOMPARE(outcome((path / "outside.tileset.json").c_str(), path / "home"),
                 std::string("with-outside/with/1"));
        QCOMPARE(outcome("link.tileset.json", path / "home"), std::string("with-outside/with/1"));
    }

    /// The same memory as long as nothing has changed.
    void filesAreReadAgainWhenTheyChange() {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        TileSet own = bundledSet("landscape/base.tileset.json");
        const auto save = [&] {
            QVERIFY(writeFile(path / "own.tileset.json", fileText(toJson(own))).empty());
        };
        TileSet set = tower();
        set.with = {"base", "own.tileset.json"};
        CompanionCache store(path);
        QCOMPARE(codeOf(store.companions(set).issues), std::string("with-unknown/with/1"));
        save();
        QCOMPARE(store.companions(set).value->size(), std::size_t{2});
        const TileSet* const read = store.companions(set).value->data();
        set.tiles.front().count += 1;
        QCOMPARE(store.companions(set).value->data(), read);
        own.name = "Another name, and longer";
        save();
        QCOMPARE(store.companions(set).value->back().name, own.name);
        QVERIFY(combineWithCompanions(set, store.companions(set)).value ==
                readWithCompanions(set, folderReader(path)).value);
        set.with.pop_back();
        QCOMPARE(store.companions(set).value->size(), std::size_t{1});
    }

    void unreadableOnesAreNamed() {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        QVERIFY(writeFile(path / "own.tileset.json", "{\n  broken").empty());
        TileSet set = tower();
        set.with = {"own.tileset.json"};
        const Issues issues = readCompanions(set, folderReader(path)).issues;
        QCOMPARE(issues.size(), std::size_t{1});
        QCOMPARE(issues.front().message.english(), std::string("The set “own.tileset.json” can't be read."));
        QCOMPARE(issues.front().pointer, std::string("/with/0"));
        // A line of another file.
        QCOMPARE(issues.front().line, 0);
    }

    void otherRules() {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        QVERIFY(writeFile(path / "dungeon.tileset.json",
                          fileText(toJson(bundledSet("beneath/standard.tileset.json"))))
                    .empty());
        TileSet set = tower();
        set.with = {"dungeon.tileset.json"};
        QCOMPARE(codeOf(readCompanions(set, folderReader(path)).issues), std::string("ruleset-other/with/0"));
    }
};

QTEST_GUILESS_MAIN(TestCompanions)
#include "tst_companions.moc"
