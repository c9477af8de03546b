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

} // namespace tilewright::cli
