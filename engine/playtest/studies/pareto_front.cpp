#include "engine/playtest/studies/tune.h"

#include <algorithm>

namespace tilewright::playtest {

namespace {

/// At least as close to every goal, and closer to one.
bool beats(const std::vector<double>& a, const std::vector<double>& b) {
    bool closer = false;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (a[i] > b[i])
            return false;
        closer = closer || a[i] < b[i];
    }
    return closer;
}

/// The last round in which the original and a candidate were played.
const TuneRound* lastCompared(const std::vector<TuneRound>& rounds) {
    const auto found = std::find_if(rounds.rbegin(), rounds.rend(),
                                    [](const TuneRound& one) { return one.distances.size() > 1; });
    return found == rounds.rend() ? nullptr : &*found;
}

TunedSet judgedSet(const TuneTask& task, const TuneProgress& course, int number) {
    TunedSet set = candidateSet(task, number);
    const auto fresh = course.fresh.find(number);
    const auto games = course.games.find(number);
    if (games != course.games.end())
        set.judged = judge(games->second, task.goals);
    else
        set.judged = judge(fresh == course.fresh.end() ? Results() : fresh->second, task.goals);
    return set;
}

} // namespace

std::vector<ParetoSet> paretoFront(const std::vector<TuneRound>& rounds) {
    std::map<int, ParetoSet> all;
    for (const TuneRound& round : rounds)
        for (const auto& [number, distances] : round.byGoal)
            all[number] = {number, round.games, distances};
    std::vector<ParetoSet> list;
    for (const auto& [number, one] : all)
        if (std::none_of(all.begin(), all.end(), [&one = one](const auto& other) {
                return beats(other.second.distances, one.distances);
            }))
            list.push_back(one);
    return list;
}

std::optional<TuneResult> bestSoFar(const TuneTask& task, const TuneProgress& course) {
    const TuneRound* round = lastCompared(course.rounds);
    if (round == nullptr)
        return std::nullopt;
    const auto best =
        std::min_element(round->distances.begin(), round->distances.end(), [](const auto& a, const auto& b) {
            return a.second < b.second;
        }); // of equal ones the original
    TuneResult tuned;
    tuned.isFresh = false;
    tuned.rounds = course.rounds;
    tuned.games = round->games;
    tuned.better = best->first != 0;
    tuned.before = judgedSet(task, course, 0);
    tuned.after = tuned.better ? judgedSet(task, course, best->first) : tuned.before;
    return tuned;
}

} // namespace tilewright::playtest
