#include "engine/playtest/tallies/tally.h"

#include <algorithm>
#include <numeric>

namespace tilewright::playtest {

namespace {

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

/// The cell where the board begins: that of the first tile on the table. `start`: before the first move.
Cell startCellOf(const game::Table& start) {
    return start.tiles.empty() ? Cell{} : start.tiles.front().cell;
}

} // namespace

TileTally& TileTally::operator+=(const TileTally& other) {
    for (const auto field : tileFields)
        this->*field += other.*field;
    for (const auto field : spaceFields)
        this->*field += other.*field;
    for (const auto field : contestFields)
        this->*field += other.*field;
    for (const auto field : swingFields)
        this->*field += other.*field;
    for (std::size_t seat = 0; seat < maxSeats; ++seat) {
        drawnBy[seat] += other.drawnBy[seat];
        marginBy[seat] += other.marginBy[seat];
    }
    return *this;
}

std::int64_t TileTally::margin() const {
    return std::accumulate(marginBy.begin(), marginBy.end(), std::int64_t{0});
}

void TileTally::endStack(std::int64_t margins, std::int64_t draws) {
    const std::int64_t own = margin();
    marginMargin = own * own;
    marginDrawn = own * drawn;
    marginOfAll = own * margins;
    marginDraws = own * draws;
    drawnOfAll = drawn * margins;
    drawnDraws = drawn * draws;
    blocks = drawn > 0 ? 1 : 0;
    refusedRefused = refused * refused;
    refusedDrawn = refused * drawn;
    drawnDrawn = drawn * drawn;
}

PlaceCounts& PlaceCounts::operator+=(const PlaceCounts& other) {
    for (const auto field : placeFields)
        this->*field += other.*field;
    return *this;
}

PlaceTally& PlaceTally::operator+=(const PlaceTally& other) {
    for (const auto& [cell, counts] : other.cells)
        cells[cell] += counts;
    beyond += other.beyond;
    games += other.games;
    return *this;
}

Cell insideWindow(Cell place) {
    return {std::clamp(place.x, -PlaceTally::reach, PlaceTally::reach),
            std::clamp(place.y, -PlaceTally::reach, PlaceTally::reach)};
}

void GamePlaces::start(Cell beginning) {
    beginning_ = beginning;
    counted_.clear();
    at_.fill(0);
    beyond_ = {};
}

void GamePlaces::add(Cell cell, std::int64_t PlaceCounts::*what, std::int64_t number) {
    if (number == 0)
        return;
    const Cell place{cell.x - beginning_.x, cell.y - beginning_.y};
    const Cell inside = insideWindow(place);
    std::uint16_t& at = at_[static_cast<std::size_t>(inside.y + PlaceTally::reach) * edge +
                            static_cast<std::size_t>(inside.x + PlaceTally::reach)];
    if (at == 0) {
        counted_.emplace_back(inside, PlaceCounts());
        at = static_cast<std::uint16_t>(counted_.size());
    }
    counted_[at - 1U].second.*what += number;
    if (inside != place)
        beyond_.*what += number;
}

void GamePlaces::addTo(PlaceTally& tally) const {
    for (const auto& [cell, counts] : counted_)
        tally.cells[cell] += counts;
    tally.beyond += beyond_;
    ++tally.games;
}

GameObserver::GameObserver(const game::Game& game, std::vector<int> playerAt)
    : game_(game), playerAt_(std::move(playerAt)) {
    if (game.hasPassages())
        finalDungeon_.emplace(game);
    else if (!game.sources().empty())
        tally_.places.emplace();
}

void GameObserver::start(const game::Position& position) {
    tally_.tiles.assign(game_.tileSet().tiles.size(), {});
    tally_.notable.clear();
    kinds_.clear();
    actions_.assign(playerAt_.size(), {});
    laid_.clear();
    laidAt_.clear();
    draws_.clear();
    lastLaid_ = {};
    seat_ = position.player();
    pace_ = {};
    paceByTurn_.clear();
    tilesLaid_ = refused_ = joined_ = scarce_ = 0;
    ownTurns_.assign(playerAt_.size(), 0);
    points_.assign(playerAt_.size(), 0);
    lead_.start(playerAt_.size());
    forcedTurns_ = 0;
    isForced_ = true;
    table_ = position.table();
    for (const game::LaidTile& laid : table_.tiles) {
        laidAt_.set(laid.cell, static_cast<int>(laid_.size()));
        laid_.push_back({.tile = laid.mapChamber >= 0 ? CellIndex::none : laid.tile});
    }
    for (const game::Kind goal : game_.goals())
        kind(goal);
    hasSupply_ = false;
    for (const game::Holding& holding : table_.supply)
        if (isToken(holding)) {
            kind(holding.kind).supplied = holding.count > 0;
            hasSupply_ = true;
        }
    scoring_.start(game_);
    spaces_.start(game_, table_);
    contests_.start();
    if (tally_.places)
        tally_.places->start(startCellOf(table_));
    if (game_.hasPassages())
        board_.start(game_, table_);
    course_ = game::UncoveredTracker(table_, game_.tiles().size(), game_.layingIsProgress());
    note(course_.begin());
    // Some rules let players choose before the first turn.
    if (table_.turn > 0)
        turnBegan(position, position.player());
}

bool GameObserver::isToken(const game::Holding& holding) const {
    return std::ranges::find(game_.neutralPieces(), holding.kind) == game_.neutralPieces().end();
}

GameObserver::KindTally& GameObserver::kind(game::Kind kind) {
    if (const auto known = game::findOfKind(kinds_, kind); known != kinds_.end())
        return *known;
    kinds_.push_back({.kind = kind, .first = std::vector<int>(playerAt_.size())});
    return kinds_.back();
}

void GameObserver::note(const std::vector<game::UncoveredState>& found) {
    for (const game::UncoveredState& state : found)
        ++tally_.notable[std::string("uncovered/").append(name(state.state))];
}

void GameObserver::turnBegan(const game::Position& position, int player) {
    turnEnded();
    const auto seat = static_cast<std::size_t>(player);
    seat_ = player;
    ++ownTurns_[seat];
    if (scoring_.countsHands())
        position.refreshHand(table_, player);
    if (spaces_.hasSpaces())
        position.refreshSpaces(table_);
    scoring_.turnBegan(table_.seats[seat], ownTurns_[seat]);
    spaces_.turnBegan(table_);
    for (std::size_t each = 0; each < points_.size(); ++each)
        points_[each] = position.pointsOf(static_cast<int>(each));
    lead_.turnBegan(points_, player);
    position.refreshSupply(table_);
    for (const game::Holding& left : table_.supply)
        if (left.count == 0 && isToken(left))
            kind(left.kind).ranOut = true;
}

void GameObserver::turnEnded() {
    if (lead_.hasBegun()) {
        scarce_ += couldPay_ ? 0 : 1;
        forcedTurns_ += isForced_ ? 1 : 0;
    }
    couldPay_ = false;
    isForced_ = true;
}

void GameObserver::beforeMove(const game::Position& position, const game::MoveList& legal, game::Move move) {
    const auto seat = static_cast<std::size_t>(position.player());
    pace_.add(legal.size());
    isForced_ = isForced_ && legal.size() == 1;
    if (const int turn = ownTurns_[seat]; turn > 0) {
        const auto place = static_cast<std::size_t>((turn - 1) / turnsPerGroup);
        if (place >= paceByTurn_.size())
            paceByTurn_.resize(place + 1);
        paceByTurn_[place].add(legal.size());
    }
    if (hasSupply_ && !couldPay_ && lead_.hasBegun())
        couldPay_ = position.anyPays(legal);
    const auto key = static_cast<std::size_t>(position.keyOf(move)) % groups_.size();
    if (groups_[key].empty())
        groups_[key] = position.describe(move).group.english();
    ++actions_[static_cast<std::size_t>(playerAt_[seat])][key];
}

void GameObserver::count(Cell cell, std::int64_t PlaceCounts::*what, std::int64_t number) {
    if (tally_.places)
        tally_.places->add(cell, what, number);
}

void GameObserver::tileLaid(const game::Position& position, const game::Change& change) {
    ++tilesLaid_;
    std::int64_t joined = 0;
    CellIndex::Reader laidAt(laidAt_);
    for (const Direction direction : allDirections)
        joined += laidAt.at(neighbour(change.cell, direction)) == CellIndex::none ? 0 : 1;
    joined_ += joined;
    TileTally& tile = tally_.tiles[static_cast<std::size_t>(change.tile)];
    drew(change.tile);
    laidAt_.set(change.cell, static_cast<int>(laid_.size()));
    laid_.push_back({.tile = change.tile, .isIdle = true});
    tile.joined += joined;
    const std::int64_t contests = contests_.laid(position, change);
    tile.contests += contests;
    count(change.cell, &PlaceCounts::contests, contests);
    lastLaid_ = change.cell;
}

int GameObserver::tileAt(Cell cell) const {
    const int at = laidAt_.at(cell);
    return at == CellIndex::none ? at : laid_[static_cast<std::size_t>(at)].tile;
}

void GameObserver::pieceEvent(const SpaceUse::Event& event) {
    using What = SpaceUse::Event::What;
    if (event.what == What::SentHome)
        count(event.cell.value_or(lastLaid_), &PlaceCounts::sentHome, 1);
    const int at = tileAt(event.cell.value_or(lastLaid_));
    if (at == CellIndex::none)
        return;
    TileTally& tile = tally_.tiles[static_cast<std::size_t>(at)];
    ++(event.what == What::In ? tile.entered : event.what == What::Out ? tile.emerged : tile.sentHome);
}

void GameObserver::pieceMoved(const game::Change& change) {
    const bool deploys = scoring_.deploys(change);
    if (!deploys)
        ++kind(change.kind).moved;
    if (!change.space.empty())
        return;
    if (deploys)
        count(change.cell, &PlaceCounts::placed, 1);
    board_.moved(change);
    onto_ = tileAt(change.cell);
    if (onto_ != CellIndex::none)
        ++tally_.tiles[static_cast<std::size_t>(onto_)].visits;
    // Gains of the move need no more: the piece stands where they come from.
    used(change.cell);
}

void GameObserver::drew(int tile) {
    ++tally_.tiles[static_cast<std::size_t>(tile)].drawn;
    draws_.push_back({tile, seat_});
}

void GameObserver::used(Cell cell) {
    if (const int at = laidAt_.at(cell); at != CellIndex::none)
        laid_[static_cast<std::size_t>(at)].isIdle = false;
}

void GameObserver::addDraws(std::span<const int> points) {
    std::vector<TileTally>& tiles = tally_.tiles;
    for (const Laid& laid : laid_)
        if (laid.isIdle)
            ++tiles[static_cast<std::size_t>(laid.tile)].idle;
    std::vector<std::int64_t> margins(points.size());
    for (std::size_t seat = 0; points.size() > 1 && seat < points.size(); ++seat) {
        std::vector<int> others(points.begin(), points.end());
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(seat));
        margins[seat] = std::int64_t{points[seat]} - *std::ranges::max_element(others);
    }
    for (const Draw& draw : draws_) {
        const auto seat = static_cast<std::size_t>(draw.seat);
        TileTally& tile = tiles[static_cast<std::size_t>(draw.tile)];
        ++tile.drawnBy[seat];
        tile.marginBy[seat] += margins[seat];
    }
}

