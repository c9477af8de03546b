#pragma once

#include "editor/playtest/health/findings.h"
#include "engine/games/ruleset.h"
#include "engine/model/side.h"

#include <optional>

namespace tilewright {

/// One result of a quick check of a set or map.
struct HealthLamp {
    enum class State { Unknown, Good, Doubtful, Bad };
    /// One or two words: "Finishes".
    QString name;
    State state = State::Unknown;
    /// A sentence with the deciding figures.
    QString explanation;
    // The link: to a tile, else to the tiles with a door, else to a figure.
    QString tile = {};
    std::optional<Colour> door = std::nullopt;
    QString figure = {};
};

/// "good", "look at it", "bad", "not known"
QString stateInWords(HealthLamp::State state);

/// The lamps of a check: fair seats, length, tiles that fit nowhere, and two from the rules' yardstick: five
/// in all, plus spaceLamps() if there is a space beside the tiles, and wantedLamps().
std::vector<HealthLamp> healthLamps(const FindingsPointer& found);
/// The five lamps and those of wanted ranges for these rules, all unknown for the given reason.
std::vector<HealthLamp> unknownLamps(const game::Yardstick& yardstick, const QString& whyUnknown);

// Limits for sets of all rules.
/// Of smaller sets no lamp says that they are good.
inline constexpr int fewestTilesTold = 12;
// The negligible deviation of a seat's share of the wins.
inline constexpr double fairEnough = 0.1;
/// As a share of all drawn tiles.
inline constexpr double mostRefused = 0.05;
/// Of a colour, relative to the average gain of a colour.
inline constexpr double leastOfColour = 0.75;

} // namespace tilewright
