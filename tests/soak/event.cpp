#include "tests/soak/event.h"

namespace tilewright::soak {

QString Event::line() const {
    return (QStringList(verb) + with).join(u'\t');
}

Event Event::read(const QString& line) {
    QStringList parts = line.split(u'\t');
    Event event;
    event.verb = parts.takeFirst();
    event.with = parts;
    return event;
}

EventRandom::EventRandom(std::uint64_t seed, int index)
    : random_(seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(index)) {}

int EventRandom::below(int count) {
    return static_cast<int>(random_() % static_cast<std::uint64_t>(count));
}

double EventRandom::share() {
    return static_cast<double>(random_() >> 11) / static_cast<double>(1ULL << 53);
}

} // namespace tilewright::soak
