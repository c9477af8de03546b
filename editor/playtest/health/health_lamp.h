#pragma once

#include "editor/playtest/health/findings.h"
#include "engine/game/ruleset.h"
#include "engine/tileset/side.h"

#include <optional>

namespace tilewright {

/// One answer about a set or map, from a quick look at it.
struct HealthLamp {
    enum class State { Unknown, Good, Doubtful, Bad };
    /// One word or two: "Finishes".
    QString name;
    State state = State::Unknown;
    /// A sentence with the figures that decide.
    QString explanation;
    // Where it leads: to a tile, else to the tiles with a door, else to a figure.
    QString tile = {};
    std::optional<Colour> door = std::nullopt;
    QString figure = {};
};

/// "good", "look at it", "bad", "not known"
QString stateInWords(HealthLamp::State state);

/// What the lamps say of a look: seats are fair, length, tiles that fit nowhere, and two that the yardstick
/// of the rules asks for: five, and those of a space beside the tiles where there is one (spaceLamps).
std::vector<HealthLamp> healthLamps(const FindingsPointer& found);
/// The five of a set for these rules, all unknown for that reason.
std::vector<HealthLamp> unknownLamps(const game::Yardstick& yardstick, const QString& whyUnknown);

// What the lamps hold a set of any rules to.
/// As good as nothing, of a seat's share of the wins.
inline constexpr double fairEnough = 0.1;
/// Of all drawn tiles.
inline constexpr double mostRefused = 0.05;
/// A colour's part of what a colour is gained on average.
inline constexpr double leastOfColour = 0.75;

} // namespace tilewright
