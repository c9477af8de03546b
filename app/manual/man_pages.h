#pragma once

#include "app/cli/translator.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace tilewright::manual {

struct ManPage {
    /// "tilewright-play.1"
    std::string name;
    std::string text;
};

/// A page in roff's language for the program, and one for each verb. `app` is in the language of `words`.
std::vector<ManPage> manPages(const CLI::App& app, const cli::Translator& words);

} // namespace tilewright::manual
