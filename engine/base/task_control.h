#pragma once

#include "engine/base/stop_token.h"

#include <atomic>

namespace tilewright {

/// Shared between long work and those who wait for it: any thread may request a stop and read the progress.
struct TaskControl {
    StopToken stop;
    /// From 0 to 1.
    std::atomic<float> progress{0};
};

} // namespace tilewright
