#pragma once

#include "engine/base/issue.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace tilewright::fuzz {

/// Stops the program in every kind of build: the fuzzer keeps the input, the replay of the corpus has named
/// it.
inline void require(bool condition) {
    if (!condition)
        std::abort();
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Whether nothing came of an input; then an error says why, and all that is said can be printed.
template <class T>
bool isRefused(const Loaded<T>& loaded) {
    for (const Issue& issue : loaded.issues)
        require(!format(issue).empty() && !issue.message.english().empty());
    require(loaded.value.has_value() || hasErrors(loaded.issues));
    return !loaded.value;
}

} // namespace tilewright::fuzz
