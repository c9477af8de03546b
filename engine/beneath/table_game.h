#pragma once

#include "engine/beneath/game.h"
#include "engine/beneath/kinds.h"
#include "engine/beneath/position.h"
#include "engine/game/game.h"

#include <memory>

namespace tilewright::beneath {

/// A game behind its virtual interface, for windows, records and the command line.
class TableGame final : public game::Game, public std::enable_shared_from_this<TableGame> {
public:
    TableGame(TileSet set, Map map, Json options, int players)
        : rules_(std::move(set), std::move(map), std::move(options), players) {}

    const beneath::Game& rules() const { return rules_; }

    const TileSet& tileSet() const override { return rules_.tileSet(); }
    const Map& map() const override { return rules_.map(); }
    int playerCount() const override { return rules_.playerCount(); }
    const Json& options() const override { return rules_.optionValues(); }
    game::Kinds kinds() const override { return kindSpecs(); }
    game::Stack tiles() const override;
    std::span<const game::Kind> goals() const override;
    std::span<const game::Kind> bars() const override;
    std::span<const game::End> ends() const override;
    bool hasPassages() const override { return true; }
    std::unique_ptr<game::Position> start(const game::Stack& stack) const override;

private:
    beneath::Game rules_;
};

/// A position behind its virtual interface.
class TablePosition final : public game::Position {
public:
    TablePosition(std::shared_ptr<const TableGame> game, const beneath::Position& state)
        : game_(std::move(game)), state_(state) {}

    const beneath::Position& state() const { return state_; }

    std::unique_ptr<game::Position> clone() const override { return std::make_unique<TablePosition>(*this); }
    int playerCount() const override { return game_->playerCount(); }
    int player() const override { return state_.player(); }
    bool over() const override { return state_.over(); }
    game::End end() const override { return state_.end(); }
    std::vector<int> points() const override;
    std::vector<int> winners() const override;
    void legalMoves(game::MoveList& moves) const override { state_.legalMoves(moves); }
    void play(Move move, game::Changes* changes) override { state_.play(move, changes); }
    game::MoveInfo describe(Move move) const override;
    bool pays(Move move) const override;
    Json toJson(Move move) const override;
    Loaded<Move> fromJson(const Json& entry, std::string_view pointer) const override;
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
    beneath::Position state_;
};

} // namespace tilewright::beneath
