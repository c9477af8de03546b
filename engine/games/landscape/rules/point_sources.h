#pragma once

#include "engine/games/table.h"
#include "engine/model/landscape_tile.h"

#include <array>

namespace tilewright::landscape {

/// Sources of points (game::Game::sources()).
namespace kinds {
inline constexpr game::Kind road = "road";
inline constexpr game::Kind city = "city";
inline constexpr game::Kind cloister = "cloister";
inline constexpr game::Kind field = "field";
/// A road joined by two tokens of a colour (U-3.2).
inline constexpr game::Kind tunnelRoad = "tunnel-road";
/// L-6.4; also the kind of the piece.
inline constexpr game::Kind fairy = QT_TRANSLATE_NOOP("Engine", "fairy");
/// D-6.1: what followers in the dungeon cost at the end.
inline constexpr game::Kind below = "followers-below";
/// L-5.4: paid by one player to another.
inline constexpr game::Kind ransom = "ransom";
} // namespace kinds

constexpr game::Kind sourceOf(FeatureKind kind) {
    switch (kind) {
    case FeatureKind::Road:
        return kinds::road;
    case FeatureKind::City:
        return kinds::city;
    case FeatureKind::Cloister:
        return kinds::cloister;
    case FeatureKind::Field:
        break;
    }
    return kinds::field;
}

} // namespace tilewright::landscape
