#pragma once

namespace tilewright::test {

/// Whether the tests are built with sanitizers, which make them ten times as slow: what a release build tries
/// in full is sampled then, as no path of the program is new in the rest.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool underSanitizers = true;
#else
inline constexpr bool underSanitizers = false;
#endif

} // namespace tilewright::test
