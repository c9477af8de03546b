#include "engine/playtest/studies/tune.h"

#include "engine/base/json/json.h"
#include "engine/base/random.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"
#include "engine/model/tile_family.h"
#include "engine/playtest/make_error.h"
#include "engine/playtest/studies/stored_results.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace tilewright::playtest {

namespace {

constexpr std::size_t keptOf = 3;

Plan planOf(const TuneTask& task, const game::Ruleset& ruleset, std::shared_ptr<const game::Game> game) {
    Plan plan;
    plan.ruleset = ruleset.id();
    plan.game = std::move(game);
    plan.players = task.players;
    plan.seed = task.seed;
    plan.games = task.games;
    return plan;
}

Loaded<std::shared_ptr<const game::Game>> compile(const TuneTask& task, const game::Ruleset& ruleset,
                                                  const TileSet& set) {
    return ruleset.compile(set, hasTilesOf(set, task.map) ? task.map : startMapOf(set), task.options,
                           static_cast<int>(task.players.size()));
}

const SetGenerator& generatorOf(const TuneTask& task) {
    return familyOf(task.set.ruleset).generator();
}

Json within(const SpecificationField& field, const Range& range, Random& random) {
    if (field.type == SpecificationField::Type::Share)
        return range.least + (range.most - range.least) * random.unit();
    const auto least = static_cast<int>(range.least);
    return least + static_cast<int>(random.below(static_cast<std::uint32_t>(range.most) -
                                                 static_cast<std::uint32_t>(least) + 1));
}

/// Candidate `number`, from 1. The generator has exclusive use of game 0 of its purpose.
Json candidate(const TuneTask& task, int number) {
    const SetGenerator& generator = generatorOf(task);
    Random random(task.seed, 1, Purpose::Generator, static_cast<std::uint64_t>(number));
    Json specification = generator.specificationOf(task.set);
    for (const SpecificationField& field : generator.fields()) {
        Json& value = specification[std::string(field.name)];
        if (field.type == SpecificationField::Type::Weights)
            for (Json& weight : value)
                weight = weight.get<double>() * std::pow(task.weightFactor, 2 * random.unit() - 1);
        else if (const auto range = task.limits.find(field.name); range != task.limits.end())
            value = within(field, range->second, random);
    }
    generator.reconcile(specification);
    return specification;
}

/// A generated set with the name of the one that it may replace.
TileSet made(const TuneTask& task, const Json& specification) {
    TileSet set = generatorOf(task).generate(specification, task.seed);
    set.name = task.set.name;
    set.author = task.set.author;
    set.license = task.set.license;
    set.description = task.set.description;
    set.tileMillimetres = task.set.tileMillimetres;
    return set;
}

/// One set in the race.
struct Racer {
    int number = 0;
    Json specification;
    TileSet set;
    Plan plan;
    double distance = 0;
};

/// The number of candidates that continue after a round, besides the original.
std::size_t goingOn(std::size_t racers) {
    return (racers - 1 + keptOf - 1) / keptOf;
}

/// Blocks of a set that stays to the end, after each round.
std::vector<std::uint32_t> roundBlocks(const TuneTask& task) {
    const auto seats = static_cast<std::uint64_t>(task.players.size());
    std::vector<std::uint32_t> blocks;
    auto now = static_cast<std::uint32_t>((task.games + seats - 1) / seats);
    for (auto left = static_cast<std::size_t>(task.candidates); left > 1;
         left = (left + keptOf - 1) / keptOf) {
        blocks.push_back(now);
        now *= keptOf;
    }
    if (blocks.empty())
        blocks.push_back(now);
    return blocks;
}

class Race {
public:
    Race(const TuneTask& task, const TuneSettings& settings)
        : task_(task), settings_(settings), blocks_(roundBlocks(task)) {
        std::size_t racing = static_cast<std::size_t>(task.candidates) + 1;
        std::uint32_t before = 0;
        for (const std::uint32_t blocks : blocks_) {
            left_ += static_cast<std::uint32_t>(racing) * (blocks - before);
            before = blocks;
            racing = goingOn(racing) + 1;
        }
        left_ += 2 * blocks_.back();
    }

