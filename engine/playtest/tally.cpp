#include "engine/playtest/tally.h"

#include <algorithm>

namespace tilewright::playtest {

namespace {

/// The seat that leads alone; -1 where none does.
int leader(const int* points, std::size_t seats) {
    const int* best = std::max_element(points, points + seats);
    return std::count(points, points + seats, *best) == 1 ? static_cast<int>(best - points) : -1;
}

std::string named(const char* what, std::string_view whose) {
    return std::string(what) + '/' + std::string(whose);
}
std::string named(const char* what, std::size_t number) {
    return named(what, std::to_string(number));
}

} // namespace

TileTally& TileTally::operator+=(const TileTally& other) {
    drawn += other.drawn;
    refused += other.refused;
    joined += other.joined;
    visits += other.visits;
    gains += other.gains;
    return *this;
}

Observer::Observer(const game::Game& game, std::vector<int> playerAt)
    : game_(game), playerAt_(std::move(playerAt)) {}

void Observer::start(const game::Position& position) {
    tiles_.assign(game_.tileSet().tiles.size(), {});
    kinds_.clear();
    actions_.assign(playerAt_.size(), {});
    tileAt_.clear();
    moves_ = choices_ = forced_ = laid_ = refused_ = joined_ = 0;
    ownTurns_.assign(playerAt_.size(), 0);
    course_.clear();
    for (const game::LaidTile& laid : position.table().tiles)
        // A room of the board is nobody's tile, but it lies there.
        tileAt_.set(laid.cell,
                    laid.mapChamber >= 0 || laid.tile < 0 ? static_cast<int>(tiles_.size()) : laid.tile);
    // Some rules let players choose before the first turn.
    if (position.table().turn > 0)
        turnBegan(position, position.player());
}

Observer::KindTally& Observer::kind(game::Kind kind) {
    for (KindTally& known : kinds_)
        if (known.kind == kind)
            return known;
    kinds_.push_back({.kind = kind, .first = std::vector<int>(playerAt_.size())});
    return kinds_.back();
}

void Observer::turnBegan(const game::Position& position, int player) {
    ++ownTurns_[static_cast<std::size_t>(player)];
    const std::vector<int> points = position.points();
    course_.insert(course_.end(), points.begin(), points.end());
    for (const game::Holding& left : position.table().supply)
        if (left.count == 0)
            kind(left.kind).ranOut = true;
}

void Observer::decide(const game::Position& position, std::size_t legal, game::Move move) {
    ++moves_;
    choices_ += static_cast<std::int64_t>(legal);
    forced_ += legal == 1 ? 1 : 0;
    mover_ = position.player();
    const auto player = static_cast<std::size_t>(playerAt_[static_cast<std::size_t>(mover_)]);
    ++actions_[player][position.describe(move).group.english()];
}

void Observer::tileLaid(const game::Change& change) {
    ++laid_;
    std::int64_t joined = 0;
    for (const Direction direction : allDirections)
        joined += tileAt_.at(neighbour(change.cell, direction)) == CellIndex::none ? 0 : 1;
    joined_ += joined;
    TileTally& tile = tiles_[static_cast<std::size_t>(change.tile)];
    ++tile.drawn;
    tile.joined += joined;
    tileAt_.set(change.cell, change.tile);
}

void Observer::played(const game::Position& position, const game::Changes& changes) {
    using What = game::Change::What;
    int onto = CellIndex::none;
    for (const game::Change& change : changes) {
        switch (change.what) {
        case What::TileLaid:
            tileLaid(change);
            break;
        case What::TileRemoved:
            ++refused_;
            ++tiles_[static_cast<std::size_t>(change.tile)].drawn;
            ++tiles_[static_cast<std::size_t>(change.tile)].refused;
            break;
        case What::PieceMoved:
            ++kind(change.kind).moved;
            onto = tileAt_.at(change.cell);
            if (onto >= 0 && onto < static_cast<int>(tiles_.size()))
                ++tiles_[static_cast<std::size_t>(onto)].visits;
            break;
        case What::TokenPlaced:
            ++kind(change.kind).placed;
            break;
        case What::TokenRemoved:
            ++kind(change.kind).removed;
            break;
        case What::Gained: {
            KindTally& gained = kind(change.kind);
            gained.gained += change.count;
            const auto who = static_cast<std::size_t>(change.player);
            if (gained.first[who] == 0)
                gained.first[who] = std::max(1, ownTurns_[who]);
            if (onto >= 0 && onto < static_cast<int>(tiles_.size()))
                tiles_[static_cast<std::size_t>(onto)].gains += change.count;
            break;
        }
        case What::Paid:
            kind(change.kind).paid += change.count;
            break;
        case What::TurnBegan:
            turnBegan(position, change.player);
            break;
        case What::GameEnded:
            break;
        }
    }
}

GameTally Observer::finish(const game::Position& position) {
    GameTally tally;
    Counters& count = tally.counters;
    const std::size_t seats = playerAt_.size();
    const std::vector<int> points = position.points();
    const std::vector<int> winners = position.winners();
    const auto turns = static_cast<std::int64_t>(course_.size() / seats);

    count["games"] = 1;
    count[named("end", game::name(position.end()))] = 1;
    count["turns"] = turns;
    count["moves"] = moves_;
    count["choices"] = choices_;
    count["forced"] = forced_;
    count["laid"] = laid_;
    count["refused"] = refused_;
    count["joined"] = joined_;
    for (const int winner : winners) {
        const auto seat = static_cast<std::size_t>(winner);
        const std::int64_t part = wholeWin / static_cast<std::int64_t>(winners.size());
        count[named("win/seat", seat)] += part;
        count[named("win/player", static_cast<std::size_t>(playerAt_[seat]))] += part;
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        count[named("points/seat", seat)] = points[seat];
        count[named("points/player", static_cast<std::size_t>(playerAt_[seat]))] = points[seat];
    }

    int leading = -1;
    for (std::size_t turn = 0; turn < course_.size(); turn += seats) {
        const int now = leader(&course_[turn], seats);
        if (now >= 0 && leading >= 0 && now != leading)
            ++count["lead-changes"];
        if (now >= 0)
            leading = now;
    }
    if (turns > 0) {
        const int half = leader(&course_[static_cast<std::size_t>(turns / 2) * seats], seats);
        if (half >= 0) {
            count["halfway-led"] = 1;
            if (std::find(winners.begin(), winners.end(), half) == winners.end())
                count["comebacks"] = 1;
        }
    }

    for (const KindTally& of : kinds_) {
        const auto add = [&](const char* what, std::int64_t number) {
            if (number != 0)
                count[named(what, of.kind)] = number;
        };
        add("gained", of.gained);
        add("paid", of.paid);
        add("placed", of.placed);
        add("removed", of.removed);
        add("moved", of.moved);
        add("empty", of.ranOut ? 1 : 0);
        std::int64_t holders = 0;
        std::int64_t first = 0;
        for (const int turn : of.first) {
            holders += turn > 0 ? 1 : 0;
            first += turn;
        }
        add("holders", holders);
        add("first", first);
    }
    for (std::size_t player = 0; player < seats; ++player)
        for (const auto& [group, moves] : actions_[player])
            count[named(named("action", player).c_str(), group)] = moves;

    std::vector<int> sorted = points;
    std::sort(sorted.rbegin(), sorted.rend());
    tally.samples["turns"] = static_cast<std::int32_t>(turns);
    tally.samples["moves"] = static_cast<std::int32_t>(moves_);
    tally.samples["points"] = sorted.front();
    tally.samples["margin"] = sorted.size() > 1 ? sorted[0] - sorted[1] : sorted[0];
    tally.tiles = tiles_;
    return tally;
}

} // namespace tilewright::playtest
