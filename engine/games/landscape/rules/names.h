#pragma once

#include "engine/games/landscape/rules/state/move.h"
#include "engine/games/table.h"

#include <array>
#include <string_view>

namespace tilewright::landscape {

/// The record's word for a figure: "large".
constexpr std::string_view name(PieceType f) {
    constexpr std::array<std::string_view, pieceTypeCount> names{
        QT_TRANSLATE_NOOP("Engine", "follower"), QT_TRANSLATE_NOOP("Engine", "large"),
        QT_TRANSLATE_NOOP("Engine", "mayor"),    QT_TRANSLATE_NOOP("Engine", "wagon"),
        QT_TRANSLATE_NOOP("Engine", "builder"),  QT_TRANSLATE_NOOP("Engine", "pig")};
    return names[static_cast<std::size_t>(f)];
}

/// Its kind as a piece on the table, by its name in art.
constexpr game::Kind pieceKind(PieceType f) {
    return f == PieceType::Large ? game::Kind("large-follower") : name(f);
}

namespace kinds {
inline constexpr game::Kind dragon = "dragon";
inline constexpr game::Kind towerFloor = "tower-floor";
// Spaces beside the tiles (game::Space).
inline constexpr game::Kind dungeon = QT_TRANSLATE_NOOP("Engine", "dungeon");
inline constexpr game::Kind prison = QT_TRANSLATE_NOOP("Engine", "prison");
} // namespace kinds

/// Colours of tunnel tokens in the order of U-1.1, marked for translation.
constexpr std::string_view tokenColour(int colour) {
    constexpr std::array<std::string_view, tokenColours> names{
        QT_TRANSLATE_NOOP("Engine", "blue"),  QT_TRANSLATE_NOOP("Engine", "yellow"),
        QT_TRANSLATE_NOOP("Engine", "green"), QT_TRANSLATE_NOOP("Engine", "red"),
        QT_TRANSLATE_NOOP("Engine", "brown"), QT_TRANSLATE_NOOP("Engine", "orange")};
    return names[static_cast<std::size_t>(colour)];
}

constexpr game::Kind tokenKind(int colour) {
    constexpr std::array<game::Kind, tokenColours> names{"tunnel-blue", "tunnel-yellow", "tunnel-green",
                                                         "tunnel-red",  "tunnel-brown",  "tunnel-orange"};
    return names[static_cast<std::size_t>(colour)];
}

/// The record's word for a kind of move: "place-token".
constexpr std::string_view name(MoveKind kind) {
    constexpr std::array<std::string_view, moveKindCount> names{
        "lay",         "place",       "place-token", "end-turn",      "move-wagon",    "wagon-home",
        "ransom",      "put-fairy",   "send-home",   "enter-dungeon", "leave-dungeon", "flush-dragon",
        "place-floor", "move-dragon", "flee",        "stay"};
    return names[static_cast<std::size_t>(kind)];
}

} // namespace tilewright::landscape
