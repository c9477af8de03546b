#include "tests/landscape/random_play.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <memory>
#include <set>

namespace tilewright::test {

game::Move chooseMove(const game::Position& position, const game::MoveList& moves, const MoveBias& taste,
                      Random& random) {
    const auto any = [&] { return moves[random.below(static_cast<std::uint32_t>(moves.size()))]; };
    game::Move move = any();
    for (int tries = 0; tries < taste.tries && taste.dull(position.toJson(move).at("move"), random); ++tries)
        move = any();
    return move;
}

void playAndCheck(const game::Game& game, bool tokens, const MoveBias& taste, std::uint64_t seed,
                  const std::function<void(const Step&)>& check) {
    constexpr std::size_t longestGame = 5'000;
    const auto position = game.start(game::shuffledStack(game, seed));
    Random random(seed, 0, Purpose::Test, 5);
    game::MoveList moves;
    game::Table now = position->table();
    for (std::size_t played = 0; !position->over(); ++played) {
        RC_ASSERT(played < longestGame);
        position->legalMoves(moves);
        RC_ASSERT(!moves.empty());
        const game::Move move = chooseMove(*position, moves, taste, random);
        Step step{game, tokens, *position, now, {}, position->toJson(move), {}};
        position->play(move, &step.changes);
        step.now = now = position->table();
        check(step);
    }
}

bool isFollower(game::Kind kind) {
    return kind == "follower" || kind == "large-follower" || kind == "mayor" || kind == "wagon";
}

unsigned ownersOf(const ReferenceLandscape::Area& area, bool followers) {
    unsigned owners = 0;
    for (const game::Piece& piece : area.pieces)
        if (isFollower(piece.kind) == followers)
            owners |= 1U << piece.player;
    return owners;
}

void checkOwners(const landscape::Position& state, int place, const ReferenceLandscape::Area& area) {
    if (state.turn.phase == landscape::Phase::Wagons && area.complete)
        return; // wagons on it wait for their owners
    const landscape::BoardFeature& boardFeature = state.features.of(place);
    RC_ASSERT(static_cast<unsigned>(boardFeature.followers) == ownersOf(area, true));
    RC_ASSERT(static_cast<unsigned>(boardFeature.helpers) == ownersOf(area, false));
    RC_ASSERT((boardFeature.helpers & ~boardFeature.followers) == 0);
}

void checkNobodyStays(const Step& step) {
    const bool waiting = step.state().turn.phase == landscape::Phase::Wagons;
    const ReferenceLandscape reference = step.reference();
    for (const ReferenceLandscape::Area& area : reference.areas())
        for (const game::Piece& piece : area.pieces)
            RC_ASSERT((!area.complete || (waiting && piece.kind == "wagon")));
}

std::map<std::pair<std::string, int>, int> checkedPieces(const Step& step) {
    std::map<std::pair<std::string, int>, int> pieces;
    std::set<std::pair<Cell, int>> places;
    for (const game::Piece& piece : step.now.pieces) {
        ++pieces[{std::string(piece.kind), piece.player}];
        if (piece.player >= 0 && piece.kind != "tower-floor")
            RC_ASSERT(places.insert({piece.cell, piece.feature}).second);
    }
    for (const game::Space& space : step.now.spaces)
        for (const game::Piece& piece : space.pieces)
            ++pieces[{std::string(piece.kind), piece.player}];
    for (const game::Holding& holding : step.now.supply)
        pieces[{std::string(holding.kind), -1}] += holding.count;
    const Json& extra = step.game.options().at("pieces");
    for (int p = 0; p < step.game.playerCount(); ++p) {
        for (const game::Holding& holding : step.now.seats[static_cast<std::size_t>(p)].holdings)
            pieces[{std::string(holding.kind), p}] += holding.count;
        RC_ASSERT((pieces[{"follower", p}]) == 7);
        for (const char* word : {"large", "mayor", "wagon", "builder", "pig"}) {
            const std::string kind = std::string(word) == "large" ? "large-follower" : word;
            const bool played = std::find(extra.begin(), extra.end(), word) != extra.end();
            RC_ASSERT((pieces[{kind, p}]) == (played ? 1 : 0));
        }
    }
    return pieces;
}

void checkAssigned(const game::Game& game, std::uint64_t seed, int moves) {
    const auto& rules = dynamic_cast<const landscape::GameAdapter&>(game).rules();
    std::vector<std::uint16_t> stack = rules.stackKinds();
    Random random(seed, 0, Purpose::Test, 7);
    random.shuffle(stack);
    const auto position = std::make_unique<landscape::Position>(rules);
    rules.start(stack, *position);
    const auto copy = std::make_unique<landscape::Position>(rules);
    rules.start(rules.stackKinds(), *copy);
    game::MoveList legal;
    for (int i = 0; i < moves && !copy->over(); ++i) {
        copy->legalMoves(legal);
        copy->play(legal[0]);
    }
    while (!position->over()) {
        copy->assign(*position);
        for (int i = 0; i < 6 && !position->over(); ++i) {
            position->legalMoves(legal);
            const game::Move move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            game::MoveList same;
            copy->legalMoves(same);
            RC_ASSERT(std::equal(legal.begin(), legal.end(), same.begin(), same.end()));
            position->play(move);
            copy->play(move);
            RC_ASSERT(copy->sameState(*position));
            RC_ASSERT(copy->hash() == position->hash());
        }
    }
}

} // namespace tilewright::test
