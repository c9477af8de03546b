#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/studies/stored_results.h"
#include "engine/playtest/studies/study.h"

#include "engine/base/json/json.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>

namespace tilewright {

/// Written by embed.cmake.
std::span<const BundledFile> studyFiles();

} // namespace tilewright

namespace tilewright::playtest {

namespace {

/// The parts that games depend on: everything except texts and goals.
Json played(Json study) {
    for (const char* field : {"name", "description", "goals"})
        study.erase(field);
    return study;
}

Issues ofAnotherStudy(const std::string& pointer) {
    Issue issue;
    issue.code = "study-other";
    issue.pointer = pointer;
    issue.message = QT_TRANSLATE_NOOP("Engine", "Found the report of another study, expected one with the "
                                                "same bots, games, seed, values, files and program.");
    return {issue};
}

} // namespace

std::string_view bundledStudy(std::string_view name) {
    const auto files = studyFiles();
    const auto found = std::find_if(files.begin(), files.end(),
                                    [name](const BundledFile& file) { return file.name == name; });
    return found == files.end() ? std::string_view() : found->text;
}

std::vector<std::string_view> bundledStudies() {
    std::vector<std::string_view> names;
    for (const BundledFile& file : studyFiles())
        names.push_back(file.name);
    return names;
}

namespace {

/// `found`: null for none.
Json reportOf(const Study& study, const std::vector<StudyPoint>& points, const std::vector<Results>& results,
              const StudyRanking* found) {
    Json out = {{"format", "tilewright-study-report"},
                {"version", 1},
                {"ruleset", study.ruleset},
                {"program", TILEWRIGHT_VERSION}};
    out["study"] = toJson(study);
    if (found)
        out["answer"] = {{"sentence", found->sentence(points).english()}, {"met", name(found->met)}};
    out["points"] = Json::array();
    for (std::size_t i = 0; i < points.size(); ++i) {
        Json entry = {{"settings", points[i].settings}};
        if (found) {
            entry["place"] = found->order[i] + 1;
            entry["distance"] = distance(found->judged[i]);
            entry["goals"] = Json::array();
            for (const GoalResult& one : found->judged[i])
                entry["goals"].push_back(toJson(one));
        }
        if (const auto check = found ? botCheck(results[i]) : std::nullopt)
            entry["checked"] = toJson(*check);
        entry["playtest"] = toJson(results[i]);
        out["points"].push_back(std::move(entry));
    }
    return out;
}

} // namespace

Json studyReport(const Study& study, const std::vector<StudyPoint>& points,
                 const std::vector<Results>& results, const StopToken& stop) {
    if (std::any_of(results.begin(), results.end(), [](const Results& one) { return one.done.empty(); }))
        return studyCounts(study, points, results);
    const StudyRanking found = rankPoints(results, study.goals, stop);
    return reportOf(study, points, results, stop.stop_requested() ? nullptr : &found);
}

Json studyCounts(const Study& study, const std::vector<StudyPoint>& points,
                 const std::vector<Results>& results) {
    return reportOf(study, points, results, nullptr);
}

Loaded<Study> studyOfReport(std::string_view report, game::Rulesets rulesets) {
    Loaded<Json> document = parseJson(report);
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    Issues issues;
    if (!checkFormat(*document.value, Schema::StudyReport, issues))
        return {std::nullopt, std::move(issues)};
    Loaded<Study> study = readStudy(fileText(document.value->at("study")), rulesets);
    for (Issue& issue : study.issues)
        issue.pointer = "/study" + issue.pointer;
    return study;
}

Loaded<std::vector<Results>> resumeStudy(std::string_view report, const Study& study,
                                         const std::vector<StudyPoint>& points) {
    Loaded<Json> document = parseJson(report);
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    Issues issues;
    if (!checkFormat(*document.value, Schema::StudyReport, issues))
        return {std::nullopt, std::move(issues)};
    const Json& in = *document.value;
    if (played(in["study"]) != played(toJson(study)) || in["points"].size() != points.size())
        return {std::nullopt, ofAnotherStudy("/study")};
    std::vector<Results> all;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::string pointer = pointerTo("/points", i) + "/playtest";
        Loaded<Results> read = readResults(fileText(in["points"][i]["playtest"]));
        if (!read) {
            for (Issue& issue : read.issues)
                issue.pointer = pointer + issue.pointer;
            return {std::nullopt, std::move(read.issues)};
        }
        if (!areFromPlan(*read.value, points[i].plan))
            return {std::nullopt, ofAnotherStudy(pointer)};
        read.value->kinds = points[i].plan.game->kinds();
        all.push_back(std::move(*read.value));
    }
    return {std::move(all), {}};
}

} // namespace tilewright::playtest
