// Moves in words, and their places, for windows that list and show them.

#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/games/landscape/rules/interface/headings.h"
#include "engine/games/landscape/rules/laying.h"
#include "engine/games/landscape/rules/names.h"
#include "engine/games/landscape/rules/point_sources.h"

#include <bit>

namespace tilewright::landscape {

namespace {

using game::MoveInfo;
using Argument = Text::Argument;

using Names = std::vector<std::string>;

/// The sides of the board that a feature of a tile reaches.
Names sidesOf(const SideFeatures& sideFeatures, int feature) {
    Names sides;
    for (const Direction d : allDirections)
        if (std::ranges::count(sideFeatures[static_cast<std::size_t>(d)], feature) != 0)
            sides.emplace_back(name(d));
    return sides;
}

/// The corners of the board that it reaches, clockwise.
Names cornersOf(const SideFeatures& sideFeatures, int feature) {
    static constexpr std::array<const char*, 4> names{
        QT_TRANSLATE_NOOP("Engine", "north-east"), QT_TRANSLATE_NOOP("Engine", "south-east"),
        QT_TRANSLATE_NOOP("Engine", "south-west"), QT_TRANSLATE_NOOP("Engine", "north-west")};
    Names corners;
    for (std::size_t side = 0; side < 4; ++side)
        if (sideFeatures[side].back() == feature || sideFeatures[(side + 1) % 4].front() == feature)
            corners.emplace_back(names[side]);
    return corners;
}

/// Distinguishes a place from others on its tile: the sides that it reaches, and its corners if another field
/// reaches the same sides.
Names whereOf(const Position& state, int place) {
    const int tile = state.features.tileOf(place);
    const int feature = state.featureOfPlace(place);
    const SideFeatures& sideFeatures = sideFeaturesOf(state, tile);
    Names sides = sidesOf(sideFeatures, feature);
    if (state.tileFeatureAt(place).kind != FeatureKind::Field)
        return sides;
    for (int other = 0; other < state.featureCount(tile); ++other)
        if (other != feature &&
            state.kindOfTile(tile).features[static_cast<std::size_t>(other)].kind == FeatureKind::Field &&
            sidesOf(sideFeatures, other) == sides)
            return cornersOf(sideFeatures, feature);
    return sides;
}

/// Sentences for moving to a place: each a whole sentence, for translators. The tile's coordinates come last.
struct Ways {
    const char* onFeature;
    const char* onSides;
    const char* onTower;
};
/// On the tile just laid.
constexpr Ways here{QT_TRANSLATE_NOOP("Engine", "%1 on the %2"),
                    QT_TRANSLATE_NOOP("Engine", "%1 on the %2 (%3)"),
                    QT_TRANSLATE_NOOP("Engine", "%1 on the tower")};
constexpr Ways elsewhere{QT_TRANSLATE_NOOP("Engine", "%1 on the %2 at %3, %4"),
                         QT_TRANSLATE_NOOP("Engine", "%1 on the %2 (%3) at %4, %5"),
                         QT_TRANSLATE_NOOP("Engine", "%1 on the tower at %2, %3")};
constexpr Ways out{QT_TRANSLATE_NOOP("Engine", "%1 out of the dungeon onto the %2 at %3, %4"),
                   QT_TRANSLATE_NOOP("Engine", "%1 out of the dungeon onto the %2 (%3) at %4, %5"), ""};
constexpr Ways through{QT_TRANSLATE_NOOP("Engine", "%1 through the dungeon onto the %2 at %3, %4"),
                       QT_TRANSLATE_NOOP("Engine", "%1 through the dungeon onto the %2 (%3) at %4, %5"), ""};
constexpr Ways withFairy{QT_TRANSLATE_NOOP("Engine", "the fairy goes to the %1 on the %2 at %3, %4"),
                         QT_TRANSLATE_NOOP("Engine", "the fairy goes to the %1 on the %2 (%3) at %4, %5"),
                         QT_TRANSLATE_NOOP("Engine", "the fairy goes to the %1 on the tower at %2, %3")};

constexpr Ways takenBy{
    QT_TRANSLATE_NOOP("Engine", "a floor at %1, %2; it takes the %3 on the %4 at %5, %6"),
    QT_TRANSLATE_NOOP("Engine", "a floor at %1, %2; it takes the %3 on the %4 (%5) at %6, %7"),
    QT_TRANSLATE_NOOP("Engine", "a floor at %1, %2; it takes the %3 on the tower at %4, %5")};
constexpr Ways swappedBy{
    QT_TRANSLATE_NOOP("Engine", "a floor at %1, %2; the %3 on the %4 at %5, %6 in exchange for your %7"),
    QT_TRANSLATE_NOOP("Engine", "a floor at %1, %2; the %3 on the %4 (%5) at %6, %7 in exchange for your %8"),
    QT_TRANSLATE_NOOP("Engine", "a floor at %1, %2; the %3 on the tower at %4, %5 in exchange for your %6")};

/// `arguments`: those at the beginning of the sentence.
Text placing(const Position& state, PieceType pieceType, int place, const Ways& ways,
             std::vector<Argument> arguments = {}) {
    arguments.push_back(Argument::word(name(pieceType)));
    const char* words = ways.onTower;
    if (!isTower(place)) {
        arguments.push_back(Argument::word(name(state.tileFeatureAt(place).kind)));
        Names where = whereOf(state, place);
        words = where.empty() ? ways.onFeature : ways.onSides;
        if (!where.empty())
            arguments.push_back(Argument::list(std::move(where)));
    }
    if (&ways != &here) {
        const Cell cell = state.cellOfPlace(place);
        arguments.emplace_back(cell.x);
        arguments.emplace_back(cell.y);
    }
    return {words, std::move(arguments)};
}

Text placing(const Position& state, PieceType pieceType, int place) {
    return placing(state, pieceType, place, state.tileOfPlace(place) == state.turn.tile ? here : elsewhere);
}

/// The figure as it is now, before it is put on the place.
game::Piece pieceFor(const Position& state, int player, PieceType pieceType, int place) {
    const unsigned those = Pieces::slotsOf(pieceType) & state.pieces.supply(player);
    game::Piece piece{pieceKind(pieceType), player,
                      those == 0 ? 0 : Pieces::numberOf(std::countr_zero(those)), state.cellOfPlace(place)};
    piece.feature = state.featureOfPlace(place);
    piece.lying = !isTower(place) && state.tileFeatureAt(place).kind == FeatureKind::Field;
    return piece;
}

/// The first figure of a kind in the dungeon.
game::Piece pieceInDungeon(const Position& state, int player, PieceType pieceType) {
    const unsigned those = slotsInDungeon(state, player) & Pieces::slotsOf(pieceType);
    return {.kind = pieceKind(pieceType),
            .player = player,
            .number = Pieces::numberOf(std::countr_zero(those)),
            .space = kinds::dungeon};
}

/// The figure on that place.
Argument whoStands(const Position& state, int place) {
    return Argument::word(name(Pieces::pieceTypeOf(state.pieceAt(place)->slot)));
}

void showPlace(const Position& state, MoveInfo& info, int place) {
    info.cell = state.cellOfPlace(place);
    if (!isTower(place))
        info.feature = state.featureOfPlace(place);
}

game::Piece creaturePiece(const Position& state, game::Kind kind, int at) {
    if (at == inDungeon)
        return {.kind = kind, .space = kinds::dungeon};
    return {.kind = kind, .cell = at == nowhere ? Cell{} : state.board.cellOf(at)};
}

Text goingOut(const Position& state, PieceType pieceType, int place, const Ways& ways) {
    if (state.isDragonOn(state.features.tileOf(place))) // D-3.5
        return {QT_TRANSLATE_NOOP("Engine", "%1 out of the dungeon to the dragon, who eats him"),
                {Argument::word(name(pieceType))}};
    return placing(state, pieceType, place, ways);
}

void describeDragon(const Position& state, Move move, MoveInfo& info) {
    info.cell = state.board.cellOf(tile(move));
    info.piece = creaturePiece(state, kinds::dragon, state.dragon.at);
    if (state.dragon.isInDungeon())
        info.text = {QT_TRANSLATE_NOOP("Engine", "the dragon comes out at %1, %2"),
                     {info.cell->x, info.cell->y}};
    else if (isEntrance(state, tile(move)))
        info.text = {QT_TRANSLATE_NOOP("Engine", "the dragon goes to %1, %2, into the dungeon"),
                     {info.cell->x, info.cell->y}};
    else
        info.text = {QT_TRANSLATE_NOOP("Engine", "the dragon goes to %1, %2"), {info.cell->x, info.cell->y}};
}

void describeFairy(const Position& state, Move move, MoveInfo& info) {
    info.piece = creaturePiece(state, kinds::fairy, state.fairy.at);
    if (place(move) == inDungeon) {
        info.text = {QT_TRANSLATE_NOOP("Engine", "the fairy goes to the %1 in the dungeon"),
                     {Argument::word(name(pieceType(move)))}};
        info.toSpace = kinds::dungeon;
        return;
    }
    showPlace(state, info, place(move));
    if (state.fairy.at == nowhere)
        info.piece->cell = *info.cell;
    info.text = placing(state, Pieces::pieceTypeOf(state.pieceAt(place(move))->slot), place(move), withFairy);
}

/// A follower of the board goes into the dungeon.
void describeLeavingBoard(const Position& state, Move move, MoveInfo& info) {
    const Cell from = info.piece->cell;
    info.toSpace = kinds::dungeon;
    info.text = {QT_TRANSLATE_NOOP("Engine", "%1 at %2, %3 into the dungeon"),
                 {Argument::word(name(pieceType(move))), from.x, from.y}};
    if (place(move) == nowhere)
        return;
    info.toSpace = {};
    showPlace(state, info, place(move));
    info.text = {QT_TRANSLATE_NOOP("Engine", "%1 at %2, %3 through the dungeon to %4, %5"),
                 {Argument::word(name(pieceType(move))), from.x, from.y, info.cell->x, info.cell->y}};
}

void describeDungeon(const Position& state, Move move, MoveInfo& info) {
    const int who = landscape::player(move);
    const PieceType what = pieceType(move);
    if (kind(move) == MoveKind::LeaveDungeon) {
        info.piece = pieceInDungeon(state, who, what);
        info.text = goingOut(state, what, place(move), out);
        showPlace(state, info, place(move));
        return;
    }
    const unsigned those = Pieces::slotsOf(what) & state.pieces.supply(who);
    const int leaves = leftPlace(move);
    info.piece = leaves != nowhere
                     ? pieceOf(state, who, state.pieceAt(leaves)->slot)
                     : game::Piece{.kind = pieceKind(what),
                                   .player = who,
                                   .number = those == 0 ? 0 : Pieces::numberOf(std::countr_zero(those))};
    if (leaves != nowhere)
        return describeLeavingBoard(state, move, info);
    if (place(move) == nowhere) {
        info.toSpace = kinds::dungeon;
        info.text = {QT_TRANSLATE_NOOP("Engine", "%1 into the dungeon"), {Argument::word(name(what))}};
    } else {
        info.through = true;
        info.text = goingOut(state, what, place(move), through);
        showPlace(state, info, place(move));
        info.piece->cell = *info.cell;
    }
}

void describeFloor(const Position& state, Move move, MoveInfo& info) {
    info.cell = state.board.cellOf(tile(move));
    info.piece = game::Piece{.kind = kinds::towerFloor,
                             .player = landscape::player(move),
                             .number = state.towers.placedBy(landscape::player(move)),
                             .cell = *info.cell};
    info.pays.push_back({kinds::towerFloor, 1});
    if (taken(move) == nowhere) {
        info.text = {QT_TRANSLATE_NOOP("Engine", "a floor at %1, %2"), {info.cell->x, info.cell->y}};
        return;
    }
    const PieceId whom = *state.pieceAt(taken(move));
    info.takes = pieceOf(state, whom.player, whom.slot);
    info.text = placing(state, Pieces::pieceTypeOf(whom.slot), taken(move),
                        back(move) < 0 ? takenBy : swappedBy, {info.cell->x, info.cell->y});
    if (back(move) >= 0)
        info.text.arguments.push_back(Argument::word(name(static_cast<PieceType>(back(move)))));
}

void describeFleeing(const Position& state, Move move, MoveInfo& info) {
    const bool flees = kind(move) == MoveKind::Flee;
    if (flees)
        info.toSpace = kinds::dungeon;
    if (!state.game().options().fleeEach) {
        info.text = flees ? QT_TRANSLATE_NOOP("Engine", "all of yours on that tile go into the dungeon")
                          : QT_TRANSLATE_NOOP("Engine", "all of yours on that tile are eaten");
        return;
    }
    const Argument who = Argument::word(name(pieceType(move)));
    info.text = flees ? Text{QT_TRANSLATE_NOOP("Engine", "the %1 on that tile goes into the dungeon"), {who}}
                      : Text{QT_TRANSLATE_NOOP("Engine", "the %1 on that tile is eaten"), {who}};
}

game::Piece standingWagon(const Position& state, int player) {
    const int place = state.pieces.placeOf(player, std::countr_zero(Pieces::slotsOf(PieceType::Wagon)));
    return pieceFor(state, player, PieceType::Wagon, place);
}

Heading headingOfMove(Move move) {
    return headingOf(kind(move), kind(move) == MoveKind::Place ? pieceType(move) : PieceType::Follower);
}

} // namespace

char PositionAdapter::keyOf(Move move) const {
    return headingOfMove(move).key;
}

// Longer than other functions: a case for each kind of move.
MoveInfo PositionAdapter::describe(Move move) const {
    MoveInfo info;
    const Heading heading = headingOfMove(move);
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
        info.text = placing(state_, pieceType(move), place(move));
        showPlace(state_, info, place(move));
        info.piece = pieceFor(state_, who, pieceType(move), place(move));
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
        info.text = placing(state_, PieceType::Wagon, place(move));
        info.cell = state_.cellOfPlace(place(move));
        info.feature = state_.featureOfPlace(place(move));
        info.piece = standingWagon(state_, who);
        break;
    case MoveKind::WagonHome:
        info.text = QT_TRANSLATE_NOOP("Engine", "the wagon comes home");
        info.piece = standingWagon(state_, who);
        break;
    case MoveKind::Ransom:
        info.text = {QT_TRANSLATE_NOOP("Engine", "3 points for the %1"),
                     {Argument::word(name(pieceType(move)))}};
        info.piece = game::Piece{.kind = pieceKind(pieceType(move)), .player = who, .space = kinds::prison};
        info.other = holder(move);
        break;
    case MoveKind::PutFairy:
        describeFairy(state_, move, info);
        break;
    case MoveKind::SendHome:
        showPlace(state_, info, place(move));
        info.text = {QT_TRANSLATE_NOOP("Engine", "the %1 at %2, %3 goes home"),
                     {whoStands(state_, place(move)), info.cell->x, info.cell->y}};
        info.takes = pieceOf(state_, state_.pieceAt(place(move))->player, state_.pieceAt(place(move))->slot);
        break;
    case MoveKind::EnterDungeon:
    case MoveKind::LeaveDungeon:
        describeDungeon(state_, move, info);
        break;
    case MoveKind::FlushDragon:
    case MoveKind::MoveDragon:
        describeDragon(state_, move, info);
        break;
    case MoveKind::PlaceFloor:
        describeFloor(state_, move, info);
        break;
    case MoveKind::Flee:
    case MoveKind::Stay:
        describeFleeing(state_, move, info);
        break;
    }
    return info;
}

} // namespace tilewright::landscape
