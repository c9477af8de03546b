#pragma once

#include "engine/base/issue.h"
#include "engine/base/json/json.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// One option of rules, of an export or of print sheets, for files, command line and dialogs.
struct OptionSpec {
    /// Millimetres and Degrees are real numbers. An Address is a text that begins with http:// or https://
    /// and names a server.
    enum class Type : std::uint8_t { Integer, Millimetres, Degrees, Boolean, Choice, Set, Text, Address };
    std::string name;
    Type type = Type::Integer;
    Json defaultValue;
    /// Numbers only, both inclusive.
    int minimum = 0;
    int maximum = 0;
    /// Choice: one of them. Set: any of them, each once, as an array.
    std::vector<std::string> choices;
    Text label;
    Text explanation;
    /// Integer only: the difference between allowed values, counted from the minimum.
    int step = 1;
    /// Text and Address only: it must not be empty. Shown in an empty field.
    bool required = false;
    std::string example;
    /// What dialogs call the choices, in their order; empty: by their own names. Integer: what they call the
    /// `word`, or else the minimum, if it isn't meant as a number.
    std::vector<std::string> words;
    /// The heading under which forms show it; options of one group stand beside each other.
    Text group{};
    /// Integer only: a word that is allowed in place of a number, such as "unlimited".
    std::string word{};
    /// Completed options leave it out while it has its default, so that records from before there was such an
    /// option stay as they are.
    bool omittedIfDefault = false;
    /// Without any effect in these rules: records name it, and nobody is offered it.
    bool idle = false;

    /// Integer: whether only the minimum and the maximum are allowed.
    bool isOneOfTwo() const { return type == Type::Integer && step > 1 && maximum - minimum == step; }
};

/// The value that `values` give the option, its default if they don't name it.
const Json& optionValue(const OptionSpec& spec, const Json& values);
/// Fills in defaults (but omittedIfDefault) and checks names, types and ranges against the specs; appends
/// issues with pointers
/// "/options/NAME". A wrong value is replaced by the default.
Json completeOptions(std::span<const OptionSpec> specs, const Json& given, Issues& issues);
/// Converts "name=value" from a command line to the option's type; a Set is written "name=one,two".
Loaded<Json> parseOption(std::span<const OptionSpec> specs, std::string_view assignment);
} // namespace tilewright
