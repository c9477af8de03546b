#include "editor/playtest/quick_check/quick_check_lamp.h"

#include "editor/words/translated_text.h"
#include "engine/games/kind_spec.h"
#include "engine/games/kit.h"
#include "engine/model/lint/lint.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <string>

namespace tilewright {

namespace {

using State = QuickCheckLamp::State;

struct LampWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::QuickCheckLamp)
};

constexpr double noLimit = std::numeric_limits<double>::infinity();

/// Good within the range, bad if the interval lies outside of it.
QuickCheckLamp::State judgedBy(const playtest::Estimate& found, double least, double most) {
    if (found.value >= least && found.value <= most)
        return QuickCheckLamp::State::Good;
    const bool surely = found.interval.low > most || found.interval.high < least;
    return surely ? QuickCheckLamp::State::Bad : QuickCheckLamp::State::Doubtful;
}

/// The value, and its interval in brackets.
QString toldWithInterval(const playtest::Estimate& found, Unit unit) {
    return LampWords::tr("%1 (%2)").arg(valueInWords(found.value, unit),
                                        intervalInWords(found.interval, unit));
}

QString withInterval(const playtest::Figure& figure) {
    return toldWithInterval(figure.estimate, unitOf(figure));
}

QuickCheckLamp finishes(const Findings& found, double minEscapeShare) {
    QuickCheckLamp lamp{LampWords::tr("Finishes")};
    lamp.figure = QStringLiteral("end/escape");
    const playtest::Figure* escape = found.figure("end/escape");
    if (escape == nullptr)
        return lamp;
    const playtest::Interval& range = escape->estimate.interval;
    lamp.state = range.low >= minEscapeShare    ? State::Good
                 : range.high >= minEscapeShare ? State::Doubtful
                                                : State::Bad;
    lamp.explanation =
        LampWords::tr(
            "%1 of the games end by an escape; in the others the tiles run out. Half or more is good.")
            .arg(withInterval(*escape));
    return lamp;
}

QuickCheckLamp fair(const Findings& found) {
    QuickCheckLamp lamp{LampWords::tr("Fair")};
    const auto seats = playtest::seatFigures(found.results, maxFairDeviation);
    const auto worst = std::ranges::max_element(
        seats, {}, [](const playtest::SeatFigure& seat) { return std::abs(seat.advantage.value); });
    lamp.figure = QStringLiteral("win/seat/%1").arg(worst->seat);
    const bool unfair = std::ranges::any_of(seats, [](const playtest::SeatFigure& seat) {
        return seat.fairness.verdict == playtest::Fairness::Verdict::Unfair;
    });
    const bool allFair = std::ranges::all_of(seats, [](const playtest::SeatFigure& seat) {
        return seat.fairness.verdict == playtest::Fairness::Verdict::Fair;
    });
    lamp.state = unfair ? State::Bad : allFair ? State::Good : State::Doubtful;
    lamp.explanation =
        LampWords::tr("Seat %1 deviates most from an even share: it has %2 of the wins (%3). Up to ten "
                      "percentage points count as fair here.")
            .arg(worst->seat + 1)
            .arg(valueInWords(worst->winShare.value, true), intervalInWords(worst->winShare.interval, true));
    return lamp;
}

/// Whether pieces return often enough for players to have one to place.
QuickCheckLamp inHand(const Findings& found, double mostEmpty) {
    QuickCheckLamp lamp{LampWords::tr("Supply")};
    const auto pieces = found.plan.game->returningPieces();
    if (pieces.empty())
        return lamp;
    lamp.figure = toQString("empty-hand/" + std::string(pieces.front()));
    const playtest::Figure* empty = found.figure(lamp.figure.toStdString());
    if (empty == nullptr)
        return lamp;
    const playtest::Interval& range = empty->estimate.interval;
    lamp.state = range.high <= mostEmpty  ? State::Good
                 : range.low <= mostEmpty ? State::Doubtful
                                          : State::Bad;
    lamp.explanation =
        LampWords::tr("%1 of the turns start with none of the player's %2 in supply; %3 is too many.")
            .arg(withInterval(*empty), translated(game::plural(found.plan.game->kinds(), pieces.front())),
                 valueInWords(mostEmpty, true));
    return lamp;
}

