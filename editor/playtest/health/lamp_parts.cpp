#include "editor/playtest/health/lamp_parts.h"

#include <QCoreApplication>

namespace tilewright {

namespace {

struct LampPartWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::HealthLamp)
};

} // namespace

HealthLamp::State judgedBy(const playtest::Estimate& found, double least, double most) {
    if (found.value >= least && found.value <= most)
        return HealthLamp::State::Good;
    const bool surely = found.interval.low > most || found.interval.high < least;
    return surely ? HealthLamp::State::Bad : HealthLamp::State::Doubtful;
}

QString toldWithInterval(const playtest::Estimate& found, Unit unit) {
    return LampPartWords::tr("%1 (%2)").arg(valueInWords(found.value, unit),
                                            intervalInWords(found.interval, unit));
}

} // namespace tilewright
