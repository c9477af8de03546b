#pragma once

#include "engine/games/beneath/rules/game.h"
#include "engine/games/beneath/rules/names.h"
#include "engine/games/beneath/rules/position.h"
#include "engine/games/game_adapter.h"

#include <memory>

namespace tilewright::beneath {

/// A game behind its virtual interface, for windows, records and the command line.
class GameAdapter final : public game::GameAdapterOf<beneath::Game>,
                          public std::enable_shared_from_this<GameAdapter> {
public:
    GameAdapter(TileSet set, Map map, Json options, int players)
        : GameAdapterOf(std::move(set), std::move(map), std::move(options), players) {}

    game::Kinds kinds() const override { return kindSpecs(); }
    std::span<const game::Kind> goals() const override;
    std::span<const game::Kind> blockingTokens() const override;
    std::span<const game::End> ends() const override;
    bool hasPassages() const override { return true; }
    std::unique_ptr<game::Position> start(const game::Stack& stack) const override;
};

/// A position behind its virtual interface.
class PositionAdapter final
    : public game::PositionAdapterOf<PositionAdapter, GameAdapter, beneath::Position> {
public:
    using PositionAdapterOf::PositionAdapterOf;

    game::End end() const override { return state_.end(); }
    game::MoveInfo describe(Move move) const override;
    char keyOf(Move move) const override;
    bool pays(Move move) const override;
    bool anyPays(const game::MoveList& moves) const override;
    Json toJson(Move move) const override;
    Loaded<Move> fromJson(const Json& entry, std::string_view pointer) const override;
    Text whyNotLaid(Cell cell, Rotation rotation) const override;
    Text whyNotMoved(const game::Piece& piece, Cell to) const override;
    Text whyNoTokenAt(Cell cell, Direction side) const override;
    std::vector<game::Refusal> refusals() const override;
    game::Table table() const override;
    game::Table tableWithoutTiles() const override;
    void refresh(game::Table& table) const override;
    void refreshHand(game::Table& table, int player) const override;
    void refreshSupply(game::Table& table) const override;
};

} // namespace tilewright::beneath
