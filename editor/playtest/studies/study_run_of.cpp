#include "editor/playtest/studies/study_run_of.h"

#include "engine/games/kit.h"
#include "engine/model/io/format.h"
#include "engine/playtest/studies/study_run.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace tilewright {

namespace {

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
class NowAndThen {
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
    explicit NowAndThen(std::chrono::milliseconds least) : least_(least) {}

private:
    using Clock = std::chrono::steady_clock;
    std::chrono::milliseconds least_;
    Clock::time_point next_ = Clock::time_point::min();
};

class StudyPlaying {
public:
    StudyPlaying(const StudyTask& task, const KeptRuns& kept, const LongRun::Hands& hands)
        : task_(task), kept_(kept), hands_(hands) {}

    /// Errors of the study, or of the report that was asked for.
    Issues prepare() {
        const auto* rules = game::findRuleset(rulesets(), task_.study.ruleset);
        auto points = playtest::pointsOf(task_.study, *rules, task_.read);
        if (!points)
            return std::move(points.issues);
        state_.study = task_.study;
        state_.points = std::make_shared<const std::vector<playtest::StudyPoint>>(std::move(*points.value));
        results_ = playtest::nothingPlayed(*state_.points);
        const std::string report = task_.report.empty()
                                       ? kept_.read(reportKind, question(task_.study)).value_or(std::string())
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
        for (std::size_t i = 0; i < state_.size() && !hands_.stop.stop_requested(); ++i)
            judge(i);
        return {};
    }

    void play(const std::function<void(StudyStatePointer)>& grown) {
        playtest::RunSettings settings;
        settings.threads = hands_.threads;
        settings.stop = hands_.stop;
        settings.progress = hands_.progress;
        NowAndThen telling{std::chrono::milliseconds(300)};
        NowAndThen keeping{std::chrono::milliseconds(3000)};
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
        hands_.tell([grown, state = std::make_shared<const StudyState>(state_)] { grown(state); });
    }

private:
    /// Not asked to stop: a single point takes a moment, and what is shown has to be right.
    void judge(std::size_t point) {
        if (!results_[point].done.empty())
            state_.judged[point] = playtest::judge(results_[point], task_.study.goals);
    }
    void keep() const {
        kept_.write(reportKind, question(task_.study),
                    fileText(playtest::studyCounts(task_.study, *state_.points, results_)));
    }

    const StudyTask& task_;
    const KeptRuns& kept_;
    const LongRun::Hands& hands_;
    StudyState state_;
    std::vector<playtest::Results> results_;
    std::set<std::size_t> changed_;
};

} // namespace

LongRun::Work studyWork(StudyTask task, KeptRuns kept, std::function<void(StudyStatePointer)> grown,
                        std::function<void(const Issues&)> failed) {
    return [task = std::move(task), kept = std::move(kept), grown = std::move(grown),
            failed = std::move(failed)](const LongRun::Hands& hands) {
        StudyPlaying playing(task, kept, hands);
        if (const Issues issues = playing.prepare(); !issues.empty())
            return hands.tell([failed, issues] { failed(issues); });
        // Then not all points are judged.
        if (hands.stop.stop_requested())
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
