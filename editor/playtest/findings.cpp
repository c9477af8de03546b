#include "editor/playtest/findings.h"

#include "editor/words/translated_text.h"
#include "engine/bots/bot.h"
#include "engine/games/kit.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

struct FindingWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::Findings)
};

/// With the same minus sign everywhere.
QString inDigits(double value, int decimals) {
    const QLocale locale;
    return locale.toString(value, 'f', decimals).replace(locale.negativeSign(), QStringLiteral("−"));
}

/// The usual number of decimals, or more to show two digits of a smaller value: a bound of 0.04 is not zero.
int decimalsFor(double value, int usual) {
    const double size = std::abs(value);
    constexpr double rounding = 1e-6;
    if (size < rounding || size >= std::pow(10, -usual))
        return usual;
    return 1 - static_cast<int>(std::floor(std::log10(size)));
}

/// Numbers have two decimals if they are small, one if they are large; shares are percentages.
QString digits(double value, Unit unit) {
    if (unit == Unit::Whole)
        return inDigits(value, 0);
    const double shown = unit == Unit::Share ? 100 * value : value;
    const int usual = unit == Unit::Share || std::abs(value) >= 10 ? 1 : 2;
    return inDigits(shown, decimalsFor(shown, usual));
}

bool isKnown(const playtest::Interval& interval) {
    return std::isfinite(interval.low) && std::isfinite(interval.high);
}

/// Labels and values of the options that differ from those of `now`.
QStringList otherOptions(const playtest::Results& results, const playtest::Results* now) {
    QStringList list;
    const auto* rules = game::findRuleset(rulesets(), results.ruleset);
    const Json none = Json::object();
    const Json all = results.plan.value("options", none);
    const Json known = now == nullptr ? none : now->plan.value("options", none);
    if (rules == nullptr || !all.is_object() || !known.is_object())
        return list;
    for (const OptionSpec& spec : rules->options()) {
        const Json& value = optionValue(spec, all);
        if (value == optionValue(spec, known))
            continue;
        QString words = value.is_string() ? translated(value.get<std::string>()) : toQString(value.dump());
        if (value.is_boolean())
            words = value.get<bool>() ? FindingWords::tr("yes") : FindingWords::tr("no");
        list << FindingWords::tr("%1: %2").arg(translated(spec.label), words);
    }
    return list;
}

struct HeatWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::TileHeat)
};

QString tileWord(const char* source) {
    return QCoreApplication::translate("TileMeasure", source);
}

} // namespace

const playtest::Figure* Findings::figure(std::string_view id) const {
    const auto found = std::ranges::find(figures, id, &playtest::Figure::id);
    return found == figures.end() ? nullptr : &*found;
}

FindingsPointer makeFindings(const playtest::Plan& plan, playtest::Results results) {
    auto found = std::make_shared<Findings>();
    found->plan = plan;
    found->results = std::move(results);
    found->figures = playtest::figures(found->results);
    found->seats = playtest::seatFigures(found->results);
    found->tiles = playtest::tileFigures(found->results);
    found->check = playtest::botCheck(found->results);
    return found;
}

FindingsPointer withCheck(const Findings& findings, playtest::Results check) {
    auto found = std::make_shared<Findings>(findings);
    found->results.check = std::make_shared<const playtest::Results>(std::move(check));
    found->check = playtest::botCheck(found->results);
    return found;
}

Unit unitOf(const playtest::Figure& figure) {
    return figure.isShare ? Unit::Share : figure.isWhole() ? Unit::Whole : Unit::Number;
}

QString valueInWords(double value, Unit unit) {
    if (!std::isfinite(value))
        return FindingWords::tr("unknown");
    return unit == Unit::Share ? FindingWords::tr("%1 %").arg(digits(value, unit)) : digits(value, unit);
}

QString intervalInWords(const playtest::Interval& interval, Unit unit) {
    if (!isKnown(interval))
        return FindingWords::tr("unknown");
    const QString words = unit == Unit::Share ? FindingWords::tr("%1 to %2 %") : FindingWords::tr("%1 to %2");
    return words.arg(digits(interval.low, unit), digits(interval.high, unit));
}

