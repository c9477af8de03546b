#pragma once

#include <span>

namespace tilewright {

/// A language that the program speaks, by its code ("de") and its name in itself ("Deutsch").
struct Language {
    const char* code;
    const char* name;
};

/// Those that translations/ has a file of; English first.
std::span<const Language> languages();

} // namespace tilewright
