#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace tilewright::game {

/// The range that a figure has in good games: a lamp of the quick check and a proposed goal.
struct TargetRange {
    /// As reports of playtests name it.
    std::string_view figure;
    bool isShare = false;
    std::optional<double> min = std::nullopt;
    std::optional<double> max = std::nullopt;
    // Marked for translation in the context "Engine": what the figure is, the lamp's name, and what helps if
    // the value is too low or too high. Without a lamp's name, another one tells of the figure.
    const char* meaning = "";
    const char* lamp = nullptr;
    const char* toRaise = nullptr;
    const char* toLower = nullptr;
};

/// What the quick check compares sets of a rule system with.
struct QualityTargets {
    /// Range of the median number of turns, both inclusive.
    double minTurns = 0;
    double maxTurns = 0;
    /// The smallest share of games that should end before the tiles run out.
    std::optional<double> minEscapeShare;
    /// Whether picks of all colours should be earned equally often.
    bool balancesColours = false;
    /// The largest share of turns that begin with none of the first of Game::returningPieces() in hand.
    std::optional<double> maxEmptyHandShare;
    /// The largest share of all points from one of Game::sources().
    std::optional<double> maxSourceShare;
    /// Advice, marked for translation in the context "Engine": what helps if the neutral pieces send home too
    /// few or too many, and if one of them is in a space too long. Null where the rules have no such pieces.
    const char* toSendMoreHome = nullptr;
    const char* toSendFewerHome = nullptr;
    const char* toCallOut = nullptr;
    /// What else matters in this game.
    std::span<const TargetRange> wanted = {};
    /// The figure by which two playtests are compared if nobody names one; empty: points.
    std::string_view compared = {};
};

} // namespace tilewright::game
