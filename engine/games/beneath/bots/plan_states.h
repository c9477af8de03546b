#pragma once

#include "engine/games/beneath/rules/position.h"

#include <array>
#include <bit>
#include <cstdint>

namespace tilewright::bots {

/// The part of a player's state that a plan changes: a small, cheap copy instead of the whole position. What
/// tells two states of a plan from each other is changed by functions, which keep a sum for its hash.
struct PlanState {
    std::array<std::uint16_t, beneath::maxRunners> runners{};
    /// A byte for each colour, so that all are asked at once; none ever holds more than 127.
    std::uint64_t picks = 0;
    std::array<std::uint16_t, beneath::maxGuards> guards{};
    std::uint16_t prisoner = beneath::nowhere;
    std::uint8_t white = 0;
    std::uint8_t silver = 0;
    bool key = false;
    bool released = false;
    bool token = false;
    /// Actions left in the turn that the plan has reached; how many there are follows from how many were
    /// taken.
    std::int8_t actions = 0;
    /// Colour that may be collected again in it, -1 for none.
    std::int8_t collect = -1;
    bool guardsMoved : 1 = false;
    bool escaped : 1 = false;
    /// In the turn that the plan has reached; counted where they are limited.
    std::uint8_t guardMoves = 0;
    /// How many more Guards than at first stand on a way that counts, or where none may be for an escape.
    std::int8_t newGuards = 0;
    /// A passageway that the plan freed by a white marker or by removing a black one: chamber and side of it.
    std::uint16_t freed = beneath::nowhere;
    Direction freedSide = Direction::North;
    bool freedByWhite = false;
    std::uint64_t sum = 0;

    bool hasRunner(std::uint16_t chamber) const {
        static_assert(beneath::maxRunners == 4);
        return runners[0] == chamber || runners[1] == chamber || runners[2] == chamber ||
               runners[3] == chamber;
    }
    bool runnersAreOf(const PlanState& other) const {
        return runners[0] == other.runners[0] && runners[1] == other.runners[1] &&
               runners[2] == other.runners[2] && runners[3] == other.runners[3];
    }
    bool hasGuard(std::uint16_t chamber) const {
        static_assert(sizeof guards == 3 * sizeof(std::uint64_t));
        const auto fours = std::bit_cast<std::array<std::uint64_t, 3>>(guards);
        constexpr std::uint64_t none = ~std::uint64_t{0};
        return (placesOf(fours[0], chamber) | placesOf(fours[1], chamber)) != 0 ||
               (fours[2] != none && placesOf(fours[2], chamber) != 0);
    }
    int pick(int colour) const { return static_cast<int>(picks >> (8 * colour) & 0xFF); }
    int differentColours() const { return coloursOfAtLeast(1); }
    /// Pre: count > 0.
    int coloursOfAtLeast(unsigned count) const {
        return sumOfBytes((picks + (0x80 - count) * eachByte) >> 7);
    }
    /// Sum of the picks, of each colour three at most.
    int heldUpToThree() const {
        const std::uint64_t more = ((picks + (0x80 - 4) * eachByte) >> 7 & eachByte) * 0xFF;
        return static_cast<int>(((picks & ~more) | (3 * eachByte & more)) * eachByte >> 56);
    }
    /// Whether silver must still be made (B-5.6): then one pick of each colour is reserved.
    bool gathering() const { return silver == 0 && !key; }