    /// The number of blocks that each set has already, and the number wanted.
    void begin(std::uint32_t before, std::uint32_t end) {
        before_ = before;
        end_ = end;
    }
    /// One set was played before.
    void pass() { left_ -= end_ - before_; }
    /// Plays the games of one set, and saves them meanwhile. False after a stop.
    bool play(Plan plan, Results& results) {
        pass();
        plan.games = std::uint64_t{blocks_.back()} * plan.players.size();
        plan.maxGamesByStack = alwaysByStack;
        // Our own runs never leave such results.
        if (!results.done.empty() && (results.done.back() >= end_ || !areFromPlan(results, plan)))
            results = {};
        results.kinds = plan.game->kinds();
        RunSettings run;
        run.threads = settings_.threads;
        run.stop = settings_.stop;
        run.blocks = end_ - static_cast<std::uint32_t>(results.done.size());
        run.progress = [this, wanted = played_ + run.blocks + left_](std::uint32_t played, std::uint32_t) {
            if (settings_.progress)
                settings_.progress(played_ + played, wanted);
        };
        results = runInPortions(plan, run, std::exchange(results, {}), [&](const Results& now) {
            results = now;
            if (settings_.save)
                settings_.save();
        });
        played_ += run.blocks;
        return !stopped();
    }
    /// Meaningless after a stop.
    std::vector<GoalResult> judge(const Results& results) const {
        return playtest::judge(results, task_.goals, settings_.stop);
    }
    bool stopped() const { return settings_.stop.stop_requested(); }
    const std::vector<std::uint32_t>& blocks() const { return blocks_; }

private:
    const TuneTask& task_;
    const TuneSettings& settings_;
    std::vector<std::uint32_t> blocks_;
    std::uint32_t before_ = 0;
    std::uint32_t end_ = 0;
    /// In this run, and those still to come after the set being played.
    std::uint32_t played_ = 0;
    std::uint32_t left_ = 0;
};

/// Knows after each candidate of a round which may still continue, so that the games of all others can be
/// dropped.
class Best {
public:
    explicit Best(std::size_t racers) : most_(goingOn(racers)) {}

    void add(const Racer& racer, std::map<int, Results>& games) {
        // The original continues in any case; of equal ones the first.
        if (racer.number == 0)
            return;
        best_.emplace(racer.distance, racer.number);
        if (best_.size() <= most_)
            return;
        const auto worst = std::prev(best_.end());
        games.erase(worst->second);
        best_.erase(worst);
    }

private:
    std::size_t most_;
    std::multimap<double, int> best_;
};

/// Fewer than all after a stop.
Loaded<std::vector<Racer>> racersOf(const TuneTask& task, const game::Ruleset& ruleset,
                                    const StopToken& stop) {
    std::vector<Racer> racers;
    for (int number = 0; number <= task.candidates && !stop.stop_requested(); ++number) {
        TunedSet its = candidateSet(task, number);
        Racer racer;
        racer.number = number;
        racer.specification = std::move(its.specification);
        racer.set = std::move(its.set);
        auto game = compile(task, ruleset, racer.set);
        if (!game)
            return {std::nullopt, std::move(game.issues)};
        racer.plan = planOf(task, ruleset, *game.value);
        racers.push_back(std::move(racer));
    }
    return {std::move(racers), {}};
}

/// The same set on stacks that were not used to choose it.
bool playFresh(Race& race, const TuneTask& task, const Racer& racer, Results& results, TunedSet& out) {
    Plan plan = racer.plan;
    plan.seed = task.seed + 1;
    if (!race.play(plan, results))
        return false;
    out = {racer.set, racer.specification, race.judge(results)};
    return !race.stopped();
}

/// Distances of an earlier round, as far as they are of these racers in their order.
std::vector<std::pair<int, double>> known(const TuneRound& round, const std::vector<Racer>& racers) {
    std::vector<std::pair<int, double>> distances;
    for (std::size_t i = 0; i < std::min(racers.size(), round.distances.size()); ++i)
        if (round.distances[i].first == racers[i].number)
            distances.push_back(round.distances[i]);
        else
            break;
    return distances;
}

/// Plays one round; false after a stop.
bool playRound(Race& race, const TuneTask& task, std::size_t number, std::vector<Racer>& racers,
               TuneProgress& course) {
    const std::vector<std::uint32_t>& blocks = race.blocks();
    race.begin(number == 0 ? 0 : blocks[number - 1], blocks[number]);
    TuneRound& round = course.rounds[number];
    round.games = std::uint64_t{blocks[number]} * task.players.size();
    round.distances = known(round, racers);
    Best best(racers.size());
    for (std::size_t i = 0; i < racers.size(); ++i) {
        Racer& racer = racers[i];
        if (i < round.distances.size()) {
            race.pass();
        } else {
            Results& results = course.games[racer.number];
            if (!race.play(racer.plan, results))
                return false;
            const std::vector<GoalResult> judged = race.judge(results);
            if (race.stopped())
                return false;
            round.distances.emplace_back(racer.number, distance(judged));
            std::vector<double>& byGoal = round.byGoal[racer.number];
            for (const GoalResult& one : judged)
                byGoal.push_back(one.distance);
        }
        racer.distance = round.distances[i].second;
        best.add(racer, course.games);
    }
    // The original always stays in the race: the winner must be better than it.
    std::stable_sort(racers.begin() + 1, racers.end(),
                     [](const Racer& a, const Racer& b) { return a.distance < b.distance; });
    racers.resize(1 + goingOn(racers.size()));
    return true;
}

} // namespace

