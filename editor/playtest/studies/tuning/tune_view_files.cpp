// The file of a tuning, opened to look at it and to go on.
#include "editor/common/issue_text.h"
#include "editor/playtest/studies/bots_field.h"
#include "editor/playtest/studies/goals_table.h"
#include "editor/playtest/studies/tuning/limits_table.h"
#include "editor/playtest/studies/tuning/tune_view.h"
#include "editor/words/text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/playtest/run.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace tilewright {

bool TuneView::open(const QString& path) {
    make();
    looked_.clear();
    sayTrouble({});
    if (running()) {
        sayTrouble(tr("A search is running: stop it first, then open the other one."));
        return false;
    }
    auto text = readFile(path.toStdString());
    if (!text) {
        fail(text.issues);
        return false;
    }
    auto file = playtest::readTuning(*text.value);
    if (!file) {
        fail(file.issues);
        return false;
    }
    opened_ = Opened{QFileInfo(path).fileName(), std::move(*file.value), std::move(*text.value), {}};
    takeOpened();
    return true;
}

/// The board that the file names: that of the set's own game, or an open one.
std::optional<Map> TuneView::boardOfOpened(const GameSetup& setup) const {
    const auto isIt = [this](const Map& map) { return playtest::hashOf(map) == opened_->file.map.hash; };
    if (isIt(setup.map))
        return setup.map;
    for (const OpenSubject& board : boards_)
        if (const std::optional<GameSetup> game = board.setup(); game && isIt(game->map))
            return game->map;
    return std::nullopt;
}

void TuneView::takeOpened() {
    if (!opened_ || !opened_->shown.empty() || running())
        return;
    std::optional<GameSetup> setup;
    const auto set = std::ranges::find_if(subjects_, [&](const OpenSubject& one) {
        setup = one.setup();
        return setup && playtest::hashOf(setup->tileSet) == opened_->file.set.hash;
    });
    if (set == subjects_.end())
        return sayTrouble(
            tr("%1 tunes the set “%2”, which is not open. Open it to see and continue the search.")
                .arg(opened_->name, toQString(opened_->file.set.name)));
    const std::optional<Map> board = boardOfOpened(*setup);
    const auto* rules = game::findRuleset(rulesets(), setup->ruleset);
    if (!board || rules == nullptr)
        return sayTrouble(
            tr("%1 was tuned on the board “%2”, which is not open. Open it to see and continue the search.")
                .arg(opened_->name, toQString(opened_->file.map.name)));
    playtest::TuneTask& task = opened_->file.task;
    task.set = setup->tileSet;
    task.map = *board;
    set_->setCurrentIndex(static_cast<int>(set - subjects_.begin()));
    showTask(task, *rules);
    const std::optional<playtest::TuneTask> shown = askedTask();
    opened_->shown = shown ? playtest::courseJson(*shown, {}).dump() : std::string();
    lookAt(*rules);
}

void TuneView::showTask(const playtest::TuneTask& task, const game::Ruleset& rules) {
    limits_->show(task);
    goals_->setRules(rules);
    goals_->show(task.goals);
    bots_->setRules(rules);
    bots_->show(task.players);
    factor_->setValue(task.weightFactor);
    candidates_->setValue(task.candidates);
    games_->setValue(static_cast<int>(task.games));
    seed_->setText(QString::number(task.seed));
}

/// Checks the file and shows what it has found, behind the window: a search may have played many games.
void TuneView::lookAt(const game::Ruleset& rules) {
    sayTrouble({});
    begin([this, opened = *opened_, &rules, kept = kept_](const LongRun::Hands& hands) {
        const playtest::TuneTask& task = opened.file.task;
        Issues issues = playtest::check(task, rules);
        Loaded<playtest::TuneCourse> course = playtest::resumeTuning(opened.text, task);
        for (Issue& issue : course.issues)
            issues.push_back(std::move(issue));
        if (hasErrors(issues)) {
            hands.tell([this, issues] {
                opened_.reset();
                fail(issues);
            });
            return;
        }
        auto state = std::make_shared<TuneState>();
        state->task = task;
        state->rounds = course.value->rounds;
        state->report = opened.text;
        if (!opened.file.isOver) {
            state->tuned = playtest::bestSoFar(task, *course.value);
            keepCourse(kept, task, *course.value, opened.text);
        }
        hands.tell([this, state, name = opened.name, isOver = opened.file.isOver] {
            grow(state);
            looked_ = isOver ? tr("Opened: %1. Its search is over; Start runs it again.").arg(name)
                             : tr("Opened: %1. Start continues from there.").arg(name);
        });
    });
}

} // namespace tilewright
