#include "engine/playtest/tile_games.h"

#include "engine/bots/bot.h"
#include "engine/model/map/cell_index.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <tuple>

namespace tilewright::playtest {

namespace {

/// The copies of one tile in one game.
class Copies {
public:
    explicit Copies(int tile) : tile_(tile) {}

    void played(const game::Changes& changes, int turn, int player, std::size_t moves) {
        using What = game::Change::What;
        int onto = CellIndex::none;
        for (const game::Change& change : changes) {
            switch (change.what) {
            case What::TileLaid:
                if (change.tile == tile_) {
                    copyAt_.set(change.cell, static_cast<int>(copies_.size()));
                    copies_.push_back({.seat = player, .turn = turn, .moves = moves});
                }
                break;
            case What::PieceMoved:
                onto = change.space.empty() ? copyAt_.at(change.cell) : CellIndex::none;
                break;
            case What::Gained:
                brought(onto, change.count);
                break;
            case What::Scored:
                for (const Cell cell : change.cells)
                    brought(copyAt_.at(cell), change.count);
                break;
            default:
                break;
            }
        }
    }
    /// The copy that brought most; empty if none was laid.
    std::optional<TileGame> best() const {
        const auto found = std::ranges::max_element(copies_, {}, &TileGame::brought);
        return found == copies_.end() ? std::nullopt : std::optional(*found);
    }

private:
    void brought(int copy, int count) {
        if (copy != CellIndex::none)
            copies_[static_cast<std::size_t>(copy)].brought += count;
    }

    int tile_;
    std::vector<TileGame> copies_;
    CellIndex copyAt_;
};

int marginOfSeat(const std::vector<int>& points, int seat) {
    int best = 0;
    bool any = false;
    for (std::size_t other = 0; other < points.size(); ++other)
        if (static_cast<int>(other) != seat) {
            best = any ? std::max(best, points[other]) : points[other];
            any = true;
        }
    return any ? points[static_cast<std::size_t>(seat)] - best : 0;
}

/// Empty if the tile wasn't laid, or after a stop.
std::optional<TileGame> searchGame(const Plan& plan, std::uint64_t number, int tile, const StopToken& stop) {
    const auto bots = makeBotsBySeat(plan, number);
    bots::ThinkingControl thinking;
    thinking.stop = stop;
    const auto position =
        plan.game->start(game::shuffledStack(*plan.game, plan.seed, number / plan.players.size()));
    Copies copies(tile);
    game::Changes changes;
    int turn = position->table().turn;
    for (std::size_t moves = 1; !position->over(); ++moves) {
        const int player = position->player();
        const game::Move move = bots[static_cast<std::size_t>(player)]->choose(*position, thinking);
        // A move chosen after a stop would give another game.
        if (stop.stop_requested())
            return std::nullopt;
        changes.clear();
        position->play(move, &changes);
        copies.played(changes, turn, player, moves);
        turn +=
            static_cast<int>(std::ranges::count(changes, game::Change::What::TurnBegan, &game::Change::what));
    }
    std::optional<TileGame> found = copies.best();
    if (found) {
        found->number = number;
        found->margin = marginOfSeat(position->points(), found->seat);
    }
    return found;
}

} // namespace

std::vector<TileGame> gamesWithTile(const Plan& plan, int tile, const TileGamesSettings& settings) {
    const std::uint64_t games =
        std::min<std::uint64_t>(settings.games, std::uint64_t{plan.stacks()} * plan.players.size());
    const auto order = [](const TileGame& game) {
        return std::tuple(-game.brought, std::abs(game.margin), game.number);
    };
    std::vector<TileGame> kept;
    for (std::uint64_t number = 0; number < games && !settings.stop.stop_requested(); ++number) {
        if (const auto found = searchGame(plan, number, tile, settings.stop)) {
            kept.insert(std::ranges::upper_bound(kept, order(*found), {}, order), *found);
            if (kept.size() > settings.most)
                kept.pop_back();
        }
        if (settings.progress)
            settings.progress(number + 1);
    }
    return kept;
}

} // namespace tilewright::playtest
