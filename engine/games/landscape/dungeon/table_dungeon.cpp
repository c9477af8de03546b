#include "engine/games/landscape/dungeon/dungeon_expansion.h"

#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/games/landscape/rules/names.h"
#include "engine/games/landscape/rules/point_sources.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tilewright::landscape {

namespace {

/// Dragon, fairy and floors on the board.
void addCreatures(const Position& position, std::vector<game::Piece>& pieces) {
    std::array<int, maxPlayers> numbers{};
    for (const Floor floor : position.towers.floors())
        pieces.push_back(
            {kinds::towerFloor, floor.player, numbers[floor.player]++, position.board.cellOf(floor.tile)});
    if (position.dragon.inPlay() && !position.dragon.isInDungeon())
        pieces.push_back({kinds::dragon, -1, 0, position.board.cellOf(position.dragon.at)});
    if (position.fairy.at == nowhere || position.fairy.isInDungeon())
        return;
    game::Piece fairy{kinds::fairy, -1, 0, position.board.cellOf(position.fairy.at)};
    if (position.fairy.player != Fairy::nobody) {
        fairy.with = position.fairy.player;
        fairy.feature =
            position.featureOfPlace(position.pieces.placeOf(position.fairy.player, position.fairy.slot));
    }
    pieces.push_back(fairy);
}

/// The figures of all players at one place beside the tiles.
void addPiecesAt(const Position& position, int place, std::vector<game::Piece>& pieces) {
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned those = position.pieces.offFeaturesAt(p, place); those != 0; those &= those - 1)
            pieces.push_back(pieceOf(position, p, std::countr_zero(those)));
}

Text dungeonNote(const Position& position) {
    if (isBarred(position)) {
        if (position.turn.leaver)
            return {QT_TRANSLATE_NOOP("Engine", "the dragon bars it; only the %1 with the fairy may leave"),
                    {Text::Argument::word(name(*position.turn.leaver))}};
        return QT_TRANSLATE_NOOP("Engine", "the dragon bars it: nobody goes in or out");
    }
    return hasRoom(position) ? QT_TRANSLATE_NOOP("Engine", "open: in and out by the towers")
                             : QT_TRANSLATE_NOOP("Engine", "full: nobody else may enter");
}

game::Space dungeonOf(const Position& position) {
    game::Space dungeon{.kind = kinds::dungeon, .note = dungeonNote(position)};
    addPiecesAt(position, inDungeon, dungeon.pieces);
    if (position.fairy.isInDungeon()) {
        game::Piece fairy{.kind = kinds::fairy, .space = kinds::dungeon};
        // Beside the figure that she accompanies.
        const auto with = std::ranges::find_if(dungeon.pieces, [&](const game::Piece& piece) {
            return position.fairy.player == piece.player &&
                   pieceKind(Pieces::pieceTypeOf(position.fairy.slot)) == piece.kind &&
                   Pieces::numberOf(position.fairy.slot) == piece.number;
        });
        if (with == dungeon.pieces.end()) {
            dungeon.pieces.push_back(fairy);
        } else {
            fairy.with = with->player;
            dungeon.pieces.insert(with + 1, fairy);
        }
    }
    if (position.dragon.isInDungeon())
        dungeon.pieces.push_back({.kind = kinds::dragon, .space = kinds::dungeon});
    return dungeon;
}

} // namespace

void addDragonToBoard(const Position& position, game::Table& table) {
    addCreatures(position, table.pieces);
}

void addPrisons(const Position& position, game::Table& table) {
    for (int holder = 0; position.game().options().towerActions && holder < position.game().playerCount();
         ++holder) {
        game::Space prison{.kind = kinds::prison, .player = holder};
        addPiecesAt(position, prisonOf(holder), prison.pieces);
        table.spaces.push_back(std::move(prison));
    }
}

void addDungeonAndPrisons(const Position& position, game::Table& table) {
    table.spaces.push_back(dungeonOf(position));
    addPrisons(position, table);
}

} // namespace tilewright::landscape