/// Whether points come from more than one source.
QuickCheckLamp sources(const Findings& found, double maxSourceShare) {
    QuickCheckLamp lamp{LampWords::tr("Sources")};
    const playtest::Figure* most = nullptr;
    game::Kind which;
    for (const game::Kind source : found.plan.game->sources()) {
        const playtest::Figure* part = found.figure("points-from/" + std::string(source));
        if (part == nullptr || (most != nullptr && part->estimate.value <= most->estimate.value))
            continue;
        most = part;
        which = source;
    }
    if (most == nullptr) {
        lamp.figure = QStringLiteral("points/median");
        lamp.explanation = LampWords::tr("No points are ever scored.");
        lamp.state = State::Doubtful;
        return lamp;
    }
    const playtest::Interval& range = most->estimate.interval;
    lamp.figure = toQString(most->id);
    lamp.state = range.high <= maxSourceShare  ? State::Good
                 : range.low <= maxSourceShare ? State::Doubtful
                                               : State::Bad;
    lamp.explanation =
        LampWords::tr("Most points come from %1: %2 of all; more than %3 is too much for one source.")
            .arg(translated(game::plural(found.plan.game->kinds(), which)), withInterval(*most),
                 valueInWords(maxSourceShare, true));
    return lamp;
}

QuickCheckLamp length(const Findings& found, double minTurns, double maxTurns) {
    QuickCheckLamp lamp{LampWords::tr("Length")};
    lamp.figure = QStringLiteral("turns/median");
    const playtest::Figure* median = found.figure("turns/median");
    if (median == nullptr)
        return lamp;
    const playtest::Estimate& turns = median->estimate;
    const bool within = turns.value >= minTurns && turns.value <= maxTurns;
    const bool surelyNot = turns.interval.low > maxTurns || turns.interval.high < minTurns;
    lamp.state = within ? State::Good : surelyNot ? State::Bad : State::Doubtful;
    lamp.explanation = LampWords::tr("The median game has %1 turns; %2 to %3 is good.")
                           .arg(withInterval(*median))
                           .arg(minTurns)
                           .arg(maxTurns);
    return lamp;
}

QuickCheckLamp refused(const Findings& found) {
    QuickCheckLamp lamp{LampWords::tr("Tiles fit")};
    lamp.figure = QStringLiteral("refused");
    const playtest::TileFigure* worst = nullptr;
    const auto shareOf = [](const playtest::TileFigure& tile) {
        return tile.tally.drawn == 0
                   ? 0
                   : static_cast<double>(tile.tally.refused) / static_cast<double>(tile.tally.drawn);
    };
    int flagged = 0;
    for (const playtest::TileFigure& tile : found.tiles) {
        if (!tile.refusedMore)
            continue;
        ++flagged;
        if (worst == nullptr || shareOf(tile) > shareOf(*worst))
            worst = &tile;
    }
    const playtest::Figure* all = found.figure("refused");
    const bool many = all != nullptr && all->estimate.interval.low > maxRefused;
    lamp.state = many ? State::Bad : flagged > 0 ? State::Doubtful : State::Good;
    lamp.explanation = all == nullptr ? QString()
                                      : LampWords::tr("%1 of the drawn tiles fit nowhere; %2 is too many.")
                                            .arg(withInterval(*all), valueInWords(maxRefused, true));
    if (worst != nullptr) {
        lamp.tile = toQString(worst->tile);
        lamp.explanation += QLatin1Char(' ') +
                            LampWords::tr("%n tiles are refused more often than others, most of all %1 (%2).",
                                          nullptr, flagged)
                                .arg(lamp.tile, valueInWords(shareOf(*worst), true));
    }
    return lamp;
}

/// The counter and figure of what is gained of a colour.
std::string gainOf(const playtest::Results& results, Colour colour) {
    const game::KindSpec* cube = game::findCube(results.kinds, colour);
    return "gained/" + std::string(cube == nullptr ? game::Kind() : cube->id);
}

/// The gain of a colour relative to the average gain of a colour.
playtest::Interval partOfMean(const playtest::Results& results, const std::vector<Colour>& picks,
                              Colour colour) {
    const auto gained = [&results](Colour of) { return results.counter(gainOf(results, of)); };
    std::vector<std::int64_t> all(results.done.size());
    for (const Colour each : picks) {
        const std::vector<std::int64_t> one = gained(each);
        std::ranges::transform(all, one, all.begin(), std::plus<>());
    }
    const playtest::Interval share = playtest::share(gained(colour), all).interval;
    const auto number = static_cast<double>(picks.size());
    return {share.low * number, share.high * number};
}

