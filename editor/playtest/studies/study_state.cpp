#include "editor/playtest/studies/study_state.h"

#include "editor/playtest/findings.h"
#include "editor/playtest/playtest_goals.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/study_run.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace tilewright {

namespace {

struct StudyWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::StudyView)
};

constexpr const char* reportKind = "study-report";

/// What games depend on.
std::string question(const playtest::Study& study) {
    Json json = toJson(study);
    for (const char* field : {"name", "description", "goals"})
        json.erase(field);
    return json.dump();
}

/// Does something now and then: first at once, later every few seconds, never for more than a tenth of the
/// time.
class Throttle {
public:
    template <class Do>
    void run(const Do& act) {
        const auto begin = Clock::now();
        if (begin < next_)
            return;
        act();
        const auto end = Clock::now();
        next_ = end + std::max<Clock::duration>(least_, 10 * (end - begin));
    }
    explicit Throttle(std::chrono::milliseconds least) : least_(least) {}

private:
    using Clock = std::chrono::steady_clock;
    std::chrono::milliseconds least_;
    Clock::time_point next_ = Clock::time_point::min();
};

class StudyRunner {
public:
    StudyRunner(const StudyTask& task, const RunCache& cache, const LongRun::Context& context)
        : task_(task), cache_(cache), context_(context) {}

    /// Errors of the study, or of the report that was asked for.
    Issues prepare() {
        const auto* rules = game::findRuleset(rulesets(), task_.study.ruleset);
        auto points = playtest::pointsOf(task_.study, *rules, task_.read);
        if (!points)
            return std::move(points.issues);
        state_.study = task_.study;
        state_.points = std::make_shared<const std::vector<playtest::StudyPoint>>(std::move(*points.value));
        results_ = playtest::emptyResults(*state_.points);
        const std::string report =
            task_.report.empty() ? cache_.read(reportKind, question(task_.study)).value_or(std::string())
                                 : task_.report;
        if (!report.empty()) {
            auto earlier = playtest::resumeStudy(report, task_.study, *state_.points);
            if (earlier)
                results_ = std::move(*earlier.value);
            else if (!task_.report.empty())
                return std::move(earlier.issues);
        }
        state_.judged.resize(state_.size());
        for (const playtest::Results& one : results_)
            state_.results.push_back(std::make_shared<const playtest::Results>(one));
        for (std::size_t i = 0; i < state_.size() && !context_.stop.stop_requested(); ++i)
            judge(i);
        return {};
    }

    void play(const std::function<void(StudyStatePointer)>& grown) {
        playtest::RunSettings settings;
        settings.threads = context_.threads;
        settings.stop = context_.stop;
        settings.progress = context_.progress;
        Throttle telling{std::chrono::milliseconds(300)};
        Throttle keeping{std::chrono::milliseconds(3000)};
        playtest::play(*state_.points, settings, results_, [&](std::size_t point) {
            changed_.insert(point);
            telling.run([&] { tell(grown); });
            keeping.run([&] { keep(); });
        });
        tell(grown);
        keep();
    }
    void tell(const std::function<void(StudyStatePointer)>& grown) {
        for (const std::size_t point : changed_) {
            state_.results[point] = std::make_shared<const playtest::Results>(results_[point]);
            judge(point);
        }
        changed_.clear();
        for (std::size_t i = 0; i < results_.size() && state_.figures.empty(); ++i)
            if (!results_[i].done.empty())
                for (const playtest::Figure& figure : playtest::figures(results_[i]))
                    state_.figures.emplace_back(figure.id, figure.definition);
        rankPoints(state_);
        context_.tell([grown, state = std::make_shared<const StudyState>(state_)] { grown(state); });
    }

private:
    /// Not asked to stop: a single point takes a moment, and what is shown has to be right.
    void judge(std::size_t point) {
        if (!results_[point].done.empty())
            state_.judged[point] = playtest::judge(results_[point], task_.study.goals);
    }
    void keep() const {
        cache_.write(reportKind, question(task_.study),
                     fileText(playtest::studyCounts(task_.study, *state_.points, results_)));
    }

    const StudyTask& task_;
    const RunCache& cache_;
    const LongRun::Context& context_;
    StudyState state_;
    std::vector<playtest::Results> results_;
    std::set<std::size_t> changed_;
};

} // namespace

