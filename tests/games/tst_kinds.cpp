// Whatever turns up in a game is described by its rule system.

#include "engine/art/picture_dispatch.h"
#include "engine/games/kit.h"
#include "tests/games/sample_games.h"

#include <QtTest>

#include <map>
#include <set>

using namespace tilewright;
using namespace tilewright::test;
using game::KindSpec;

class KindsTest : public QObject {
    Q_OBJECT

private slots:
    void eachStandsOnce() {
        for (const game::Ruleset* rules : rulesets()) {
            std::set<std::string_view> ids;
            for (const KindSpec& kind : rules->kinds())
                QVERIFY2(ids.insert(kind.id).second, std::string(kind.id).c_str());
        }
    }

    /// What exports call a piece is what is drawn as one.
    void piecesAreDrawnAsPieces() {
        for (const game::Ruleset* rules : rulesets())
            for (const KindSpec& kind : rules->kinds()) {
                const bool stands =
                    !art::piecePicture(kind.id, 0, 1).shapes.empty() ||
                    !art::piecePicture(std::string(kind.id) + "-standing", 0, 1).shapes.empty();
                const bool piece = kind.category == KindSpec::Category::Piece;
                QVERIFY2(stands == piece, std::string(kind.id).c_str());
                const bool lies =
                    kind.category == KindSpec::Category::Cube || kind.category == KindSpec::Category::Token;
                QVERIFY2(art::tokenPicture(kind.id).shapes.empty() != lies, std::string(kind.id).c_str());
            }
    }

    void gamesHaveNoOthers_data() { addSampleRows(); }
    void gamesHaveNoOthers() {
        const Row row = currentRow();
        const auto compiled = row.game();
        const game::Kinds kinds = compiled->kinds();
        QCOMPARE(kinds.data(), rulesetOf(*row.sample).kinds().data());
        const auto known = [&](game::Kind kind) { return game::findKind(kinds, kind) != nullptr; };
        for (const game::Kind kind : compiled->sources())
            QVERIFY2(known(kind), std::string(kind).c_str());
        for (const game::Kind kind : compiled->returningPieces())
            QVERIFY2(known(kind), std::string(kind).c_str());
        const PlayedGame played = playRandomly(compiled, row.sample->ruleset, 3);
        for (std::size_t at = 0; at <= played.moves.size(); at += played.moves.size() / 20 + 1)
            check(after(played, at)->table(), kinds);
        check(played.position->table(), kinds);
    }

private:
    static void check(const game::Table& table, game::Kinds kinds) {
        std::map<std::pair<game::Kind, int>, int> pieces;
        const auto count = [&](const game::Piece& piece) { ++pieces[{piece.kind, piece.player}]; };
        std::ranges::for_each(table.pieces, count);
        for (const game::Space& space : table.spaces)
            std::ranges::for_each(space.pieces, count);
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
            for (const game::Holding& held : table.seats[seat].holdings) {
                const KindSpec* spec = game::findKind(kinds, held.kind);
                QVERIFY2(spec != nullptr, std::string(held.kind).c_str());
                QVERIFY2(*spec->counted != '\0', std::string(held.kind).c_str());
                if (spec->category == KindSpec::Category::Piece)
                    pieces[{held.kind, static_cast<int>(seat)}] += held.count;
            }
        for (const auto& [of, number] : pieces) {
            const KindSpec* spec = game::findKind(kinds, of.first);
            QVERIFY2(spec != nullptr && spec->category == KindSpec::Category::Piece,
                     std::string(of.first).c_str());
            QVERIFY2(*spec->name != '\0', std::string(of.first).c_str());
            QVERIFY2(!spec->supply || number <= *spec->supply, std::string(of.first).c_str());
        }
        for (const game::Holding& held : table.supply)
            QVERIFY2(game::findKind(kinds, held.kind) != nullptr, std::string(held.kind).c_str());
        for (const game::Token& token : table.tokens)
            QVERIFY2(game::findKind(kinds, token.kind) != nullptr, std::string(token.kind).c_str());
    }
};

QTEST_GUILESS_MAIN(KindsTest)
#include "tst_kinds.moc"
