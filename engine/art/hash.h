#pragma once

#include <cstdint>
#include <string_view>

namespace tilewright::art {

/// FNV-1a, 64 bits: the same on every machine and in every version, unlike std::hash.
constexpr std::uint64_t hash(std::string_view text) {
    std::uint64_t value = 0xCBF29CE484222325ULL;
    for (char c : text) {
        value ^= static_cast<unsigned char>(c);
        value *= 0x100000001B3ULL;
    }
    return value;
}

} // namespace tilewright::art
