#include "engine/playtest/report/report_html.h"

#include "engine/playtest/number_format.h"
#include "engine/playtest/report/html_writer.h"
#include "engine/playtest/report/svg_charts.h"
#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/studies/study.h"

#include <algorithm>
#include <numeric>

namespace tilewright::playtest {

namespace {

constexpr int secondsToReload = 10;

class StudyPage : private HtmlWriter {
public:
    StudyPage(const StudyReport& report, const Translator& words)
        : HtmlWriter(words), report_(report), order_(report.points.size()) {
        std::iota(order_.begin(), order_.end(), std::size_t{0});
    }

    std::string write() {
        const Study& study = report_.study;
        begin({QT_TRANSLATE_NOOP("Engine", "Study “%1”"), {study.name}},
              report_.isWhole() ? 0 : secondsToReload);
        if (!study.description.empty())
            element("p", escapedHtml(study.description));
        const std::uint64_t done = report_.gamesDone();
        const std::uint64_t wanted = report_.gamesWanted();
        element("p", say({QT_TRANSLATE_NOOP("Engine", "%1 of %2 games are played (%3 %). Bots: %4. Seed %5."),
                          {withThousandsSeparators(done), withThousandsSeparators(wanted),
                           std::to_string(wanted == 0 ? 100 : 100 * done / wanted), listed(study.players),
                           std::to_string(study.seed)}}));
        out("<progress max=\"" + std::to_string(wanted) + "\" value=\"" + std::to_string(done) +
            "\"></progress>\n");
        judgePoints();
        table();
        return end();
    }

private:
    /// Ranks the points that have games; the answer is known when all have.
    void judgePoints() {
        const auto isPlayed = [this](std::size_t i) { return !report_.results[i].done.empty(); };
        judged_.resize(order_.size());
        for (const std::size_t i : order_)
            if (isPlayed(i))
                judged_[i] = judge(report_.results[i], report_.study.goals);
        if (std::ranges::all_of(order_, isPlayed) && !order_.empty()) {
            const StudyRanking found = rankPoints(report_.results, report_.study.goals);
            element("p", "<strong>" + say(found.sentence(report_.points)) + "</strong>");
        }
        std::ranges::stable_sort(order_, [&](std::size_t a, std::size_t b) {
            return isPlayed(a) != isPlayed(b) ? isPlayed(a)
                                              : isPlayed(a) && distance(judged_[a]) < distance(judged_[b]);
        });
    }

    void table() {
        heading(QT_TRANSLATE_NOOP("Engine", "Combinations, closest to the goals first"));
        std::vector<std::pair<Text, bool>> columns;
        for (const StudyAxis& axis : report_.study.axes)
            columns.push_back({{"%1", {axis.name}}, false});
        for (const Goal& goal : report_.study.goals)
            columns.push_back({{"%1", {goal.figure}}, true});
        columns.emplace_back(QT_TRANSLATE_NOOP("Engine", "Games"), true);
        headers(columns);
        for (const std::size_t i : order_)
            row(i);
        endTable();
        element("p class=\"small\"",
                say(QT_TRANSLATE_NOOP("Engine", "+ goal met, − missed, ? undecided, by 95 % intervals")));
    }

    void row(std::size_t point) {
        beginRow();
        for (const StudyAxis& axis : report_.study.axes) {
            const Json value = report_.points[point].settings.value(axis.name, Json());
            cell(escapedHtml(value.is_string() ? value.get<std::string>() : value.dump()));
        }
        for (std::size_t goal = 0; goal < report_.study.goals.size(); ++goal) {
            if (judged_[point].empty()) {
                cell({}, true);
                continue;
            }
            const GoalResult& one = judged_[point][goal];
            const char* sign = one.met == GoalResult::Met::Yes  ? " +"
                               : one.met == GoalResult::Met::No ? " −"
                                                                : " ?";
            cell(escapedHtml((one.estimate ? formatted(*one.estimate, one.isShare) : "–") + sign), true);
        }
        const Results& results = report_.results[point];
        cell(withThousandsSeparators(results.games()), true);
        endRow();
    }

    const StudyReport& report_;
    std::vector<std::size_t> order_;
    /// By points; empty where there are no games.
    std::vector<std::vector<GoalResult>> judged_;
};

} // namespace

std::string studyHtml(const StudyReport& report, const Translator& words) {
    return StudyPage(report, words).write();
}

} // namespace tilewright::playtest
