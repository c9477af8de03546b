#include "engine/games/uncovered_states.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tilewright::game {

namespace {

/// More than the number of states that a few pieces go through when moving back and forth.
constexpr std::size_t maxKnownHashes = 96;

/// "pick-blue" is blue, "silver" is silver.
std::string_view lastWordOf(Kind kind) {
    return kind.substr(kind.find('-') == Kind::npos ? 0 : kind.find('-') + 1);
}

template <class Number>
std::uint64_t loaded(const char* from) {
    Number number = 0;
    std::memcpy(&number, from, sizeof number);
    return number;
}

/// Made after each move, so that what is added is mixed beside the chain of additions, and of kinds only
/// their length and their first and last eight letters count, which tell kinds apart.
class Hash {
public:
    void add(std::uint64_t value) { value_ = (value_ ^ mixed(value)) * first; }
    void add(Kind kind, std::uint64_t what, Cell where) {
        add(wordOf(kind) + what * second + mixed(packed(where.x, where.y)));
    }
    std::uint64_t value() const { return mixed(value_); }

    static std::uint64_t packed(int high, int low) {
        return static_cast<std::uint64_t>(static_cast<std::uint32_t>(high)) << 32U |
               static_cast<std::uint32_t>(low);
    }

private:
    static constexpr std::uint64_t first = 0x9E3779B97F4A7C15U;
    static constexpr std::uint64_t second = 0xBF58476D1CE4E5B9U;

    static std::uint64_t mixed(std::uint64_t value) {
        value *= second;
        return value ^ value >> 32U;
    }
    static std::uint64_t wordOf(Kind kind) {
        const char* const begin = kind.data();
        const std::size_t size = kind.size();
        std::uint64_t head = 0;
        std::uint64_t tail = 0;
        if (size >= sizeof(std::uint64_t)) {
            head = loaded<std::uint64_t>(begin);
            tail = loaded<std::uint64_t>(begin + size - sizeof(std::uint64_t));
        } else if (size >= sizeof(std::uint32_t)) {
            head = loaded<std::uint32_t>(begin);
            tail = loaded<std::uint32_t>(begin + size - sizeof(std::uint32_t));
        } else {
            for (const char letter : kind)
                head = head << 8U | static_cast<unsigned char>(letter);
        }
        return mixed(head + size) + mixed(tail) * first;
    }

    std::uint64_t value_ = 0;
};

bool stackEnded(const Table& table) {
    return table.stackLeft == 0 && table.drawnTile < 0;
}

void tellOfTiles(int refused, bool ended, std::vector<UncoveredState>& found) {
    if (refused > 0 && ended)
        found.push_back(
            {UncoveredState::State::NoTileFits,
             {QT_TRANSLATE_NOOP("Engine",
                                "no tile fits any more: the last tiles of the stack (%1) fit nowhere"),
              {refused}}});
    else if (refused >= refusedInRowLimit)
        found.push_back({UncoveredState::State::NoTileFits,
                         {QT_TRANSLATE_NOOP("Engine", "%1 tiles in a row fit nowhere"), {refused}}});
}

} // namespace

std::string_view name(UncoveredState::State state) {
    constexpr std::array<std::string_view, 3> names{"no-tile-fits", "nothing-useful", "supply-exhausted"};
    return names[static_cast<std::size_t>(state)];
}

std::uint64_t hashPossessions(const Table& table) {
    Hash hash;
    for (const Seat& seat : table.seats) {
        hash.add(Hash::packed(0, seat.points));
        for (const Holding& holding : seat.holdings)
            hash.add(Hash::packed(0, holding.count));
    }
    for (const Piece& piece : table.pieces)
        hash.add(piece.kind, Hash::packed(piece.player, piece.number), piece.cell);
    for (const Token& token : table.tokens)
        hash.add(token.kind, Hash::packed(0, token.side ? index(*token.side) : -1), token.cell);
    return hash.value();
}

UncoveredTracker::UncoveredTracker(const Table& start, std::size_t stackSize, bool layingIsProgress)
    : UncoveredTracker(start, hashPossessions(start), stackSize, layingIsProgress) {}

