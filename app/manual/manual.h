#pragma once

#include "engine/base/translatable_text.h"

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

struct ManPage {
    /// "tilewright-play.1"
    std::string name;
    std::string text;
};

/// A page in roff's language for the program, and one for each verb. `app` is in the language of `words`.
std::vector<ManPage> manPages(const CLI::App& app, const Translator& words);

// Scripts by which shells complete verbs, options, their values and files. `app` is in English.

std::string bashCompletion(const CLI::App& app);
std::string zshCompletion(const CLI::App& app);
std::string fishCompletion(const CLI::App& app);

} // namespace tilewright::manual
