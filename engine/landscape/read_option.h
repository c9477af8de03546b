#pragma once

#include "engine/options/option.h"

#include <algorithm>
#include <span>
#include <string>

namespace tilewright::landscape {

// For options that are left out where they have their default (OptionSpec::omittedIfDefault).

template <class T>
void readOption(const Json& values, const char* name, T& value) {
    if (values.contains(name))
        value = values.at(name).get<T>();
}

/// Of a choice: its number among the choices of the spec.
template <class Choice>
void readChoice(const Json& values, const char* name, std::span<const OptionSpec> specs, Choice& value) {
    if (!values.contains(name))
        return;
    const auto spec = std::ranges::find(specs, name, &OptionSpec::name);
    const auto found = std::ranges::find(spec->choices, values.at(name).get_ref<const std::string&>());
    value = static_cast<Choice>(found - spec->choices.begin());
}

} // namespace tilewright::landscape
