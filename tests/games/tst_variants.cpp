// Variants of the rules that tile sets carry, against the options of the rule systems that play them.

#include <QtTest>

#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tileset.h"

using namespace tilewright;

namespace {

TileSet with(const char* name, std::vector<std::pair<std::string, Json>> variants) {
    TileSet set = bundledSet(name);
    for (auto& [called, options] : variants)
        set.rules.push_back({std::move(called), {}, std::move(options), Json::object()});
    return set;
}

QStringList found(const TileSet& set) {
    QStringList all;
    for (const Issue& issue : game::checkVariants(rulesets(), set, set))
        all << QString::fromStdString(issue.code + " " + issue.pointer);
    return all;
}

} // namespace

class TestVariants : public QObject {
    Q_OBJECT

private slots:
    void goodOnes() {
        QCOMPARE(found(with("beneath/standard.tileset.json",
                            {{"Fast", {{"actionsPerTurn", 3}}}, {"Plain", Json::object()}})),
                 QStringList());
    }

    void theirFaultsNameThePlace() {
        QCOMPARE(found(with("beneath/standard.tileset.json",
                            {{"One", {{"actionsPerTurn", 9}}}, {"One", {{"rounds", 3}, {"noSealing", 1}}}})),
                 (QStringList{"option-out-of-range /rules/0/options/actionsPerTurn",
                              "variant-name-twice /rules/1/name", "option-unknown /rules/1/options/rounds",
                              "option-out-of-range /rules/1/options/noSealing"}));
    }

    // What makes sense for some number of players is no fault of a variant.
    void theyAreForAnyNumberOfPlayers() {
        const auto standard = [](Json options) {
            return with("beneath/standard.tileset.json", {{"One", std::move(options)}});
        };
        QCOMPARE(found(standard({{"keys", 4}})), QStringList());
        QCOMPARE(found(standard({{"pickSupply", 1}, {"startingPicks", 4}, {"pickColours", 8}})),
                 QStringList());
        const TileSet set = standard({{"keys", 5}});
        const Issues issues = game::checkVariants(rulesets(), set, set);
        QCOMPARE(issues.size(), std::size_t{1});
        QCOMPARE(issues.front().message.english(), std::string("keys: found 5, but only 4 can be taken"));
    }

    // A set of the landscape may be played by several rule systems; each takes the options that it knows.
    void eachRuleSystemTakesItsOwn() {
        const TileSet set =
            with("landscape/base.tileset.json",
                 {{"Both", {{"smallCity", 2}, {"countTunnelTileTwice", true}, {"fleeing", "each"}}}});
        QCOMPARE(found(set), QStringList());
        const RuleVariant* variant = game::firstVariant(set);
        const auto options = [variant](const char* ruleset) {
            return game::variantOptions(*game::findRuleset(rulesets(), ruleset), variant);
        };
        QCOMPARE(options("tunnel"), Json({{"smallCity", 2}, {"countTunnelTileTwice", true}}));
        QCOMPARE(options("dungeon"), Json({{"smallCity", 2}, {"fleeing", "each"}}));
        QCOMPARE(game::variantOptions(*rulesets().front(), nullptr), Json::object());
        // Known to one rule system, but not with that value.
        QCOMPARE(found(with("landscape/base.tileset.json", {{"Both", {{"fleeing", "none"}}}})),
                 QStringList{"option-out-of-range /rules/0/options/fleeing"});
    }
};

QTEST_GUILESS_MAIN(TestVariants)
#include "tst_variants.moc"