bool isOnTiles(const TileSet& set, Colour colour) {
    return std::ranges::any_of(set.tiles, [colour](const Tile& tile) {
        return tile.count > 0 && std::ranges::count(tile.sides(), skull(colour)) > 0;
    });
}

/// Empty in a game without picks.
std::vector<Colour> coloursInPlay(const game::Game& game) {
    std::vector<Colour> all;
    for (int colour = 0; colour < game.options().value("pickColours", 0); ++colour)
        all.push_back(colourAt(colour));
    return all;
}

QuickCheckLamp colours(const Findings& found) {
    QuickCheckLamp lamp{LampWords::tr("Colours")};
    const std::vector<Colour> picks = coloursInPlay(*found.plan.game);
    const auto gained = [&found](Colour colour) {
        return static_cast<double>(found.results.total(gainOf(found.results, colour)));
    };
    double sum = 0;
    for (const Colour colour : picks)
        sum += gained(colour);
    if (picks.empty() || sum <= 0) {
        lamp.explanation = LampWords::tr("No picks are ever gained.");
        lamp.figure = QStringLiteral("choices");
        lamp.state = State::Doubtful;
        return lamp;
    }
    const Colour least = *std::ranges::min_element(picks, {}, gained);
    const double part = gained(least) / (sum / static_cast<double>(picks.size()));
    const playtest::Interval interval = partOfMean(found.results, picks, least);
    lamp.state = part >= minOfColour                                       ? State::Good
                 : part >= minOfColour / 2 || interval.high >= minOfColour ? State::Doubtful
                                                                           : State::Bad;
    // Links to the tiles that have it, unless there are none.
    if (isOnTiles(found.plan.game->tileSet(), least))
        lamp.door = least;
    lamp.figure = toQString(gainOf(found.results, least));
    lamp.explanation =
        LampWords::tr(
            "The scarcest pick colour is %1: %2 of what a colour yields on average; %3 or more is good.")
            .arg(translated(name(least)),
                 LampWords::tr("%1 (%2)").arg(valueInWords(part, true), intervalInWords(interval, true)),
                 valueInWords(minOfColour, true));
    if (!lamp.door)
        lamp.explanation += QLatin1Char(' ') + LampWords::tr("No tile has a door of this colour.");
    return lamp;
}

/// Holes that the list of issues says no tile can fill are not green here.
void agreeWithIssues(QuickCheckLamp& fit, const TileSet& set) {
    const auto missing = std::ranges::count(lint(set), std::string("configuration-missing"), &Issue::code);
    if (missing == 0)
        return;
    if (fit.state == State::Good)
        fit.state = State::Doubtful;
    fit.explanation += u' ' + LampWords::tr("%n kinds of holes can't be filled by any tile.", nullptr,
                                            static_cast<int>(missing));
}

/// With so few tiles every figure is good by chance.
void takeBackWhatIsTooSmallToTell(std::vector<QuickCheckLamp>& lamps, const TileSet& set) {
    const int tiles = tileCount(set);
    if (tiles >= minTilesForVerdict)
        return;
    for (QuickCheckLamp& lamp : lamps)
        if (lamp.state == State::Good) {
            lamp.state = State::Unknown;
            lamp.explanation = LampWords::tr("A set of %n tiles is too small to tell.", nullptr, tiles) +
                               u' ' + lamp.explanation;
        }
}

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
QString adviceOf(const Findings& found, const char* game::QualityTargets::*which) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), found.results.ruleset);
    const char* const advice = rules == nullptr ? nullptr : rules->qualityTargets().*which;
    return advice == nullptr ? QString() : translated(std::string_view(advice));
}

/// The lamp has the worst of all states, with its link, and lists all sentences.
void tell(QuickCheckLamp& lamp, QuickCheckLamp::State state, const std::string& figure,
          const QString& sentence, const QString& advice) {
    if (!lamp.explanation.isEmpty())
        lamp.explanation += QLatin1Char(' ');
    lamp.explanation += sentence;
    if (state != QuickCheckLamp::State::Good && !advice.isEmpty())
        lamp.explanation += QLatin1Char(' ') + advice;
    if (lamp.figure.isEmpty() || state > lamp.state)
        lamp.figure = toQString(figure);
    lamp.state = std::max(lamp.state, state);
}

