#pragma once

#include "app/cli/verbs.h"

#include <CLI/App.hpp>

namespace tilewright::cli {

// Options of verbs on the command line: those shared by several verbs, and those of the larger ones.

void addGameOptions(CLI::App& verb, GameArguments& arguments);
void addGenerateOptions(CLI::App& verb, GenerateArguments& arguments);
void addThreads(CLI::App& verb, int& threads);
void addCheck(CLI::App& verb, playtest::CheckSettings& check);
void addCompareOptions(CLI::App& verb, CompareArguments& arguments);
void addStudyOptions(CLI::App& verb, StudyArguments& arguments);
void addExportOptions(CLI::App& verb, ExportArguments& arguments);
void addImportOptions(CLI::App& verb, ImportArguments& arguments);
void addTuneOptions(CLI::App& verb, TuneArguments& arguments);

} // namespace tilewright::cli
