#pragma once

#include <cstdlib>

namespace tilewright::test {

/// Whether the tests are built with sanitizers, which make them ten times as slow: what a release build tries
/// in full is sampled then, as no path of the program is new in the rest.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool underSanitizers = true;
#else
inline constexpr bool underSanitizers = false;
#endif

/// Whether they are only run before a landing, where less will do: `./dev check` tries the rest.
inline bool inGateUnderSanitizers() {
    return underSanitizers && std::getenv("TILEWRIGHT_CHECK") == nullptr;
}

} // namespace tilewright::test
