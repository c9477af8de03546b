#pragma once

#include "engine/base/threads.h"
#include "engine/games/ruleset.h"
#include "engine/model/set_generator.h"
#include "engine/playtest/goals.h"
#include "engine/playtest/run.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// Both ends are included.
struct Range {
    double least = 0;
    double most = 0;
};

/// A set to be tuned, and the limits for it.
struct TuneTask {
    TileSet set;
    /// Sets without its tiles have their own start map instead.
    Map map;
    /// Missing ones have their defaults; the number of colours in play follows each set.
    Json options = Json::object();
    std::vector<std::string> players{"greedy", "greedy"};
    std::uint64_t seed = 1;
    std::vector<Goal> goals;
    /// By counts and shares of the generator's specification; what has no limits stays as it is.
    std::map<std::string, Range, std::less<>> limits;
    /// Limit for changes of weights: each by up to this factor, up or down; 1 keeps them.
    double weightFactor = 2;
    /// Number of sets to try besides the present one.
    int candidates = 27;
    /// Games of each in the first round. Each round keeps the best third, with three times as many games.
    std::uint64_t games = 20;
};

/// The limits of a field of the set's generator if nobody says others; empty if it stays as it is.
std::optional<Range> defaultLimits(const SpecificationField& field, const TileSet& set);
/// Sets these limits of all fields.
void setDefaultLimits(TuneTask& task);

/// Reports limits of fields that the generator lacks, in the wrong order or impossible for sets, and goals
/// that no playtest can meet.
Issues check(const TuneTask& task, const game::Ruleset& ruleset);

struct TuneSettings {
    int threads = 1;
    StopToken stop;
    /// Called by one thread at a time with the numbers of blocks played so far and of the whole search.
    std::function<void(std::uint32_t played, std::uint32_t wanted)> progress;
    /// Called every few blocks, when the search can be saved.
    std::function<void()> save;
};

/// A round of the search: the games of each candidate, and distances by candidate number, in the order of
/// play; number 0 is the original set.
struct TuneRound {
    std::uint64_t games = 0;
    std::vector<std::pair<int, double>> distances;
    /// The same by goals, in their order and without weights.
    std::map<int, std::vector<double>> byGoal;
};

/// The state of a search in progress.
struct TuneProgress {
    /// The last may be incomplete.
    std::vector<TuneRound> rounds;
    /// By candidate, as far as they are still needed. Missing ones are played again.
    std::map<int, Results> games;
    /// Games of the last two on fresh stacks.
    std::map<int, Results> fresh;
};

/// A set and how it met the goals in games that were not used to choose it.
struct TunedSet {
    TileSet set;
    Json specification;
    std::vector<GoalResult> judged;
};

struct TuneResult {
    TunedSet before;
    TunedSet after;
    /// False if no candidate came closer to the goals than the original: `after` is then `before`.
    bool better = false;
    std::vector<TuneRound> rounds;
    /// Games of `before` and `after` on fresh stacks.
    std::uint64_t games = 0;
    /// False after a stop: judged by the games that chose it, which flatter it.
    bool isFresh = true;
};

/// Tunes by successive halving (Jamieson and Talwalkar 2016): random candidates within the limits, all on the
/// same stacks; then the best and the original on fresh ones. The same task gives the same sets for any
/// number of threads and stops: it continues from `course`, and saves its state there when stopped. Pre:
/// check() is empty; the course is of the same task. Errors: set, map and options that can't be played; a
/// stop.
Loaded<TuneResult> tune(const TuneTask& task, const game::Ruleset& ruleset, const TuneSettings& settings,
                        TuneProgress& course);

/// What a stopped search has found: the best candidate of its last round, if it is closer to the goals than
/// the original there. Empty before any two sets were compared.
std::optional<TuneResult> bestSoFar(const TuneTask& task, const TuneProgress& course);

/// A set that no other set beats in every goal: improving on it in one goal costs something in another.
struct ParetoSet {
    int candidate = 0;
    /// Games that its distances come from.
    std::uint64_t games = 0;
    /// By goals, in their order and without weights.
    std::vector<double> distances;
};
/// The Pareto front of all sets tried, each by its last round, in the order of their numbers.
std::vector<ParetoSet> paretoFront(const std::vector<TuneRound>& rounds);
/// Candidate `number`; 0 is the original.
TunedSet candidateSet(const TuneTask& task, int number);

/// A changed setting: "tiles", 176, 158.
struct TunedChange {
    std::string what;
    std::string before;
    std::string after;
};
std::vector<TunedChange> changes(const TuneResult& tuned);

/// "tilewright-tuning": changes, goals before and after, rounds.
Json tunedJson(const TuneTask& task, const TuneResult& tuned);
/// The same for a search in progress, with the raw counts to continue from.
Json progressJson(const TuneTask& task, const TuneProgress& course);
/// The text of the file: in a single line, as it would soon be too large with many candidates.
std::string progressText(const TuneTask& task, const TuneProgress& course);
/// Reads either of the two. Errors: not of its format, of another task.
Loaded<TuneProgress> resumeTuning(std::string_view report, const TuneTask& task);

/// What a tuning's file says of its task. The file names set and map and doesn't hold them.
struct TuningFile {
    /// With an empty set and map.
    TuneTask task;
    std::string ruleset;
    struct Named {
        std::string name;
        std::string hash;
    };
    Named set;
    Named map;
    /// Whether the search is over: the file then has its result, and no games to go on from.
    bool isOver = false;
};

/// Reads the task of the file of a tuning, finished or not. Errors: not of its format, a field that is
/// missing or of another kind. check() has yet to tell whether it can be tuned.
Loaded<TuningFile> readTuning(std::string_view text);

} // namespace tilewright::playtest
