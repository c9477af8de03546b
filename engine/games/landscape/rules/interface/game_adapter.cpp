#include "engine/games/landscape/rules/interface/game_adapter.h"

#include "engine/games/landscape/dungeon/dragon.h"
#include "engine/games/landscape/dungeon/princess_portal.h"
#include "engine/games/landscape/rules/names.h"
#include "engine/games/landscape/rules/point_sources.h"
#include "engine/games/landscape/rules/reasons.h"
#include "engine/games/landscape/tunnel/tunnel.h"

#include <algorithm>
#include <bit>

namespace tilewright::landscape {

GameAdapter::GameAdapter(TileSet set, Map map, Json options, int players, const Expansion& expansion)
    : GameAdapterOf(std::move(set), std::move(map), std::move(options), players, expansion) {
    for (int n = 0; n < pieceTypeCount; ++n) {
        const auto pieceType = static_cast<PieceType>(n);
        if (pieceType == PieceType::Follower || (rules().options().pieces & bitOf(pieceType)) != 0)
            pieces_.push_back(pieceKind(pieceType));
    }
    sources_ = {kinds::road, kinds::city, kinds::cloister, kinds::field};
    sources_.insert(sources_.end(), expansion.sources.begin(), expansion.sources.end());
    const Options& played = rules().options();
    if (played.withDragon)
        sources_.push_back(kinds::fairy);
    if (played.towerActions)
        sources_.push_back(kinds::ransom);
    if (played.lossBelow > 0)
        sources_.push_back(kinds::below);
}

std::span<const game::Kind> GameAdapter::neutralPieces() const {
    static constexpr std::array all{kinds::dragon, kinds::fairy};
    return rules().options().withDragon ? std::span<const game::Kind>(all) : std::span<const game::Kind>();
}

void GameAdapter::adjustStack(game::Stack& stack, Random& random) const {
    const auto kindOf = [this](std::uint16_t tile) -> const TileKind& {
        return rules().kind(rules().kindOfTile(tile));
    };
    moveDragonTilesBehindVolcano(
        stack, [&](std::uint16_t tile) { return kindOf(tile).dragon; },
        [&](std::uint16_t tile) { return kindOf(tile).volcano; }, random);
}

std::span<const game::End> GameAdapter::ends() const {
    static constexpr std::array all{game::End::LastTile};
    return all;
}

std::unique_ptr<game::Position> GameAdapter::start(const game::Stack& stack) const {
    return std::make_unique<PositionAdapter>(shared_from_this(), rules().kindsOf(stack));
}

std::unique_ptr<game::Position> GameAdapter::startAgain(std::unique_ptr<game::Position> used,
                                                        const game::Stack& stack) const {
    auto* position = dynamic_cast<PositionAdapter*>(used.get());
    if (position == nullptr || !position->isOf(*this))
        return start(stack);
    position->start(rules().kindsOf(stack));
    return used;
}

Text PositionAdapter::whyNotLaid(Cell cell, Rotation rotation) const {
    return landscape::whyNotLaid(state_, cell, rotation);
}
Text PositionAdapter::whyNotMoved(const game::Piece& piece, Cell to) const {
    return landscape::whyNotMoved(state_, piece, to);
}
Text PositionAdapter::whyNoTokenAt(Cell cell, Direction side) const {
    return landscape::whyNoToken(state_, cell, side);
}
std::vector<game::Refusal> PositionAdapter::refusals() const {
    return landscape::refusals(state_);
}

namespace {

Text promptForDeployment(const Position& state) {
    if (mustUsePrincess(state))
        return QT_TRANSLATE_NOOP("Engine", "choose whom the princess sends home");
    if (!state.turn.deployed)
        return askToDeploy(state.game().options());
    if (state.mayPlaceToken())
        return QT_TRANSLATE_NOOP("Engine", "place a token, or end the turn");
    return QT_TRANSLATE_NOOP("Engine", "end the turn");
}

Text promptFor(const Position& state) {
    switch (state.turn.phase) {
    case Phase::Lay:
        return state.turn.part == 0 ? QT_TRANSLATE_NOOP("Engine", "lay the tile")
                                    : QT_TRANSLATE_NOOP("Engine", "lay the builder's tile");
    case Phase::Deploy:
        return promptForDeployment(state);
    case Phase::DragonFlight:
        if (state.dragon.isInDungeon())
            return QT_TRANSLATE_NOOP("Engine", "choose where the dragon comes out");
        return {QT_TRANSLATE_NOOP("Engine", "move the dragon: step %1 of %2"),
                {state.turn.flight.steps + 1, state.game().options().dragonSteps}};
    case Phase::Fleeing:
        return QT_TRANSLATE_NOOP("Engine", "the dragon comes: flee into the dungeon, or stay");
    case Phase::Wagons:
        return QT_TRANSLATE_NOOP("Engine", "move the wagon on, or take it home");
    case Phase::Over:
        break;
    }
    return QT_TRANSLATE_NOOP("Engine", "the game is over");
}

} // namespace

game::Table PositionAdapter::table() const {
    game::Table table = tableWithoutTiles();
    const int onMap = static_cast<int>(state_.game().map().chambers.size());
    table.tiles.reserve(static_cast<std::size_t>(state_.board.tileCount()));
    for (int tile = 0; tile < state_.board.tileCount(); ++tile)
        table.tiles.push_back({state_.board.cellOf(tile), state_.game().tileOfKind(state_.board.kindOf(tile)),
                               state_.board.rotationOf(tile), tile < onMap ? tile : -1});
    return table;
}

game::Table PositionAdapter::tableWithoutTiles() const {
    game::Table table;
    refresh(table);
    table.prompt = promptFor(state_);
    return table;
}

namespace {

/// Makes `pieces` those on the board.
void findPiecesOnBoard(const Position& position, std::vector<game::Piece>& pieces) {
    pieces.clear();
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned those = position.pieces.onFeatures(p) | position.pieces.offFeatures(p); those != 0;
             those &= those - 1)
            if (game::Piece piece = pieceOf(position, p, std::countr_zero(those)); piece.space.empty())
                pieces.push_back(piece);
}

} // namespace

