#include "engine/playtest/studies/stored_results.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/make_error.h"

#include <algorithm>

namespace tilewright::playtest {

bool areFromPlan(const Results& results, const Plan& plan) {
    return results.ruleset == plan.ruleset && results.plan == planJson(plan) &&
           results.blocks == plan.blocks() && results.players == plan.players.size() &&
           std::ranges::equal(results.tileIds, plan.game->tileSet().tiles, {}, {}, &Tile::id);
}

Loaded<Json> readStoredReport(std::string_view report, const char* format) {
    Loaded<Json> document = parseJson(report);
    if (!document)
        return document;
    const Json found = document.value->is_object() ? document.value->value("format", Json()) : Json();
    if (found != format)
        return {std::nullopt,
                {makeError("wrong-format", "/format",
                           {QT_TRANSLATE_NOOP("Engine", "Found %1, expected %2."),
                            {describe(found), describe(Json(format))}})}};
    if (const Json version = document.value->value("version", Json()); version != 1)
        return {std::nullopt,
                {makeError("unknown-version", "/version",
                           {QT_TRANSLATE_NOOP("Engine", "Found %1, expected the version of the format: %2."),
                            {describe(version), 1}})}};
    return document;
}

Loaded<Results> readStoredResults(const Json& parts, const std::string& name, const std::string& pointer,
                                  const Plan& plan) {
    const std::string place = pointerTo(pointer, name);
    if (!parts.is_object() || !parts.contains(name))
        return {
            std::nullopt,
            {makeError("games-missing", place,
                       QT_TRANSLATE_NOOP(
                           "Engine", "Found no games to continue from, expected those of an earlier run."))}};
    Loaded<Results> read = readResults(fileText(parts.at(name)));
    for (Issue& issue : read.issues)
        issue.pointer = place + issue.pointer;
    if (!read)
        return read;
    if (!areFromPlan(*read.value, plan))
        return {std::nullopt, {otherGamesIssue(place)}};
    read.value->kinds = plan.game->kinds();
    return read;
}

Issue otherGamesIssue(std::string pointer) {
    return makeError(
        "playtest-other", std::move(pointer),
        QT_TRANSLATE_NOOP("Engine", "Found the games of a different comparison, expected one with the same "
                                    "set, map, options, players, games, seed and program."));
}

} // namespace tilewright::playtest
