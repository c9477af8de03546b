#pragma once

#include "engine/game/game.h"
#include "engine/landscape/face/kinds.h"
#include "engine/landscape/state/game.h"
#include "engine/landscape/state/position.h"

#include <memory>
#include <vector>

namespace tilewright::landscape {

/// A game behind its virtual interface, for windows, records and the command line.
class TableGame final : public game::Game, public std::enable_shared_from_this<TableGame> {
public:
    TableGame(TileSet set, Map map, Json options, int players, const Expansion& expansion);

    const landscape::Game& rules() const { return rules_; }

    const TileSet& tileSet() const override { return rules_.tileSet(); }
    const Map& map() const override { return rules_.map(); }
    int playerCount() const override { return rules_.playerCount(); }
    const Json& options() const override { return rules_.optionValues(); }
    game::Kinds kinds() const override { return kindSpecs(); }
    game::Stack tiles() const override;
    /// L-6.1: no dragon tile comes before the first volcano.
    void settle(game::Stack& stack, Random& random) const override;
    bool layingIsProgress() const override { return true; }
    bool splitsRoads() const override { return rules_.options().splitOtherTunnels; }
    std::span<const game::End> ends() const override;
    std::span<const game::Kind> sources() const override { return sources_; }
    std::span<const game::Kind> returningPieces() const override { return pieces_; }
    std::span<const game::Kind> roamers() const override { return rules_.expansion().roamers; }
    std::unique_ptr<game::Position> start(const game::Stack& stack) const override;

private:
    landscape::Game rules_;
    std::vector<game::Kind> pieces_;
    std::vector<game::Kind> sources_;
};

/// A position behind its virtual interface.
class TablePosition final : public game::Position {
public:
    TablePosition(std::shared_ptr<const TableGame> game, const std::vector<std::uint16_t>& stack)
        : game_(std::move(game)), state_(game_->rules()) {
        game_->rules().start(stack, state_);
    }

    const landscape::Position& state() const { return state_; }

    std::unique_ptr<game::Position> clone() const override { return std::make_unique<TablePosition>(*this); }
    int playerCount() const override { return game_->playerCount(); }
    int player() const override { return state_.player(); }
    bool over() const override { return state_.over(); }
    game::End end() const override { return state_.turn.end; }
    std::vector<int> points() const override;
    std::vector<int> winners() const override;
    void legalMoves(game::MoveList& moves) const override { state_.legalMoves(moves); }
    void play(Move move, game::Changes* changes) override { state_.play(move, changes); }
    game::MoveInfo describe(Move move) const override;
    bool pays(Move) const override { return false; }
    Json toJson(Move move) const override;
    Loaded<Move> fromJson(const Json& entry, std::string_view pointer) const override;
    std::optional<game::Region> region(Cell cell, int feature) const override;
    std::vector<game::FeatureCount> featureCounts() const override;
    Text whyNotLaid(Cell cell, Rotation rotation) const override;
    Text whyNotMoved(const game::Piece& piece, Cell to) const override;
    Text whyNothingAt(Cell cell, Direction side) const override;
    std::vector<game::Refusal> refusals() const override;
    game::Table table() const override;
    game::Table tableButTiles() const override;
    std::uint64_t hash() const override { return state_.hash(); }
    bool equals(const game::Position& other) const override;

private:
    std::shared_ptr<const TableGame> game_;
    landscape::Position state_;
};

} // namespace tilewright::landscape
