#pragma once

#include "app/cli/verbs.h"
#include "engine/base/translatable_text.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>

namespace tilewright::cli {

// Options of verbs on the command line: those shared by several verbs, and those of the larger ones.

/// One variant; `compare` takes two.
void addVariant(CLI::App& verb, std::optional<std::string>& variant);
void addGameOptions(CLI::App& verb, GameArguments& arguments);
void addGenerateOptions(CLI::App& verb, GenerateArguments& arguments);
/// The number of cores.
int defaultThreads();
/// Sets `threads` to the default.
void addThreads(CLI::App& verb, int& threads);
void addCheck(CLI::App& verb, playtest::CheckSettings& check);
void addFiguresOptions(CLI::App& verb, FiguresArguments& arguments);
void addCompareOptions(CLI::App& verb, CompareArguments& arguments);
void addStudyOptions(CLI::App& verb, StudyArguments& arguments);
/// `words` has to live as long as the verb.
void addExportOptions(CLI::App& verb, ExportArguments& arguments, const Translator& words);
void addImportOptions(CLI::App& verb, ImportArguments& arguments);
void addTuneOptions(CLI::App& verb, TuneArguments& arguments);
/// `words` has to live as long as the verb.
void addSheetOptions(CLI::App& sheet, SheetArguments& arguments, const Translator& words);

} // namespace tilewright::cli
