#pragma once

#include <cstddef>
#include <version>

#ifdef __cpp_lib_jthread
#include <thread>
#include <vector>
#endif

namespace tilewright {

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
