#pragma once

#include "engine/tileset/issue.h"
#include "engine/tileset/tileset.h"

#include <stdexcept>
#include <string>

namespace tilewright::cli {

/// Ends a verb: the issues were not yet printed.
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

/// Names the file in each issue that has none.
Issues inFile(Issues issues, const std::string& file);
/// One line an issue on standard error.
void print(const Issues& issues);
Json toJson(const Issue& issue);
/// One document on standard output.
void print(const Json& document);

/// A page to read; it can't be read back.
bool isPage(const std::string& file);
/// Failure(WrongUsage) for a page: only playtests and what is merged of them make one.
void requireNoPage(const std::string& file);

/// The whole file or Failure(Unreadable).
std::string read(const std::string& file);
/// Atomically, or Failure(Unreadable) naming the file.
void write(const std::string& file, const std::string& bytes);

} // namespace tilewright::cli
