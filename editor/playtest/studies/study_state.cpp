#include "editor/playtest/studies/study_state.h"

#include "editor/playtest/goal_proposals.h"
#include "editor/playtest/health/findings.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/words/text.h"
#include "engine/games/kit.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {
struct StudyWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::StudyView)
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
    std::vector<std::vector<playtest::Judged>> judged;
    for (std::size_t i = 0; i < state.size(); ++i)
        if (!state.results[i]->done.empty()) {
            played.push_back(i);
            judged.push_back(state.judged[i]);
        }
    const playtest::StudyAnswer answer = playtest::answer(std::move(judged));
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
    QString words = wellKnown(goal.figure);
    if (goal.least && goal.most)
        words = StudyWords::tr("%1: %2 to %3").arg(words, number(*goal.least), number(*goal.most));
    else if (goal.least)
        words = StudyWords::tr("%1: at least %2").arg(words, number(*goal.least));
    else if (goal.most)
        words = StudyWords::tr("%1: at most %2").arg(words, number(*goal.most));
    return goal.weight == 1 ? words : StudyWords::tr("%1, weight %2").arg(words, number(goal.weight));
}

QString goalMetInWords(playtest::Judged::Met met) {
    switch (met) {
    case playtest::Judged::Met::Yes:
        return StudyWords::tr("✓ met");
    case playtest::Judged::Met::No:
        return StudyWords::tr("✗ missed");
    default:
        return StudyWords::tr("? not known yet");
    }
}

QString judgedInWords(const playtest::Judged& judged) {
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
    return translated(playtest::answer(state.judged).sentence(*state.points));
}

} // namespace tilewright