bool StudyState::isComplete() const {
    for (std::size_t i = 0; i < size(); ++i)
        if (results[i]->done.size() < (*points)[i].plan.blocks())
            return false;
    return true;
}

std::size_t StudyState::games() const {
    std::size_t games = 0;
    for (const auto& one : results)
        games += one->games();
    return games;
}

void rankPoints(StudyState& state) {
    std::vector<std::size_t> played;
    std::vector<std::vector<playtest::GoalResult>> judged;
    for (std::size_t i = 0; i < state.size(); ++i)
        if (!state.results[i]->done.empty()) {
            played.push_back(i);
            judged.push_back(state.judged[i]);
        }
    const playtest::StudyRanking answer = playtest::rankPoints(std::move(judged));
    state.rank.assign(state.size(), std::nullopt);
    for (std::size_t i = 0; i < played.size(); ++i)
        state.rank[played[i]] = answer.order[i];
}

QString pointInWords(const StudyState& state, std::size_t point) {
    const auto* rules = game::findRuleset(rulesets(), state.study.ruleset);
    QStringList parts;
    for (const auto& [setting, value] : (*state.points)[point].settings.items())
        parts << QStringLiteral("%1: %2").arg(settingInWords(setting, *rules), valueInField(value));
    return parts.isEmpty() ? toQString(state.study.name) : parts.join(QStringLiteral(", "));
}

QString goalInWords(const playtest::Goal& goal) {
    const auto number = [](double value) { return valueInField(Json(value)); };
    QString words = figureName(goal.figure);
    if (goal.least && goal.most)
        words = StudyWords::tr("%1: %2 to %3").arg(words, number(*goal.least), number(*goal.most));
    else if (goal.least)
        words = StudyWords::tr("%1: at least %2").arg(words, number(*goal.least));
    else if (goal.most)
        words = StudyWords::tr("%1: at most %2").arg(words, number(*goal.most));
    return goal.weight == 1 ? words : StudyWords::tr("%1, weight %2").arg(words, number(goal.weight));
}

QString goalMetInWords(playtest::GoalResult::Met met) {
    switch (met) {
    case playtest::GoalResult::Met::Yes:
        return StudyWords::tr("✓ met");
    case playtest::GoalResult::Met::No:
        return StudyWords::tr("✗ missed");
    default:
        return StudyWords::tr("? not known yet");
    }
}

QString judgedInWords(const playtest::GoalResult& judged) {
    if (!judged.estimate)
        return StudyWords::tr("nothing to count");
    return StudyWords::tr("%1 (%2) %3")
        .arg(valueInWords(judged.estimate->value, judged.isShare),
             intervalInWords(judged.estimate->interval, judged.isShare), goalMetInWords(judged.met));
}

QString answerInWords(const StudyState& state) {
    const auto played = static_cast<std::size_t>(
        std::ranges::count_if(state.results, [](const auto& one) { return !one->done.empty(); }));
    if (played < state.size())
        return StudyWords::tr("%1 of %2 combinations have games so far.").arg(played).arg(state.size());
    if (state.study.goals.empty())
        return StudyWords::tr("No goals: the combinations aren't ranked.");
    return translated(playtest::rankPoints(state.judged).sentence(*state.points));
}

LongRun::Work studyWork(StudyTask task, RunCache cache, std::function<void(StudyStatePointer)> grown,
                        std::function<void(const Issues&)> failed) {
    return [task = std::move(task), cache = std::move(cache), grown = std::move(grown),
            failed = std::move(failed)](const LongRun::Context& context) {
        StudyRunner playing(task, cache, context);
        if (const Issues issues = playing.prepare(); !issues.empty())
            return context.tell([failed, issues] { failed(issues); });
        // Then not all points are judged.
        if (context.stop.stop_requested())
            return;
        playing.tell(grown);
        if (task.plays)
            playing.play(grown);
    };
}

std::string reportOf(const StudyState& state, const std::stop_token& stop) {
    std::vector<playtest::Results> results;
    for (const auto& one : state.results)
        results.push_back(*one);
    return fileText(playtest::studyReport(state.study, *state.points, results, stop));
}

} // namespace tilewright
