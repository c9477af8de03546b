// Writing and reading moves of records.

#include "engine/games/landscape/dungeon/dragon.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/games/landscape/rules/names.h"
#include "engine/games/move_reader.h"

#include <array>

namespace tilewright::landscape {

namespace {

using game::MoveEntryReader;

void putCell(Json& entry, Cell cell) {
    entry["x"] = cell.x;
    entry["y"] = cell.y;
}

/// A tower has no feature.
void putPlace(const Position& state, Json& entry, int place) {
    putCell(entry, state.cellOfPlace(place));
    if (!isTower(place))
        entry["feature"] = state.featureOfPlace(place);
}

/// All words of an enumeration, in its order.
template <std::size_t N, class Word>
constexpr auto wordsOf(Word word) {
    std::array<std::string_view, N> all;
    for (std::size_t i = 0; i < N; ++i)
        all[i] = word(i);
    return all;
}
constexpr auto moveWords =
    wordsOf<moveKindCount>([](std::size_t i) { return name(static_cast<MoveKind>(i)); });
constexpr auto figureWords =
    wordsOf<pieceTypeCount>([](std::size_t i) { return name(static_cast<PieceType>(i)); });
constexpr auto colourWords =
    wordsOf<tokenColours>([](std::size_t i) { return tokenColour(static_cast<int>(i)); });

/// The tile in the cell that the fields name; -1, with an issue, if there is none.
int readTile(const Position& state, MoveEntryReader& reader) {
    const Cell cell = reader.cell();
    const int tile = state.board.tileAt(cell);
    if (tile < 0)
        reader.add("", {QT_TRANSLATE_NOOP("Engine", "found the empty cell %1, %2; expected a laid tile"),
                        {cell.x, cell.y}});
    return tile;
}

int readPlace(const Position& state, MoveEntryReader& reader) {
    const int tile = readTile(state, reader);
    const int feature =
        reader.integer("feature", 0, tile < 0 ? maxFeaturesOfTile - 1 : state.featureCount(tile) - 1);
    return tile < 0 ? 0 : state.board.firstPlace(tile) + feature;
}

/// A feature, or the tower if none is named.
int readFeatureOrTower(const Position& state, MoveEntryReader& reader) {
    if (reader.has("feature"))
        return readPlace(state, reader);
    const int tile = readTile(state, reader);
    if (tile >= 0 && !state.kindOfTile(tile).tower)
        reader.add("",
                   QT_TRANSLATE_NOOP(
                       "Engine", "found neither \"feature\" nor a tower on that tile; expected one of them"));
    return tile < 0 ? 0 : towerPlace(tile);
}

PieceType readPieceType(const char* key, MoveEntryReader& reader) {
    return static_cast<PieceType>(
        std::max(0, reader.word(key, figureWords, QT_TRANSLATE_NOOP("Engine", "a piece"))));
}

Move readFairy(const Position& state, int player, MoveEntryReader& reader) {
    if (reader.has("figure")) {
        for (const char* key : {"x", "y", "feature"})
            if (reader.has(key))
                reader.add(
                    std::string("/") + key,
                    QT_TRANSLATE_NOOP("Engine",
                                      "found a place together with \"figure\"; expected only one of them"));
        return pieceMove(MoveKind::PutFairy, player, readPieceType("figure", reader), inDungeon);
    }
    return pieceMove(MoveKind::PutFairy, player, PieceType::Follower, readFeatureOrTower(state, reader));
}

/// A place in an object of its own; `nowhere` if there is none.
int readOtherPlace(const Position& state, const char* key, MoveEntryReader& reader) {
    if (!reader.has(key))
        return nowhere;
    const Json* object = reader.object(key, QT_TRANSLATE_NOOP("Engine", "a place"));
    if (object == nullptr)
        return nowhere;
    const std::string pointer = reader.pointerTo(key);
    MoveEntryReader inner(*object, pointer);
    const int place = readFeatureOrTower(state, inner);
    reader.addAll(inner.issues());
    return place;
}

Move readEntering(const Position& state, int player, MoveEntryReader& reader) {
    const PieceType pieceType = readPieceType("figure", reader);
    const bool out = reader.has("x") || reader.has("y") || reader.has("feature");
    const bool mayLeaveBoard = state.game().options().enterFrom != EnterFrom::Supply;
    const int from = mayLeaveBoard ? readOtherPlace(state, "from", reader) : nowhere;
    const int place = out ? readPlace(state, reader) : nowhere;
    return from == nowhere ? pieceMove(MoveKind::EnterDungeon, player, pieceType, place)
                           : enterMoveFrom(player, pieceType, from, place);
}

/// Records of old name no figure where each is decided by itself: then it is the next (D-4.3).
Move readFleeing(const Position& state, MoveKind kind, int player, MoveEntryReader& reader) {
    if (!state.game().options().fleeEach || state.turn.phase != Phase::Fleeing)
        return fleeMove(kind, player);
    return fleeMove(kind, player,
                    reader.has("figure") ? readPieceType("figure", reader) : pieceToFlee(state));
}

Move readFloor(const Position& state, int player, MoveEntryReader& reader) {
    const int tile = std::max(0, readTile(state, reader));
    const int take = readOtherPlace(state, "take", reader);
    const int back = reader.has("back") ? static_cast<int>(readPieceType("back", reader)) : -1;
    return floorMove(player, tile, take, back);
}

int readMouth(const Position& state, MoveEntryReader& reader) {
    const int tile = readTile(state, reader);
    const Direction side = reader.side("side");
    if (tile < 0)
        return 0;
    const int first = state.board.firstPlace(tile);
    for (int place = first; place < first + state.featureCount(tile); ++place)
        if (state.tileFeatureAt(place).mouth && state.mouthSide(place) == side)
            return place;
    reader.fail("side", Json(name(side)), QT_TRANSLATE_NOOP("Engine", "the side of a tunnel mouth"));
    return 0;
}

Move parseMove(const Position& state, MoveKind kind, int player, MoveEntryReader& reader) {
    switch (kind) {
    case MoveKind::Lay: {
        const int drawn = state.turn.drawn;
        const game::LayingFields laying =
            reader.laying(state.game().tileSet(), drawn == nowhere ? -1 : state.game().tileOfKind(drawn));
        const int tile = laying.tile < 0 ? -1 : state.game().kindOfTile(laying.tile);
        return tile < 0 ? Move{} : layMove(player, tile, laying.cell, laying.rotation);
    }
    case MoveKind::Place: {
        const PieceType pieceType = readPieceType("figure", reader);
        return placeMove(player, pieceType, readFeatureOrTower(state, reader));
    }
    case MoveKind::PlaceToken: {
        const int colour = reader.word("colour", colourWords, QT_TRANSLATE_NOOP("Engine", "a token colour"));
        return tokenMove(player, std::max(0, colour), readMouth(state, reader));
    }
    case MoveKind::MoveWagon:
        return wagonMove(player, readPlace(state, reader));
    case MoveKind::WagonHome:
        return wagonHomeMove(player);
    case MoveKind::Ransom: {
        const int holder = reader.integer("holder", 0, state.game().playerCount() - 1);
        return pieceMove(kind, player, readPieceType("figure", reader), holder);
    }
    case MoveKind::PutFairy:
        return readFairy(state, player, reader);
    case MoveKind::SendHome:
        return pieceMove(kind, player, PieceType::Follower, readPlace(state, reader));
    case MoveKind::EnterDungeon:
        return readEntering(state, player, reader);
    case MoveKind::LeaveDungeon: {
        const PieceType pieceType = readPieceType("figure", reader);
        return pieceMove(kind, player, pieceType, readPlace(state, reader));
    }
    case MoveKind::FlushDragon:
    case MoveKind::MoveDragon:
        return dragonMove(kind, player, std::max(0, readTile(state, reader)));
    case MoveKind::PlaceFloor:
        return readFloor(state, player, reader);
    case MoveKind::Flee:
    case MoveKind::Stay:
        return readFleeing(state, kind, player, reader);
    case MoveKind::EndTurn:
        break;
    }
    return endTurnMove(player);
}

} // namespace

Json PositionAdapter::toJson(Move move) const {
    const MoveKind what = kind(move);
    Json entry;
    entry["player"] = landscape::player(move);
    entry["move"] = name(what);
    switch (what) {
    case MoveKind::Lay:
        entry["tile"] =
            game_->tileSet().tiles[static_cast<std::size_t>(state_.game().tileOfKind(tileKind(move)))].id;
        putCell(entry, cell(move));
        entry["rotation"] = degrees(rotation(move));
        break;
    case MoveKind::Place:
    case MoveKind::LeaveDungeon:
        entry["figure"] = name(pieceType(move));
        putPlace(state_, entry, place(move));
        break;
    case MoveKind::MoveWagon:
    case MoveKind::SendHome:
        putPlace(state_, entry, place(move));
        break;
    case MoveKind::EnterDungeon:
        entry["figure"] = name(pieceType(move));
        if (leftPlace(move) != nowhere)
            putPlace(state_, entry["from"], leftPlace(move));
        if (place(move) != nowhere)
            putPlace(state_, entry, place(move));
        break;
    case MoveKind::PutFairy:
        if (place(move) == inDungeon)
            entry["figure"] = name(pieceType(move));
        else
            putPlace(state_, entry, place(move));
        break;
    case MoveKind::Ransom:
        entry["holder"] = holder(move);
        entry["figure"] = name(pieceType(move));
        break;
    case MoveKind::PlaceFloor:
        putCell(entry, state_.board.cellOf(tile(move)));
        if (taken(move) != nowhere)
            putPlace(state_, entry["take"], taken(move));
        if (back(move) >= 0)
            entry["back"] = name(static_cast<PieceType>(back(move)));
        break;
    case MoveKind::FlushDragon:
    case MoveKind::MoveDragon:
        putCell(entry, state_.board.cellOf(tile(move)));
        break;
    case MoveKind::PlaceToken:
        entry["colour"] = tokenColour(colour(move));
        putCell(entry, state_.cellOfPlace(place(move)));
        entry["side"] = name(state_.mouthSide(place(move)));
        break;
    case MoveKind::Flee:
    case MoveKind::Stay:
        if (state_.game().options().fleeEach)
            entry["figure"] = name(pieceType(move));
        break;
    case MoveKind::EndTurn:
    case MoveKind::WagonHome:
        break;
    }
    return entry;
}

Loaded<Move> PositionAdapter::fromJson(const Json& entry, std::string_view pointer) const {
    return game::readMove(
        *this, entry, pointer, {moveWords, maxPlayers},
        [this](std::size_t kind, int player, MoveEntryReader& reader) {
            return parseMove(state_, static_cast<MoveKind>(kind), player, reader);
        },
        [this](Move move) {
            if (kind(move) != MoveKind::LeaveDungeon)
                return Text();
            const game::Piece piece{.kind = pieceKind(pieceType(move)),
                                    .player = landscape::player(move),
                                    .space = kinds::dungeon};
            return whyNotMoved(piece, state_.cellOfPlace(place(move)));
        });
}

} // namespace tilewright::landscape
