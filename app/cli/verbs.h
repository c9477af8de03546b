#pragma once

#include "app/cli/inputs.h"
#include "engine/model/tileset.h"
#include "engine/playtest/run.h"
#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/studies/study.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::cli {

// The verbs. Each prints its result and returns the exit code; errors are thrown as Failure.

/// `tileSets`: what maps are opened with, to check their tiles; may be empty.
int lintFiles(const std::vector<std::string>& files, const std::vector<std::string>& tileSets, bool json);

/// Missing values have the default of the family's specification.
struct GenerateArguments {
    std::string ruleset = defaultRuleset;
    /// Fields of the specification that have options of their own and were given, in the order of --help.
    Json given = Json::object();
    /// NAME=VALUE: any number of the specification.
    std::vector<std::string> fields;
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
    /// Tile sets of a map; for a set or a map, empty means the bundled ones.
    std::vector<std::string> tileSets;
    std::string map;
    /// As GameArguments::variant.
    std::optional<std::string> variant;
    /// Number of moves played before the exported moment of a game; all if missing.
    std::optional<std::size_t> after;
    /// name=value: of the format; for a web page of the rules too.
    std::vector<std::string> options;
    /// Web pages only.
    struct Page {
        /// Empty: the one that is found, see exchange::findPlayerPage().
        std::string player;
        std::string title;
        std::vector<std::string> questions;
        std::string ruleset;
    };
    Page page;
    /// Overwrites files in the folder.
    bool force = false;
    /// Removes the files of an earlier run that lie beside the new ones.
    bool removeLeftovers = false;
    /// Lists what would be written, and writes nothing.
    bool list = false;
    /// A folder, or a file name if there is only one file.
    std::string output;
};
int exportFile(const ExportArguments& arguments, bool json);

/// Prints the options of a rule system: values, default, what each does.
int listRuleOptions(const std::string& ruleset, bool json);

struct ImportArguments {
    std::string table;
    /// The set to import into; empty: the output, if it exists.
    std::string into;
    bool removeMissing = false;
    /// "rename", "add" or empty: what becomes of a new tile that equals a missing one.
    std::string equal;
    /// Lists what would change, and writes nothing.
    bool list = false;
    std::string output;
};
int importTable(const ImportArguments& arguments, bool json);

int countMoves(const GameArguments& arguments, int players, int depth, bool json);

/// Arguments of `sheet`.
struct SheetArguments {
    std::string set;
    std::string format = "svg";
    /// A file, or the name of a bundled one; empty: the options stored in the set, or A4.
    std::string sheetTemplate;
    /// The map of the board to print, or of the rules.
    std::string map;
    std::string output = ".";
    /// Differences from the template, in the form of a template.
    Json changes = Json::object();
    /// "sheets", or "rules" for a leaflet with the rules.
    std::string what = "sheets";
    /// Of the rules: their rule system (empty: that of the set) and its options as name=value.
    std::string ruleset;
    std::vector<std::string> ruleOptions;
    /// More sets of the leaflet, besides `set`.
    std::vector<std::string> tileSets;
    /// As GameArguments::variant.
    std::optional<std::string> variant;
    /// Prints the alignment test instead of the sheets.
    bool alignmentTest = false;
    bool colourProof = false;
    /// Writes a file for each piece.
    bool single = false;
    /// Saves template and options to this file; empty: doesn't.
    std::string saveTemplate;
    double dotsPerInch = 300;
    /// Overwrites files that have other content.
    bool force = false;
    /// Removes the files of an earlier run that lie beside the new ones.
    bool removeLeftovers = false;
};
/// The values of --format.
std::vector<std::string> sheetFormatNames();
/// The names of the bundled templates, separated by commas.
std::string templateNames();
int writeSheets(const SheetArguments& arguments, bool json);

struct PlaytestArguments {
    GameArguments game;
    std::vector<std::string> players{"greedy", "greedy"};
    std::uint64_t games = 1000;
    int threads = 1;
    /// "i/n"; empty for all.
    std::string shard;
    /// Continues with the games in the report.
    bool resume = false;
    std::string output;
    /// Folder for records of notable games; empty for none.
    std::string records;
    /// Plays the first of the same games again; without a bot, it doesn't.
    playtest::CheckSettings check;
};
int runPlaytest(const PlaytestArguments& arguments, bool json);
int mergePlaytests(const std::vector<std::string>& files, const std::string& output, bool json);
/// The same of studies; a page shows how far they are.
int mergeStudies(const std::vector<std::string>& files, const std::string& output, bool json);

