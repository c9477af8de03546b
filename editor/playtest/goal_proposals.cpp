#include "editor/playtest/goal_proposals.h"

#include "editor/words/text.h"
#include "engine/games/kit.h"

#include <QCoreApplication>

namespace tilewright {

namespace {

struct GoalWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::GoalsPanel)
};

} // namespace

std::vector<ProposedGoal> proposedGoals(const game::Yardstick& by) {
    constexpr double mostEscapes = 0.9;
    constexpr double seatsOff = 0.01;
    constexpr double coloursOff = 0.1;
    std::vector<ProposedGoal> list{{{"turns/median", by.fewestTurns, by.mostTurns}, false}};
    if (by.wantedEscapes)
        list.push_back({{"end/escape", by.wantedEscapes, mostEscapes}, true});
    list.push_back({{"seat-difference", std::nullopt, seatsOff}, true});
    if (by.balancesColours)
        list.push_back({{"colour-spread", std::nullopt, coloursOff}, true});
    if (by.mostEmptyHands)
        list.push_back({{"empty-hands", std::nullopt, by.mostEmptyHands}, true});
    if (by.mostOfSource)
        list.push_back({{"source-share", std::nullopt, by.mostOfSource}, true});
    for (const game::WantedRange& range : by.wanted)
        list.push_back({{std::string(range.figure), range.least, range.most}, range.isShare});
    return list;
}

QString wellKnown(const std::string& figure) {
    if (figure == "turns/median")
        return GoalWords::tr("Median number of turns");
    if (figure == "end/escape")
        return GoalWords::tr("Share of the games that end by an escape");
    if (figure == "seat-difference")
        return GoalWords::tr("Largest deviation from an even share of wins");
    if (figure == "colour-spread")
        return GoalWords::tr("Largest deviation of a pick colour from the average gain");
    if (figure == "empty-hands")
        return GoalWords::tr("Share of turns that start with none of the most-used pieces in supply");
    if (figure == "source-share")
        return GoalWords::tr("Share of all points from the richest source");
    for (const game::Ruleset* rules : rulesets())
        for (const game::WantedRange& range : rules->yardstick().wanted)
            if (range.figure == figure)
                return translated(std::string_view(range.meaning));
    return toQString(figure);
}

bool isWellKnown(const std::string& figure) {
    return wellKnown(figure) != toQString(figure);
}

} // namespace tilewright