void tellWayThrough(QuickCheckLamp& lamp, const Findings& found, const std::string& space) {
    const QString name = translated(space);
    const playtest::Figure* in = found.figure("space-in/" + space);
    if (in == nullptr)
        return;
    tell(lamp, judgedBy(in->estimate, minEntering, noLimit), in->id,
         LampWords::tr("%2 pieces per game go into the %1; %3 or more is good.")
             .arg(name, told(in->estimate, false), valueInWords(minEntering, Unit::Whole)),
         LampWords::tr("More copies of tiles that lead there would help."));
    if (found.results.total("space-in/" + space) == 0)
        return;
    const playtest::Estimate out = playtest::ratio(found.results.counter("space-out/" + space),
                                                   found.results.counter("space-in/" + space));
    tell(lamp, judgedBy(out, minLeaving, noLimit), "space-out/" + space,
         LampWords::tr("%1 of them come out again; %2 or more is good.")
             .arg(told(out, true), valueInWords(minLeaving, true)),
         LampWords::tr("More tiles that lead there, or that call out what bars the way, would help."));
    const playtest::Figure* won = found.figure("space-contests-won/" + space);
    if (won != nullptr)
        tell(lamp, judgedBy(won->estimate, minWon, noLimit), won->id,
             LampWords::tr(
                 "A piece that comes out beside others scores there in %1 of cases; %2 or more is good.")
                 .arg(told(won->estimate, true), valueInWords(minWon, true)),
             LampWords::tr("Tiles that lead there and have larger features would help."));
}

/// For all pieces of nobody together: some of them may send none home.
void tellSentHome(QuickCheckLamp& lamp, const Findings& found,
                  const std::vector<std::string>& neutralPieces) {
    std::vector<std::int64_t> all(found.results.done.size());
    const auto most = std::ranges::max_element(neutralPieces, {}, [&found](const std::string& kind) {
        return found.results.total("sends-home/" + kind);
    });
    for (const std::string& kind : neutralPieces)
        std::ranges::transform(all, found.results.counter("sends-home/" + kind), all.begin(), std::plus<>());
    const playtest::Estimate home = playtest::ratio(all, found.results.counter("games"));
    const bool few = home.value < minSentHome;
    tell(lamp, judgedBy(home, minSentHome, maxSentHome), "sends-home/" + *most,
         LampWords::tr("%1 pieces are sent home per game; %2 to %3 is good.")
             .arg(told(home, false), valueInWords(minSentHome, Unit::Whole),
                  valueInWords(maxSentHome, Unit::Whole)),
         adviceOf(found,
                  few ? &game::QualityTargets::toSendMoreHome : &game::QualityTargets::toSendFewerHome));
}

void tellHeld(QuickCheckLamp& lamp, const Findings& found, const std::string& space,
              const std::string& roamer) {
    const playtest::Figure* held = found.figure("space-holds/" + space + '/' + roamer);
    // A piece that never sends others home blocks nothing.
    if (held == nullptr || found.results.total("sends-home/" + roamer) == 0)
        return;
    tell(lamp, judgedBy(held->estimate, 0, maxHeld), held->id,
         LampWords::tr("%1 of the turns start with the %2 in the %3. More than %4 is too many.")
             .arg(told(held->estimate, true), translated(roamer), translated(space),
                  valueInWords(maxHeld, true)),
         adviceOf(found, &game::QualityTargets::toCallOut));
}

QString rangeInWords(const game::TargetRange& range) {
    const auto words = [&range](double value) { return valueInWords(value, range.isShare); };
    if (range.min && range.max)
        return LampWords::tr("%1 to %2 is good.").arg(words(*range.min), words(*range.max));
    return range.min ? LampWords::tr("%1 or more is good.").arg(words(*range.min))
                     : LampWords::tr("%1 or less is good.").arg(words(*range.max));
}

