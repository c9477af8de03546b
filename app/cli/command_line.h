#pragma once

#include "app/cli/cli.h"
#include "app/cli/verb_options.h"
#include "app/cli/verbs.h"

#include <CLI/App.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::cli {

/// The options of a start of the window (WindowArguments): all but the files.
void addWindowOptions(CLI::App& app, WindowArguments& arguments);

/// All verbs and options, for CLI11, and for manual pages and completions made of them. Parsing sets `action`
/// to the requested action. What is said below options has titles that end with a colon, and indented lines.
class CommandLine {
public:
    /// Without `words`, descriptions are English. `version` is what --version prints.
    explicit CommandLine(std::function<int()>& action, Translator words = {},
                         const std::string& version = "tilewright " TILEWRIGHT_VERSION);
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    CLI::App& app() { return app_; }

private:
    CLI::App* verb(const char* name, const char* description);
    std::string helpFooter() const;
    void addLint();
    void addGenerate();
    void addPlay();
    void addReplay();
    void addExport();
    void addImport();
    void addPerft();
    void addPlaytest();
    void addMerge();
    void addFigures();
    void addCompare();
    void addStudy();
    void addTune();
    void addSheet();
    void addThumbnail();
    void addOptions();

    std::function<int()>& action_;
    Translator words_;
    CLI::App app_;
    WindowArguments window_;
    bool json_ = false;
    std::string ruleset_ = defaultRuleset;
    std::vector<std::string> files_;
    std::vector<std::string> tileSets_;
    std::string input_;
    std::string output_;
    GenerateArguments generate_;
    GameArguments game_;
    std::vector<std::string> players_{"greedy", "greedy"};
    int playerCount_ = 2;
    int depth_ = 3;
    std::optional<std::size_t> legalAfter_;
    ExportArguments export_;
    ImportArguments import_;
    SheetArguments sheet_;
    PlaytestArguments playtest_;
    FiguresArguments figures_;
    CompareArguments compare_;
    StudyArguments study_;
    TuneArguments tune_;
    ThumbnailArguments thumbnail_;
};

} // namespace tilewright::cli
