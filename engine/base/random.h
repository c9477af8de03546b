#pragma once

#include <cstdint>
#include <utility>

namespace tilewright {

/// The purpose of a stream of random numbers. Each purpose has its own numbers, so that one more draw by a
/// bot never changes the deck. Seeds depend on the values: never renumber them.
enum class Purpose : std::uint32_t {
    Stack = 1,
    Player = 2,
    Generator = 3,
    Art = 4,
    Search = 5,
    Test = 6,
    Bootstrap = 7
};

/// Counter-based generator keyed by (seed, game, purpose, index): number n of a stream is a hash of key and
/// n, so any stream can be made anywhere, in any order, on any thread. The mixing function is SplitMix64's
/// finaliser (Steele, Lea, Flood 2014), applied to key and counter.
class Random {
public:
    using result_type = std::uint64_t;

    constexpr Random(std::uint64_t seed, std::uint64_t game, Purpose purpose, std::uint64_t streamIndex = 0)
        : key_(mix(mix(mix(mix(seed) ^ game) ^ static_cast<std::uint64_t>(purpose)) ^ streamIndex)) {}

    constexpr std::uint64_t operator()() { return mix(key_ + 0x9E3779B97F4A7C15ULL * ++counter_); }

    /// Uniform in 0 .. bound-1, without bias (Lemire 2019). Pre: bound > 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (operator()() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = (operator()() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Uniform in [0, 1).
    constexpr double unit() { return static_cast<double>(operator()() >> 11) * 0x1.0p-53; }

    /// Fisher-Yates; the same on every machine, unlike std::shuffle.
    template <class Container>
    constexpr void shuffle(Container& items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

    static constexpr std::uint64_t min() { return 0; }
    static constexpr std::uint64_t max() { return ~std::uint64_t{0}; }

    static constexpr std::uint64_t mix(std::uint64_t z) {
        z += 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t key_;
    std::uint64_t counter_ = 0;
};

} // namespace tilewright
