#pragma once

#include "engine/games/game_adapter.h"
#include "engine/games/kind_spec.h"
#include "engine/games/landscape/rules/state/game.h"
#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/table.h"

#include <memory>
#include <vector>

namespace tilewright::landscape {

/// Figures (L-1.5, L-4), tokens (U-1.1), towers, dragon and fairy (L-5, L-6), and what is scored for.
game::Kinds kindSpecs();

/// A game behind its virtual interface, for windows, records and the command line.
class GameAdapter final : public game::GameAdapterOf<landscape::Game>,
                          public std::enable_shared_from_this<GameAdapter> {
public:
    GameAdapter(TileSet set, Map map, Json options, int players, const Expansion& expansion);

    game::Kinds kinds() const override { return kindSpecs(); }
    /// L-6.1: no dragon tile comes before the first volcano.
    void adjustStack(game::Stack& stack, Random& random) const override;
    bool layingIsProgress() const override { return true; }
    bool splitsRoads() const override { return rules().options().otherTunnels != OtherTunnels::Through; }
    std::span<const game::End> ends() const override;
    std::span<const game::Kind> sources() const override { return sources_; }
    std::span<const game::Kind> returningPieces() const override { return pieces_; }
    std::span<const game::Kind> neutralPieces() const override;
    std::unique_ptr<game::Position> start(const game::Stack& stack) const override;
    std::unique_ptr<game::Position> startAgain(std::unique_ptr<game::Position> used,
                                               const game::Stack& stack) const override;

private:
    std::vector<game::Kind> pieces_;
    std::vector<game::Kind> sources_;
};

/// A position behind its virtual interface.
class PositionAdapter final
    : public game::PositionAdapterOf<PositionAdapter, GameAdapter, landscape::Position> {
public:
    PositionAdapter(const std::shared_ptr<const GameAdapter>& game, const std::vector<std::uint16_t>& stack)
        : PositionAdapterOf(game, game->rules()) {
        start(stack);
    }
    /// Of the same game.
    void start(const std::vector<std::uint16_t>& stack) { game_->rules().start(stack, state_); }
    bool isOf(const GameAdapter& game) const { return game_.get() == &game; }

    game::End end() const override { return state_.turn.end; }
    game::MoveInfo describe(Move move) const override;
    char keyOf(Move move) const override;
    bool pays(Move) const override { return false; }
    bool anyPays(const game::MoveList&) const override { return false; }
    Json toJson(Move move) const override;
    Loaded<Move> fromJson(const Json& entry, std::string_view pointer) const override;
    std::optional<game::Region> region(Cell cell, int feature) const override;
    std::optional<game::RegionOwners> regionOwners(Cell cell, int feature) const override;
    std::uint64_t sharedRegions(Cell cell) const override;
    std::vector<game::FeatureCount> featureCounts() const override;
    Text whyNotLaid(Cell cell, Rotation rotation) const override;
    Text whyNotMoved(const game::Piece& piece, Cell to) const override;
    Text whyNoTokenAt(Cell cell, Direction side) const override;
    std::vector<game::Refusal> refusals() const override;
    game::Table table() const override;
    game::Table tableWithoutTiles() const override;
    void refresh(game::Table& table) const override;
    void refreshHand(game::Table& table, int player) const override;
    void refreshSpaces(game::Table& table) const override;
    void refreshSupply(game::Table& table) const override;
};

/// A figure that is not in the supply.
game::Piece pieceOf(const Position& position, int player, int slot);

} // namespace tilewright::landscape