struct FiguresArguments {
    /// Game records, and folders of them.
    std::vector<std::string> games;
    /// A playtest's report of the same game; empty: bots play beside them.
    std::string beside;
    std::string bot = "greedy";
    /// 0: no bots, but for those among the records.
    std::uint64_t botGames = 200;
    std::uint64_t seed = 1;
    int threads = 1;
    /// Empty for none.
    std::string output;
};
int reportPeoplesGames(const FiguresArguments& arguments, bool json);

struct CompareArguments {
    /// Two tile sets, two maps or two reports; both empty if only options differ.
    std::string a;
    std::string b;
    GameArguments game;
    /// None, one for both sides, or one for each.
    std::vector<std::string> variants;
    /// Options in addition to those of `game`, for each side.
    std::vector<std::string> optionsA;
    std::vector<std::string> optionsB;
    /// Marks removed from the tiles of B.
    std::vector<std::string> withoutB;
    std::vector<std::string> players{"greedy", "greedy"};
    /// Groups of moves and kinds of pieces without which a bot plays against itself; empty for none.
    std::vector<std::string> forbidden;
    /// Doublings of a search's playouts, each against the last; 0 for none.
    int ladder = 0;
    /// Empty: the default of playtest::CompareSettings.
    std::string figure;
    /// 0: a twentieth.
    double margin = 0;
    double alpha = 0.05;
    double beta = 0.05;
    /// Maximum number for each side.
    std::uint64_t games = 2000;
    /// Blocks of each side between two looks.
    std::uint32_t batch = 50;
    int threads = 1;
    /// Continues with the games in the comparison.
    bool resume = false;
    /// Empty for none.
    std::string output;
};
int comparePlaytests(const CompareArguments& arguments, bool json);
/// What comparePlaytests() does if a bot is to play against itself.
int playMatches(const CompareArguments& arguments, bool json);

struct StudyArguments {
    /// A file, or the name of a bundled one.
    std::string study;
    /// Games of each point; 0: as in the study.
    std::uint64_t games = 0;
    /// "i/n": every n-th point from the i-th; empty for all.
    std::string shard;
    int threads = 1;
    /// Continues with the games in the report.
    bool resume = false;
    std::string output;
    /// Plays the first games of each point again; without a bot, it doesn't.
    playtest::CheckSettings check;
};
int runStudy(const StudyArguments& arguments, bool json);

struct TuneArguments {
    GameArguments game;
    std::vector<std::string> players{"greedy", "greedy"};
    /// FIGURE=MIN..MAX or FIGURE=MIN..MAX:WEIGHT
    std::vector<std::string> goals;
    /// MIN..MAX; empty: near what the set has (tiles), all (colours), as it is (open).
    std::string tiles;
    std::string colours;
    std::string open;
    /// FIELD=MIN..MAX, of any field of the set's generator.
    std::vector<std::string> limits;
    double weightFactor = 2;
    int candidates = 27;
    /// Games of each candidate in the first round.
    std::uint64_t games = 20;
    int threads = 1;
    /// Stops the search after so much time; 0: when it is done.
    double minutes = 0;
    /// Continues a stopped search.
    bool resume = false;
    /// The file of the tuned set.
    std::string output;
    /// Overwrites an existing file.
    bool force = false;
    /// File for the changes as JSON, and until they are known for the search's progress; if empty, only the
    /// progress is written, beside the set.
    std::string report;
};
int tuneSet(const TuneArguments& arguments, bool json);

struct ThumbnailArguments {
    /// Tile set, map or game record.
    std::string file;
    /// Of the longer side, in pixels.
    int size = 256;
    std::string output;
};
/// Draws a set's tiles, a map, or the end of a game, for a file manager.
int writeThumbnail(const ThumbnailArguments& arguments, bool json);

// What several verbs need.

/// The games of a comparison with this set, board and options, stack by stack; throws Failure if they can't
/// be played.
playtest::Plan comparisonPlan(const CompareArguments& arguments, const GameArguments& game);
/// Throws Failure if no bot of the rule system has that name.
void requirePlayer(const std::string& name, std::string_view ruleset);

} // namespace tilewright::cli
