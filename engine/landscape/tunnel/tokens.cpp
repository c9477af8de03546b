#include "engine/landscape/tunnel/tokens.h"

#include "engine/landscape/state/position.h"

#include <algorithm>

namespace tilewright::landscape {

void Tokens::assign(const Tokens& other) {
    mouths_ = other.mouths_;
    freeCount_ = other.freeCount_;
    copyFirst(free_, other.free_, freeCount_);
}

void Tokens::put(int colour, int place) {
    auto& mouths = mouths_[static_cast<std::size_t>(colour)];
    mouths[mouths[0] == nowhere ? 0 : 1] = static_cast<std::uint16_t>(place);
    // Mouths are taken so rarely that they can stay in the order of laying.
    auto* const end = free_.data() + freeCount_;
    std::copy(std::find(free_.data(), end, place) + 1, end, std::find(free_.data(), end, place));
    --freeCount_;
}

void addTokenMoves(const Position& position, game::MoveList& moves) {
    const int player = position.turn.player;
    const Tokens& tokens = position.tokens;
    for (int n = 0; n < position.game().coloursEach(); ++n) {
        const int colour = Tokens::colourOf(position.game(), player, n);
        for (int m = 0; tokens.left(colour) > 0 && m < tokens.freeCount(); ++m)
            moves.push_back(tokenMove(player, colour, tokens.freeMouth(m)));
    }
}

void putToken(Position& position, int colour, int place, ChangeRecorder record) {
    Tokens& tokens = position.tokens;
    tokens.put(colour, place);
    position.turn.tokenPlace = static_cast<std::uint16_t>(place);
    record.tokenPut(position, colour, place);
    if (tokens.left(colour) > 0)
        return;
    Features& features = position.features;
    const int root =
        features.unite(tokens.mouth(colour, 0), tokens.mouth(colour, 1), position.board, position.game());
    features.at(root).openEnds = static_cast<std::uint16_t>(features.at(root).openEnds - 2);
}

} // namespace tilewright::landscape