std::optional<Range> defaultLimits(const SpecificationField& field, const TileSet& set) {
    using Tuned = SpecificationField::Tuned;
    if (field.type == SpecificationField::Type::Weights || field.tuned == Tuned::Kept)
        return std::nullopt;
    if (field.tuned == Tuned::All)
        return Range{field.least, field.most};
    constexpr double fifth = 0.2;
    const double now =
        familyOf(set.ruleset).generator().specificationOf(set).at(std::string(field.name)).get<double>();
    const auto near = [&](double factor) {
        return std::clamp(std::round(now * factor), field.least, field.most);
    };
    return field.tuned == Tuned::Same ? Range{now, now} : Range{near(1 - fifth), near(1 + fifth)};
}

namespace {

void checkLimits(const TuneTask& task, Issues& issues) {
    const SetGenerator& generator = generatorOf(task);
    for (const auto& [name, limits] : task.limits) {
        const SpecificationField* field = generator.find(name);
        if (field == nullptr || field->type == SpecificationField::Type::Weights) {
            std::string known;
            for (const SpecificationField& one : generator.fields())
                if (one.type != SpecificationField::Type::Weights)
                    known.append(known.empty() ? "" : ", ").append(one.name);
            issues.push_back(makeError(
                "limits-unknown",
                {QT_TRANSLATE_NOOP("Engine", "Found limits for %1, expected one of: %2."), {name, known}}));
        } else if (!(limits.least <= limits.most && limits.least >= field->least &&
                     limits.most <= field->most)) {
            issues.push_back(
                makeError("range-unreachable",
                          {QT_TRANSLATE_NOOP("Engine", "Found the range %1 to %2 for %3, expected one within "
                                                       "%4 to %5, with the lower end first."),
                           {Json(limits.least).dump(), Json(limits.most).dump(), std::string(field->label),
                            Json(field->least).dump(), Json(field->most).dump()}}));
        }
    }
}

} // namespace

void setDefaultLimits(TuneTask& task) {
    task.limits.clear();
    for (const SpecificationField& field : generatorOf(task).fields())
        if (const std::optional<Range> limits = defaultLimits(field, task.set))
            task.limits.emplace(field.name, *limits);
}

TunedSet candidateSet(const TuneTask& task, int number) {
    if (number == 0)
        return {task.set, generatorOf(task).specificationOf(task.set), {}};
    const Json specification = candidate(task, number);
    return {made(task, specification), specification, {}};
}

Issues check(const TuneTask& task, const game::Ruleset& ruleset) {
    Issues issues;
    checkLimits(task, issues);
    if (task.goals.empty())
        issues.push_back(
            makeError("no-goals", QT_TRANSLATE_NOOP("Engine", "Found no goal, expected one or more.")));
    if (tileCount(task.set) == 0)
        issues.push_back(makeError(
            "no-tiles",
            QT_TRANSLATE_NOOP("Engine", "Found a set without tiles, expected tiles to start from.")));
    if (hasErrors(issues))
        return issues;
    const auto game = compile(task, ruleset, task.set);
    if (!game)
        return game.issues;
    const KnownFigures known = knownFigures(planOf(task, ruleset, *game.value));
    for (std::size_t i = 0; i < task.goals.size(); ++i)
        for (Issue& issue : check(task.goals[i], known, pointerTo("/goals", i)))
            issues.push_back(std::move(issue));
    return issues;
}

Loaded<TuneResult> tune(const TuneTask& task, const game::Ruleset& ruleset, const TuneSettings& settings,
                        TuneProgress& course) {
    auto made = racersOf(task, ruleset, settings.stop);
    if (!made)
        return {std::nullopt, std::move(made.issues)};
    const auto stopped = [] {
        return Loaded<TuneResult>{
            std::nullopt,
            {makeError("stopped", QT_TRANSLATE_NOOP("Engine", "Stopped; no set was written."))}};
    };
    if (settings.stop.stop_requested())
        return stopped();
    std::vector<Racer> racers = std::move(*made.value);
    Race race(task, settings);
    course.rounds.resize(race.blocks().size());
    for (std::size_t i = 0; i < course.rounds.size(); ++i)
        if (!playRound(race, task, i, racers, course))
            return stopped();
    course.games.clear();
    race.begin(0, race.blocks().back());
    TuneResult tuned;
    tuned.rounds = course.rounds;
    tuned.games = std::uint64_t{race.blocks().back()} * task.players.size();
    if (!playFresh(race, task, racers[0], course.fresh[racers[0].number], tuned.before) ||
        !playFresh(race, task, racers[1], course.fresh[racers[1].number], tuned.after))
        return stopped();
    tuned.better = distance(tuned.after.judged) < distance(tuned.before.judged);
    if (!tuned.better)
        tuned.after = tuned.before;
    return {std::move(tuned), {}};
}

} // namespace tilewright::playtest
