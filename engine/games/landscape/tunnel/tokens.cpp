#include "engine/games/landscape/tunnel/tokens.h"

#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/landscape/tunnel/unsplit_roads.h"

#include <algorithm>

namespace tilewright::landscape {

void Tokens::assign(const Tokens& other) {
    mouths_ = other.mouths_;
    left_ = other.left_;
    freeCount_ = other.freeCount_;
    if (freeCount_ != 0)
        copyFirst(free_, other.free_, freeCount_);
}

void Tokens::dropUsed() {
    auto* const end = free_.data() + freeCount_;
    const auto* const last = std::remove_if(free_.data(), end, [this](int place) { return isUsed(place); });
    freeCount_ = static_cast<std::uint16_t>(last - free_.data());
}

int Tokens::put(int colour, int place) {
    auto& mouths = mouths_[static_cast<std::size_t>(colour)];
    std::size_t token = mouths.size();
    for (std::size_t one = 0; one < mouths.size(); ++one) {
        if (mouths[one] != nowhere && mouths[one ^ 1U] == nowhere) { // it waits for its other
            token = one ^ 1U;
            break;
        }
        if (mouths[one] == nowhere)
            token = std::min(token, one);
    }
    mouths[token] = static_cast<std::uint16_t>(place);
    --left_[static_cast<std::size_t>(colour)];
    // Mouths are taken so rarely that they can stay in the order of laying.
    auto* const end = free_.data() + freeCount_;
    std::copy(std::find(free_.data(), end, place) + 1, end, std::find(free_.data(), end, place));
    --freeCount_;
    return static_cast<int>(token);
}

void Tokens::takeBack(int colour, int token) {
    auto& mouths = mouths_[static_cast<std::size_t>(colour)];
    for (const int one : {token, token ^ 1}) {
        mouths[static_cast<std::size_t>(one)] = nowhere;
        ++left_[static_cast<std::size_t>(colour)];
    }
}

bool Tokens::isUsed(int place) const {
    return std::any_of(mouths_.begin(), mouths_.end(), [place](const auto& mouths) {
        return std::find(mouths.begin(), mouths.end(), place) != mouths.end();
    });
}

void addTokenMoves(const Position& position, game::MoveList& moves) {
    const int player = position.turn.player;
    const Tokens& tokens = position.tokens;
    for (int n = 0; n < position.game().coloursPerPlayer(); ++n) {
        const int colour = Tokens::colourOf(position.game(), player, n);
        const int mouths = tokens.left(colour) > 0 ? tokens.freeCount() : 0;
        for (int m = 0; m < mouths; ++m)
            moves.push_back(tokenMove(player, colour, tokens.freeMouth(m)));
    }
}

void putToken(Position& position, int colour, int place, ChangeRecorder record) {
    Tokens& tokens = position.tokens;
    const int token = tokens.put(colour, place);
    position.turn.tokenPlaces.push_back(static_cast<std::uint16_t>(place));
    if (position.game().options().tokenInstead)
        position.turn.deployed = true;
    record.tokenPut(position, colour, place);
    if (position.tileFeatureAt(place).unsplitFrom != noFeature)
        return reconnectFeatures(position, record);
    if (tokens.isTunnel(colour, token))
        connectMouths(position, place, tokens.mouth(colour, token ^ 1));
}

void returnTokens(Position& position, std::span<const std::uint16_t> roots, ChangeRecorder record) {
    Tokens& tokens = position.tokens;
    bool returned = false;
    for (int colour = 0; colour < tokenColours; ++colour)
        for (int token = 0; token < maxTokensPerColour; token += 2) {
            if (!tokens.isTunnel(colour, token) ||
                std::ranges::find(roots, position.features.root(tokens.mouth(colour, token))) == roots.end())
                continue;
            for (const int one : {token, token + 1})
                record.tokenReturned(position, colour, tokens.mouth(colour, one));
            tokens.takeBack(colour, token);
            returned = true;
        }
    if (returned)
        reconnectFeatures(position, record);
}

} // namespace tilewright::landscape
