#pragma once

#include "editor/window/window_interface.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <random>

namespace tilewright {
class MainWindow;
}

namespace tilewright::soak {

/// One thing done to the window, as a line of a file: the verb, then what it needs, split by tabs. What it is
/// done to is named, so that the line keeps its meaning when others are left out.
struct Event {
    QString verb;
    QStringList with;

    QString line() const;
    static Event read(const QString& line);
};

/// Numbers that depend on nothing but the seed and the place of an event in its list.
class EventRandom {
public:
    EventRandom(std::uint64_t seed, int index);

    /// 0 to count - 1. Pre: count > 0.
    int below(int count);
    /// 0 to 1.
    double share();
    bool once(int inSoMany) { return below(inSoMany) == 0; }
    template <class List>
    auto oneOf(const List& list) {
        return *(std::begin(list) + below(static_cast<int>(std::size(list))));
    }

private:
    std::mt19937_64 random_;
};

/// What to do next: a function of the seed, the place in the list, and what the window shows. Stays in
/// `home`, the mode that is tried most; in none if that is empty.
Event chooseEvent(EventRandom& dice, MainWindow& window, std::optional<Mode> home);

} // namespace tilewright::soak
