#pragma once

#include "engine/base/translatable_text.h"
#include "engine/playtest/run.h"
#include "engine/playtest/statistics/intervals.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// A bot against another one, which sits in all other seats: the same stacks in each rotation of the seats,
/// so that neither seats nor stacks favour one of them.
struct Match {
    std::string first;
    std::string second;
    friend bool operator==(const Match&, const Match&) = default;
};

/// What a bot loses without a group of moves or a kind of piece: the bot against itself without each of them.
std::vector<Match> forbidMatches(const std::string& bot, const std::vector<std::string>& groups);
/// Each doubling of a search's playouts against the last, `steps` of them from what its name says. Errors: no
/// search, one that thinks for a time, too many playouts.
Loaded<std::vector<Match>> ladderMatches(const std::string& bot, std::string_view ruleset, int steps);

/// How the first bot of a match did.
struct MatchFigures {
    /// Of the win; shared wins are divided.
    Estimate winShare;
    /// Less an even share.
    Estimate advantage;
    /// Average final points of it, less those of a player of the other bot, stack by stack.
    double points = 0;
    double others = 0;
    Estimate pointsDifference;
};
/// Pre: at least one block is done.
MatchFigures matchFigures(const Results& results);

/// Matches on the same stacks, and how far they are.
struct Matches {
    enum class Kind : std::uint8_t {
        Forbid, ///< the first bot must do without something
        Ladder, ///< the first bot thinks twice as long
    };
    Kind kind = Kind::Forbid;
    std::vector<Match> matches;
    /// Of each match; those that are not begun are missing or without blocks.
    std::vector<Results> results;

    /// How many matches have any games.
    std::size_t begun() const;
    /// The answer in a sentence, in English.
    Text sentence() const;
};
/// What one match shows, in a sentence. Pre: it has games.
Text matchSentence(Matches::Kind kind, const Match& match, const Results& results);

struct MatchSettings {
    int threads = 1;
    StopToken stop;
    /// Called by one thread at a time with the number of blocks played of all matches.
    std::function<void(std::uint32_t played)> progress;
    /// Called every few blocks with everything so far, for saving.
    std::function<void(const Matches& matches)> save;
};

/// The plan of one of them: game, seed and number of games and players as in `common`.
Plan planOf(const Match& match, Plan common);
/// Plays all games of all matches, one match after the other, or until a stop; goes on from `before`. The
/// same bytes for any number of threads and stops. Pre: all bots exist.
void play(Matches& matches, const Plan& common, const MatchSettings& settings);

/// "tilewright-matches", with the raw counts to go on from.
Json matchesJson(const Matches& matches, const Plan& common);
/// Loads the games of an earlier run of the same matches. Errors: not of its format, or of other plans.
Issues resumeMatches(std::string_view report, const Plan& common, Matches& matches);

} // namespace tilewright::playtest