    void moveRunner(std::size_t runner, std::uint16_t to) { set(Runner + runner, runners[runner], to); }
    void movePrisoner(std::uint16_t to) { set(Prisoner, prisoner, to); }
    void moveGuard(std::size_t guard, std::uint16_t to) {
        set(Guard + guard, guards[guard], to);
        guardsMoved = true;
    }
    void countGuardMove() { add(GuardMoves, guardMoves, 1); }
    void addPick(int colour) { set(Picks, picks, picks + (std::uint64_t{1} << (8 * colour))); }
    void pay(int colour) { set(Picks, picks, picks - (std::uint64_t{1} << (8 * colour))); }
    void addWhite() { add(White, white, 1); }
    void placeWhite() { take(White, white, 1); }
    void addSilver() { add(Silver, silver, 1); }
    void takeKey() {
        take(Silver, silver, 1);
        set(Key, key, true);
    }
    void release() { set(Released, released, true); }
    void escape() {
        bool now = escaped;
        set(Escaped, now, true);
        escaped = now;
    }
    void useToken() { set(Token, token, false); }
    /// Ends the turn for what counts in one turn only.
    void beginTurn(int actionsPerTurn) {
        actions = static_cast<std::int8_t>(actionsPerTurn);
        mayCollect(-1); // B-5.3: in the same turn
        set(GuardMoves, guardMoves, std::uint8_t{0});
    }
    void mayCollect(int colour) { set(Collect, collect, static_cast<std::int8_t>(colour)); }
    void free(std::uint16_t chamber, Direction side, bool byWhite) {
        set(Freed, freed, chamber);
        set(FreedSide, freedSide, side);
        set(FreedByWhite, freedByWhite, byWhite);
    }
    void useFreed() { set(Freed, freed, beneath::nowhere); }

    static constexpr std::uint64_t eachByte = 0x0101'0101'0101'0101;

private:
    /// Not 0 if it is one of four places: without a loop, as plans ask it for each passageway.
    static std::uint64_t placesOf(std::uint64_t four, std::uint16_t chamber) {
        constexpr std::uint64_t each = 0x0001'0001'0001'0001;
        const std::uint64_t differs = four ^ chamber * each;
        return (differs - each) & ~differs & each << 15;
    }
    /// Of bytes whose lowest bit counts.
    static int sumOfBytes(std::uint64_t bits) { return static_cast<int>((bits & eachByte) * eachByte >> 56); }

    // The parts of a state that the hash is made of.
    enum Field : std::size_t {
        Runner = 0,
        Guard = Runner + beneath::maxRunners,
        Picks = Guard + beneath::maxGuards,
        Prisoner,
        White,
        Silver,
        Key,
        Released,
        Token,
        Escaped,
        Collect,
        GuardMoves,
        Freed,
        FreedSide,
        FreedByWhite,
        fieldCount
    };
    static constexpr auto factors = [] {
        std::array<std::uint64_t, fieldCount> all{};
        std::uint64_t factor = 0x9E3779B97F4A7C15U;
        for (std::uint64_t& one : all)
            one = factor *= 0xD1342543DE82EF95U;
        return all;
    }();

    template <class Value>
    void set(std::size_t field, Value& value, Value now) {
        sum += (static_cast<std::uint64_t>(now) - static_cast<std::uint64_t>(value)) * factors[field];
        value = now;
    }
    void add(std::size_t field, std::uint8_t& value, std::uint8_t more) {
        set(field, value, static_cast<std::uint8_t>(value + more));
    }
    void take(std::size_t field, std::uint8_t& value, std::uint8_t less) {
        set(field, value, static_cast<std::uint8_t>(value - less));
    }
};

// Copied for every step of a plan.
static_assert(sizeof(PlanState) <= 64);

/// The states that a plan has come to already.
class PlanStates {
public:
    void clear() {
        slots_.fill(empty);
        count_ = 0;
    }
    /// Whether the state is new. Once half full, it takes all states for new ones.
    bool add(const PlanState& state) {
        if (count_ > slots_.size() / 2)
            return true;
        const std::uint64_t hash = (state.sum ^ state.sum >> 32) * 0x9E3779B97F4A7C15U;
        const auto rest = static_cast<std::uint32_t>(hash) | 1U;
        std::size_t at = hash >> 32 & (slots_.size() - 1);
        for (; slots_[at] != empty; at = (at + 1) & (slots_.size() - 1))
            if (slots_[at] == rest)
                return false;
        slots_[at] = rest;
        ++count_;
        return true;
    }

private:
    static constexpr std::uint32_t empty = 0;

    std::array<std::uint32_t, 4096> slots_{};
    std::size_t count_ = 0;
};

} // namespace tilewright::bots
