#pragma once

#include <CLI/App.hpp>

#include <string>

namespace tilewright::manual {

// Scripts by which shells complete verbs, options, their values and files. `app` is in English.

std::string bashCompletion(const CLI::App& app);
std::string zshCompletion(const CLI::App& app);
std::string fishCompletion(const CLI::App& app);

} // namespace tilewright::manual
