#pragma once

#include <atomic>
#include <cstddef>
#include <version>

#ifdef __cpp_lib_jthread
#include <stop_token>
#include <thread>
#include <vector>
#endif

namespace tilewright {

#ifdef __cpp_lib_jthread
/// Asks long work to stop.
using StopToken = std::stop_token;
#else
/// The same where there are no threads: nobody can ask while the work runs.
class StopToken {
public:
    static bool stop_requested() { return false; }
};
#endif

/// Shared between long work and those who wait for it: any thread may request a stop and read the progress.
struct TaskControl {
    StopToken stop;
    /// From 0 to 1.
    std::atomic<float> progress{0};
};

/// Calls work(0) to work(count - 1), each on a thread of its own but the first, and waits for all. Where
/// there are no threads: one after the other.
template <class Work>
void parallelFor(std::size_t count, const Work& work) {
#ifdef __cpp_lib_jthread
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < count; ++i)
        others.emplace_back([&work, i] { work(i); });
    if (count > 0)
        work(0);
#else
    for (std::size_t i = 0; i < count; ++i)
        work(i);
#endif
}

} // namespace tilewright
