#include <QTest>

#include "engine/games/kit.h"
#include "engine/playtest/studies/suggestions.h"
#include "engine/playtest/tile_games.h"
#include "tests/beneath/scenario.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <cstdlib>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

Plan planOf(const std::string& ruleset, std::shared_ptr<const game::Game> game, std::uint64_t games) {
    Plan plan;
    plan.ruleset = ruleset;
    plan.game = std::move(game);
    plan.players = {"random", "random"};
    plan.seed = 5;
    plan.games = games;
    return plan;
}

/// One corridor that must stay open: whatever ends it is refused.
Plan oneCorridor(std::uint64_t games) {
    const auto game = compile(
        {.chambers = {"0 0 guardhouse .G..", "1 0 chamber oooo", "1 -1 key-room ..K.", "1 1 entrance o...",
                      "2 0 chamber oo.o", "2 -1 cell1 ..C.", "3 0 chamber .ooo", "3 1 cell2 C..."},
         .tiles = {"str o.o. 12", "end o... 2"},
         .options = {{"keepDungeonOpen", true}},
         .complete = false});
    return planOf("beneath", *game.value, games);
}

} // namespace

/// From the tiles of a playtest to games with them, and to edits of the set.
class TestEdits : public QObject {
    Q_OBJECT

private slots:
    void gamesLeadToTheMoment() {
        for (const Sample& sample : samples()) {
            const Plan plan = planOf(sample.ruleset, sampleGame(sample, 2, Json::object()), 12);
            const std::vector<TileGame> all = gamesWithTile(plan, 1, {.games = 12});
            const std::vector<TileGame> best = gamesWithTile(plan, 1, {.games = 12, .most = 3});
            QVERIFY(all.size() <= 12 && best.size() <= 3);
            for (std::size_t i = 0; i < all.size(); ++i) {
                const TileGame& game = all[i];
                if (i < best.size())
                    QCOMPARE(best[i].number, game.number);
                if (i > 0)
                    QVERIFY(all[i - 1].brought > game.brought ||
                            (all[i - 1].brought == game.brought &&
                             std::abs(all[i - 1].margin) <= std::abs(game.margin)));
                const game::Record record = recordOf(plan, game.number);
                const auto seat = static_cast<std::size_t>(game.seat);
                QCOMPARE(game.margin, record.points[seat] - record.points[1 - seat]);
                const auto before = game::replay(record, rulesets(), game.moves - 1);
                const auto after = game::replay(record, rulesets(), game.moves);
                QCOMPARE(before.value->position->player(), game.seat);
                QCOMPARE(before.value->position->table().turn, game.turn);
                const auto laid = [](const game::Replay& at) {
                    return std::ranges::count(at.position->table().tiles, 1, &game::LaidTile::tile);
                };
                QCOMPARE(laid(*after.value), laid(*before.value) + 1);
            }
        }
    }

    void lessOfWhatNeverFits() {
        const Plan plan = oneCorridor(800);
        const std::vector<CountEdit> edits = countEdits(plan.game->tileSet());
        QCOMPARE(edits.size(), std::size_t{4});
        const game::Ruleset& rules = *game::findRuleset(rulesets(), "beneath");
        const std::vector<UnwantedShare> kinds = unwantedSharesIn(run(plan, {.blocks = 2}));
        QCOMPARE(kinds.front().id, std::string_view("refused"));
        QCOMPARE(kinds.size(), std::size_t{4});
        const std::vector<Suggestion> found = suggest(plan, edits, rules, kinds.front(), {});
        QCOMPARE(found.size(), edits.size());
        // Two of 14 tiles are refused; of the edits only one makes that one of 13, half as many.
        const Suggestion& best = found.front();
        QCOMPARE(best.edit, (CountEdit{"end", -1}));
        QVERIFY(best.helps);
        QVERIFY(std::abs(best.difference.value - (1.0 / 13 - 2.0 / 14)) < 0.01);
        QVERIFY(best.games < 800);
        for (const Suggestion& one : found)
            QCOMPARE(one.helps, one.edit == best.edit);
        QVERIFY(suggestionText(best, kinds.front())
                    .english()
                    .starts_with("One copy fewer of “end”: unplaceable draws 14."));
        // The same for any number of threads.
        const auto again = suggest(plan, edits, rules, kinds.front(), {.threads = 2});
        QCOMPARE(again.front().difference, best.difference);
        QCOMPARE(again.front().games, best.games);
    }
};

QTEST_GUILESS_MAIN(TestEdits)
#include "tst_edits.moc"
