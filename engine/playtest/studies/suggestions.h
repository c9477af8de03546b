#pragma once

#include "engine/playtest/run.h"
#include "engine/playtest/statistics/intervals.h"
#include "engine/playtest/statistics/sequential.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// One copy more or fewer of a tile.
struct CountEdit {
    std::string tile;
    /// 1 or -1.
    int change = 1;
    friend bool operator==(const CountEdit&, const CountEdit&) = default;
};
/// One more of each tile, and one fewer of those with several copies.
std::vector<CountEdit> countEdits(const TileSet& set);
/// Does nothing to a set without the tile.
void apply(const CountEdit& edit, TileSet& set);

/// A share of which there should be less.
struct UnwantedShare {
    std::string_view id;
    /// Marked for translation: as an aim, and within a sentence.
    const char* aim = "";
    const char* name = "";
    /// The counters of the part, and of the whole: the sum of these.
    std::string_view part;
    std::vector<std::string_view> whole;
};
/// Those that the games counted.
std::vector<UnwantedShare> unwantedSharesIn(const Results& results);

/// What an edit did to a share in games of the same seed, bots, and numbers of stacks.
struct Suggestion {
    CountEdit edit;
    Estimate before;
    Estimate after;
    /// After less before; over stacks, paired by their numbers.
    Estimate difference;
    /// Of each side.
    std::size_t games = 0;
    /// Whether there is surely less of it, corrected for the number of edits.
    bool helps = false;
};

struct SuggestSettings {
    int threads = 1;
    StopToken stop;
    /// Called with the part that is done, from 0 to 1.
    std::function<void(double)> progress;
};

/// Tries each edit against the plan's set, in at most the plan's games; by a sequential test fewer once it is
/// clear that it helps, that it harms, or that it changes the share by less than a quarter. The chance of an
/// error (5 %) is divided by the number of edits (Bonferroni). Those that help come first, the greatest
/// change first; edits that make no game are left out. After a stop, what was found so far. The result is the
/// same for any number of threads. Pre: unwantedSharesIn() of such games has it.
std::vector<Suggestion> suggest(const Plan& plan, const std::vector<CountEdit>& edits,
                                const game::Ruleset& rules, const UnwantedShare& what,
                                const SuggestSettings& settings);

/// "One more copy of “tee-04”: unplaceable draws 4.0 % to 2.1 % in 2,000 games".
Text suggestionText(const Suggestion& suggestion, const UnwantedShare& what);

} // namespace tilewright::playtest
