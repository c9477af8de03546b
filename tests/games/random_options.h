#pragma once

#include "engine/base/options/option.h"
#include "engine/base/random.h"

#include <QtGlobal>

#include <span>

// Options drawn at random.
namespace tilewright::test {

inline Json randomOptionValue(const OptionSpec& spec, Random& random) {
    const auto below = [&random](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    switch (spec.type) {
    case OptionSpec::Type::Integer:
        if (!spec.word.empty() && below(4) == 0)
            return spec.word;
        return spec.minimum + spec.step * static_cast<int>(below(static_cast<std::size_t>(
                                              (spec.maximum - spec.minimum) / spec.step + 1)));
    case OptionSpec::Type::Boolean:
        return below(2) == 0;
    case OptionSpec::Type::Choice:
        return spec.choices[below(spec.choices.size())];
    case OptionSpec::Type::Set: {
        Json some = Json::array();
        for (const std::string& choice : spec.choices)
            if (below(2) == 0)
                some.push_back(choice);
        return some;
    }
    default:
        qFatal("no option of rules has that type");
    }
}

/// About half of the options, each with any of its values.
inline Json randomRuleOptions(std::span<const OptionSpec> specs, Random& random) {
    Json options = Json::object();
    for (const OptionSpec& spec : specs)
        if (random.below(2) == 0)
            options[spec.name] = randomOptionValue(spec, random);
    return options;
}

} // namespace tilewright::test
