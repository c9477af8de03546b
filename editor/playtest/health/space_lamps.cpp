#include "editor/playtest/health/space_lamps.h"

#include "editor/playtest/health/lamp_parts.h"
#include "editor/words/text.h"
#include "engine/games/kit.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <string>

namespace tilewright {

namespace {

struct SpaceWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::HealthLamp)
};

QString told(const playtest::Estimate& found, bool isShare) {
    return toldWithInterval(found, isShare ? Unit::Share : Unit::Number);
}

/// The parts after `prefix` in the names of the counters.
std::vector<std::string> kindsOf(const playtest::Results& results, const std::string& prefix) {
    std::vector<std::string> kinds;
    for (auto at = results.counters.lower_bound(prefix);
         at != results.counters.end() && at->first.starts_with(prefix); ++at)
        kinds.push_back(at->first.substr(prefix.size()));
    return kinds;
}

/// Empty if the rule system has none.
QString adviceOf(const Findings& found, const char* game::Yardstick::*which) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), found.results.ruleset);
    const char* const advice = rules == nullptr ? nullptr : rules->yardstick().*which;
    return advice == nullptr ? QString() : translated(std::string_view(advice));
}

/// The lamp has the worst of all states, with its link, and lists all sentences.
void tell(HealthLamp& lamp, HealthLamp::State state, const std::string& figure, const QString& sentence,
          const QString& advice) {
    if (!lamp.explanation.isEmpty())
        lamp.explanation += QLatin1Char(' ');
    lamp.explanation += sentence;
    if (state != HealthLamp::State::Good && !advice.isEmpty())
        lamp.explanation += QLatin1Char(' ') + advice;
    if (lamp.figure.isEmpty() || state > lamp.state)
        lamp.figure = toQString(figure);
    lamp.state = std::max(lamp.state, state);
}

void tellWayThrough(HealthLamp& lamp, const Findings& found, const std::string& space) {
    const QString name = translated(space);
    const playtest::Figure* in = found.figure("space-in/" + space);
    if (in == nullptr)
        return;
    tell(lamp, judgedBy(in->estimate, fewestIn, noLimit), in->id,
         SpaceWords::tr("%2 pieces per game go into the %1; %3 or more is good.")
             .arg(name, told(in->estimate, false), valueInWords(fewestIn, Unit::Whole)),
         SpaceWords::tr("More copies of tiles that lead there would help."));
    if (found.results.total("space-in/" + space) == 0)
        return;
    const playtest::Estimate out = playtest::ratio(found.results.counter("space-out/" + space),
                                                   found.results.counter("space-in/" + space));
    tell(lamp, judgedBy(out, leastOut, noLimit), "space-out/" + space,
         SpaceWords::tr("%1 of them come out again; %2 or more is good.")
             .arg(told(out, true), valueInWords(leastOut, true)),
         SpaceWords::tr("More tiles that lead there, or that call out what bars the way, would help."));
    const playtest::Figure* won = found.figure("space-contests-won/" + space);
    if (won != nullptr)
        tell(lamp, judgedBy(won->estimate, leastWon, noLimit), won->id,
             SpaceWords::tr(
                 "A piece that comes out beside others scores there in %1 of cases; %2 or more is good.")
                 .arg(told(won->estimate, true), valueInWords(leastWon, true)),
             SpaceWords::tr("Tiles that lead there and have larger features would help."));
}

/// For all pieces of nobody together: some of them may send none home.
void tellSentHome(HealthLamp& lamp, const Findings& found, const std::vector<std::string>& roamers) {
    std::vector<std::int64_t> all(found.results.done.size());
    const auto most = std::ranges::max_element(
        roamers, {}, [&found](const std::string& kind) { return found.results.total("sends-home/" + kind); });
    for (const std::string& kind : roamers)
        std::ranges::transform(all, found.results.counter("sends-home/" + kind), all.begin(), std::plus<>());
    const playtest::Estimate home = playtest::ratio(all, found.results.counter("games"));
    const bool few = home.value < fewestSentHome;
    tell(lamp, judgedBy(home, fewestSentHome, mostSentHome), "sends-home/" + *most,
         SpaceWords::tr("%1 pieces are sent home per game; %2 to %3 is good.")
             .arg(told(home, false), valueInWords(fewestSentHome, Unit::Whole),
                  valueInWords(mostSentHome, Unit::Whole)),
         adviceOf(found, few ? &game::Yardstick::toSendMoreHome : &game::Yardstick::toSendFewerHome));
}

void tellHeld(HealthLamp& lamp, const Findings& found, const std::string& space, const std::string& roamer) {
    const playtest::Figure* held = found.figure("space-holds/" + space + '/' + roamer);
    // A piece that never sends others home blocks nothing.
    if (held == nullptr || found.results.total("sends-home/" + roamer) == 0)
        return;
    tell(lamp, judgedBy(held->estimate, 0, mostHeld), held->id,
         SpaceWords::tr("%1 of the turns start with the %2 in the %3. More than %4 is too many.")
             .arg(told(held->estimate, true), translated(roamer), translated(space),
                  valueInWords(mostHeld, true)),
         adviceOf(found, &game::Yardstick::toCallOut));
}

} // namespace

std::vector<HealthLamp> spaceLamps(const Findings& found) {
    const std::vector<std::string> spaces = kindsOf(found.results, "space-in/");
    if (spaces.empty())
        return {};
    std::vector<HealthLamp> lamps{{SpaceWords::tr("In and out")}};
    for (const std::string& space : spaces)
        tellWayThrough(lamps.front(), found, space);
    const std::vector<std::string> roamers = kindsOf(found.results, "sends-home/");
    if (roamers.empty())
        return lamps;
    lamps.push_back({SpaceWords::tr("Threat")});
    tellSentHome(lamps.back(), found, roamers);
    for (const std::string& space : spaces)
        for (const std::string& roamer : roamers)
            tellHeld(lamps.back(), found, space, roamer);
    return lamps;
}

} // namespace tilewright
