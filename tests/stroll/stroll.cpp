#include "tests/stroll/stroll.h"

#include "engine/games/compile_checks.h"

#include <algorithm>
#include <array>

namespace tilewright::test {

namespace {

using game::Change;
using game::KindSpec;
using game::Move;

constexpr int mostTiles = 200;
constexpr std::uint64_t stay = 1;
constexpr std::uint64_t stand = 2;
/// Layings carry their cell from here on.
constexpr std::uint64_t firstLaying = 16;

constexpr std::array kindSpecs{
    KindSpec{.id = strider, .name = "Strider %1", .counted = "Striders in supply: %1", .plural = "Striders"},
    KindSpec{.id = crowd, .category = KindSpec::Category::Source, .plural = "crowds"}};
constexpr std::array<game::Kind, 1> sources{crowd};
constexpr std::array<game::Kind, 1> returning{strider};

constexpr Move laying(Cell cell) {
    return {firstLaying +
            static_cast<std::uint64_t>((cell.x + maxCoordinate) * 100'000 + cell.y + maxCoordinate)};
}
constexpr bool lays(Move move) {
    return move.bits >= firstLaying;
}
constexpr Cell cellOf(Move move) {
    const auto number = static_cast<int>(move.bits - firstLaying);
    return {number / 100'000 - maxCoordinate, number % 100'000 - maxCoordinate};
}

class StrollGame final : public game::Game, public std::enable_shared_from_this<StrollGame> {
public:
    StrollGame(TileSet set, Map map, Json options, int players)
        : set_(std::move(set)), map_(std::move(map)), options_(std::move(options)), players_(players) {}
    const TileSet& tileSet() const override { return set_; }
    const Map& map() const override { return map_; }
    int playerCount() const override { return players_; }
    const Json& options() const override { return options_; }
    game::Kinds kinds() const override { return kindSpecs; }
    bool layingIsProgress() const override { return true; }
    std::span<const game::Kind> sources() const override { return test::sources; }
    std::span<const game::Kind> returningPieces() const override { return returning; }
    std::span<const game::End> ends() const override {
        static constexpr std::array all{game::End::LastTile};
        return all;
    }
    game::Stack tiles() const override {
        game::Stack stack;
        for (std::size_t i = 0; i < set_.tiles.size(); ++i)
            for (int n = game::copiesOnMap(set_.tiles[i], map_); n < set_.tiles[i].count; ++n)
                stack.push_back(static_cast<std::uint16_t>(i));
        return stack;
    }
    std::unique_ptr<game::Position> start(const game::Stack& stack) const override;
    int striders() const { return options_.at("striders").get<int>(); }

private:
    TileSet set_;
    Map map_;
    Json options_;
    int players_;
};

class StrollPosition final : public game::Position {
public:
    StrollPosition(std::shared_ptr<const StrollGame> game, game::Stack stack)
        : game_(std::move(game))
        , stack_(std::move(stack))
        , points_(static_cast<std::size_t>(game_->playerCount())) {
        const auto& chambers = game_->map().chambers;
        for (std::size_t i = 0; i < chambers.size(); ++i) {
            const auto tile = std::ranges::find(game_->tileSet().tiles, chambers[i].tile, &Tile::id);
            tiles_.push_back({chambers[i].cell, static_cast<int>(tile - game_->tileSet().tiles.begin()),
                              chambers[i].rotation, static_cast<int>(i)});
        }
    }

    std::unique_ptr<game::Position> clone() const override { return std::make_unique<StrollPosition>(*this); }
    int playerCount() const override { return game_->playerCount(); }
    int player() const override { return player_; }
    bool over() const override { return drawn_ == stack_.size(); }
    game::End end() const override { return over() ? game::End::LastTile : game::End::Unfinished; }
    std::vector<int> points() const override { return points_; }
    std::vector<int> winners() const override {
        std::vector<int> best;
        for (int p = 0; over() && p < playerCount(); ++p)
            if (pointsOf(p) == *std::ranges::max_element(points_))
                best.push_back(p);
        return best;
    }

    void legalMoves(game::MoveList& moves) const override {
        moves.clear();
        if (over())
            return;
        if (laid_) {
            moves.push_back({stay});
            if (left(player_) > 0)
                moves.push_back({stand});
            return;
        }
        std::vector<Cell> cells;
        for (const game::LaidTile& tile : tiles_)
            for (const Direction d : allDirections)
                if (const Cell cell = neighbour(tile.cell, d); tileAt(cell) == nullptr)
                    cells.push_back(cell);
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        for (const Cell cell : cells)
            moves.push_back(laying(cell));
    }

    void play(Move move, game::Changes* changes) override {
        const auto tell = [changes](Change change) {
            if (changes != nullptr)
                changes->push_back(std::move(change));
        };
        if (lays(move)) {
            tiles_.push_back({cellOf(move), stack_[drawn_], Rotation::R0, -1});
            laid_ = true;
            tell({.what = Change::What::TileLaid, .tile = stack_[drawn_], .cell = cellOf(move)});
            return;
        }
        if (move.bits == stand) {
            const Cell at = tiles_.back().cell;
            const int number = game_->striders() - left(player_);
            const auto around =
                static_cast<int>(std::ranges::count_if(tiles_, [at](const game::LaidTile& tile) {
                    return tile.cell != at && std::abs(tile.cell.x - at.x) <= 1 &&
                           std::abs(tile.cell.y - at.y) <= 1;
                }));
            pieces_.push_back({strider, player_, number, at});
            points_[static_cast<std::size_t>(player_)] += around;
            tell({.what = Change::What::PieceMoved,
                  .kind = strider,
                  .player = player_,
                  .number = number,
                  .cell = at});
            tell({.what = Change::What::Scored,
                  .kind = crowd,
                  .player = player_,
                  .count = around,
                  .cell = at});
        }
        laid_ = false;
        ++drawn_;
        player_ = (player_ + 1) % playerCount();
        if (over())
            return tell({.what = Change::What::GameEnded, .player = player_});
        ++turn_;
        tell({.what = Change::What::TurnBegan, .player = player_});
    }

    game::MoveInfo describe(Move move) const override {
        game::MoveInfo info;
        if (lays(move)) {
            const Cell cell = cellOf(move);
            info.text = {"lay at %1, %2", {cell.x, cell.y}};
            info.group = "Lay the tile";
            info.key = 'l';
            info.lays = true;
            info.tile = stack_[drawn_];
            info.cell = cell;
            return info;
        }
        info.group = "Strider";
        info.key = 's';
        info.text = move.bits == stay ? "stay" : "put a Strider";
        info.ends = move.bits == stay;
        if (move.bits == stand) {
            info.cell = tiles_.back().cell;
            info.piece = game::Piece{strider, player_, game_->striders() - left(player_)};
        }
        return info;
    }
    bool pays(Move) const override { return false; }

    Json toJson(Move move) const override {
        Json entry{{"player", player_}, {"move", lays(move) ? "lay" : move.bits == stay ? "stay" : "stand"}};
        if (lays(move)) {
            entry["x"] = cellOf(move).x;
            entry["y"] = cellOf(move).y;
        }
        return entry;
    }
    Loaded<Move> fromJson(const Json& entry, std::string_view pointer) const override {
        game::MoveList moves;
        legalMoves(moves);
        for (const Move move : moves)
            if (const Json mine = toJson(move); std::ranges::all_of(mine.items(), [&](const auto& field) {
                    return entry.is_object() && entry.contains(field.key()) &&
                           entry.at(field.key()) == field.value();
                }))
                return {move, {}};
        return {std::nullopt, {game::errorAt("illegal-move", std::string(pointer), "found an illegal move")}};
    }

    Text whyNotLaid(Cell cell, Rotation rotation) const override {
        if (over() || laid_)
            return "no tile is to be laid now";
        game::MoveList moves;
        legalMoves(moves);
        if (rotation == Rotation::R0 && moves.contains(laying(cell)))
            return {};
        return rotation == Rotation::R0 ? "there is no tile beside" : "tiles are laid as they come";
    }
    Text whyNotMoved(const game::Piece&, Cell) const override { return "Striders only come from the supply"; }
    Text whyNoTokenAt(Cell, Direction) const override { return "nothing is put on sides"; }
    std::vector<game::Refusal> refusals() const override {
        if (!laid_ || over() || left(player_) > 0)
            return {};
        return {{"Strider", "none is left", 's'}};
    }

    game::Table table() const override {
        game::Table table;
        table.tiles = tiles_;
        table.pieces = pieces_;
        for (int p = 0; p < playerCount(); ++p)
            table.seats.push_back({{{strider, left(p)}}, pointsOf(p)});
        table.drawnTile = over() || laid_ ? -1 : stack_[drawn_];
        table.stackLeft = static_cast<int>(stack_.size() - drawn_) - (over() ? 0 : 1);
        table.turn = turn_;
        table.prompt = laid_ ? "put a Strider or stay" : "lay the tile";
        return table;
    }
    std::uint64_t hash() const override {
        std::uint64_t hash = 1469598103934665603ULL;
        const auto mix = [&hash](std::uint64_t value) { hash = (hash ^ value) * 1099511628211ULL; };
        for (const game::LaidTile& tile : tiles_)
            mix(laying(tile.cell).bits * 300 + static_cast<std::uint64_t>(tile.tile));
        for (const game::Piece& piece : pieces_)
            mix(laying(piece.cell).bits * 10 + static_cast<std::uint64_t>(piece.player));
        mix(drawn_ * 2 + (laid_ ? 1 : 0));
        return hash;
    }
    bool equals(const game::Position& other) const override {
        const auto* stroll = dynamic_cast<const StrollPosition*>(&other);
        return stroll != nullptr && stroll->table() == table() && stroll->stack_ == stack_;
    }

private:
    int pointsOf(int player) const { return points_[static_cast<std::size_t>(player)]; }
    int left(int player) const {
        return game_->striders() -
               static_cast<int>(std::ranges::count(pieces_, player, &game::Piece::player));
    }
    const game::LaidTile* tileAt(Cell cell) const {
        const auto found = std::ranges::find(tiles_, cell, &game::LaidTile::cell);
        return found == tiles_.end() ? nullptr : &*found;
    }

    std::shared_ptr<const StrollGame> game_;
    game::Stack stack_;
    std::vector<game::LaidTile> tiles_;
    std::vector<game::Piece> pieces_;
    std::vector<int> points_;
    std::size_t drawn_ = 0;
    int player_ = 0;
    int turn_ = 1;
    bool laid_ = false;
};

std::unique_ptr<game::Position> StrollGame::start(const game::Stack& stack) const {
    return std::make_unique<StrollPosition>(shared_from_this(), stack);
}

} // namespace

std::span<const OptionSpec> StrollRuleset::options() const {
    static const std::array all{OptionSpec{.name = "striders",
                                           .defaultValue = 3,
                                           .minimum = 1,
                                           .maximum = 5,
                                           .label = "Striders",
                                           .explanation = "How many a player has."}};
    return all;
}

game::Kinds StrollRuleset::kinds() const {
    return kindSpecs;
}

Loaded<std::shared_ptr<const game::Game>> StrollRuleset::compile(const TileSet& set, const Map& map,
                                                                 const Json& options, int players) const {
    Loaded<std::shared_ptr<const game::Game>> result;
    Json values = completeOptions(this->options(), options, result.issues);
    game::checkPlayers(*this, players, result.issues);
    game::checkSetAndMap(set, map, result.issues);
    game::checkStackSize(set, map, mostTiles, result.issues);
    if (!hasErrors(result.issues))
        result.value = std::make_shared<StrollGame>(set, map, std::move(values), players);
    return result;
}

} // namespace tilewright::test
