#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <stdexcept>
#include <string>

namespace tilewright::cli {

/// Ends a verb; its issues are not printed yet.
class Failure : public std::exception {
public:
    Failure(int exitCode, Issues issues) : exitCode_(exitCode), issues_(std::move(issues)) {}
    int exitCode() const { return exitCode_; }
    const Issues& issues() const { return issues_; }
    const char* what() const noexcept override { return "failure"; }

private:
    int exitCode_;
    Issues issues_;
};

/// Sets the file of each issue that has none.
Issues inFile(Issues issues, const std::string& file);
/// Prints one line per issue on standard error.
void print(const Issues& issues);
Json toJson(const Issue& issue);
/// Prints one document on standard output.
void print(const Json& document);

/// Whether the file is an HTML page, which can't be read back.
bool isPage(const std::string& file);
/// Failure(WrongUsage) for a page: only playtests and merged ones can write pages.
void requireNoPage(const std::string& file);

/// Reads the whole file, or throws Failure(FileError).
std::string read(const std::string& file);
/// Writes atomically, or throws Failure(FileError) that names the file.
void write(const std::string& file, const std::string& bytes);

} // namespace tilewright::cli
