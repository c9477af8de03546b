#pragma once

#include "editor/window/window_interface.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace tilewright::soak {

/// One run of the program, with events from a seed or from a list.
struct ChildTask {
    std::uint64_t seed = 0;
    std::optional<Mode> mode;
    /// Which event is the first.
    int from = 0;
    /// After which it quits in order.
    int seconds = 0;
    /// Each event is added here before it happens.
    QString journal;
    /// Where not empty, events come from here.
    QString list;
};

int runChild(int argc, char** argv, const ChildTask& task);

} // namespace tilewright::soak
