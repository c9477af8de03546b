#pragma once

#include "editor/playtest/findings.h"
#include "engine/games/ruleset.h"
#include "engine/model/sides.h"

#include <QString>

#include <optional>
#include <vector>

namespace tilewright {

/// One result of a quick check of a set or map.
struct QuickCheckLamp {
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
QString stateInWords(QuickCheckLamp::State state);

/// The lamps of a check: fair seats, length, tiles that fit nowhere, and two from the rules' quality targets:
/// five in all, plus spaceLamps() if there is a space beside the tiles, and one for each range that the rules
/// want.
std::vector<QuickCheckLamp> quickCheckLamps(const FindingsPointer& found);
/// The five lamps and those of wanted ranges for these rules, all unknown for the given reason.
std::vector<QuickCheckLamp> unknownLamps(const game::QualityTargets& qualityTargets,
                                         const QString& whyUnknown);

/// Two more lamps for games with a space beside the tiles (playtest::SpaceUse): whether pieces enter and
/// leave it and win by that, and whether the pieces of nobody that send others home are active. Empty if
/// there is no such space.
std::vector<QuickCheckLamp> spaceLamps(const Findings& found);

// Limits for sets of all rules.
/// Of smaller sets no lamp says that they are good.
inline constexpr int minTilesForVerdict = 12;
// The negligible deviation of a seat's share of the wins.
inline constexpr double maxFairDeviation = 0.1;
/// As a share of all drawn tiles.
inline constexpr double maxRefused = 0.05;
/// Of a colour, relative to the average gain of a colour.
inline constexpr double minOfColour = 0.75;

// Limits for sets with a space beside the tiles.
// Pieces that enter per game: with fewer, the space is unused in many games.
inline constexpr double minEntering = 1;
/// The share of entering pieces that leave again: the others were wasted.
inline constexpr double minLeaving = 0.75;
/// The share of contests won by pieces that leave: with fewer, leaving against others is no option.
inline constexpr double minWon = 0.2;
/// The share of turns with a piece in the space that sends others home: it blocks entering and leaving.
inline constexpr double maxHeld = 0.5;
/// Pieces sent home per game: with fewer, there is no threat; with more, which is over twice what bots reach
/// with the bundled tiles, it decides the game.
inline constexpr double minSentHome = 1;
inline constexpr double maxSentHome = 15;

} // namespace tilewright
