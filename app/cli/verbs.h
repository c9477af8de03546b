#pragma once

#include "app/cli/inputs.h"
#include "app/cli/sheet_options.h"
#include "engine/playtest/study.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::cli {

// The verbs. Each prints what it is asked for and returns the exit code; what stops it is thrown as Failure.

int lintFiles(const std::vector<std::string>& files, bool json);

/// What is not told is as in the specification of its family.
struct GenerateArguments {
    std::string ruleset = "beneath";
    std::optional<int> tiles;
    /// Of Beneath.
    std::optional<int> colours;
    std::vector<double> weights;
    std::optional<double> open;
    std::optional<double> special;
    /// Of the landscape game.
    std::vector<double> edges;
    std::optional<double> cloisters;
    std::optional<double> joined;
    std::optional<double> pennants;
    std::uint64_t seed = 1;
    std::string name = "Generated";
    std::string output;
};
int generateSet(const GenerateArguments& arguments, bool json);

int playGame(const GameArguments& arguments, const std::vector<std::string>& players,
             const std::string& output, bool json);
int replayRecord(const std::string& file, std::optional<std::size_t> legalAfter, bool json);

struct ExportArguments {
    /// Tile set, map or game record.
    std::string file;
    std::string format = "svg";
    /// Of a map, and what a set or a map is played with; empty: the bundled ones.
    std::vector<std::string> tileSets;
    std::string map;
    /// Moves played before the moment of a game; all of them if not told.
    std::optional<std::size_t> after;
    /// name=value
    std::vector<std::string> options;
    /// Write over what is in the folder.
    bool force = false;
    /// Tell what would be written, and write nothing.
    bool list = false;
    /// A folder, or the name of the file where there is only one.
    std::string output;
};
int exportFile(const ExportArguments& arguments, bool json);

struct ImportArguments {
    std::string table;
    /// The set that it is taken over into; empty: the output, where that is there already.
    std::string into;
    bool removeMissing = false;
    /// Tell what would change, and write nothing.
    bool list = false;
    std::string output;
};
int importTable(const ImportArguments& arguments, bool json);

int countMoves(const GameArguments& arguments, int players, int depth, bool json);

/// What --format takes.
std::vector<std::string> sheetFormatNames();
/// Of the bundled ones, separated by commas.
std::string templateNames();
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

struct CompareArguments {
    /// Two tile sets, two maps or two reports; both empty where only options differ.
    std::string a;
    std::string b;
    GameArguments game;
    /// Beside those of `game`, on one side each.
    std::vector<std::string> optionsA;
    std::vector<std::string> optionsB;
    /// Marks taken off the tiles of B.
    std::vector<std::string> withoutB;
    std::vector<std::string> players{"greedy", "greedy"};
    /// Empty: what playtest::CompareSettings has for it.
    std::string figure;
    /// 0: a twentieth.
    double margin = 0;
    double alpha = 0.05;
    double beta = 0.05;
    /// Of each, at most.
    std::uint64_t games = 2000;
    /// Of each, between two looks.
    std::uint32_t batch = 50;
    int threads = 1;
    /// Go on with what the comparison has already.
    bool resume = false;
    /// Empty for none.
    std::string output;
};
int comparePlaytests(const CompareArguments& arguments, bool json);

struct StudyArguments {
    /// A file, or the name of a bundled one.
    std::string study;
    /// Of each point; 0: as the study says.
    std::uint64_t games = 0;
    int threads = 1;
    /// Go on with what the report has already.
    bool resume = false;
    std::string output;
};
/// Files that a study names lie beside it, or are bundled; without a name it is the bundled board.
playtest::FileReader studyFiles(const std::string& study);
int runStudy(const StudyArguments& arguments, bool json);

struct TuneArguments {
    GameArguments game;
    std::vector<std::string> players{"greedy", "greedy"};
    /// FIGURE=MIN..MAX
    std::vector<std::string> goals;
    /// MIN..MAX; empty: near what the set has (tiles), all (colours), as it is (open).
    std::string tiles;
    std::string colours;
    std::string open;
    double weightFactor = 2;
    int candidates = 27;
    /// Of each candidate in the first round.
    std::uint64_t games = 20;
    int threads = 1;
    /// Go on where the search was stopped.
    bool resume = false;
    /// The set.
    std::string output;
    /// Write over what is there.
    bool force = false;
    /// What changed, as JSON, and until that is known how far the search has come; empty: the latter alone,
    /// beside the set.
    std::string report;
};
int tuneSet(const TuneArguments& arguments, bool json);

/// Throws Failure if no bot of the rule system has that name.
void requirePlayer(const std::string& name, std::string_view ruleset);

} // namespace tilewright::cli
