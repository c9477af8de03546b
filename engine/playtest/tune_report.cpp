#include "engine/playtest/numbers.h"
#include "engine/playtest/tune.h"

#include <algorithm>

namespace tilewright::playtest {

namespace {

Json specificationJson(const SetSpecification& specification) {
    return {{"tiles", specification.tiles},
            {"colours", specification.colours},
            {"openShare", specification.openShare},
            {"specialShare", specification.specialShare},
            {"weights", specification.weights}};
}

Json setJson(const TunedSet& set) {
    Json out = {{"set", specificationJson(set.specification)}, {"goals", Json::array()}};
    for (const Judged& one : set.judged)
        out["goals"].push_back(toJson(one));
    out["distance"] = distance(set.judged);
    return out;
}

} // namespace

std::vector<TunedChange> changes(const Tuned& tuned) {
    std::vector<TunedChange> list;
    const auto add = [&list](std::string_view what, const std::string& before, const std::string& after) {
        if (before != after)
            list.push_back({std::string(what), before, after});
    };
    // Of the sets as they are: a generator has to round what it was told.
    const SetSpecification before = specificationOf(tuned.before.set);
    const SetSpecification after = specificationOf(tuned.after.set);
    add("tiles", std::to_string(before.tiles), std::to_string(after.tiles));
    add("colours", std::to_string(before.colours), std::to_string(after.colours));
    for (std::size_t i = 0; i < before.weights.size(); ++i)
        add(name(allConfigurations[i]), shown(before.weights[i], false), shown(after.weights[i], false));
    add("open", shown(before.openShare, true), shown(after.openShare, true));
    add("special", shown(before.specialShare, true), shown(after.specialShare, true));
    return list;
}

Json tunedJson(const TuneTask& task, const Tuned& tuned) {
    Json out = {{"format", "tilewright-tuning"}, {"version", 1},
                {"ruleset", task.set.ruleset},   {"program", TILEWRIGHT_VERSION},
                {"players", task.players},       {"seed", task.seed},
                {"better", tuned.better},        {"games", tuned.games}};
    out["before"] = setJson(tuned.before);
    out["after"] = setJson(tuned.after);
    out["changes"] = Json::array();
    for (const TunedChange& change : changes(tuned))
        out["changes"].push_back({{"what", change.what}, {"before", change.before}, {"after", change.after}});
    out["rounds"] = Json::array();
    for (const Tuned::Round& round : tuned.rounds) {
        Json entry = {{"games", round.games}, {"distances", Json::array()}};
        for (const auto& [number, distance] : round.distances)
            entry["distances"].push_back({{"candidate", number}, {"distance", distance}});
        out["rounds"].push_back(std::move(entry));
    }
    return out;
}

} // namespace tilewright::playtest