QuickCheckLamp lampOf(const Findings& found, const game::TargetRange& range) {
    QuickCheckLamp lamp{translated(std::string_view(range.lamp))};
    lamp.figure = toQString(std::string(range.figure));
    const playtest::Figure* figure = found.figure(range.figure);
    if (figure == nullptr) {
        lamp.explanation = LampWords::tr("This does not occur in these games.");
        return lamp;
    }
    const playtest::Estimate& estimate = figure->estimate;
    lamp.state = judgedBy(estimate, range.min.value_or(-noLimit), range.max.value_or(noLimit));
    lamp.explanation = LampWords::tr("%1: %2; %3")
                           .arg(translated(std::string_view(range.meaning)),
                                toldWithInterval(estimate, unitOf(*figure)), rangeInWords(range));
    const char* advice = range.min && estimate.value < *range.min ? range.toRaise : range.toLower;
    if (lamp.state != QuickCheckLamp::State::Good && advice != nullptr)
        lamp.explanation += QLatin1Char(' ') + translated(std::string_view(advice));
    return lamp;
}

/// A lamp for each figure that the rules want in a range of their own (game::QualityTargets::wanted): fields,
/// tunnels. Ranges without a lamp's name have none.
std::vector<QuickCheckLamp> wantedRangeLamps(const Findings& found, const game::QualityTargets& by) {
    std::vector<QuickCheckLamp> lamps;
    for (const game::TargetRange& range : by.wanted)
        if (range.lamp != nullptr)
            lamps.push_back(lampOf(found, range));
    return lamps;
}

} // namespace

QString stateInWords(QuickCheckLamp::State state) {
    switch (state) {
    case State::Good:
        return LampWords::tr("good");
    case State::Doubtful:
        return LampWords::tr("needs attention");
    case State::Bad:
        return LampWords::tr("bad");
    default:
        return LampWords::tr("unknown");
    }
}

std::vector<QuickCheckLamp> spaceLamps(const Findings& found) {
    const std::vector<std::string> spaces = kindsOf(found.results, "space-in/");
    if (spaces.empty())
        return {};
    std::vector<QuickCheckLamp> lamps{{LampWords::tr("In and out")}};
    for (const std::string& space : spaces)
        tellWayThrough(lamps.front(), found, space);
    const std::vector<std::string> neutralPieces = kindsOf(found.results, "sends-home/");
    if (neutralPieces.empty())
        return lamps;
    lamps.push_back({LampWords::tr("Threat")});
    tellSentHome(lamps.back(), found, neutralPieces);
    for (const std::string& space : spaces)
        for (const std::string& roamer : neutralPieces)
            tellHeld(lamps.back(), found, space, roamer);
    return lamps;
}

std::vector<QuickCheckLamp> quickCheckLamps(const FindingsPointer& found) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), found->plan.ruleset);
    const game::QualityTargets by = (rules == nullptr ? rulesets().front() : rules)->qualityTargets();
    std::vector<QuickCheckLamp> lamps;
    lamps.push_back(by.minEscapeShare ? finishes(*found, *by.minEscapeShare)
                                      : inHand(*found, by.maxEmptyHandShare.value_or(1)));
    lamps.push_back(fair(*found));
    lamps.push_back(length(*found, by.minTurns, by.maxTurns));
    lamps.push_back(refused(*found));
    agreeWithIssues(lamps.back(), found->plan.game->tileSet());
    lamps.push_back(by.balancesColours ? colours(*found) : sources(*found, by.maxSourceShare.value_or(1)));
    std::ranges::move(spaceLamps(*found), std::back_inserter(lamps));
    std::ranges::move(wantedRangeLamps(*found, by), std::back_inserter(lamps));
    takeBackWhatIsTooSmallToTell(lamps, found->plan.game->tileSet());
    return lamps;
}

std::vector<QuickCheckLamp> unknownLamps(const game::QualityTargets& qualityTargets,
                                         const QString& whyUnknown) {
    std::vector<QuickCheckLamp> lamps;
    for (const QString& name :
         {qualityTargets.minEscapeShare ? LampWords::tr("Finishes") : LampWords::tr("Supply"),
          LampWords::tr("Fair"), LampWords::tr("Length"), LampWords::tr("Tiles fit"),
          qualityTargets.balancesColours ? LampWords::tr("Colours") : LampWords::tr("Sources")})
        lamps.push_back({name, State::Unknown, whyUnknown});
    for (const game::TargetRange& range : qualityTargets.wanted)
        if (range.lamp != nullptr)
            lamps.push_back({translated(std::string_view(range.lamp)), State::Unknown, whyUnknown});
    return lamps;
}

} // namespace tilewright
