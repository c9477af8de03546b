#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/study.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace tilewright;
using namespace tilewright::fuzz;
using namespace tilewright::playtest;

namespace {

/// The study that reports are taken up for: two points of two blocks.
struct Begun {
    Study study;
    std::vector<StudyPoint> points;

    Begun() {
        study.name = "Two points";
        study.players = {"random", "random"};
        study.games = 4;
        study.fixed.tileSet = defaultTileSet;
        study.axes = {{"options/actionsPerTurn", Json::array({1, 2})}};
        study.goals = {{"turns/mean", {}, 60.0}, {"seat-difference", {}, 0.6}};
        const auto read = [](const std::string& name) {
            return Loaded<std::string>{
                std::string(bundledText(name.empty() ? std::string(defaultMap) : name)), {}};
        };
        points = pointsOf(study, *game::findRuleset(rulesets(), study.ruleset), read).value.value();
    }
};

/// Null stands for the study and the plans, which name a version and hashes: so what was found once stays of
/// use when they change.
std::string filledIn(std::string_view text, const Begun& begun) {
    auto document = parseJson(text);
    if (!document || !document.value->is_object())
        return std::string(text);
    Json& report = *document.value;
    if (report.contains("study") && report["study"].is_null())
        report["study"] = toJson(begun.study);
    if (!report.contains("points") || !report["points"].is_array())
        return std::string(text);
    for (std::size_t i = 0; i < std::min(report["points"].size(), begun.points.size()); ++i) {
        Json& point = report["points"][i];
        if (point.is_object() && point.contains("playtest") && point["playtest"].is_object() &&
            point["playtest"].contains("plan") && point["playtest"]["plan"].is_null())
            point["playtest"]["plan"] = planJson(begun.points[i].plan);
    }
    return fileText(report);
}

} // namespace

// What is taken up can be judged and written, and taken up again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Begun begun;
    const auto results = resumeStudy(filledIn(textOf(data, size), begun), begun.study, begun.points);
    if (isRefused(results))
        return 0;
    require(results.value->size() == begun.points.size());
    const std::string written = fileText(studyReport(begun.study, begun.points, *results.value));
    const auto again = resumeStudy(written, begun.study, begun.points);
    require(again && *again.value == *results.value);
    return 0;
}
