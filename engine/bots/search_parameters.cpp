#include "engine/bots/search_bot.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace tilewright::bots {

namespace {

struct Parameter {
    std::string_view name;
    double least;
    double most;
    bool whole;
    void (*set)(SearchSettings& settings, double value);
};

constexpr double milliseconds = 1000;

constexpr std::array parameters{
    Parameter{"seconds", 0.001, 3600, false,
              [](SearchSettings& s, double v) {
                  s.time = std::chrono::milliseconds(std::llround(milliseconds * v));
              }},
    Parameter{"iterations", 1, 10'000'000, true,
              [](SearchSettings& s, double v) {
                  s.iterations = static_cast<std::uint32_t>(v);
                  s.time = {};
              }},
    Parameter{"threads", 1, 64, true, [](SearchSettings& s, double v) { s.threads = static_cast<int>(v); }},
    Parameter{"turns", 0, 1000, true,
              [](SearchSettings& s, double v) { s.tree.playoutTurns = static_cast<int>(v); }},
    Parameter{"width", 1, 1000, true,
              [](SearchSettings& s, double v) { s.tree.width = static_cast<std::size_t>(v); }},
    Parameter{"root-width", 1, 1000, true,
              [](SearchSettings& s, double v) { s.tree.rootWidth = static_cast<std::size_t>(v); }},
    Parameter{"expand-after", 0, 1'000'000, true,
              [](SearchSettings& s, double v) { s.tree.expandAfter = static_cast<std::uint32_t>(v); }},
    Parameter{"exploration", 0, 1000, false, [](SearchSettings& s, double v) { s.tree.exploration = v; }},
    Parameter{"guided-playout", 0, 1, true,
              [](SearchSettings& s, double v) { s.tree.guidedPlayout = v != 0; }},
    Parameter{"guided-tree", 0, 1, true, [](SearchSettings& s, double v) { s.tree.guidedTree = v != 0; }},
    Parameter{"same-luck", 0, 1, true,
              [](SearchSettings& s, double v) { s.tree.commonRandomNumbers = v != 0; }},
    Parameter{"reshuffle", 0, 1, true, [](SearchSettings& s, double v) { s.tree.reshuffle = v != 0; }},
};

/// "0.5", without zeros at the end.
std::string written(double value) {
    std::array<char, 32> text{};
    return {text.data(),
            std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed).ptr};
}

std::string knownNames() {
    std::string names;
    for (const Parameter& parameter : parameters)
        names.append(names.empty() ? "" : ", ").append(parameter.name);
    return names.append(", forbid");
}

Text apply(std::string_view word, SearchSettings& settings) {
    const std::size_t sign = std::min(word.find('='), word.size());
    const auto parameter = std::ranges::find(parameters, word.substr(0, sign), &Parameter::name);
    if (parameter == parameters.end())
        return {QT_TRANSLATE_NOOP("Engine", "found the parameter “%1” of a bot, expected one of: %2"),
                {word.substr(0, sign), knownNames()}};
    const std::string_view digits = word.substr(std::min(sign + 1, word.size()));
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool isNumber = error == std::errc() && end == digits.data() + digits.size();
    if (!isNumber || !(value >= parameter->least && value <= parameter->most) ||
        (parameter->whole && value != std::floor(value)))
        return {parameter->whole
                    ? QT_TRANSLATE_NOOP("Engine",
                                        "found “%1” for “%2” of a bot, expected a whole number from %3 to %4")
                    : QT_TRANSLATE_NOOP("Engine",
                                        "found “%1” for “%2” of a bot, expected a number from %3 to %4"),
                {digits, parameter->name, written(parameter->least), written(parameter->most)}};
    parameter->set(settings, value);
    return {};
}

} // namespace

Text applyParameters(std::string_view words, SearchSettings& settings) {
    for (;;) {
        const std::size_t end = std::min(words.find(':'), words.size());
        if (Text wrong = apply(words.substr(0, end), settings); !wrong.empty())
            return wrong;
        if (end == words.size())
            return {};
        words.remove_prefix(end + 1);
    }
}

} // namespace tilewright::bots
