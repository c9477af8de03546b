#include "engine/playtest/people/people_vs_bots.h"

#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/studies/compare.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tilewright::playtest {

namespace {

bool isComparable(std::string_view id, bool isUniform) {
    constexpr std::array<std::string_view, 5> leftOut{"win/player/", "points/player/", "skill/", "luck/",
                                                      "door/"};
    const auto begins = [id](std::string_view family) { return id.starts_with(family); };
    return std::ranges::none_of(leftOut, begins) && (isUniform || !begins("action/"));
}

} // namespace

Plan botsPlan(const PlayedGames& played, const std::string& bot, std::uint64_t games, std::uint64_t seed) {
    Plan plan;
    plan.ruleset = played.ruleset;
    plan.game = played.game;
    plan.players.assign(static_cast<std::size_t>(played.game->playerCount()), bot);
    plan.games = games;
    plan.seed = seed;
    return plan;
}

std::vector<PeopleBotsFigure> compareWithBots(const SeatGroup& people, const Results& bots,
                                              const StopToken& stop) {
    std::vector<PeopleBotsFigure> list;
    if (people.files.empty() || bots.done.empty())
        return list;
    const std::vector<Figure> ofPeople = figuresComparableWith(people.results, bots, stop);
    const std::vector<Figure> ofBots = figuresComparableWith(bots, people.results, stop);
    std::vector<double> p;
    for (const Figure& one : ofPeople) {
        const auto other = std::ranges::find(ofBots, one.id, &Figure::id);
        if (other == ofBots.end() || !isComparable(one.id, people.isUniform()))
            continue;
        list.push_back({one.id, one.definition, one.isShare, one.isWhole(), one.estimate, one.counted,
                        other->estimate, other->counted, unpairedDifference(other->estimate, one.estimate)});
        p.push_back(unpairedP(list.back().difference));
    }
    if (people.files.size() < minPeoplesGames)
        return list;
    const std::vector<bool> found = discoveries(p);
    for (std::size_t i = 0; i < list.size(); ++i)
        list[i].differs = found[i];
    return list;
}

Text groupInWords(const SeatGroup& group) {
    const auto persons = std::ranges::count(group.kinds, personKind);
    const std::string bots = listed({group.kinds.begin() + persons, group.kinds.end()});
    const std::string games = withThousandsSeparators(group.files.size());
    if (bots.empty())
        return {QT_TRANSLATE_NOOP("Engine", "Games of people alone: %1"), {games}};
    if (persons == 0)
        return {QT_TRANSLATE_NOOP("Engine", "Games of bots alone (%2): %1"), {games, bots}};
    return {QT_TRANSLATE_NOOP("Engine", "Games of people (%3) with bots (%2): %1"),
            {games, bots, std::to_string(persons)}};
}

} // namespace tilewright::playtest
