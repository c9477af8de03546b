#include "editor/playtest/findings.h"

#include "editor/theme/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

struct FindingWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::Findings)
};

/// Two decimals of small numbers, one of large ones.
QString number(double value) {
    return QLocale().toString(value, 'f', std::abs(value) < 10 ? 2 : 1);
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
    return found;
}

QString valueInWords(double value, bool isShare) {
    if (!std::isfinite(value))
        return FindingWords::tr("unknown");
    return isShare ? FindingWords::tr("%1 %").arg(QLocale().toString(100 * value, 'f', 1)) : number(value);
}

QString intervalInWords(const playtest::Interval& interval, bool isShare) {
    if (!std::isfinite(interval.low) || !std::isfinite(interval.high))
        return FindingWords::tr("unknown");
    return isShare ? FindingWords::tr("%1 to %2 %")
                         .arg(QLocale().toString(100 * interval.low, 'f', 1),
                              QLocale().toString(100 * interval.high, 'f', 1))
                   : FindingWords::tr("%1 to %2").arg(number(interval.low), number(interval.high));
}

QString differenceInWords(double difference, bool isShare) {
    const QString size = valueInWords(std::abs(difference), isShare);
    if (size == valueInWords(0, isShare))
        return FindingWords::tr("none");
    return (difference > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(size);
}

QString verdictInWords(const playtest::SeatFigure& seat) {
    switch (seat.fairness.verdict) {
    case playtest::Fairness::Verdict::Fair:
        return FindingWords::tr("fair: within one hundredth of an even part");
    case playtest::Fairness::Verdict::Unfair:
        return seat.advantage.value > 0 ? FindingWords::tr("unfair: wins more than its part")
                                        : FindingWords::tr("unfair: wins less than its part");
    default:
        break;
    }
    return FindingWords::tr("not yet known: about %1 more games")
        .arg(QLocale().toString(static_cast<qulonglong>(seat.moreGames)));
}

QString notableInWords(const Findings& findings, std::string_view name, const playtest::Notable& game) {
    const QString value = QLocale().toString(static_cast<qlonglong>(game.value));
    if (name == "longest")
        return FindingWords::tr("The longest game: %1 turns").arg(value);
    if (name == "shortest")
        return FindingWords::tr("The shortest game: %1 turns").arg(value);
    if (name == "most-refused")
        return FindingWords::tr("Most tiles that fit nowhere: %1").arg(value);
    // What a game shows has a figure of the same name, which says in its last words what it is.
    const playtest::Figure* figure = findings.figure(name);
    if (figure == nullptr || figure->definition.arguments.empty())
        return QStringLiteral("%1: %2").arg(toQString(name), value);
    return FindingWords::tr("A state that rules may not cover, %1 times: %2")
        .arg(value, translated({"%1", {figure->definition.arguments.back()}}));
}

playtest::Estimate differenceOf(const playtest::Estimate& now, const playtest::Estimate& before) {
    const double difference = now.value - before.value;
    const double down = std::hypot(now.value - now.interval.low, before.interval.high - before.value);
    const double up = std::hypot(now.interval.high - now.value, before.value - before.interval.low);
    return {difference, {difference - down, difference + up}};
}

bool differs(const playtest::Estimate& now, const playtest::Estimate& before) {
    const playtest::Interval difference = differenceOf(now, before).interval;
    return difference.low > 0 || difference.high < 0;
}

QString playedInWords(const playtest::Results& results) {
    const auto name = [&results](const char* part) {
        const auto found = results.plan.find(part);
        return found != results.plan.end() && found->is_object()
                   ? toQString(found->value("name", std::string("?")))
                   : QStringLiteral("?");
    };
    QStringList bots;
    for (const Json& bot : results.plan.value("players", Json::array()))
        if (bot.is_string())
            bots << toQString(bot.get<std::string>());
    QStringList options;
    const Json all = results.plan.value("options", Json::object());
    for (const auto& [option, value] : all.items())
        options << QStringLiteral("%1 = %2").arg(toQString(option), toQString(value.dump()));
    const Json seed = results.plan.value("seed", Json());
    return FindingWords::tr("%1 games of the bots %2 with the set “%3” on the map “%4”, seed %5; options: %6")
        .arg(QLocale().toString(static_cast<qulonglong>(results.games())), bots.join(QStringLiteral(", ")),
             name("tileset"), name("map"),
             seed.is_string() ? toQString(seed.get<std::string>()) : QStringLiteral("?"),
             options.join(QStringLiteral(", ")));
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

} // namespace tilewright
