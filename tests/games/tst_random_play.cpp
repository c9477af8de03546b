// What every rule system must hold to behind its interface, over random play on its bundled set.

#include "tests/games/sample_games.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

namespace {

std::vector<std::string> linesOf(const game::Position& position) {
    return game::legalMoveLines(position);
}

game::Space& spaceOf(game::Table& table, game::Kind kind, int player) {
    for (game::Space& space : table.spaces)
        if (space.kind == kind && space.player == player)
            return space;
    qFatal("no such space");
}

/// What the changes of a move make of a table.
void showAsTold(game::Table& table, const game::Changes& changes) {
    using What = game::Change::What;
    for (const game::Change& change : changes) {
        if (change.what == What::TileLaid)
            table.tiles.push_back({change.cell, change.tile, change.rotation, -1});
        if (change.what == What::TokenPlaced)
            table.tokens.push_back({change.kind, change.cell, change.side});
        if (change.what == What::TokenRemoved)
            std::erase_if(table.tokens, [&](const game::Token& token) {
                const bool same = token.cell == change.cell && token.side == change.side;
                const bool other = change.side && token.cell == neighbour(change.cell, *change.side) &&
                                   token.side == opposite(*change.side);
                return token.kind == change.kind && (same || other);
            });
        if (change.what == What::PieceMoved || change.what == What::PieceHome) {
            const auto same = [&](const game::Piece& piece) {
                return piece.kind == change.kind && piece.player == change.player &&
                       piece.number == change.number;
            };
            if (change.from)
                std::erase_if(table.pieces, [&](const game::Piece& piece) {
                    return same(piece) && piece.cell == *change.from;
                });
            if (!change.fromSpace.empty())
                std::erase_if(spaceOf(table, change.fromSpace, change.holder).pieces, same);
            game::Piece piece{change.kind,    change.player, change.number, change.cell,
                              change.feature, change.lying,  change.space,  change.with};
            if (change.what != What::PieceMoved)
                continue;
            if (change.space.empty())
                table.pieces.push_back(piece);
            else
                spaceOf(table, change.space, change.holder).pieces.push_back(piece);
        }
        if (change.what == What::Scored)
            table.seats[static_cast<std::size_t>(change.player)].points += change.count;
    }
}

std::vector<std::tuple<game::Kind, int, int, Cell, int, bool, int>>
sorted(const std::vector<game::Piece>& pieces) {
    std::vector<std::tuple<game::Kind, int, int, Cell, int, bool, int>> list;
    for (const game::Piece& p : pieces)
        list.emplace_back(p.kind, p.player, p.number, p.cell, p.feature, p.lying, p.with);
    std::sort(list.begin(), list.end());
    return list;
}

/// Tokens by the western or northern chamber of their passageway, and those in chambers by these.
std::vector<std::tuple<game::Kind, Cell, std::optional<Direction>>>
sorted(const std::vector<game::Token>& tokens) {
    std::vector<std::tuple<game::Kind, Cell, std::optional<Direction>>> list;
    for (const game::Token& t : tokens) {
        const bool far = t.side == Direction::North || t.side == Direction::West;
        list.emplace_back(t.kind, far ? neighbour(t.cell, *t.side) : t.cell,
                          far ? opposite(*t.side) : t.side);
    }
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

class RandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    // What no sample sets, none of the suites tries.
    void samplesSetEveryOption_data() {
        QTest::addColumn<int>("sample");
        for (std::size_t s = 0; s < samples().size(); ++s)
            QTest::newRow(samples()[s].ruleset.c_str()) << static_cast<int>(s);
    }
    void samplesSetEveryOption() {
        QFETCH(int, sample);
        const Sample& played = samples()[static_cast<std::size_t>(sample)];
        const game::Ruleset& rules = rulesetOf(played);
        for (const OptionSpec& spec : rules.options()) {
            const auto sets = [&spec](const Json& options) {
                return options.contains(spec.name) && options.at(spec.name) != spec.defaultValue;
            };
            QVERIFY2(spec.idle || std::ranges::any_of(optionSets(played), sets), spec.name.c_str());
        }
    }

    void toTheEnd_data() { addSampleRows(); }
    void toTheEnd() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 1);
        QVERIFY(played.position->over());
        QVERIFY(played.position->end() != game::End::Unfinished);
        QVERIFY(!played.position->winners().empty());
        QCOMPARE(played.position->points().size(), static_cast<std::size_t>(row.players));
        game::MoveList moves;
        moves.push_back({});
        played.position->legalMoves(moves);
        QVERIFY(moves.empty());
    }

    void unfinishedHasNoWinners_data() { addSampleRows(); }
    void unfinishedHasNoWinners() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 1, 20);
        QVERIFY(!played.position->over());
        QVERIFY(played.position->end() == game::End::Unfinished);
        QVERIFY(played.position->winners().empty());
    }

    void copiesAreIndependent_data() { addSampleRows(); }
    void copiesAreIndependent() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 2);
        for (std::size_t at = 0; at < played.moves.size(); at += played.moves.size() / 12 + 1) {
            const auto original = after(played, at);
            const auto copy = original->clone();
            QVERIFY2(copy->equals(*original), difference(*copy, *original));
            QCOMPARE(copy->hash(), original->hash());
            const auto lines = linesOf(*original);
            const game::Table table = original->table();
            for (std::size_t i = at; i < std::min(at + 40, played.moves.size()); ++i)
                copy->play(played.moves[i]);
            QVERIFY(!copy->equals(*original));
            QVERIFY(copy->hash() != original->hash());
            QVERIFY(linesOf(*original) == lines);
            QVERIFY(original->table() == table);
            // The same moves lead both to the same.
            for (std::size_t i = at; i < std::min(at + 40, played.moves.size()); ++i)
                original->play(played.moves[i]);
            QVERIFY2(copy->equals(*original), difference(*copy, *original));
            QCOMPARE(copy->hash(), original->hash());
        }
    }

    // Positions outlive whoever made their game.
    void positionsKeepTheirGame_data() { addSampleRows(); }
    void positionsKeepTheirGame() {
        const Row row = currentRow();
        auto game = row.game();
        auto position = game->start(game::shuffledStack(*game, 1));
        auto copy = position->clone();
        game.reset();
        position.reset();
        QVERIFY(!linesOf(*copy).empty());
        QVERIFY(!copy->table().tiles.empty());
    }

    void movesAreUnique_data() { addSampleRows(); }
    void movesAreUnique() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 3);
        game::MoveList moves;
        for (std::size_t at = 0; at < played.moves.size(); at += 17) {
            const auto position = after(played, at);
            position->legalMoves(moves);
            QCOMPARE(std::set<game::Move>(moves.begin(), moves.end()).size(), moves.size());
            const auto lines = linesOf(*position);
            QCOMPARE(lines.size(), moves.size());
            QVERIFY(std::is_sorted(lines.begin(), lines.end()));
            QVERIFY(std::adjacent_find(lines.begin(), lines.end()) == lines.end());
            for (game::Move move : moves) {
                const Json entry = position->toJson(move);
                QCOMPARE(entry.at("player").get<int>(), position->player());
                const auto read = position->fromJson(entry, "/moves/0");
                QVERIFY2(read.value.has_value(), entry.dump().c_str());
                QVERIFY(*read.value == move);
            }
        }
    }

    void everyLegalMoveIsPlayable_data() { addSampleRows(); }
    void everyLegalMoveIsPlayable() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 4);
        game::MoveList moves;
        for (std::size_t at = 0; at < played.moves.size(); at += 23) {
            const auto position = after(played, at);
            position->legalMoves(moves);
            for (game::Move move : moves) {
                const auto next = position->clone();
                next->play(move);
                QVERIFY(!next->equals(*position));
                game::MoveList replies;
                next->legalMoves(replies);
                QCOMPARE(replies.empty(), next->over());
            }
        }
    }

    // What a move tells of itself is what it does to the table.
    void changesAndDescriptions_data() { addSampleRows(); }
    void changesAndDescriptions() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 5);
        const auto position = after(played, 0);
        const bool scoresInPlay = row.sample->ruleset != "beneath"; // where points are what is held
        for (game::Move move : played.moves) {
            const game::Table before = position->table();
            const game::MoveInfo info = position->describe(move);
            const Json entry = position->toJson(move);
            QVERIFY(!info.text.empty());
            QVERIFY(!info.group.empty());
            QCOMPARE(info.lays, entry.at("move") == "lay");
            if (info.lays) {
                QCOMPARE(info.tile, before.drawnTile);
                QVERIFY((*info.cell == Cell{entry.at("x").get<int>(), entry.at("y").get<int>()}));
                QCOMPARE(degrees(info.rotation), entry.at("rotation").get<int>());
            }
            game::Changes changes;
            position->play(move, &changes);
            const game::Table now = position->table();
            game::Table expected = before;
            showAsTold(expected, changes);
            QVERIFY(now.tiles == expected.tiles);
            QVERIFY(sorted(now.pieces) == sorted(expected.pieces));
            for (std::size_t s = 0; s < now.spaces.size(); ++s)
                QVERIFY(sorted(now.spaces[s].pieces) == sorted(expected.spaces[s].pieces));
            QVERIFY(sorted(now.tokens) == sorted(expected.tokens));
            for (std::size_t p = 0; scoresInPlay && p < now.seats.size(); ++p)
                QCOMPARE(now.seats[p].points, expected.seats[p].points);
            QCOMPARE(
                std::any_of(changes.begin(), changes.end(),
                            [](const game::Change& c) { return c.what == game::Change::What::GameEnded; }),
                position->over());
        }
        // Told or not, a move does the same.
        QVERIFY2(position->equals(*played.position), difference(*position, *played.position));
    }

    void sameSeedSameStack_data() { addSampleRows(); }
    void sameSeedSameStack() {
        const Row row = currentRow();
        const auto game = row.game();
        QVERIFY(game::shuffledStack(*game, 5) == game::shuffledStack(*row.game(), 5));
        QVERIFY(game::shuffledStack(*game, 5) != game::shuffledStack(*game, 6));
        QVERIFY(game::shuffledStack(*game, 5, 0) != game::shuffledStack(*game, 5, 1));
    }
};

QTEST_GUILESS_MAIN(RandomPlayTest)
#include "tst_random_play.moc"
