#pragma once

#include "engine/games/beneath/rules/move.h"
#include "engine/games/kind_spec.h"
#include "engine/games/table.h"
#include "engine/model/map/map.h"

#include <array>
#include <string_view>

namespace tilewright::beneath {

/// Kinds of pieces and tokens, by their names on the table and in art.
namespace kinds {
inline constexpr game::Kind runner = "runner";
inline constexpr game::Kind prisoner = "prisoner";
inline constexpr game::Kind guard = "guard";
inline constexpr game::Kind silver = "silver";
inline constexpr game::Kind key = "key";
inline constexpr game::Kind token = "token";
inline constexpr game::Kind black = "black";
inline constexpr game::Kind white = "white";
} // namespace kinds

inline constexpr std::array<game::Kind, colourCount> pickKinds{"pick-blue", "pick-yellow", "pick-green",
                                                               "pick-red",  "pick-brown",  "pick-orange",
                                                               "pick-grey", "pick-purple"};

constexpr game::Kind pickKind(int colour) {
    return pickKinds[static_cast<std::size_t>(colour)];
}

constexpr game::Kind markerKind(Marker m) {
    return m == Marker::Black ? kinds::black : kinds::white;
}

/// Picks, markers and pieces of B-1.5 to B-1.7.
game::Kinds kindSpecs();

/// The record's word for a kind of move: "move-runner".
constexpr std::string_view name(MoveKind kind) {
    constexpr std::array<std::string_view, moveKindCount> names{"choose-picks",  "lay",
                                                                "draw",          "enter-runner",
                                                                "move-runner",   "collect-again",
                                                                "move-guard",    "take-marker",
                                                                "place-marker",  "remove-marker",
                                                                "make-silver",   "release-prisoner",
                                                                "move-prisoner", "enter-key-room",
                                                                "exchange",      "end-turn"};
    return names[static_cast<std::size_t>(kind)];
}

} // namespace tilewright::beneath
