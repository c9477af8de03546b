#include "engine/playtest/studies/study.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/bots/bot.h"
#include "engine/games/rule_variants.h"
#include "engine/model/companions.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"
#include "engine/playtest/make_error.h"

#include <algorithm>
#include <map>

namespace tilewright::playtest {

namespace {

/// Makes the games of a study's points; each file is read once.
class Compiler {
public:
    Compiler(const Study& study, const game::Ruleset& ruleset, const FileReader& read)
        : study_(study), ruleset_(ruleset), read_(read) {}

    const Issues& issues() const { return issues_; }

    std::shared_ptr<const game::Game> compile(const StudySettings& settings) {
        std::optional<TileSet> set;
        const SetGenerator& generator = generatorOf(ruleset_);
        if (!settings.tileSet.empty()) {
            set = playedSet(settings.tileSet);
        } else if (!generatesByDefault(ruleset_) && settings.specification.empty()) {
            set = game::bundledTiles(ruleset_);
        } else if (Issues unfit = generator.check(settings.specification); hasErrors(unfit)) {
            add(std::move(unfit), study_.axes.empty() ? "/fixed" : "/vary");
        } else {
            set = generator.generate(settings.specification, settings.setSeed);
        }
        const std::optional<Map> map =
            set && settings.map.empty() ? startMapOf(*set) : file(maps_, settings.map, "map", readMap);
        if (!set || !map)
            return nullptr;
        const RuleVariant* variant = variantFor(settings, *set);
        if (settings.variant && !settings.variant->empty() && variant == nullptr)
            return nullptr;
        Json options = game::variantOptions(ruleset_, variant);
        options.update(settings.options);
        auto compiled = ruleset_.compile(*set, *map, options, static_cast<int>(study_.players.size()));
        if (compiled)
            return *compiled.value;
        for (Issue& issue : compiled.issues)
            place(issue, settings);
        add(std::move(compiled.issues), {});
        return nullptr;
    }

private:
    void add(Issues issues, const std::string& pointer) {
        for (Issue& issue : issues) {
            issue.pointer = pointer + issue.pointer;
            issues_.push_back(std::move(issue));
        }
    }
    /// "/vary/map" or "/fixed/map"
    std::string pointerOf(const std::string& name) const {
        const bool varied = std::any_of(study_.axes.begin(), study_.axes.end(),
                                        [&name](const StudyAxis& axis) { return axis.name == name; });
        return (varied ? "/vary/" : "/fixed/") + name;
    }
    /// Issues of compiling point into a record; here they are about the study or a separate file.
    void place(Issue& issue, const StudySettings& settings) const {
        const std::string pointer = issue.pointer;
        if (pointer.starts_with("/options/"))
            issue.pointer = pointerOf(pointer.substr(1));
        else if (pointer.starts_with("/map"))
            issue.pointer = pointerOf("map");
        else if (pointer.starts_with("/tileset"))
            issue.pointer = settings.tileSet.empty() ? "/vary" : pointerOf("tileset");
    }
    template <class T, class Read>
    std::optional<T> file(std::map<std::string, T>& known, const std::string& name, const char* what,
                          Read readThing) {
        if (const auto found = known.find(name); found != known.end())
            return found->second;
        Loaded<std::string> text = read_(name);
        if (!text) {
            add(std::move(text.issues), pointerOf(what));
            return std::nullopt;
        }
        Loaded<T> thing = readThing(*text.value);
        if (!thing) {
            for (Issue& issue : thing.issues)
                issue.file = name;
            add(std::move(thing.issues), {});
            return std::nullopt;
        }
        return known.emplace(name, std::move(*thing.value)).first->second;
    }

    /// Null for the rules without a variant, and for an unknown one.
    const RuleVariant* variantFor(const StudySettings& settings, const TileSet& set) {
        if (!settings.variant)
            return game::firstVariant(set);
        const auto found = std::ranges::find(set.rules, *settings.variant, &RuleVariant::name);
        if (found != set.rules.end())
            return &*found;
        if (!settings.variant->empty())
            issues_.push_back(makeError(
                "variant-unknown", pointerOf("variant"),
                {QT_TRANSLATE_NOOP("Engine", "Found no variant %1 in the set %2, expected one of its own."),
                 {*settings.variant, set.name}}));
        return nullptr;
    }

    /// The set of that name with those that it is played together with.
    std::optional<TileSet> playedSet(const std::string& name) {
        std::optional<TileSet> set = file(sets_, name, "tileset", readTileSet);
        if (!set || set->with.empty())
            return set;
        const auto beside = [this, folder = std::filesystem::path(name).parent_path()](
                                const std::string& other) { return read_((folder / other).string()); };
        Loaded<TileSet> played = tilewright::readWithCompanions(*set, beside);
        if (played)
            return std::move(*played.value);
        for (Issue& issue : played.issues)
            issue.file = name;
        add(std::move(played.issues), {});
        return std::nullopt;
    }

