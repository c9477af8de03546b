#include "editor/playtest/health/wanted_lamps.h"

#include "editor/playtest/health/lamp_parts.h"
#include "editor/words/text.h"

#include <QCoreApplication>

namespace tilewright {

namespace {

struct WantedWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::HealthLamp)
};

QString rangeInWords(const game::WantedRange& range) {
    const auto words = [&range](double value) { return valueInWords(value, range.isShare); };
    if (range.least && range.most)
        return WantedWords::tr("%1 to %2 is good.").arg(words(*range.least), words(*range.most));
    return range.least ? WantedWords::tr("%1 or more is good.").arg(words(*range.least))
                       : WantedWords::tr("%1 or less is good.").arg(words(*range.most));
}

HealthLamp lampOf(const Findings& found, const game::WantedRange& range) {
    HealthLamp lamp{translated(std::string_view(range.lamp))};
    lamp.figure = toQString(std::string(range.figure));
    const playtest::Figure* figure = found.figure(range.figure);
    if (figure == nullptr) {
        lamp.explanation = WantedWords::tr("This does not occur in these games.");
        return lamp;
    }
    const playtest::Estimate& estimate = figure->estimate;
    lamp.state = judgedBy(estimate, range.least.value_or(-noLimit), range.most.value_or(noLimit));
    lamp.explanation = WantedWords::tr("%1: %2; %3")
                           .arg(translated(std::string_view(range.meaning)),
                                toldWithInterval(estimate, unitOf(*figure)), rangeInWords(range));
    const char* advice = range.least && estimate.value < *range.least ? range.toRaise : range.toLower;
    if (lamp.state != HealthLamp::State::Good && advice != nullptr)
        lamp.explanation += QLatin1Char(' ') + translated(std::string_view(advice));
    return lamp;
}

} // namespace

std::vector<HealthLamp> wantedLamps(const Findings& found, const game::Yardstick& by) {
    std::vector<HealthLamp> lamps;
    for (const game::WantedRange& range : by.wanted)
        if (range.lamp != nullptr)
            lamps.push_back(lampOf(found, range));
    return lamps;
}

} // namespace tilewright
