#pragma once

#include "engine/playtest/tallies/counters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// A number in a name.
class Digits {
public:
    explicit Digits(std::size_t number)
        : size_(static_cast<std::size_t>(
              std::to_chars(text_.data(), text_.data() + text_.size(), number).ptr - text_.data())) {}
    explicit operator std::string_view() const { return {text_.data(), size_}; }

private:
    std::array<char, 20> text_{};
    std::size_t size_;
};

/// Writes the numbers of one game after another by name, nearly the same names in the same order for each: a
/// name is put together and looked up only where the order is new.
template <class Number>
class NumberWriter {
public:
    using Numbers = std::map<std::string, Number, std::less<>>;
    /// The names so far, as they came, and their places in one map.
    using Order = std::vector<std::pair<std::string_view, Number*>>;

    /// Starts a game: sets all numbers to 0. Pre: all of `numbers` were written with that order.
    NumberWriter(Numbers& numbers, Order& order) : numbers_(numbers), order_(order) {
        for (const auto& [name, number] : order)
            *number = 0;
    }
    /// The number with the name of these parts.
    template <class... Parts>
    Number& operator()(const Parts&... parts) {
        const std::array<std::string_view, sizeof...(Parts)> name{std::string_view(parts)...};
        // Some names are not written for each game. Farther on, or before, it is looked up.
        constexpr std::size_t skipped = 32;
        const std::size_t end = std::min(order_.size(), next_ + skipped);
        for (std::size_t at = next_; at < end; ++at)
            if (consistsOf(order_[at].first, name)) {
                next_ = at + 1;
                return *order_[at].second;
            }
        return named(name);
    }

private:
    using Parts = std::span<const std::string_view>;

    static bool consistsOf(std::string_view name, Parts parts) {
        for (const std::string_view part : parts) {
            if (!name.starts_with(part))
                return false;
            name.remove_prefix(part.size());
        }
        return name.empty();
    }
    Number& named(Parts parts) {
        std::string name;
        for (const std::string_view part : parts)
            name.append(part);
        const auto [at, isNew] = numbers_.try_emplace(std::move(name));
        if (isNew)
            order_.insert(order_.begin() + static_cast<std::ptrdiff_t>(next_++), {at->first, &at->second});
        return at->second;
    }

    Numbers& numbers_;
    Order& order_;
    /// Where the next name is expected.
    std::size_t next_ = 0;
};

using CounterWriter = NumberWriter<std::int64_t>;
using SampleWriter = NumberWriter<std::int32_t>;

} // namespace tilewright::playtest
