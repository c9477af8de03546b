#include "engine/game/uncovered.h"

#include <algorithm>
#include <array>
#include <functional>

namespace tilewright::game {

namespace {

/// More than the number of states that a few pieces go through when moving back and forth.
constexpr std::size_t mostKnown = 96;

/// "pick-blue" is blue, "silver" is silver.
std::string_view wordOf(Kind kind) {
    return kind.substr(kind.find('-') == Kind::npos ? 0 : kind.find('-') + 1);
}

class Hash {
public:
    void add(std::uint64_t value) {
        value_ ^= value + 0x9E3779B97F4A7C15U + (value_ << 6) + (value_ >> 2);
        value_ *= 0xBF58476D1CE4E5B9U;
    }
    void add(int value) { add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(value))); }
    void add(std::string_view text) { add(static_cast<std::uint64_t>(std::hash<std::string_view>()(text))); }
    void add(Cell cell) {
        add(cell.x);
        add(cell.y);
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0;
};

/// Hands, pieces and tokens. Without tiles: laying is no choice in many rules, and would make each turn new.
std::uint64_t signature(const Table& table) {
    Hash hash;
    for (const Seat& seat : table.seats) {
        hash.add(seat.points);
        for (const Holding& holding : seat.holdings)
            hash.add(holding.count);
    }
    for (const Piece& piece : table.pieces) {
        hash.add(piece.kind);
        hash.add(piece.player);
        hash.add(piece.number);
        hash.add(piece.cell);
    }
    for (const SideToken& token : table.tokens) {
        hash.add(token.kind);
        hash.add(token.cell);
        hash.add(static_cast<int>(token.side));
    }
    return hash.value();
}

bool stackEnded(const Table& table) {
    return table.stackLeft == 0 && table.drawnTile < 0;
}

void tellOfTiles(int refused, bool ended, std::vector<Uncovered>& found) {
    if (refused > 0 && ended)
        found.push_back(
            {Uncovered::State::NoTileFits,
             {QT_TRANSLATE_NOOP("Engine",
                                "no tile fits any more: the last tiles of the stack (%1) fit nowhere"),
              {refused}}});
    else if (refused >= refusedTooMany)
        found.push_back({Uncovered::State::NoTileFits,
                         {QT_TRANSLATE_NOOP("Engine", "%1 tiles in a row fit nowhere"), {refused}}});
}

} // namespace

std::string_view name(Uncovered::State state) {
    constexpr std::array<std::string_view, 3> names{"no-tile-fits", "nothing-useful", "supply-exhausted"};
    return names[static_cast<std::size_t>(state)];
}

Course::Course(const Table& start, std::size_t stackSize, bool layingIsProgress)
    : players_(static_cast<int>(start.seats.size()))
    , refusedAtStart_(static_cast<int>(stackSize) - start.stackLeft - (start.drawnTile >= 0 ? 1 : 0))
    , stackEndedAtStart_(stackEnded(start))
    , layingIsProgress_(layingIsProgress) {
    known_.push_back(signature(start));
    // Kinds with no more tokens than players are distributed one each, and can't run out.
    for (const Holding& holding : start.supply)
        watched_.push_back(holding.count > players_);
}

std::vector<Uncovered> Course::begin() const {
    std::vector<Uncovered> found;
    tellOfTiles(refusedAtStart_, stackEndedAtStart_, found);
    return found;
}

std::vector<Uncovered> Course::add(const Table& now, const Changes& changes) {
    std::vector<Uncovered> found;
    watchTiles(now, changes, found);
    watchHands(now, changes, found);
    watchSupply(now, found);
    return found;
}

void Course::watchTiles(const Table& now, const Changes& changes, std::vector<Uncovered>& found) {
    const auto refused = std::ranges::count(changes, Change::What::TileRemoved, &Change::what);
    tellOfTiles(static_cast<int>(refused), stackEnded(now), found);
}

void Course::watchHands(const Table& now, const Changes& changes, std::vector<Uncovered>& found) {
    if (layingIsProgress_)
        return;
    const std::uint64_t here = signature(now);
    const bool isNew = std::ranges::find(known_, here) == known_.end();
    if (isNew) {
        idleTurns_ = 0;
        idleReported_ = false;
        if (known_.size() == mostKnown)
            known_.erase(known_.begin());
        known_.push_back(here);
    }
    idleTurns_ += static_cast<int>(std::ranges::count(changes, Change::What::TurnBegan, &Change::what));
    if (idleTurns_ < idleRounds * players_ || idleReported_ || players_ == 0)
        return;
    idleReported_ = true;
    found.push_back(
        {Uncovered::State::NothingUseful,
         {QT_TRANSLATE_NOOP("Engine", "nobody has done anything useful for %1 rounds"), {idleRounds}}});
}

void Course::watchSupply(const Table& now, std::vector<Uncovered>& found) {
    for (std::size_t i = 0; i < now.supply.size() && i < watched_.size(); ++i) {
        if (!watched_[i] || now.supply[i].count > 0)
            continue;
        watched_[i] = false;
        found.push_back({Uncovered::State::SupplyExhausted,
                         {QT_TRANSLATE_NOOP("Engine", "the supply is exhausted: %1"),
                          {Text::Argument::word(wordOf(now.supply[i].kind))}}});
    }
}

Json toJson(const std::vector<Note>& notes) {
    Json list = Json::array();
    for (const Note& note : notes)
        list.push_back(
            {{"after", note.after}, {"state", name(note.what.state)}, {"text", note.what.text.english()}});
    return list;
}

Json withNotes(const Json& before, const std::vector<Note>& notes) {
    const auto isOurs = [](const Json& entry) {
        if (!entry.is_object() || !entry.contains("after") || !entry.contains("state"))
            return false;
        return std::ranges::any_of(
            std::array{Uncovered::State::NoTileFits, Uncovered::State::NothingUseful,
                       Uncovered::State::SupplyExhausted},
            [&](Uncovered::State state) { return entry.at("state") == std::string(name(state)); });
    };
    Json list = Json::array();
    if (before.is_array())
        std::ranges::copy_if(before, std::back_inserter(list), [&](const Json& e) { return !isOurs(e); });
    else if (!before.is_null() && notes.empty())
        return before;
    else if (!before.is_null())
        list.push_back(before);
    for (const Json& entry : toJson(notes))
        list.push_back(entry);
    return list.empty() && !before.is_array() ? Json() : list;
}

} // namespace tilewright::game
