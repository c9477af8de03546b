#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"
#include "engine/playtest/make_error.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/stored_results.h"
#include "engine/playtest/studies/tune.h"

#include <charconv>

namespace tilewright::playtest {

namespace {

Json setJson(const TunedSet& set) {
    Json out = {{"set", set.specification}, {"goals", Json::array()}};
    for (const GoalResult& one : set.judged)
        out["goals"].push_back(toJson(one));
    out["distance"] = distance(set.judged);
    return out;
}

Json rangeJson(const SpecificationField& field, const Range& range) {
    if (field.type == SpecificationField::Type::Count)
        return {static_cast<int>(range.least), static_cast<int>(range.most)};
    return {range.least, range.most};
}

/// The parts that games and distances depend on.
Json taskJson(const TuneTask& task) {
    Json out = {{"tileset", {{"name", task.set.name}, {"hash", hashOf(task.set)}}},
                {"map", {{"name", task.map.name}, {"hash", hashOf(task.map)}}},
                {"options", task.options},
                {"goals", Json::array()}};
    for (const Goal& goal : task.goals)
        out["goals"].push_back(toJson(goal));
    for (const SpecificationField& field : familyOf(task.set.ruleset).generator().fields())
        if (const auto range = task.limits.find(field.name); range != task.limits.end())
            out[std::string(field.name)] = rangeJson(field, range->second);
    out["weightFactor"] = task.weightFactor;
    out["candidates"] = task.candidates;
    out["games"] = task.games;
    return out;
}

Json headJson(const TuneTask& task) {
    return {{"format", "tilewright-tuning"}, {"version", 1},
            {"ruleset", task.set.ruleset},   {"program", TILEWRIGHT_VERSION},
            {"players", task.players},       {"seed", task.seed}};
}

Json roundsJson(const std::vector<TuneRound>& rounds) {
    Json out = Json::array();
    for (const TuneRound& round : rounds) {
        if (round.distances.empty())
            break;
        Json entry = {{"games", round.games}, {"distances", Json::array()}};
        for (const auto& [number, distance] : round.distances) {
            Json one = {{"candidate", number}, {"distance", distance}};
            if (const auto byGoal = round.byGoal.find(number); byGoal != round.byGoal.end())
                one["goals"] = byGoal->second;
            entry["distances"].push_back(std::move(one));
        }
        out.push_back(std::move(entry));
    }
    return out;
}

Json frontJson(const TuneTask& task, const std::vector<TuneRound>& rounds) {
    Json out = Json::array();
    for (const ParetoSet& one : paretoFront(rounds))
        out.push_back({{"candidate", one.candidate},
                       {"games", one.games},
                       {"distances", one.distances},
                       {"set", candidateSet(task, one.candidate).specification}});
    return out;
}

Json gamesJson(const std::map<int, Results>& games) {
    Json out = Json::object();
    for (const auto& [number, results] : games)
        if (!results.done.empty())
            appendField(out, std::to_string(number), toJson(results));
    return out;
}

const Json* field(const Json& object, const char* name) {
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found == object.end() ? nullptr : &*found;
}

/// Reads the valid part: the rest is played again.
std::vector<TuneRound> readRounds(const Json& list, int candidates) {
    std::vector<TuneRound> rounds;
    if (!list.is_array())
        return rounds;
    for (const Json& entry : list) {
        TuneRound& round = rounds.emplace_back();
        if (const Json* games = field(entry, "games"); games && games->is_number_unsigned())
            round.games = games->get<std::uint64_t>();
        const Json* distances = field(entry, "distances");
        if (!distances || !distances->is_array())
            break;
        for (const Json& one : *distances) {
            const Json* candidate = field(one, "candidate");
            const Json* distance = field(one, "distance");
            if (!candidate || !distance || !candidate->is_number_integer() || !distance->is_number())
                break;
            // A number that the search never comes to would be a set that nobody tried.
            if (const auto number = candidate->get<std::int64_t>(); number < 0 || number > candidates)
                break;
            round.distances.emplace_back(candidate->get<int>(), distance->get<double>());
            const Json* goals = field(one, "goals");
            std::vector<double> byGoal;
            for (const Json& each : goals && goals->is_array() ? *goals : Json::array())
                if (each.is_number())
                    byGoal.push_back(each.get<double>());
            if (!byGoal.empty())
                round.byGoal[candidate->get<int>()] = std::move(byGoal);
        }
    }
    return rounds;
}

/// tune() checks whether they are of the task.
Loaded<std::map<int, Results>> readGames(const Json& games, const std::string& pointer) {
    std::map<int, Results> all;
    if (!games.is_object())
        return {std::move(all), {}};
    for (const auto& [name, part] : games.get_ref<const Json::object_t&>()) {
        Loaded<Results> read = readResults(fileText(part));
        for (Issue& issue : read.issues)
            issue.pointer = pointerTo(pointer, name) + issue.pointer;
        if (!read)
            return {std::nullopt, std::move(read.issues)};
        int number = -1;
        std::from_chars(name.data(), name.data() + name.size(), number);
        all[number] = std::move(*read.value);
    }
    return {std::move(all), {}};
}

} // namespace

std::vector<TunedChange> changes(const TuneResult& tuned) {
    std::vector<TunedChange> list;
    const auto add = [&list](std::string_view what, const std::string& before, const std::string& after) {
        if (before != after)
            list.push_back({std::string(what), before, after});
    };
    // Of the actual sets: a generator has to round its specification.
    const SetGenerator& generator = familyOf(tuned.before.set.ruleset).generator();
    const Json before = generator.specificationOf(tuned.before.set);
    const Json after = generator.specificationOf(tuned.after.set);
    using Type = SpecificationField::Type;
    for (const Type type : {Type::Count, Type::Weights, Type::Share})
        for (const SpecificationField& field : generator.fields()) {
            const Json& was = before.at(std::string(field.name));
            const Json& is = after.at(std::string(field.name));
            const auto value = [type](const Json& of) {
                return formatted(of.get<double>(), type == Type::Share);
            };
            if (field.type != type)
                continue;
            if (type == Type::Count)
                add(field.label, was.dump(), is.dump());
            else if (type == Type::Share)
                add(field.label, value(was), value(is));
            else
                for (std::size_t i = 0; i < field.parts.size(); ++i)
                    add(field.parts[i], value(was.at(i)), value(is.at(i)));
        }
    return list;
}

Json tunedJson(const TuneTask& task, const TuneResult& tuned) {
    Json out = headJson(task);
    out["better"] = tuned.better;
    out["games"] = tuned.games;
    out["before"] = setJson(tuned.before);
    out["after"] = setJson(tuned.after);
    out["changes"] = Json::array();
    for (const TunedChange& change : changes(tuned))
        out["changes"].push_back({{"what", change.what}, {"before", change.before}, {"after", change.after}});
    out["rounds"] = roundsJson(tuned.rounds);
    out["front"] = frontJson(task, tuned.rounds);
    out["task"] = taskJson(task);
    return out;
}

Json progressJson(const TuneTask& task, const TuneProgress& course) {
    Json out = headJson(task);
    out["rounds"] = roundsJson(course.rounds);
    out["task"] = taskJson(task);
    out["playtests"] = gamesJson(course.games);
    out["fresh"] = gamesJson(course.fresh);
    return out;
}

std::string progressText(const TuneTask& task, const TuneProgress& course) {
    return progressJson(task, course).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Loaded<TuneProgress> resumeTuning(std::string_view report, const TuneTask& task) {
    Loaded<Json> document = readStoredReport(report, "tilewright-tuning");
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    const Json wanted = progressJson(task, {});
    for (const char* name : {"ruleset", "program", "players", "seed", "task"})
        if (const Json* found = field(*document.value, name); !found || *found != wanted.at(name))
            return {std::nullopt, {otherGamesIssue(std::string("/") + name)}};
    TuneProgress course;
    course.rounds = readRounds(document.value->value("rounds", Json()), task.candidates);
    for (const auto& [name, games] :
         {std::pair("playtests", &course.games), std::pair("fresh", &course.fresh)}) {
        Loaded<std::map<int, Results>> read =
            readGames(document.value->value(name, Json()), std::string("/") + name);
        if (!read)
            return {std::nullopt, std::move(read.issues)};
        *games = std::move(*read.value);
    }
    return {std::move(course), {}};
}

} // namespace tilewright::playtest