    const Study& study_;
    const game::Ruleset& ruleset_;
    const FileReader& read_;
    std::map<std::string, TileSet> sets_;
    std::map<std::string, Map> maps_;
    Issues issues_;
};

Issues unknownPlayers(const Study& study) {
    Issues issues;
    for (std::size_t i = 0; i < study.players.size(); ++i)
        if (Text why = bots::whyNoBot(study.players[i], study.ruleset); !why.empty())
            issues.push_back(makeError("player-unknown", pointerTo("/players", i), std::move(why)));
    return issues;
}

/// The values at a point of the grid, the first axis slowest.
Json valuesAt(const Study& study, std::size_t number) {
    std::vector<std::size_t> places(study.axes.size());
    for (std::size_t i = study.axes.size(); i-- > 0;) {
        const std::size_t size = study.axes[i].values.size();
        places[i] = number % size;
        number /= size;
    }
    Json values = Json::object();
    for (std::size_t i = 0; i < study.axes.size(); ++i)
        values[study.axes[i].name] = study.axes[i].values[places[i]];
    return values;
}

GoalResult::Met together(const std::vector<GoalResult>& judged) {
    auto all = GoalResult::Met::Yes;
    for (const GoalResult& one : judged) {
        if (one.met == GoalResult::Met::No)
            return one.met;
        if (one.met == GoalResult::Met::Open)
            all = one.met;
    }
    return all;
}

std::string label(const Json& settings) {
    std::string text;
    for (const auto& [name, value] : settings.items())
        text.append(text.empty() ? "" : ", ")
            .append(name)
            .append(" ")
            .append(value.is_string() ? value.get<std::string>() : value.dump());
    return text;
}

} // namespace

Loaded<std::vector<StudyPoint>> pointsOf(const Study& study, const game::Ruleset& ruleset,
                                         const FileReader& read) {
    Issues issues = unknownPlayers(study);
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    std::size_t number = 1;
    for (const StudyAxis& axis : study.axes)
        number *= axis.values.size();
    Compiler compiler(study, ruleset, read);
    std::vector<StudyPoint> points;
    for (std::size_t i = 0; i < number; ++i) {
        StudyPoint point;
        point.settings = valuesAt(study, i);
        StudySettings settings = study.fixed;
        for (const auto& [name, value] : point.settings.items())
            apply(settings, name, value, generatorOf(ruleset));
        point.plan.game = compiler.compile(settings);
        // Errors of one point mostly apply to all.
        if (!point.plan.game)
            return {std::nullopt, compiler.issues()};
        point.plan.ruleset = study.ruleset;
        point.plan.players = study.players;
        point.plan.seed = study.seed;
        point.plan.games = study.games;
        points.push_back(std::move(point));
    }
    const KnownFigures known = knownFigures(points.front().plan);
    for (std::size_t i = 0; i < study.goals.size(); ++i)
        for (Issue& issue : check(study.goals[i], known, pointerTo("/goals", i)))
            issues.push_back(std::move(issue));
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    return {std::move(points), std::move(issues)};
}

StudyRanking rankPoints(const std::vector<Results>& results, const std::vector<Goal>& goals,
                        const StopToken& stop) {
    std::vector<std::vector<GoalResult>> judged;
    for (const Results& one : results)
        judged.push_back(judge(one, goals, stop));
    return rankPoints(std::move(judged));
}

StudyRanking rankPoints(std::vector<std::vector<GoalResult>> judged) {
    StudyRanking out;
    out.judged = std::move(judged);
    std::vector<double> distances;
    std::vector<std::size_t> merit;
    for (const std::vector<GoalResult>& one : out.judged) {
        distances.push_back(distance(one));
        merit.push_back(merit.size());
    }
    std::stable_sort(merit.begin(), merit.end(),
                     [&](std::size_t a, std::size_t b) { return distances[a] < distances[b]; });
    out.order.resize(merit.size());
    for (std::size_t place = 0; place < merit.size(); ++place)
        out.order[merit[place]] = place;
    if (!merit.empty())
        out.met = together(out.judged[merit.front()]);
    return out;
}

Text StudyRanking::sentence(const std::vector<StudyPoint>& points) const {
    const auto best = static_cast<std::size_t>(std::find(order.begin(), order.end(), 0) - order.begin());
    const auto unrefuted =
        std::count_if(judged.begin(), judged.end(), [](const std::vector<GoalResult>& one) {
            return together(one) != GoalResult::Met::No;
        });
    std::string rest;
    for (const GoalResult& one : judged[best])
        if (one.met == met)
            rest.append(rest.empty() ? "" : ", ").append(one.goal.figure);
    const std::string varied = label(points[best].settings);
    const std::string where = varied.empty() ? "fixed" : varied;
    switch (met) {
    case GoalResult::Met::Yes:
        return {QT_TRANSLATE_NOOP("Engine", "%1: meets all goals; %2 of %3 combinations may meet them."),
                {where, std::to_string(unrefuted), points.size()}};
    case GoalResult::Met::No:
        if (unrefuted == 0)
            return {QT_TRANSLATE_NOOP(
                        "Engine",
                        "%1: comes closest, but misses %2; none of the %3 combinations meets all goals."),
                    {where, rest, points.size()}};
        return {QT_TRANSLATE_NOOP(
                    "Engine", "%1: comes closest, but misses %2; %3 of %4 combinations may meet all goals."),
                {where, rest, std::to_string(unrefuted), points.size()}};
    default:
        return {
            QT_TRANSLATE_NOOP(
                "Engine", "%1: comes closest, undecided on %2; %3 of %4 combinations may meet all goals."),
            {where, rest, std::to_string(unrefuted), points.size()}};
    }
}

} // namespace tilewright::playtest
