#pragma once

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace tilewright::manual {

// The tree of the command line, as manual pages and completions show it.

/// An option, a switch, or an argument without a name.
struct OptionInfo {
    /// "-o", "--output"; empty for an argument without a name.
    std::vector<std::string> names;
    /// "FILE"; empty for a switch.
    std::string value;
    /// If only these are taken.
    std::vector<std::string> choices;
    /// "1" and "64", if numbers have limits.
    std::string least;
    std::string most;
    std::string description;
    std::string group;
    std::string defaultValue;
    bool required = false;
    /// Whether it takes several values at a time.
    bool several = false;
    bool takesFile = false;
};

std::vector<OptionInfo> optionInfosOf(const CLI::App& app);
/// The verbs in their order; none for a verb.
std::vector<const CLI::App*> verbsOf(const CLI::App& app);

} // namespace tilewright::manual
