#include "engine/games/landscape/tunnel/tunnel.h"

#include "engine/games/landscape/rules/reasons.h"

#include <algorithm>

namespace tilewright::landscape {

namespace {

Text whyNoTokenMoves(const Position& position) {
    if (Text why = whyNoDeploymentNow(position); !why.empty())
        return why;
    if (static_cast<int>(position.turn.tokenPlaces.size()) == position.game().options().tokensATurn)
        return position.game().options().tokensATurn == 1
                   ? QT_TRANSLATE_NOOP("Engine", "a token has already been placed this turn")
                   : QT_TRANSLATE_NOOP("Engine", "no more tokens may be placed now");
    if (!position.mayPlaceToken())
        return QT_TRANSLATE_NOOP("Engine", "a piece has already been placed");
    bool left = false;
    for (int n = 0; n < position.game().coloursPerPlayer(); ++n)
        left = left || position.tokens.left(Tokens::colourOf(position.game(), position.player(), n)) > 0;
    if (!left)
        return QT_TRANSLATE_NOOP("Engine", "you have no tokens left");
    return position.tokens.freeCount() > 0 ? Text()
                                           : Text(QT_TRANSLATE_NOOP("Engine", "no tunnel mouth is free"));
}

} // namespace

Text whyNoToken(const Position& position, Cell cell, Direction side) {
    if (position.game().coloursPerPlayer() == 0)
        return QT_TRANSLATE_NOOP("Engine", "tunnel tokens are not in this game");
    if (Text why = whyNoTokenMoves(position); !why.empty())
        return why;
    const Tokens& tokens = position.tokens;
    const auto isHere = [&](int mouth) {
        return mouth != nowhere && position.cellOfPlace(mouth) == cell && position.mouthSide(mouth) == side;
    };
    for (int n = 0; n < tokens.freeCount(); ++n)
        if (isHere(tokens.freeMouth(n)))
            return {};
    for (int colour = 0; colour < tokenColours; ++colour)
        for (int token = 0; token < maxTokensPerColour; ++token)
            if (isHere(tokens.mouth(colour, token)))
                return QT_TRANSLATE_NOOP("Engine", "there is already a token here");
    return QT_TRANSLATE_NOOP("Engine", "there is no tunnel mouth here");
}

void addTunnelRefusals(const Position& position, std::vector<game::Refusal>& all) {
    addRefusal(all, headingOf(MoveKind::PlaceToken), whyNoTokenMoves(position));
}

} // namespace tilewright::landscape
