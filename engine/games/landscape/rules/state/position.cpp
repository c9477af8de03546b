#include "engine/games/landscape/rules/state/position.h"

#include "engine/base/random.h"

#include <algorithm>
#include <bit>

namespace tilewright::landscape {

void Stack::assign(const Stack& other) {
    next_ = other.next_;
    size_ = other.size_;
    std::copy(other.kinds_.begin() + next_, other.kinds_.begin() + size_, kinds_.begin() + next_);
}

void Stack::fill(const std::vector<std::uint16_t>& kinds) {
    next_ = 0;
    size_ = static_cast<std::uint16_t>(kinds.size());
    std::copy(kinds.begin(), kinds.end(), kinds_.begin());
}

void Position::assign(const Position& other) {
    game_ = other.game_;
    board.assign(other.board);
    features.assign(other.features);
    pieces = other.pieces;
    tokens.assign(other.tokens);
    stack.assign(other.stack);
    turn = other.turn;
    scores = other.scores;
    dragon = other.dragon;
    fairy = other.fairy;
    towers = other.towers;
    entrances.assign(other.entrances);
    volcanoes.assign(other.volcanoes);
}

int Position::player() const {
    switch (turn.phase) {
    case Phase::Wagons: // L-4.3
        return firstClockwise(turn.wagons, turn.player);
    case Phase::DragonFlight: // L-6.2
        return turn.flight.stepper;
    case Phase::Fleeing:
        return nextAsked(*this);
    case Phase::Lay:
    case Phase::Deploy:
    case Phase::Over:
        break;
    }
    return turn.player;
}

int Position::firstClockwise(unsigned players, int from) const {
    int player = from;
    while (((players >> player) & 1U) == 0)
        player = (player + 1) % game_->playerCount();
    return player;
}

unsigned Position::winners() const { // L-2.4
    if (!over())
        return 0;
    const auto players = static_cast<std::size_t>(game_->playerCount());
    const int best = *std::max_element(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(players));
    unsigned mask = 0;
    for (std::size_t p = 0; p < players; ++p)
        if (scores[p] == best)
            mask |= 1U << p;
    return mask;
}

std::optional<PieceId> Position::pieceAt(int place) const {
    for (int p = 0; p < game_->playerCount(); ++p)
        for (unsigned rest = pieces.onFeatures(p) | pieces.offFeatures(p); rest != 0; rest &= rest - 1)
            if (pieces.placeOf(p, std::countr_zero(rest)) == place)
                return PieceId{p, std::countr_zero(rest)};
    return std::nullopt;
}

Direction Position::mouthSide(int place) const {
    const unsigned sides = turnedSides(tileFeatureAt(place).sides, board.rotationOf(features.tileOf(place)));
    return directionAt(std::countr_zero(sides));
}

std::uint64_t Position::hash() const {
    std::uint64_t h = openHash();
    for (int n = 0; n < stack.left(); ++n)
        h = Random::mix(h ^ static_cast<std::uint64_t>(stack.kind(n)));
    return h;
}

std::uint64_t Position::openHash() const {
    std::uint64_t h = 0;
    const auto add = [&h](std::uint64_t value) { h = Random::mix(h ^ value); };
    for (int tile = 0; tile < board.tileCount(); ++tile) {
        const Cell cell = board.cellOf(tile);
        add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.x)) << 32 |
            static_cast<std::uint32_t>(cell.y));
        add(static_cast<std::uint64_t>(4 * board.kindOf(tile) + index(board.rotationOf(tile))));
    }
    for (int p = 0; p < game_->playerCount(); ++p) {
        add(static_cast<std::uint64_t>(pieces.supply(p)) << 32 |
            static_cast<std::uint32_t>(scores[static_cast<std::size_t>(p)]));
        for (unsigned rest = pieces.onFeatures(p); rest != 0; rest &= rest - 1)
            add(static_cast<std::uint64_t>(pieces.placeOf(p, std::countr_zero(rest))));
    }
    h = game_->expansion().hash(*this, h);
    std::uint64_t unordered = 0;
    for (int n = 0; n < stack.left(); ++n)
        unordered += Random::mix(static_cast<std::uint64_t>(stack.kind(n)));
    add(unordered);
    add(static_cast<std::uint64_t>(turn.drawn) << 48 | static_cast<std::uint64_t>(turn.tile) << 32 |
        static_cast<std::uint64_t>(turn.tokenPlaces.empty() ? nowhere : turn.tokenPlaces[0]) << 16 |
        turn.number);
    add(static_cast<std::uint64_t>(turn.phase) | static_cast<std::uint64_t>(turn.end) << 8 |
        static_cast<std::uint64_t>(turn.player) << 16 | static_cast<std::uint64_t>(turn.part) << 24 |
        static_cast<std::uint64_t>(turn.deployed) << 32 | static_cast<std::uint64_t>(turn.extended) << 33 |
        static_cast<std::uint64_t>(turn.wagons) << 40);
    return h;
}

/// Connections, completeness and free cells follow from the laid tiles and the tokens.
bool Position::sameState(const Position& other) const {
    if (board.tileCount() != other.board.tileCount() || stack.left() != other.stack.left() ||
        game_->playerCount() != other.game_->playerCount() || !(pieces == other.pieces) ||
        !(turn == other.turn) || scores != other.scores || !(dragon == other.dragon) ||
        !(fairy == other.fairy) || !(towers == other.towers))
        return false;
    for (int tile = 0; tile < board.tileCount(); ++tile)
        if (board.cellOf(tile) != other.board.cellOf(tile) ||
            board.kindOf(tile) != other.board.kindOf(tile) ||
            board.rotationOf(tile) != other.board.rotationOf(tile))
            return false;
    for (int n = 0; n < stack.left(); ++n)
        if (stack.kind(n) != other.stack.kind(n))
            return false;
    for (int colour = 0; colour < tokenColours; ++colour)
        for (int token = 0; token < maxTokensPerColour; ++token)
            if (tokens.mouth(colour, token) != other.tokens.mouth(colour, token))
                return false;
    return true;
}

} // namespace tilewright::landscape
