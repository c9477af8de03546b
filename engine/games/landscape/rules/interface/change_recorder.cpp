#include "engine/games/landscape/rules/interface/change_recorder.h"

#include "engine/games/landscape/rules/names.h"
#include "engine/games/landscape/rules/point_sources.h"
#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

using game::Change;

namespace {

/// On a feature or a tower.
bool isOnBoard(int place) {
    return place < maxPlaces || isTower(place);
}

game::Kind spaceOf(int place) {
    if (place == inDungeon)
        return kinds::dungeon;
    return isPrison(place) ? kinds::prison : game::Kind();
}

bool isTunnel(const Position& position, int root) {
    for (int colour = 0; colour < tokenColours; ++colour)
        for (int token = 0; token < maxTokensPerColour; token += 2)
            if (position.tokens.isTunnel(colour, token) &&
                position.features.root(position.tokens.mouth(colour, token)) == root)
                return true;
    return false;
}

} // namespace

void ChangeRecorder::addLaid(const Position& position, int tile) const {
    Change change{.what = Change::What::TileLaid, .player = position.turn.player};
    change.cell = position.board.cellOf(tile);
    change.tile = position.game().tileOfKind(position.board.kindOf(tile));
    change.rotation = position.board.rotationOf(tile);
    changes_->push_back(change);
}

void ChangeRecorder::addSetAside(const Position& position, int kind) const {
    changes_->push_back({.what = Change::What::TileRemoved, .tile = position.game().tileOfKind(kind)});
}

void ChangeRecorder::addMoved(const Position& position, int player, int slot, int from, int to) const {
    Change change{.what = to == nowhere ? Change::What::PieceHome : Change::What::PieceMoved,
                  .kind = pieceKind(Pieces::pieceTypeOf(slot)),
                  .player = player,
                  .number = Pieces::numberOf(slot)};
    if (isOnBoard(from))
        change.from = position.cellOfPlace(from);
    change.fromSpace = spaceOf(from);
    change.space = spaceOf(to);
    if (isPrison(to))
        change.holder = holderOf(to);
    else if (isPrison(from))
        change.holder = holderOf(from);
    if (isOnBoard(to)) {
        change.cell = position.cellOfPlace(to);
        change.feature = position.featureOfPlace(to);
        change.lying = !isTower(to) && position.features.of(to).kind == FeatureKind::Field;
    }
    changes_->push_back(change);
}

void ChangeRecorder::addDragonMoved(const Position& position, int from, int to) const {
    Change change{.what = Change::What::PieceMoved, .kind = kinds::dragon};
    if (from != nowhere && from != inDungeon)
        change.from = position.board.cellOf(from);
    change.fromSpace = spaceOf(from);
    change.space = spaceOf(to);
    if (to != inDungeon)
        change.cell = position.board.cellOf(to);
    changes_->push_back(change);
}

void ChangeRecorder::addFairyMoved(const Position& position, int from, int to) const {
    Change change{.what = Change::What::PieceMoved, .kind = kinds::fairy};
    if (from != nowhere && from != inDungeon)
        change.from = position.board.cellOf(from);
    change.fromSpace = spaceOf(from);
    change.space = spaceOf(to);
    if (to != inDungeon) {
        change.cell = position.cellOfPlace(to);
        change.feature = position.featureOfPlace(to);
    }
    change.with = position.fairy.player;
    changes_->push_back(change);
}

void ChangeRecorder::addFairyAlone(const Position& position) const {
    Change change{.what = Change::What::PieceMoved, .kind = kinds::fairy};
    change.fromSpace = change.space = spaceOf(position.fairy.at);
    if (!position.fairy.isInDungeon())
        change.from = change.cell = position.board.cellOf(position.fairy.at);
    changes_->push_back(change);
}

void ChangeRecorder::addFloorPut(const Position& position, int player, int tile) const {
    Change change{.what = Change::What::PieceMoved, .kind = kinds::towerFloor, .player = player};
    change.number = position.towers.placedBy(player) - 1;
    change.cell = position.board.cellOf(tile);
    changes_->push_back(change);
}

void ChangeRecorder::addScoredByFairy(const Position& position, int player, int points, int place) const {
    Change change{.what = Change::What::Scored, .kind = kinds::fairy, .player = player, .count = points};
    change.atEnd = position.turn.phase == Phase::Lay && position.turn.drawn == nowhere;
    change.cell = position.cellOfPlace(place);
    change.feature = position.featureOfPlace(place);
    change.cells.push_back(change.cell);
    changes_->push_back(std::move(change));
}

void ChangeRecorder::addRansomed(int player, int points) const {
    changes_->push_back(
        {.what = Change::What::Scored, .kind = kinds::ransom, .player = player, .count = points});
}

void ChangeRecorder::addTokenPut(const Position& position, int colour, int place) const {
    Change change{.what = Change::What::TokenPlaced, .kind = tokenKind(colour)};
    change.cell = position.cellOfPlace(place);
    change.side = position.mouthSide(place);
    changes_->push_back(change);
}

void ChangeRecorder::addTokenReturned(const Position& position, int colour, int place) const {
    Change change{.what = Change::What::TokenRemoved, .kind = tokenKind(colour)};
    change.cell = position.cellOfPlace(place);
    change.side = position.mouthSide(place);
    changes_->push_back(change);
}

void ChangeRecorder::addLostBelow(int player, int points) const {
    changes_->push_back({.what = Change::What::Scored,
                         .kind = kinds::below,
                         .player = player,
                         .count = -points,
                         .atEnd = true});
}

void ChangeRecorder::addScored(const Position& position, int player, int points, int root) const {
    Change change{.what = Change::What::Scored, .kind = sourceOf(position.features.at(root).kind)};
    change.player = player;
    change.count = points;
    // L-2.4: in this phase no tile is left to be laid; complete features score when the part ends.
    change.atEnd = position.turn.phase == Phase::Lay;
    if (position.features.at(root).kind == FeatureKind::Road && isTunnel(position, root))
        change.kind = kinds::tunnelRoad;
    change.cell = position.cellOfPlace(root);
    change.feature = position.featureOfPlace(root);
    change.cells.reserve(position.features.at(root).tiles);
    position.features.forEachTile(root,
                                  [&](int tile) { change.cells.push_back(position.board.cellOf(tile)); });
    changes_->push_back(std::move(change));
}

} // namespace tilewright::landscape
