#pragma once

#include <version>

#ifdef __cpp_lib_jthread
#include <stop_token>
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

} // namespace tilewright
