// What is played for a tuning, and its report.
#include "editor/document/save_place.h"
#include "editor/playtest/studies/bots_field.h"
#include "editor/playtest/studies/goals_table.h"
#include "editor/playtest/studies/tuning/limits_table.h"
#include "editor/playtest/studies/tuning/tune_view.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/format.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QSpinBox>

#include <chrono>
#include <utility>

namespace tilewright {

namespace {

const QString tuningSuffix = QStringLiteral(".tuning.json");
constexpr const char* tuningKind = "tuning";

using Grown = std::function<void(std::shared_ptr<const TuneState>)>;

/// How far a search has gone.
std::size_t comparedIn(const playtest::TuneCourse& course) {
    std::size_t compared = 0;
    for (const playtest::TuneRound& round : course.rounds)
        compared += round.distances.size();
    return compared;
}

/// Searches, and keeps what is played. Errors: what can't be tuned.
Issues search(const playtest::TuneTask& task, const game::Ruleset& rules, const KeptRuns& kept,
              const LongRun::Hands& hands, const Grown& grown) {
    if (Issues issues = playtest::check(task, rules); hasErrors(issues))
        return issues;
    const std::string question = playtest::courseJson(task, {}).dump();
    playtest::TuneCourse course;
    if (const auto report = kept.read(tuningKind, question))
        if (auto earlier = playtest::resumeTuning(*report, task))
            course = std::move(*earlier.value);
    const auto tell = [&](std::optional<playtest::Tuned> tuned, std::string report) {
        auto state = std::make_shared<TuneState>();
        state->task = task;
        state->rounds = course.rounds;
        state->tuned = std::move(tuned);
        state->report = std::move(report);
        hands.tell([grown, state] { grown(state); });
    };
    auto last = std::chrono::steady_clock::now();
    playtest::TuneSettings settings;
    settings.threads = hands.threads;
    settings.stop = hands.stop;
    settings.progress = hands.progress;
    settings.kept = [&] {
        constexpr std::chrono::seconds between{2};
        if (std::chrono::steady_clock::now() - last < between)
            return;
        std::string report = playtest::courseText(task, course);
        kept.write(tuningKind, question, report);
        tell(std::nullopt, std::move(report));
        last = std::chrono::steady_clock::now();
    };
    auto tuned = playtest::tune(task, rules, settings, course);
    if (!tuned && !hands.stop.stop_requested())
        return tuned.issues;
    const std::string report = playtest::courseText(task, course);
    kept.write(tuningKind, question, report);
    if (tuned)
        tell(*tuned.value, fileText(playtest::tunedJson(task, *tuned.value)));
    else
        tell(playtest::bestSoFar(task, course), report);
    return {};
}

} // namespace

std::optional<playtest::TuneTask> TuneView::askedTask() const {
    const int at = set_->currentIndex();
    const std::optional<GameSetup> setup =
        at < 0 ? std::nullopt : subjects_[static_cast<std::size_t>(at)].setup();
    if (!setup)
        return std::nullopt;
    playtest::TuneTask task;
    task.set = setup->tileSet;
    task.map = setup->map;
    task.options = setup->options;
    task.players = bots_->players();
    task.seed = seed_->text().toULongLong();
    task.goals = goals_->goals();
    playtest::setUsualLimits(task);
    limits_->write(task);
    task.weightFactor = factor_->value();
    task.candidates = candidates_->value();
    task.games = static_cast<std::uint64_t>(games_->value());
    return task;
}

std::optional<playtest::TuneTask> TuneView::task() const {
    std::optional<playtest::TuneTask> asked = askedTask();
    if (asked && opened_ && playtest::courseJson(*asked, {}).dump() == opened_->shown)
        return opened_->file.task;
    return asked;
}

void TuneView::keepCourse(const KeptRuns& kept, const playtest::TuneTask& task,
                          const playtest::TuneCourse& course, const std::string& report) {
    const std::string question = playtest::courseJson(task, {}).dump();
    if (const auto before = kept.read(tuningKind, question))
        if (const auto further = playtest::resumeTuning(*before, task);
            further && comparedIn(*further.value) > comparedIn(course))
            return;
    kept.write(tuningKind, question, report);
}

void TuneView::start() {
    make();
    looked_.clear();
    const std::optional<playtest::TuneTask> wanted = task();
    if (running())
        return;
    if (!wanted)
        return sayTrouble(tr("Open the set to tune."));
    const auto* rules = game::findRuleset(
        rulesets(), subjects_[static_cast<std::size_t>(set_->currentIndex())].setup()->ruleset);
    begin([this, task = *wanted, rules, kept = kept_](const LongRun::Hands& hands) {
        const Issues issues = search(task, *rules, kept, hands,
                                     [this](const std::shared_ptr<const TuneState>& state) { grow(state); });
        if (!issues.empty())
            hands.tell([this, issues] { fail(issues); });
    });
}

void TuneView::finished() {
    if (!looked_.isEmpty())
        return say(looked_);
    if (!state_)
        return say({});
    if (!state_->tuned)
        say(tr("Stopped before any two sets could be compared."));
    else if (!state_->tuned->isFresh)
        say(tr("Stopped: the best so far is kept; Start continues."));
    else
        say(state_->tuned->better ? tr("Done: a set closer to the goals was found.")
                                  : tr("Done: no set closer to the goals was found."));
}

bool TuneView::saveReport(const QString& path) {
    if (!maySave())
        return false;
    const Issues issues = writeFile(path.toStdString(), state_->report);
    if (issues.empty())
        say(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    else
        fail(issues);
    return issues.empty();
}

void TuneView::askWhereToSave() {
    const QString path = askForPlace(this, tr("Save Report"), tr("Tuning") + tuningSuffix,
                                     {{tr("Tunings (*.tuning.json)"), tuningSuffix}});
    if (!path.isEmpty())
        saveReport(path);
}

} // namespace tilewright