UncoveredTracker::UncoveredTracker(const Position& start, const Table& table, std::size_t stackSize,
                                   bool layingIsProgress)
    : UncoveredTracker(table, start.possessionsHash(), stackSize, layingIsProgress) {}

UncoveredTracker::UncoveredTracker(const Table& start, std::uint64_t possessionsHash, std::size_t stackSize,
                                   bool layingIsProgress)
    : players_(static_cast<int>(start.seats.size()))
    , refusedAtStart_(static_cast<int>(stackSize) - start.stackLeft - (start.drawnTile >= 0 ? 1 : 0))
    , stackEndedAtStart_(stackEnded(start))
    , layingIsProgress_(layingIsProgress) {
    known_.push_back(possessionsHash);
    // Kinds with no more tokens than players are distributed one each, and can't run out.
    for (const Holding& holding : start.supply)
        watched_.push_back(holding.count > players_);
}

std::vector<UncoveredState> UncoveredTracker::begin() const {
    std::vector<UncoveredState> found;
    tellOfTiles(refusedAtStart_, stackEndedAtStart_, found);
    return found;
}

std::vector<UncoveredState> UncoveredTracker::add(const Table& now, const Changes& changes) {
    std::vector<UncoveredState> found;
    watchTiles(now, changes, found);
    if (!layingIsProgress_)
        watchHands(hashPossessions(now), changes, found);
    watchSupply(now, found);
    return found;
}

std::vector<UncoveredState> UncoveredTracker::add(const Position& now, const Table& table,
                                                  const Changes& changes) {
    std::vector<UncoveredState> found;
    watchTiles(table, changes, found);
    if (!layingIsProgress_)
        watchHands(now.possessionsHash(), changes, found);
    watchSupply(table, found);
    return found;
}

void UncoveredTracker::watchTiles(const Table& now, const Changes& changes,
                                  std::vector<UncoveredState>& found) {
    const auto refused = std::ranges::count(changes, Change::What::TileRemoved, &Change::what);
    tellOfTiles(static_cast<int>(refused), stackEnded(now), found);
}

void UncoveredTracker::watchHands(std::uint64_t now, const Changes& changes,
                                  std::vector<UncoveredState>& found) {
    const bool isNew = std::ranges::find(known_, now) == known_.end();
    if (isNew) {
        idleTurns_ = 0;
        idleReported_ = false;
        if (known_.size() == maxKnownHashes)
            known_.erase(known_.begin());
        known_.push_back(now);
    }
    idleTurns_ += static_cast<int>(std::ranges::count(changes, Change::What::TurnBegan, &Change::what));
    if (idleTurns_ < idleRoundsLimit * players_ || idleReported_ || players_ == 0)
        return;
    idleReported_ = true;
    found.push_back(
        {UncoveredState::State::NothingUseful,
         {QT_TRANSLATE_NOOP("Engine", "nobody has done anything useful for %1 rounds"), {idleRoundsLimit}}});
}

void UncoveredTracker::watchSupply(const Table& now, std::vector<UncoveredState>& found) {
    for (std::size_t i = 0; i < now.supply.size() && i < watched_.size(); ++i) {
        if (!watched_[i] || now.supply[i].count > 0)
            continue;
        watched_[i] = false;
        found.push_back({UncoveredState::State::SupplyExhausted,
                         {QT_TRANSLATE_NOOP("Engine", "the supply is exhausted: %1"),
                          {Text::Argument::word(lastWordOf(now.supply[i].kind))}}});
    }
}

Json toJson(const std::vector<RecordNote>& notes) {
    Json list = Json::array();
    for (const RecordNote& note : notes)
        list.push_back(
            {{"after", note.after}, {"state", name(note.what.state)}, {"text", note.what.text.english()}});
    return list;
}

Json withNotes(const Json& before, const std::vector<RecordNote>& notes) {
    const auto isOurs = [](const Json& entry) {
        if (!entry.is_object() || !entry.contains("after") || !entry.contains("state"))
            return false;
        return std::ranges::any_of(
            std::array{UncoveredState::State::NoTileFits, UncoveredState::State::NothingUseful,
                       UncoveredState::State::SupplyExhausted},
            [&](UncoveredState::State state) { return entry.at("state") == std::string(name(state)); });
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
