#pragma once

#include "app/cli/inputs.h"
#include "engine/tileset/generate.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::cli {

// The verbs. Each prints what it is asked for and returns the exit code; what stops it is thrown as Failure.

int lintFiles(const std::vector<std::string>& files, bool json);
int generateSet(const SetSpecification& specification, const std::string& output, bool json);
int playGame(const GameArguments& arguments, const std::vector<std::string>& players,
             const std::string& output, bool json);
int replayRecord(const std::string& file, std::optional<std::size_t> legalAfter, bool json);

struct ExportArguments {
    std::string game;
    std::string format = "svg";
    /// Moves played before the moment; all of them if not told.
    std::optional<std::size_t> after;
    std::string output;
};
int exportGame(const ExportArguments& arguments, bool json);

int countMoves(const GameArguments& arguments, int players, int depth, bool json);

struct SheetArguments {
    std::string set;
    std::string format = "svg";
    std::string paper = "A4";
    bool landscape = false;
    double margin = 10;
    double bleed = 0;
    bool oneOfEach = false;
    std::string output = ".";
};
int writeSheets(const SheetArguments& arguments, bool json);

struct PlaytestArguments {
    GameArguments game;
    std::vector<std::string> players{"greedy", "greedy"};
    std::uint64_t games = 1000;
    int threads = 1;
    /// "i/n"; empty for all.
    std::string shard;
    /// Go on with what the report has already.
    bool resume = false;
    std::string output;
    /// Folder for records of notable games; empty for none.
    std::string records;
};
int runPlaytest(const PlaytestArguments& arguments, bool json);
int mergePlaytests(const std::vector<std::string>& files, const std::string& output, bool json);

/// Throws Failure if no bot of the rule system has that name.
void requirePlayer(const std::string& name, std::string_view ruleset);

} // namespace tilewright::cli