QString differenceInWords(double difference, Unit unit) {
    if (!std::isfinite(difference))
        return FindingWords::tr("unknown");
    const QString size = digits(std::abs(difference), unit);
    if (size == digits(0, unit))
        return FindingWords::tr("none");
    const QString words = (difference > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(size);
    return unit == Unit::Share ? FindingWords::tr("%1 points").arg(words) : words;
}

QString differenceIntervalInWords(const playtest::Interval& interval, Unit unit) {
    if (!isKnown(interval))
        return FindingWords::tr("unknown");
    const QString words =
        unit == Unit::Share ? FindingWords::tr("%1 to %2 points") : FindingWords::tr("%1 to %2");
    return words.arg(digits(interval.low, unit), digits(interval.high, unit));
}

QString verdictInWords(const playtest::SeatFigure& seat) {
    switch (seat.fairness.verdict) {
    case playtest::Fairness::Verdict::Fair:
        return FindingWords::tr("fair: within one percentage point of an even share");
    case playtest::Fairness::Verdict::Unfair:
        return seat.advantage.value > 0 ? FindingWords::tr("unfair: wins more than its share")
                                        : FindingWords::tr("unfair: wins less than its share");
    default:
        break;
    }
    return FindingWords::tr("undecided: about %1 more games needed")
        .arg(QLocale().toString(static_cast<qulonglong>(seat.moreGames)));
}

QString notableInWords(const Findings& findings, std::string_view name, const playtest::NotableGame& game) {
    const QString value = QLocale().toString(static_cast<qlonglong>(game.value));
    if (name == "longest")
        return FindingWords::tr("The longest game: %1 turns").arg(value);
    if (name == "shortest")
        return FindingWords::tr("The shortest game: %1 turns").arg(value);
    if (name == "most-refused")
        return FindingWords::tr("Most tiles that fit nowhere: %1").arg(value);
    // A notable game has a figure of the same name, whose definition ends with its description.
    const playtest::Figure* figure = findings.figure(name);
    if (figure == nullptr || figure->definition.arguments.empty())
        return QStringLiteral("%1: %2").arg(toQString(name), value);
    const QString state = translated({"%1", {figure->definition.arguments.back()}});
    return game.value == 1
               ? FindingWords::tr("A situation that the rules may not cover: %1").arg(state)
               : FindingWords::tr("A situation that the rules may not cover, %1 times: %2").arg(value, state);
}

playtest::Estimate differenceOf(const playtest::Estimate& now, const playtest::Estimate& before) {
    return playtest::unpairedDifference(before, now);
}

bool differs(const playtest::Estimate& now, const playtest::Estimate& before) {
    const playtest::Interval difference = differenceOf(now, before).interval;
    return difference.low > 0 || difference.high < 0;
}

QString botInWords(const std::string& bot, const std::string& ruleset) {
    const auto known = bots::availableBots(ruleset);
    const auto spec = std::ranges::find(known, bot, &bots::BotSpec::name);
    return spec == known.end() ? toQString(bot) : translated(spec->label);
}

QString checkOutcomeInWords(const playtest::CheckedFigure& figure) {
    const QString words = translated(Text(playtest::checkOutcomeInWords(figure.outcome)));
    const Unit unit = figure.isShare ? Unit::Share : figure.isWhole ? Unit::Whole : Unit::Number;
    return figure.outcome == playtest::CheckOutcome::Differs
               ? FindingWords::tr("%1: %2").arg(words, valueInWords(figure.checked.value, unit))
               : words;
}

QString checkInWords(const Findings& findings) {
    std::optional<playtest::BotCheck> check = findings.check;
    if (check)
        check->bot = botInWords(check->bot, findings.results.ruleset).toStdString();
    return translated(playtest::checkNote(check));
}

QString botsInWords(const playtest::Results& results) {
    QStringList bots;
    for (const std::string& bot : playtest::botsOf(results.plan))
        bots << botInWords(bot, results.ruleset);
    return bots.join(QStringLiteral(", "));
}

QString playedInWords(const playtest::Results& results, const playtest::Results* now) {
    const auto name = [&results](const char* part) {
        const auto found = results.plan.find(part);
        return found != results.plan.end() && found->is_object()
                   ? toQString(found->value("name", std::string("?")))
                   : QStringLiteral("?");
    };
    const Json seed = results.plan.value("seed", Json());
    const QString words =
        FindingWords::tr("%1 games of the bots %2 with the set “%3” on the map “%4”, seed %5")
            .arg(QLocale().toString(static_cast<qulonglong>(results.games())), botsInWords(results),
                 name("tileset"), name("map"),
                 seed.is_string() ? toQString(seed.get<std::string>()) : QStringLiteral("?"));
    const QStringList options = otherOptions(results, now);
    return options.isEmpty() ? words
                             : FindingWords::tr("%1; %2").arg(words, options.join(QStringLiteral("; ")));
}

QString otherInWords(const playtest::Results& now, const playtest::Results& before) {
    QStringList others;
    const auto add = [&](const char* field, const QString& words) {
        if (now.plan.value(field, Json()) != before.plan.value(field, Json()))
            others << words;
    };
    add("players", FindingWords::tr("other bots"));
    add("tileset", FindingWords::tr("another set"));
    add("map", FindingWords::tr("another map"));
    add("options", FindingWords::tr("other options"));
    return others.join(QStringLiteral(", "));
}

QString heatMenuText(const playtest::TileMeasure& measure, bool scoresInPlay) {
    return tileWord(measure.wordsFor(scoresInPlay).menu);
}

QString heatExplained(const playtest::TileMeasure& measure, bool scoresInPlay) {
    return tileWord(measure.wordsFor(scoresInPlay).tint);
}

QString tileValueInWords(const playtest::TileMeasure& measure, double value) {
    return measure.isSwing() ? differenceInWords(value, false) : valueInWords(value, measure.isShare());
}

TileHeat tileHeat(const Findings& findings, const playtest::TileMeasure& measure) {
    const std::vector<Tile>& tiles = findings.plan.game->tileSet().tiles;
    std::vector<double> values;
    for (std::size_t i = 0; i < findings.tiles.size(); ++i)
        values.push_back(
            measure.value(findings.tiles[i], static_cast<double>(findings.results.games()) * tiles[i].count));
    double most = 0;
    for (const double value : values)
        most = std::max(most, std::abs(value));
    const bool points = playtest::scoresInPlay(findings.results);
    TileHeat heat{toQString(measure.id),
                  translated(std::string_view(measure.wordsFor(points).name)),
                  measure.isSwing() ? QStringLiteral("±") + valueInWords(most, false)
                                    : valueInWords(most, measure.isShare()),
                  {}};
    for (std::size_t i = 0; i < values.size(); ++i)
        heat.tiles[findings.tiles[i].tile] = {most <= 0 ? 0 : std::abs(values[i]) / most,
                                              tileValueInWords(measure, values[i])};
    return heat;
}

std::vector<TileHeat> tileHeats(const Findings& findings) {
    std::vector<TileHeat> heats;
    for (const playtest::TileMeasure& measure : playtest::tileMeasures())
        if (measure.hasHeatMap() && playtest::hasMeasure(findings.results, measure))
            heats.push_back(tileHeat(findings, measure));
    return heats;
}

BoardHeat boardHeat(const Findings& findings, BoardHeatMeasure what) {
    const auto value = [what](const playtest::ChamberFigure& chamber) {
        return what == BoardHeatMeasure::Uses     ? chamber.uses.value
               : what == BoardHeatMeasure::Barred ? chamber.barred
                                                  : chamber.refused;
    };
    const QString name = what == BoardHeatMeasure::Uses     ? HeatWords::tr("Uses per game")
                         : what == BoardHeatMeasure::Barred ? HeatWords::tr("Bars per game")
                                                            : HeatWords::tr("Refusals per game");
    const auto chambers = playtest::chamberFigures(findings.results);
    double most = 0;
    for (const playtest::ChamberFigure& chamber : chambers)
        most = std::max(most, value(chamber));
    BoardHeat heat{name, valueInWords(most, false), {}};
    for (const playtest::ChamberFigure& chamber : chambers) {
        QString sign;
        if (what == BoardHeatMeasure::Uses)
            sign = chamber.usedMore   ? QStringLiteral("▲ ")
                   : chamber.usedLess ? QStringLiteral("▽ ")
                                      : QString();
        heat.cells.push_back({chamber.cell, most <= 0 ? 0 : value(chamber) / most,
                              sign + valueInWords(value(chamber), false)});
    }
    return heat;
}

} // namespace tilewright