void PositionAdapter::refresh(game::Table& table) const {
    findPiecesOnBoard(state_, table.pieces);
    table.tokens.clear();
    state_.game().expansion().addToBoard(state_, table);
    table.seats.resize(static_cast<std::size_t>(playerCount()));
    for (int p = 0; p < playerCount(); ++p) {
        PositionAdapter::refreshHand(table, p);
        table.seats[static_cast<std::size_t>(p)].points = state_.points(p);
    }
    PositionAdapter::refreshSpaces(table);
    PositionAdapter::refreshSupply(table);
}

void PositionAdapter::refreshHand(game::Table& table, int player) const {
    std::vector<game::Holding>& holdings = table.seats[static_cast<std::size_t>(player)].holdings;
    holdings.clear();
    for (int n = 0; n < pieceTypeCount; ++n) {
        const auto pieceType = static_cast<PieceType>(n);
        if (pieceType == PieceType::Follower || (state_.game().options().pieces & bitOf(pieceType)) != 0)
            holdings.push_back({pieceKind(pieceType), state_.pieces.count(player, pieceType)});
    }
    for (int n = 0; n < state_.game().coloursPerPlayer(); ++n) {
        const int colour = Tokens::colourOf(state_.game(), player, n);
        holdings.push_back({tokenKind(colour), state_.tokens.left(colour)});
    }
    if (state_.game().options().towerActions)
        holdings.push_back({kinds::towerFloor, floorsLeft(state_, player)});
}

void PositionAdapter::refreshSpaces(game::Table& table) const {
    table.spaces.clear();
    state_.game().expansion().addSpaces(state_, table);
}

void PositionAdapter::refreshSupply(game::Table& table) const {
    table.supply.clear();
    if (state_.game().options().withDragon)
        table.supply = {{kinds::dragon, state_.dragon.inPlay() ? 0 : 1},
                        {kinds::fairy, state_.fairy.at == nowhere ? 1 : 0}};
    table.drawnTile = state_.turn.drawn == nowhere ? -1 : state_.game().tileOfKind(state_.turn.drawn);
    table.stackLeft = state_.stack.left();
    table.turn = state_.turn.number;
}

game::Piece pieceOf(const Position& position, int player, int slot) {
    const int place = position.pieces.placeOf(player, slot);
    game::Piece piece{pieceKind(Pieces::pieceTypeOf(slot)), player, Pieces::numberOf(slot)};
    if (place == inDungeon || isPrison(place)) {
        piece.space = place == inDungeon ? kinds::dungeon : kinds::prison;
        return piece;
    }
    piece.cell = position.cellOfPlace(place);
    piece.feature = position.featureOfPlace(place);
    piece.lying = !isTower(place) && position.features.of(place).kind == FeatureKind::Field;
    return piece;
}

} // namespace tilewright::landscape
