#include "engine/playtest/tallies/tally.h"

#include "engine/playtest/tallies/dungeon_end.h"

#include <algorithm>

namespace tilewright::playtest {

namespace {

/// The seat that leads alone; -1 if there is none.
int leader(const int* points, std::size_t seats) {
    const int* best = std::max_element(points, points + seats);
    return std::count(points, points + seats, *best) == 1 ? static_cast<int>(best - points) : -1;
}

std::string named(std::string_view what, std::string_view whose) {
    return std::string(what).append(1, '/').append(whose);
}
/// Whether a move pays and changes nothing on the board.
bool paysAlone(const game::Changes& changes) {
    using What = game::Change::What;
    bool pays = false;
    for (const game::Change& change : changes) {
        const bool onBoard = change.what == What::TileLaid || change.what == What::PieceMoved ||
                             change.what == What::TokenPlaced || change.what == What::TokenRemoved;
        if (onBoard)
            return false;
        pays = pays || change.what == What::Paid;
    }
    return pays;
}

std::string named(std::string_view what, std::size_t number) {
    return named(what, std::to_string(number));
}

} // namespace

TileTally& TileTally::operator+=(const TileTally& other) {
    for (const auto field : tileFields)
        this->*field += other.*field;
    for (const auto field : spaceFields)
        this->*field += other.*field;
    return *this;
}

void TileTally::endStack() {
    blocks = drawn > 0 ? 1 : 0;
    refusedRefused = refused * refused;
    refusedDrawn = refused * drawn;
    drawnDrawn = drawn * drawn;
}

Observer::Observer(const game::Game& game, std::vector<int> playerAt)
    : game_(game), playerAt_(std::move(playerAt)) {}

void Observer::start(const game::Position& position) {
    tiles_.assign(game_.tileSet().tiles.size(), {});
    kinds_.clear();
    actions_.assign(playerAt_.size(), {});
    tileAt_.clear();
    pace_ = {};
    paceByTurn_.clear();
    laid_ = refused_ = joined_ = scarce_ = 0;
    ownTurns_.assign(playerAt_.size(), 0);
    points_.clear();
    const game::Table table = position.table();
    for (const game::LaidTile& laid : table.tiles)
        // A room of the board is no tile of the set, but occupies its cell.
        tileAt_.set(laid.cell,
                    laid.mapChamber >= 0 || laid.tile < 0 ? static_cast<int>(tiles_.size()) : laid.tile);
    for (const game::Kind goal : game_.goals())
        kind(goal);
    hasSupply_ = false;
    for (const game::Holding& holding : table.supply)
        if (isToken(holding)) {
            kind(holding.kind).supplied = holding.count > 0;
            hasSupply_ = true;
        }
    scoring_.start(game_);
    spaces_.start(game_, table);
    if (game_.hasPassages())
        board_.start(game_, table);
    course_ = game::Course(table, game_.tiles().size(), game_.layingIsProgress());
    uncovered_.clear();
    note(course_.begin());
    // Some rules let players choose before the first turn.
    if (table.turn > 0)
        turnBegan(table, position.player());
}

bool Observer::isToken(const game::Holding& holding) const {
    return std::ranges::find(game_.roamers(), holding.kind) == game_.roamers().end();
}

Observer::KindTally& Observer::kind(game::Kind kind) {
    for (KindTally& known : kinds_)
        if (known.kind == kind)
            return known;
    kinds_.push_back({.kind = kind, .first = std::vector<int>(playerAt_.size())});
    return kinds_.back();
}

void Observer::note(const std::vector<game::Uncovered>& found) {
    for (const game::Uncovered& state : found)
        ++uncovered_[named("uncovered", name(state.state))];
}

void Observer::turnBegan(const game::Table& table, int player) {
    turnEnded();
    const auto seat = static_cast<std::size_t>(player);
    ++ownTurns_[seat];
    scoring_.turnBegan(table.seats[seat], ownTurns_[seat]);
    spaces_.turnBegan(table);
    for (const game::Seat& one : table.seats)
        points_.push_back(one.points);
    for (const game::Holding& left : table.supply)
        if (left.count == 0 && isToken(left))
            kind(left.kind).ranOut = true;
}

void Observer::turnEnded() {
    if (!points_.empty() && !couldPay_)
        ++scarce_;
    couldPay_ = false;
}

void Observer::decide(const game::Position& position, const game::MoveList& legal, game::Move move) {
    const auto seat = static_cast<std::size_t>(position.player());
    pace_.add(legal.size());
    if (const int turn = ownTurns_[seat]; turn > 0) {
        const auto place = static_cast<std::size_t>((turn - 1) / turnsTogether);
        if (place >= paceByTurn_.size())
            paceByTurn_.resize(place + 1);
        paceByTurn_[place].add(legal.size());
    }
    if (hasSupply_ && !couldPay_ && !points_.empty())
        couldPay_ = std::any_of(legal.begin(), legal.end(),
                                [&position](game::Move offered) { return position.pays(offered); });
    const auto key = static_cast<std::size_t>(position.keyOf(move)) % groups_.size();
    if (groups_[key].empty())
        groups_[key] = position.describe(move).group.english();
    ++actions_[static_cast<std::size_t>(playerAt_[seat])][key];
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
    lastLaid_ = change.cell;
}

void Observer::pieceEvent(const SpaceUse::Event& event) {
    using What = SpaceUse::Event::What;
    const int at = tileAt_.at(event.cell.value_or(lastLaid_));
    if (at < 0 || at >= static_cast<int>(tiles_.size()))
        return;
    TileTally& tile = tiles_[static_cast<std::size_t>(at)];
    ++(event.what == What::In ? tile.entered : event.what == What::Out ? tile.emerged : tile.sentHome);
}

void Observer::pieceMoved(const game::Change& change) {
    if (!scoring_.deploys(change))
        ++kind(change.kind).moved;
    if (!change.space.empty())
        return;
    board_.moved(change);
    onto_ = tileAt_.at(change.cell);
    if (onto_ >= static_cast<int>(tiles_.size()))
        onto_ = CellIndex::none;
    if (onto_ != CellIndex::none)
        ++tiles_[static_cast<std::size_t>(onto_)].visits;
}

void Observer::gained(const game::Change& change, bool isExchange) {
    KindTally& of = kind(change.kind);
    if (points_.empty()) {
        of.started += change.count;
        return;
    }
    if (isExchange && std::ranges::find(game_.goals(), change.kind) == game_.goals().end()) {
        of.exchanged += change.count;
        return;
    }
    of.gained += change.count;
    const auto who = static_cast<std::size_t>(change.player);
    if (of.first[who] == 0)
        of.first[who] = std::max(1, ownTurns_[who]);
    if (onto_ != CellIndex::none)
        tiles_[static_cast<std::size_t>(onto_)].gains += change.count;
}

void Observer::scored(const game::Change& change) {
    for (const Cell cell : change.cells)
        if (const int tile = tileAt_.at(cell); tile >= 0 && tile < static_cast<int>(tiles_.size()))
            tiles_[static_cast<std::size_t>(tile)].gains += change.count;
}

void Observer::played(const game::Position& position, const game::Changes& changes) {
    using What = game::Change::What;
    onto_ = CellIndex::none;
    if (changes.size() == 1 && changes.front().what == What::TileLaid) {
        // Changes nothing else on the table.
        tileLaid(changes.front());
        return;
    }
    position.refresh(table_);
    note(course_.add(table_, changes));
    const bool isExchange = paysAlone(changes);
    spaces_.played(position, changes);
    std::ranges::for_each(spaces_.events(), [this](const SpaceUse::Event& event) { pieceEvent(event); });
    for (const game::Change& change : changes) {
        scoring_.add(change);
        switch (change.what) {
        case What::TileLaid:
            tileLaid(change);
            break;
        case What::TileRemoved:
            ++refused_;
            ++tiles_[static_cast<std::size_t>(change.tile)].drawn;
            ++tiles_[static_cast<std::size_t>(change.tile)].refused;
            board_.refused(tileAt_);
            break;
        case What::PieceMoved:
            pieceMoved(change);
            break;
        case What::TokenPlaced:
            ++kind(change.kind).placed;
            if (std::ranges::find(game_.bars(), change.kind) != game_.bars().end())
                board_.barred(change.cell, change.side);
            break;
        case What::TokenRemoved:
            ++kind(change.kind).removed;
            break;
        case What::Gained:
            gained(change, isExchange);
            break;
        case What::Paid:
            kind(change.kind).paid += change.count;
            break;
        case What::TurnBegan:
            turnBegan(table_, change.player);
            break;
        case What::Scored:
            scored(change);
            break;
        case What::PieceHome:
        case What::GameEnded:
            break;
        }
    }
}

void Observer::addResult(const game::Position& position, GameTally& tally) const {
    Counters& count = tally.counters;
    const std::vector<int> points = position.points();
    const std::vector<int> winners = position.winners();
    for (const game::End end : game_.ends())
        count[named("end", game::name(end))] = 0;
    count[named("end", game::name(position.end()))] = 1;
    std::vector<std::int64_t> won(playerAt_.size());
    for (const int winner : winners)
        won[static_cast<std::size_t>(winner)] =
            partsOfWin(playerAt_.size()) / static_cast<std::int64_t>(winners.size());
    for (std::size_t seat = 0; seat < playerAt_.size(); ++seat) {
        const auto player = static_cast<std::size_t>(playerAt_[seat]);
        count[named("win/seat", seat)] = won[seat];
        count[named("win/player", player)] = won[seat];
        count[named("points/seat", seat)] = points[seat];
        count[named("points/player", player)] = points[seat];
        tally.samples[named("win", seat)] = static_cast<std::int32_t>(won[seat]);
    }
    std::vector<int> sorted = points;
    std::sort(sorted.rbegin(), sorted.rend());
    tally.samples["points"] = sorted.front();
    tally.samples["margin"] = sorted.size() > 1 ? sorted[0] - sorted[1] : sorted[0];
    addLead(winners, count);
}

void Observer::addLead(const std::vector<int>& winners, Counters& count) const {
    const std::size_t seats = playerAt_.size();
    int leading = -1;
    for (std::size_t turn = 0; turn < points_.size(); turn += seats) {
        const int now = leader(&points_[turn], seats);
        if (now >= 0 && leading >= 0 && now != leading)
            ++count["lead-changes"];
        if (now >= 0)
            leading = now;
    }
    const std::size_t turns = points_.size() / seats;
    if (turns == 0)
        return;
    const int half = leader(&points_[turns / 2 * seats], seats);
    if (half < 0)
        return;
    count["halfway-led"] = 1;
    if (std::find(winners.begin(), winners.end(), half) == winners.end())
        count["comebacks"] = 1;
}

void Observer::addKinds(GameTally& tally) const {
    for (const KindTally& of : kinds_) {
        const auto add = [&](const char* what, std::int64_t number) {
            if (number != 0)
                tally.counters[named(what, of.kind)] = number;
        };
        add("gained", of.gained);
        add("started", of.started);
        add("exchanged", of.exchanged);
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
        if (of.supplied) {
            // Zero is a figure too.
            tally.counters.try_emplace(named("gained", of.kind), 0);
            tally.counters.try_emplace(named("empty", of.kind), 0);
        }
    }
    for (const game::Kind goal : game_.goals()) {
        const auto of = std::ranges::find(kinds_, goal, &KindTally::kind);
        // So are zero holders.
        tally.counters.try_emplace(named("holders", goal), 0);
        for (std::size_t seat = 0; seat < playerAt_.size(); ++seat)
            tally.samples[named(named("first", goal), seat)] = of->first[seat];
    }
}

void Observer::addPace(Counters& count) const {
    const auto add = [&count](const Pace& pace, const std::string& suffix) {
        count["moves" + suffix] = pace.moves;
        count["choices" + suffix] = pace.choices;
        count["forced" + suffix] = pace.forced;
    };
    add(pace_, "");
    for (std::size_t i = 0; i < paceByTurn_.size(); ++i)
        add(paceByTurn_[i], named("/turns", i + 1));
}

GameTally Observer::finish(const game::Position& position) {
    turnEnded();
    GameTally tally;
    Counters& count = tally.counters;
    const std::size_t turns = points_.size() / playerAt_.size();
    count["games"] = 1;
    count["turns"] = static_cast<std::int64_t>(turns);
    count["laid"] = laid_;
    count["refused"] = refused_;
    count["joined"] = joined_;
    if (hasSupply_)
        count["scarce"] = scarce_;
    addPace(count);
    addResult(position, tally);
    addKinds(tally);
    scoring_.addTo(count, position.featureCounts());
    position.refresh(table_);
    spaces_.addTo(count, table_);
    if (game_.hasPassages()) {
        board_.addTo(count);
        const DungeonEnd dungeon = dungeonEnd(game_, position.table());
        count["dead-ends"] = dungeon.deadEnds;
        count["holes"] = dungeon.holes;
        count["unfit"] = dungeon.unfit;
    }
    for (const auto& [state, times] : uncovered_) {
        count[state] = 1;
        tally.notable[state] = times;
    }
    for (std::size_t player = 0; player < actions_.size(); ++player)
        for (std::size_t key = 0; key < groups_.size(); ++key)
            if (actions_[player][key] > 0)
                count[named(named("action", player), groups_[key])] = actions_[player][key];

    tally.samples["turns"] = static_cast<std::int32_t>(turns);
    tally.samples["moves"] = static_cast<std::int32_t>(pace_.moves);
    tally.tiles = tiles_;
    return tally;
}

} // namespace tilewright::playtest
