#pragma once

#include "engine/game/ruleset.h"
#include "engine/playtest/goals.h"
#include "engine/playtest/run.h"
#include "engine/tileset/chambers/generate.h"

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// Both ends belong to it.
template <class Number>
struct Range {
    Number least{};
    Number most{};
};

/// A set that shall be tuned, and within which limits.
struct TuneTask {
    TileSet set;
    Map map;
    /// Those that are not named have their defaults; `pickColours` follows the colours of each set.
    Json options = Json::object();
    std::vector<std::string> players{"greedy", "greedy"};
    std::uint64_t seed = 1;
    std::vector<Goal> goals;
    Range<int> tiles;
    Range<int> colours;
    Range<double> openShare;
    /// Whether configurations may change: each weight by up to this factor, up or down; 1 keeps them.
    double weightFactor = 2;
    /// Sets tried besides the one that is there.
    int candidates = 27;
    /// Games of each in the first round. Each round keeps the best third, which then has three times as many.
    std::uint64_t games = 20;
};

/// What a generator would have been told to make such a set.
SetSpecification specificationOf(const TileSet& set);

/// Ranges in the wrong order or that no set can have, and goals that no playtest can meet.
Issues check(const TuneTask& task, const game::Ruleset& ruleset);

struct TuneSettings {
    int threads = 1;
    std::stop_token stop;
    /// Called by one thread at a time with the blocks played so far and those of the whole search.
    std::function<void(std::uint32_t played, std::uint32_t wanted)> progress;
    /// Called every few blocks, when what was played can be written.
    std::function<void()> kept;
};

/// A round of the search: games of each candidate, and distances by the candidates' numbers, in the order in
/// which they were played; 0 is what was there.
struct TuneRound {
    std::uint64_t games = 0;
    std::vector<std::pair<int, double>> distances;
};

/// How far a search has come.
struct TuneCourse {
    /// The last may be under way.
    std::vector<TuneRound> rounds;
    /// By candidates, as far as they are needed again. Those that lack are played once more.
    std::map<int, Results> games;
    /// Of the two that were left, on fresh stacks.
    std::map<int, Results> fresh;
};

/// A set and how it met the goals in games that had no part in choosing it.
struct TunedSet {
    TileSet set;
    SetSpecification specification;
    std::vector<Judged> judged;
};

struct Tuned {
    TunedSet before;
    TunedSet after;
    /// False where no candidate was nearer to the goals than what was there: `after` is then `before`.
    bool better = false;
    std::vector<TuneRound> rounds;
    /// Games of `before` and `after` on fresh stacks.
    std::uint64_t games = 0;
};

/// Successive halving (Jamieson and Talwalkar 2016): candidates by chance within the limits, all on the same
/// stacks; then the best and the one that was there on fresh ones. The same task gives the same sets for any
/// number of threads, and of stops: it goes on from `course`, and leaves there what it has when it is
/// stopped. Pre: check() is empty; the course is of the same task. Errors: set, map and options that can't be
/// played; a stop.
Loaded<Tuned> tune(const TuneTask& task, const game::Ruleset& ruleset, const TuneSettings& settings,
                   TuneCourse& course);

/// What is different: "tiles", 176, 158.
struct TunedChange {
    std::string what;
    std::string before;
    std::string after;
};
std::vector<TunedChange> changes(const Tuned& tuned);

/// "tilewright-tuning": what changed, goals before and after, rounds.
Json tunedJson(const TuneTask& task, const Tuned& tuned);
/// The same of a search that is under way, with the raw counts to go on from.
Json courseJson(const TuneTask& task, const TuneCourse& course);
/// As it stands in a file: in one line, as with many candidates it would soon be too large.
std::string courseText(const TuneTask& task, const TuneCourse& course);
/// From either of the two. Errors: not of its format, of another task.
Loaded<TuneCourse> resumeTuning(std::string_view report, const TuneTask& task);

} // namespace tilewright::playtest
