#include "engine/games/uncovered_states.h"

#include "engine/base/random.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace tilewright::game {

namespace {

/// More than the number of states that a few pieces go through when moving back and forth.
constexpr std::size_t maxKnown = 96;
static_assert(maxKnown <= std::numeric_limits<std::uint8_t>::max(), "alike_ counts them");

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

/// Only their length and their first and last eight letters count, which tell kinds apart: this is asked for
/// each change.
std::uint64_t hashOf(Kind kind) {
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
    return Random::mix(head + size) ^ tail;
}

/// Of one token in a player's hand, or one point.
std::uint64_t inHand(Kind kind, int player) {
    return Random::mix(hashOf(kind) + static_cast<std::uint64_t>(player));
}

std::uint64_t packed(int high, int low) {
    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(high)) << 32U |
           static_cast<std::uint32_t>(low);
}

std::uint64_t onBoard(Kind kind, int player, int number, Cell cell) {
    return Random::mix(Random::mix(hashOf(kind) ^ packed(player, number)) ^ packed(cell.x, cell.y));
}

std::uint64_t pieceAt(const Change& change, Cell cell) {
    return onBoard(change.kind, change.player, change.number, cell);
}

std::uint64_t tokenOf(const Change& change) {
    return onBoard(change.kind, -1, change.side ? index(*change.side) : -1, change.cell);
}

/// What a change adds to possessions: of a sum, only what changes is looked at.
std::uint64_t addedBy(const Change& change) {
    const auto count = static_cast<std::uint64_t>(change.count);
    switch (change.what) {
    case Change::What::Gained:
        return count * inHand(change.kind, change.player);
    case Change::What::Paid:
        return 0 - count * inHand(change.kind, change.player);
    case Change::What::Scored:
        return count * inHand({}, change.player);
    case Change::What::PieceMoved:
        return (change.space.empty() ? pieceAt(change, change.cell) : 0) -
               (change.from ? pieceAt(change, *change.from) : 0);
    case Change::What::PieceHome:
        return change.from ? 0 - pieceAt(change, *change.from) : 0;
    case Change::What::TokenPlaced:
        return tokenOf(change) - (change.player < 0 ? 0 : inHand(change.kind, change.player));
    case Change::What::TokenRemoved:
        return 0 - tokenOf(change);
    case Change::What::TileLaid:
    case Change::What::TileRemoved:
    case Change::What::TurnBegan:
    case Change::What::GameEnded:
        break;
    }
    return 0;
}

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

UncoveredTracker::UncoveredTracker(const Table& start, std::size_t stackSize, bool layingIsProgress)
    : players_(static_cast<int>(start.seats.size()))
    , refusedAtStart_(static_cast<int>(stackSize) - start.stackLeft - (start.drawnTile >= 0 ? 1 : 0))
    , stackEndedAtStart_(stackEnded(start))
    , layingIsProgress_(layingIsProgress) {
    know(possessions_);
    // Kinds with no more tokens than players are distributed one each, and can't run out.
    for (std::uint32_t i = 0; i < start.supply.size(); ++i)
        if (start.supply[i].count > players_)
            watched_.push_back(i);
}

std::vector<UncoveredState> UncoveredTracker::begin() const {
    std::vector<UncoveredState> found;
    tellOfTiles(refusedAtStart_, stackEndedAtStart_, found);
    return found;
}

bool UncoveredTracker::wantsSupply(const Changes& changes) {
    return std::ranges::any_of(changes, [](const Change& change) {
        switch (change.what) {
        case Change::What::PieceMoved:
            return !change.from && change.fromSpace.empty();
        case Change::What::TileRemoved:
        case Change::What::TokenPlaced:
        case Change::What::Gained:
            return true;
        case Change::What::TileLaid:
        case Change::What::PieceHome:
        case Change::What::TokenRemoved:
        case Change::What::Paid:
        case Change::What::Scored:
        case Change::What::TurnBegan:
        case Change::What::GameEnded:
            break;
        }
        return false;
    });
}

std::vector<UncoveredState> UncoveredTracker::add(const Table& now, const Changes& changes) {
    std::vector<UncoveredState> found;
    watchTiles(now, changes, found);
    if (!layingIsProgress_)
        watchHands(changes, found);
    if (wantsSupply(changes))
        watchSupply(now, found);
    return found;
}

void UncoveredTracker::watchTiles(const Table& now, const Changes& changes,
                                  std::vector<UncoveredState>& found) {
    const auto refused = std::ranges::count(changes, Change::What::TileRemoved, &Change::what);
    tellOfTiles(static_cast<int>(refused), stackEnded(now), found);
}

void UncoveredTracker::watchHands(const Changes& changes, std::vector<UncoveredState>& found) {
    for (const Change& change : changes)
        possessions_ += addedBy(change);
    if (!isKnown(possessions_)) {
        idleTurns_ = 0;
        idleReported_ = false;
        know(possessions_);
    }
    idleTurns_ += static_cast<int>(std::ranges::count(changes, Change::What::TurnBegan, &Change::what));
    if (idleTurns_ < idleRoundsLimit * players_ || idleReported_ || players_ == 0)
        return;
    idleReported_ = true;
    found.push_back(
        {UncoveredState::State::NothingUseful,
         {QT_TRANSLATE_NOOP("Engine", "nobody has done anything useful for %1 rounds"), {idleRoundsLimit}}});
}

bool UncoveredTracker::isKnown(std::uint64_t possessions) const {
    const Alike& alike = alike_[lowBits(possessions)];
    if (alike.count == 0)
        return false;
    return known_[alike.last] == possessions ||
           (alike.count > 1 && std::ranges::find(known_, possessions) != known_.end());
}

void UncoveredTracker::know(std::uint64_t possessions) {
    Alike& alike = alike_[lowBits(possessions)];
    ++alike.count;
    alike.last = static_cast<std::uint8_t>(oldest_);
    if (known_.size() < maxKnown) {
        known_.push_back(possessions);
    } else {
        --alike_[lowBits(known_[oldest_])].count;
        known_[oldest_] = possessions;
    }
    oldest_ = (oldest_ + 1) % maxKnown;
}

void UncoveredTracker::watchSupply(const Table& now, std::vector<UncoveredState>& found) {
    std::erase_if(watched_, [&](std::uint32_t i) {
        if (i >= now.supply.size() || now.supply[i].count > 0)
            return false;
        found.push_back({UncoveredState::State::SupplyExhausted,
                         {QT_TRANSLATE_NOOP("Engine", "the supply is exhausted: %1"),
                          {Text::Argument::word(lastWordOf(now.supply[i].kind))}}});
        return true;
    });
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
