#include "editor/playtest/health/health_lamp.h"

#include "editor/playtest/health/lamp_parts.h"
#include "editor/playtest/health/space_lamps.h"
#include "editor/playtest/health/wanted_lamps.h"
#include "editor/words/text.h"
#include "engine/games/kinds.h"
#include "engine/games/kit.h"
#include "engine/model/lint/lint.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

namespace tilewright {

namespace {

using State = HealthLamp::State;

struct LampWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::HealthLamp)
};

QString withInterval(const playtest::Figure& figure) {
    return toldWithInterval(figure.estimate, unitOf(figure));
}

HealthLamp finishes(const Findings& found, double wantedEscapes) {
    HealthLamp lamp{LampWords::tr("Finishes")};
    lamp.figure = QStringLiteral("end/escape");
    const playtest::Figure* escape = found.figure("end/escape");
    if (escape == nullptr)
        return lamp;
    const playtest::Interval& range = escape->estimate.interval;
    lamp.state = range.low >= wantedEscapes    ? State::Good
                 : range.high >= wantedEscapes ? State::Doubtful
                                               : State::Bad;
    lamp.explanation =
        LampWords::tr(
            "%1 of the games end by an escape; in the others the tiles run out. Half or more is good.")
            .arg(withInterval(*escape));
    return lamp;
}

HealthLamp fair(const Findings& found) {
    HealthLamp lamp{LampWords::tr("Fair")};
    const auto seats = playtest::seatFigures(found.results, fairEnough);
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
HealthLamp inHand(const Findings& found, double mostEmpty) {
    HealthLamp lamp{LampWords::tr("Supply")};
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
HealthLamp sources(const Findings& found, double mostOfSource) {
    HealthLamp lamp{LampWords::tr("Sources")};
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
    lamp.state = range.high <= mostOfSource  ? State::Good
                 : range.low <= mostOfSource ? State::Doubtful
                                             : State::Bad;
    lamp.explanation =
        LampWords::tr("Most points come from %1: %2 of all; more than %3 is too much for one source.")
            .arg(translated(game::plural(found.plan.game->kinds(), which)), withInterval(*most),
                 valueInWords(mostOfSource, true));
    return lamp;
}

HealthLamp length(const Findings& found, double fewestTurns, double mostTurns) {
    HealthLamp lamp{LampWords::tr("Length")};
    lamp.figure = QStringLiteral("turns/median");
    const playtest::Figure* median = found.figure("turns/median");
    if (median == nullptr)
        return lamp;
    const playtest::Estimate& turns = median->estimate;
    const bool within = turns.value >= fewestTurns && turns.value <= mostTurns;
    const bool surelyNot = turns.interval.low > mostTurns || turns.interval.high < fewestTurns;
    lamp.state = within ? State::Good : surelyNot ? State::Bad : State::Doubtful;
    lamp.explanation = LampWords::tr("The median game has %1 turns; %2 to %3 is good.")
                           .arg(withInterval(*median))
                           .arg(fewestTurns)
                           .arg(mostTurns);
    return lamp;
}

HealthLamp refused(const Findings& found) {
    HealthLamp lamp{LampWords::tr("Tiles fit")};
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
    const bool many = all != nullptr && all->estimate.interval.low > mostRefused;
    lamp.state = many ? State::Bad : flagged > 0 ? State::Doubtful : State::Good;
    lamp.explanation = all == nullptr ? QString()
                                      : LampWords::tr("%1 of the drawn tiles fit nowhere; %2 is too many.")
                                            .arg(withInterval(*all), valueInWords(mostRefused, true));
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

HealthLamp colours(const Findings& found) {
    HealthLamp lamp{LampWords::tr("Colours")};
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
    lamp.state = part >= leastOfColour                                         ? State::Good
                 : part >= leastOfColour / 2 || interval.high >= leastOfColour ? State::Doubtful
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
                 valueInWords(leastOfColour, true));
    if (!lamp.door)
        lamp.explanation += QLatin1Char(' ') + LampWords::tr("No tile has a door of this colour.");
    return lamp;
}

/// Holes that the list of issues says no tile can fill are not green here.
void agreeWithIssues(HealthLamp& fit, const TileSet& set) {
    const auto missing = std::ranges::count(lint(set), std::string("configuration-missing"), &Issue::code);
    if (missing == 0)
        return;
    if (fit.state == State::Good)
        fit.state = State::Doubtful;
    fit.explanation += u' ' + LampWords::tr("%n kinds of holes can't be filled by any tile.", nullptr,
                                            static_cast<int>(missing));
}

/// With so few tiles every figure is good by chance.
void takeBackWhatIsTooSmallToTell(std::vector<HealthLamp>& lamps, const TileSet& set) {
    const int tiles = tileCount(set);
    if (tiles >= fewestTilesTold)
        return;
    for (HealthLamp& lamp : lamps)
        if (lamp.state == State::Good) {
            lamp.state = State::Unknown;
            lamp.explanation = LampWords::tr("A set of %n tiles is too small to tell.", nullptr, tiles) +
                               u' ' + lamp.explanation;
        }
}

} // namespace

QString stateInWords(HealthLamp::State state) {
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

std::vector<HealthLamp> healthLamps(const FindingsPointer& found) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), found->plan.ruleset);
    const game::Yardstick by = (rules == nullptr ? rulesets().front() : rules)->yardstick();
    std::vector<HealthLamp> lamps;
    lamps.push_back(by.wantedEscapes ? finishes(*found, *by.wantedEscapes)
                                     : inHand(*found, by.mostEmptyHands.value_or(1)));
    lamps.push_back(fair(*found));
    lamps.push_back(length(*found, by.fewestTurns, by.mostTurns));
    lamps.push_back(refused(*found));
    agreeWithIssues(lamps.back(), found->plan.game->tileSet());
    lamps.push_back(by.balancesColours ? colours(*found) : sources(*found, by.mostOfSource.value_or(1)));
    std::ranges::move(spaceLamps(*found), std::back_inserter(lamps));
    std::ranges::move(wantedLamps(*found, by), std::back_inserter(lamps));
    takeBackWhatIsTooSmallToTell(lamps, found->plan.game->tileSet());
    return lamps;
}

std::vector<HealthLamp> unknownLamps(const game::Yardstick& yardstick, const QString& whyUnknown) {
    std::vector<HealthLamp> lamps;
    for (const QString& name :
         {yardstick.wantedEscapes ? LampWords::tr("Finishes") : LampWords::tr("Supply"),
          LampWords::tr("Fair"), LampWords::tr("Length"), LampWords::tr("Tiles fit"),
          yardstick.balancesColours ? LampWords::tr("Colours") : LampWords::tr("Sources")})
        lamps.push_back({name, State::Unknown, whyUnknown});
    for (const game::WantedRange& range : yardstick.wanted)
        if (range.lamp != nullptr)
            lamps.push_back({translated(std::string_view(range.lamp)), State::Unknown, whyUnknown});
    return lamps;
}

} // namespace tilewright
