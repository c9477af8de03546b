#pragma once

#include <array>
#include <string_view>

namespace tilewright::bots {

/// The constants by which the bots of Beneath judge plans, layings and positions, in quarters of an action
/// unless said otherwise. The defaults are what the bots play by; tests/fitting/fit_beneath finds others.
struct BeneathWeights {
    // Work left until the escape.
    /// A colour that silver still lacks: a walk, and the picks paid on it.
    double missingColour = 22;
    double missingForRelease = 12;
    double missingForTheWay = 10;
    double missingForBlack = 6;
    /// Counted for silver and for the key beside what is missing for them.
    double silverBase = 20;
    double keyBase = 20;
    /// Share of the Runner's way counted while silver is gathered, and of the Prisoner's before the key.
    double wayAfterSilver = 0.5;
    double wayAfterKey = 0.2;
    double keyWhileGathering = 0.5;
    double releaseWhileGathering = 0.4;
    double escapeWhileGathering = 0.3;
    double escapeBeforeKey = 0.8;
    /// A key in hand warns the others before the Prisoner is near his door.
    double warning = 50;
    double doorForTheWay = 0.6;
    /// Up to this distance a door of a wanted colour counts fully, beyond it by `farDoor`.
    double nearDoor = 8;
    double farDoor = 0.3;

    // A plan's value beside its work.
    double pickInHand = 0.5;
    double pointInHand = 0.05;
    double whiteInHand = 1.5;
    /// A value gained an action later is worth so much less.
    double patience = 0.05;

    // The gain of a laying.
    double mostGained = 24;
    double runnersWay = 0.7;
    double runnersWayWithSilver = 1;
    double openPassage = 0.4;
    double lastColours = 12;
    double wantedColour = 6;
    double otherColour = 1.5;
    double exitDoor = 0.3;
    double halfReach = 8;
    double colourDoor = 3;
    double wayBack = 0.7;
    /// Factor for what a laying gives the next player.
    double othersGain = 0.65;

    // The estimate of shares, fitted by least log loss to 265,182 moments of 1,200 games of greedy against
    // greedy: 0.617 on games left out of the fit, compared with 0.693 without any knowledge. Early the player
    // closer to the escape wins; late, points count too.
    /// Factors for the parts of the work, and for the actions left in a turn.
    double picksInEstimate = 1.47;
    double keyInEstimate = 1.29;
    double releaseInEstimate = 1.74;
    double escapeInEstimate = 0.93;
    double actionsInEstimate = 0.54;
    double minWork = 65;
    double workPowerEarly = 1.86;
    double workPowerLate = 3.88;
    /// In points.
    double pointsScale = 0.72;
    double lateFrom = 36.7;
    double lateScale = 194;
    double paceOfWork = 1.67;
};

inline constexpr BeneathWeights standardBeneathWeights{};

struct NamedBeneathWeight {
    std::string_view name;
    double BeneathWeights::*value;
};

/// The weights of plans and layings by name, for a fit.
inline constexpr std::array namedBeneathWeights{
    NamedBeneathWeight{"missingColour", &BeneathWeights::missingColour},
    NamedBeneathWeight{"missingForRelease", &BeneathWeights::missingForRelease},
    NamedBeneathWeight{"missingForTheWay", &BeneathWeights::missingForTheWay},
    NamedBeneathWeight{"missingForBlack", &BeneathWeights::missingForBlack},
    NamedBeneathWeight{"silverBase", &BeneathWeights::silverBase},
    NamedBeneathWeight{"keyBase", &BeneathWeights::keyBase},
    NamedBeneathWeight{"wayAfterSilver", &BeneathWeights::wayAfterSilver},
    NamedBeneathWeight{"wayAfterKey", &BeneathWeights::wayAfterKey},
    NamedBeneathWeight{"keyWhileGathering", &BeneathWeights::keyWhileGathering},
    NamedBeneathWeight{"releaseWhileGathering", &BeneathWeights::releaseWhileGathering},
    NamedBeneathWeight{"escapeWhileGathering", &BeneathWeights::escapeWhileGathering},
    NamedBeneathWeight{"escapeBeforeKey", &BeneathWeights::escapeBeforeKey},
    NamedBeneathWeight{"warning", &BeneathWeights::warning},
    NamedBeneathWeight{"doorForTheWay", &BeneathWeights::doorForTheWay},
    NamedBeneathWeight{"nearDoor", &BeneathWeights::nearDoor},
    NamedBeneathWeight{"farDoor", &BeneathWeights::farDoor},
    NamedBeneathWeight{"pickInHand", &BeneathWeights::pickInHand},
    NamedBeneathWeight{"pointInHand", &BeneathWeights::pointInHand},
    NamedBeneathWeight{"whiteInHand", &BeneathWeights::whiteInHand},
    NamedBeneathWeight{"patience", &BeneathWeights::patience},
    NamedBeneathWeight{"mostGained", &BeneathWeights::mostGained},
    NamedBeneathWeight{"runnersWay", &BeneathWeights::runnersWay},
    NamedBeneathWeight{"runnersWayWithSilver", &BeneathWeights::runnersWayWithSilver},
    NamedBeneathWeight{"openPassage", &BeneathWeights::openPassage},
    NamedBeneathWeight{"lastColours", &BeneathWeights::lastColours},
    NamedBeneathWeight{"wantedColour", &BeneathWeights::wantedColour},
    NamedBeneathWeight{"otherColour", &BeneathWeights::otherColour},
    NamedBeneathWeight{"exitDoor", &BeneathWeights::exitDoor},
    NamedBeneathWeight{"halfReach", &BeneathWeights::halfReach},
    NamedBeneathWeight{"colourDoor", &BeneathWeights::colourDoor},
    NamedBeneathWeight{"wayBack", &BeneathWeights::wayBack},
    NamedBeneathWeight{"othersGain", &BeneathWeights::othersGain},
};

} // namespace tilewright::bots
