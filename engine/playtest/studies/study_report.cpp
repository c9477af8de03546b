#include "engine/playtest/studies/study.h"

#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/make_error.h"

#include <algorithm>

namespace tilewright::playtest {

std::uint64_t StudyReport::gamesDone() const {
    std::uint64_t games = 0;
    for (const Results& one : results)
        games += one.games();
    return games;
}

std::uint64_t StudyReport::gamesWanted() const {
    std::uint64_t games = 0;
    for (const Results& one : results)
        games += std::uint64_t{one.stacksPerBlock == 1 ? one.blocks : one.stacks} * one.players;
    return games;
}

bool StudyReport::isWhole() const {
    return std::ranges::all_of(results, [](const Results& one) { return one.done.size() == one.blocks; });
}

Loaded<StudyReport> readStudyReport(std::string_view text, game::Rulesets rulesets) {
    Loaded<Json> document = parseJson(text);
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    Issues issues;
    if (!checkFormat(*document.value, Schema::StudyReport, issues))
        return {std::nullopt, std::move(issues)};
    const Json& in = *document.value;
    Loaded<Study> study = readStudy(fileText(in["study"]), rulesets);
    if (!study) {
        for (Issue& issue : study.issues)
            issue.pointer = "/study" + issue.pointer;
        return {std::nullopt, std::move(study.issues)};
    }
    StudyReport report;
    report.study = std::move(*study.value);
    for (std::size_t i = 0; i < in["points"].size(); ++i) {
        Loaded<Results> read = readResults(fileText(in["points"][i]["playtest"]), rulesets);
        if (!read) {
            for (Issue& issue : read.issues)
                issue.pointer = pointerTo("/points", i) + "/playtest" + issue.pointer;
            return {std::nullopt, std::move(read.issues)};
        }
        report.points.push_back({in["points"][i]["settings"], {}});
        report.results.push_back(std::move(*read.value));
    }
    return {std::move(report), {}};
}

Loaded<StudyReport> mergeStudies(const std::vector<StudyReport>& parts) {
    const StudyReport& first = parts.front();
    StudyReport all = first;
    Issues issues;
    for (std::size_t part = 1; part < parts.size(); ++part)
        if (toJson(parts[part].study) != toJson(first.study) ||
            !std::ranges::equal(parts[part].points, first.points, {}, &StudyPoint::settings,
                                &StudyPoint::settings))
            issues.push_back(makeError(
                "study-other",
                {QT_TRANSLATE_NOOP("Engine", "Part %1 belongs to a different study than the first."),
                 {part + 1}}));
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    for (std::size_t point = 0; point < all.points.size(); ++point) {
        std::vector<Results> played;
        for (const StudyReport& part : parts)
            if (!part.results[point].done.empty())
                played.push_back(part.results[point]);
        if (played.empty())
            continue;
        Loaded<Results> merged = merge(played);
        if (!merged) {
            for (Issue& issue : merged.issues)
                issue.pointer = pointerTo("/points", point) + "/playtest" + issue.pointer;
            return {std::nullopt, std::move(merged.issues)};
        }
        all.results[point] = std::move(*merged.value);
    }
    return {std::move(all), {}};
}

} // namespace tilewright::playtest