void GameObserver::gained(const game::Change& change, bool isExchange) {
    KindTally& of = kind(change.kind);
    if (!lead_.hasBegun()) {
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
        tally_.tiles[static_cast<std::size_t>(onto_)].gains += change.count;
}

void GameObserver::scored(const game::Change& change) {
    for (const Cell cell : change.cells) {
        count(cell, &PlaceCounts::scored, change.count);
        used(cell);
        if (const int tile = tileAt(cell); tile != CellIndex::none)
            tally_.tiles[static_cast<std::size_t>(tile)].gains += change.count;
    }
}

void GameObserver::afterMove(const game::Position& position, const game::Changes& changes) {
    using What = game::Change::What;
    onto_ = CellIndex::none;
    if (changes.size() == 1 && changes.front().what == What::TileLaid) {
        // Changes nothing else on the table.
        tileLaid(position, changes.front());
        return;
    }
    if (game::UncoveredTracker::wantsSupply(changes))
        position.refreshSupply(table_);
    note(course_.add(table_, changes));
    const bool isExchange = paysAlone(changes);
    spaces_.played(position, changes);
    std::ranges::for_each(spaces_.events(), [this](const SpaceUse::Event& event) { pieceEvent(event); });
    for (const game::Change& change : changes) {
        scoring_.add(change);
        switch (change.what) {
        case What::TileLaid:
            tileLaid(position, change);
            break;
        case What::TileRemoved:
            ++refused_;
            drew(change.tile);
            ++tally_.tiles[static_cast<std::size_t>(change.tile)].refused;
            board_.refused(laidAt_);
            break;
        case What::PieceMoved:
            pieceMoved(change);
            break;
        case What::TokenPlaced:
            ++kind(change.kind).placed;
            if (change.side &&
                std::ranges::find(game_.blockingTokens(), change.kind) != game_.blockingTokens().end())
                board_.barred(change.cell, *change.side);
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
            turnBegan(position, change.player);
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

void GameObserver::addResult(const game::Position& position, CounterWriter& count,
                             SampleWriter& sample) const {
    const std::vector<int> points = position.points();
    const std::vector<int> winners = position.winners();
    for (const game::End end : game_.ends())
        count("end/", game::name(end)) = end == position.end() ? 1 : 0;
    std::vector<std::int64_t> won(playerAt_.size());
    for (const int winner : winners)
        won[static_cast<std::size_t>(winner)] =
            partsOfWin(playerAt_.size()) / static_cast<std::int64_t>(winners.size());
    for (std::size_t seat = 0; seat < playerAt_.size(); ++seat) {
        const auto player = static_cast<std::size_t>(playerAt_[seat]);
        count("win/seat/", Digits(seat)) = won[seat];
        count("win/player/", Digits(player)) = won[seat];
        count("points/seat/", Digits(seat)) = points[seat];
        count("points/player/", Digits(player)) = points[seat];
        sample("win/", Digits(seat)) = static_cast<std::int32_t>(won[seat]);
    }
    sample("points") = *std::ranges::max_element(points);
    lead_.addTo(points, winners, won, count, sample);
}

void GameObserver::addKinds(CounterWriter& count, SampleWriter& sample) const {
    for (const KindTally& of : kinds_) {
        // Of what is supplied zero is a figure too.
        const auto add = [&](std::string_view what, std::int64_t number, bool isAlwaysFigure = false) {
            if (number != 0 || isAlwaysFigure)
                count(what, of.kind) = number;
        };
        const bool isGoal = std::ranges::find(game_.goals(), of.kind) != game_.goals().end();
        add("gained/", of.gained, of.supplied);
        add("started/", of.started);
        add("exchanged/", of.exchanged);
        add("paid/", of.paid);
        add("placed/", of.placed);
        add("removed/", of.removed);
        add("moved/", of.moved);
        add("empty/", of.ranOut ? 1 : 0, of.supplied);
        std::int64_t holders = 0;
        std::int64_t first = 0;
        for (const int turn : of.first) {
            holders += turn > 0 ? 1 : 0;
            first += turn;
        }
        add("holders/", holders, isGoal);
        add("first/", first);
        for (std::size_t seat = 0; isGoal && seat < playerAt_.size(); ++seat)
            sample("first/", of.kind, "/", Digits(seat)) = of.first[seat];
    }
}

void GameObserver::addPace(CounterWriter& count) const {
    const auto add = [&count](const DecisionCounts& pace, std::string_view suffix, std::string_view number) {
        count("moves", suffix, number) = pace.moves;
        count("choices", suffix, number) = pace.choices;
        count("forced", suffix, number) = pace.forced;
    };
    add(pace_, {}, {});
    for (std::size_t i = 0; i < paceByTurn_.size(); ++i)
        add(paceByTurn_[i], "/turns/", std::string_view(Digits(i + 1)));
}

const GameTally& GameObserver::finish(const game::Position& position) {
    turnEnded();
    CounterWriter count(tally_.counters, counterOrder_);
    SampleWriter sample(tally_.samples, sampleOrder_);
    const std::size_t turns = lead_.turns();
    count("games") = 1;
    count("turns") = static_cast<std::int64_t>(turns);
    count("laid") = tilesLaid_;
    count("refused") = refused_;
    count("joined") = joined_;
    count("forced-turns") = forcedTurns_;
    if (hasSupply_)
        count("scarce") = scarce_;
    addPace(count);
    addResult(position, count, sample);
    addKinds(count, sample);
    scoring_.addTo(count, position.featureCounts());
    if (spaces_.hasSpaces())
        position.refreshSpaces(table_);
    spaces_.addTo(count, table_);
    if (!game_.sources().empty())
        count("contests") = contests_.begun();
    if (finalDungeon_) {
        board_.addTo(count);
        const FinalDungeon dungeon = finalDungeon_->count(position.table().tiles);
        count("dead-ends") = dungeon.deadEnds;
        count("holes") = dungeon.holes;
        count("unfit") = dungeon.unfit;
    }
    for (const auto& [state, times] : tally_.notable)
        count(state) = 1;
    for (std::size_t player = 0; player < actions_.size(); ++player)
        for (std::size_t key = 0; key < groups_.size(); ++key)
            if (actions_[player][key] > 0)
                count("action/", Digits(player), "/", groups_[key]) = actions_[player][key];

    sample("turns") = static_cast<std::int32_t>(turns);
    sample("moves") = static_cast<std::int32_t>(pace_.moves);
    addDraws(position.points());
    count("idle") = std::ranges::count(laid_, true, &Laid::isIdle);
    return tally_;
}

} // namespace tilewright::playtest
