#include "engine/playtest/studies/tune.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/model/tile_family.h"
#include "engine/playtest/make_error.h"
#include "engine/playtest/studies/stored_results.h"

#include <optional>
#include <utility>

namespace tilewright::playtest {

namespace {

/// Takes fields out of a file that no schema has checked, and notes the first that is not as expected.
class TuningFields {
public:
    /// An object for a field that is missing or of another kind.
    const Json& field(const Json& object, const std::string& parent, const char* name,
                      const Json& ofThatKind) {
        const auto found = object.find(name);
        if (found != object.end() && found->type() == ofThatKind.type())
            return *found;
        wrong(pointerTo(parent, name), found == object.end() ? Json() : *found);
        return ofThatKind;
    }
    double number(const Json& object, const std::string& parent, const char* name, double least,
                  double most) {
        const Json found = object.value(name, Json());
        if (found.is_number() && found.get<double>() >= least && found.get<double>() <= most)
            return found.get<double>();
        wrong(pointerTo(parent, name), found);
        return least;
    }
    void wrong(const std::string& pointer, const Json& found) {
        if (issues_.empty())
            issues_.push_back(
                makeError("wrong-tuning", pointer,
                          {QT_TRANSLATE_NOOP("Engine", "Found %1, expected what a tuning writes there."),
                           {describe(found)}}));
    }
    Issues take() { return std::move(issues_); }

private:
    Issues issues_;
};

std::optional<double> endOf(const Json& goal, const char* name) {
    const auto found = goal.find(name);
    return found != goal.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

void readGoals(const Json& list, TuneTask& task, TuningFields& fields) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string pointer = pointerTo("/task/goals", i);
        const Json& one = list[i];
        if (!one.is_object()) {
            fields.wrong(pointer, one);
            continue;
        }
        static const Json text = "";
        Goal goal;
        goal.figure = fields.field(one, pointer, "figure", text).get<std::string>();
        goal.least = endOf(one, "min");
        goal.most = endOf(one, "max");
        goal.weight = endOf(one, "weight").value_or(1);
        task.goals.push_back(std::move(goal));
    }
}

void readLimits(const Json& in, const SetGenerator& generator, TuneTask& task, TuningFields& fields) {
    for (const SpecificationField& field : generator.fields()) {
        const std::string name(field.name);
        const auto ends = in.find(name);
        if (ends == in.end())
            continue;
        if (ends->is_array() && ends->size() == 2 && ends->at(0).is_number() && ends->at(1).is_number())
            task.limits[name] = {ends->at(0).get<double>(), ends->at(1).get<double>()};
        else
            fields.wrong(pointerTo("/task", name), *ends);
    }
}

} // namespace

Loaded<TuningFile> readTuning(std::string_view text) {
    Loaded<Json> document = readStoredReport(text, "tilewright-tuning");
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    static const Json object = Json::object();
    static const Json list = Json::array();
    static const Json words = "";
    constexpr double mostCandidates = 10'000;
    constexpr double mostGames = 1'000'000;
    constexpr double mostFactor = 100;
    const Json& in = *document.value;
    TuningFields fields;
    TuningFile file;
    TuneTask& task = file.task;
    file.ruleset = fields.field(in, {}, "ruleset", words).get<std::string>();
    task.players.clear();
    for (const Json& player : fields.field(in, {}, "players", list))
        if (player.is_string())
            task.players.push_back(player.get<std::string>());
        else
            fields.wrong("/players", player);
    const Json seed = in.value("seed", Json());
    if (seed.is_number_unsigned())
        task.seed = seed.get<std::uint64_t>();
    else
        fields.wrong("/seed", seed);
    const Json& asked = fields.field(in, {}, "task", object);
    for (const auto& [name, played] : {std::pair("tileset", &file.set), std::pair("map", &file.map)}) {
        const Json& one = fields.field(asked, "/task", name, object);
        played->name = fields.field(one, pointerTo("/task", name), "name", words).get<std::string>();
        played->hash = fields.field(one, pointerTo("/task", name), "hash", words).get<std::string>();
    }
    if (const TileFamily* family = findFamily(file.ruleset))
        readLimits(asked, family->generator(), task, fields);
    else
        fields.wrong("/ruleset", in.value("ruleset", Json()));
    task.options = fields.field(asked, "/task", "options", object);
    readGoals(fields.field(asked, "/task", "goals", list), task, fields);
    task.weightFactor = fields.number(asked, "/task", "weightFactor", 1, mostFactor);
    task.candidates = static_cast<int>(fields.number(asked, "/task", "candidates", 1, mostCandidates));
    task.games = static_cast<std::uint64_t>(fields.number(asked, "/task", "games", 2, mostGames));
    file.isOver = in.contains("after");
    Issues issues = fields.take();
    if (!issues.empty())
        return {std::nullopt, std::move(issues)};
    return {std::move(file), {}};
}

} // namespace tilewright::playtest
