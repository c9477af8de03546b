// Moves in words, and where they happen: what a window needs to list and show them.

#include "engine/landscape/headings.h"
#include "engine/landscape/table_game.h"
#include "engine/landscape/words.h"

#include <bit>

namespace tilewright::landscape {

namespace {

using game::MoveInfo;
using Argument = Text::Argument;

/// The sides of the board that a place reaches.
std::vector<std::string> sidesOf(const Position& state, int place) {
    const int tile = state.features.tileOf(place);
    const TileKind& kind = state.game().kind(state.board.kindOf(tile));
    const Contacts& contacts = kind.contacts[static_cast<std::size_t>(index(state.board.rotationOf(tile)))];
    std::vector<std::string> sides;
    for (const Direction d : allDirections)
        for (const std::uint8_t feature : contacts[static_cast<std::size_t>(d)])
            if (feature == state.featureOfPlace(place)) {
                sides.emplace_back(name(d));
                break;
            }
    return sides;
}

Text placing(const Position& state, Figure figure, int place) {
    const Argument who = Argument::word(name(figure));
    const Argument what = Argument::word(name(state.kindOfPlace(place).kind));
    auto sides = sidesOf(state, place);
    if (sides.empty())
        return {QT_TRANSLATE_NOOP("Engine", "%1 on the %2"), {who, what}};
    return {QT_TRANSLATE_NOOP("Engine", "%1 on the %2 (%3)"), {who, what, Argument::list(std::move(sides))}};
}

/// A figure as it is now, about to be put on the place.
game::Piece pieceFor(const Position& state, int player, Figure figure, int place) {
    const unsigned those = Figures::slotsOf(figure) & state.figures.supply(player);
    game::Piece piece{pieceKind(figure), player, those == 0 ? 0 : Figures::numberOf(std::countr_zero(those)),
                      state.cellOfPlace(place)};
    piece.feature = state.featureOfPlace(place);
    piece.lying = state.kindOfPlace(place).kind == FeatureKind::Field;
    return piece;
}

game::Piece standingWagon(const Position& state, int player) {
    const int place = state.figures.placeOf(player, std::countr_zero(Figures::slotsOf(Figure::Wagon)));
    return pieceFor(state, player, Figure::Wagon, place);
}

} // namespace

MoveInfo TablePosition::describe(Move move) const {
    MoveInfo info;
    const Heading heading =
        headingOf(kind(move), kind(move) == MoveKind::Place ? figure(move) : Figure::Follower);
    info.group = heading.text;
    info.key = heading.key;
    const int who = landscape::player(move);
    switch (kind(move)) {
    case MoveKind::Lay:
        info.lays = true;
        info.tile = state_.game().tileOfKind(tileKind(move));
        info.rotation = rotation(move);
        info.cell = cell(move);
        info.text = {QT_TRANSLATE_NOOP("Engine", "lay %1 at %2, %3, turned by %4°"),
                     {game_->tileSet().tiles[static_cast<std::size_t>(info.tile)].id, info.cell->x,
                      info.cell->y, degrees(info.rotation)}};
        break;
    case MoveKind::Place:
        info.text = placing(state_, figure(move), place(move));
        info.cell = state_.cellOfPlace(place(move));
        info.feature = state_.featureOfPlace(place(move));
        info.piece = pieceFor(state_, who, figure(move), place(move));
        break;
    case MoveKind::PlaceToken:
        info.cell = state_.cellOfPlace(place(move));
        info.side = state_.mouthSide(place(move));
        info.text = {QT_TRANSLATE_NOOP("Engine", "%1 token at %2, %3, %4"),
                     {Argument::word(tokenColour(colour(move))), info.cell->x, info.cell->y,
                      Argument::word(name(*info.side))}};
        info.pays.push_back({tokenKind(colour(move)), 1});
        break;
    case MoveKind::EndTurn:
        info.text = QT_TRANSLATE_NOOP("Engine", "end the turn");
        info.ends = true;
        break;
    case MoveKind::MoveWagon:
        info.text = placing(state_, Figure::Wagon, place(move));
        info.cell = state_.cellOfPlace(place(move));
        info.feature = state_.featureOfPlace(place(move));
        info.piece = standingWagon(state_, who);
        break;
    case MoveKind::WagonHome:
        info.text = QT_TRANSLATE_NOOP("Engine", "the wagon comes home");
        info.piece = standingWagon(state_, who);
        break;
    }
    return info;
}

} // namespace tilewright::landscape
