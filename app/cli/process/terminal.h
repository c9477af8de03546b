#pragma once

#include "engine/base/issue.h"

#include <sstream>
#include <streambuf>
#include <string>

namespace tilewright::cli {

enum class StandardStream { Output, Errors };

/// A line of text on standard output or standard error: `TerminalLine() << name << ": 3 tiles";`. It is
/// passed through escapeControls() and written with its line feed at the end of the expression. All messages
/// go this way, whatever text a file or an argument contains; tests/gates/terminal.sh checks that.
class TerminalLine : public std::ostringstream {
public:
    explicit TerminalLine(StandardStream to = StandardStream::Output) : to_(to) {}
    ~TerminalLine() override;
    TerminalLine(const TerminalLine&) = delete;
    TerminalLine& operator=(const TerminalLine&) = delete;

private:
    StandardStream to_;
};

/// Prints a JSON document on standard output, with its control characters escaped.
void printJson(const std::string& document);

/// Redirects std::cout while it exists, and checks that all output arrived: a full disk or a closed pipe must
/// not count as success. std::cout by itself would lose the system's reason, and the rest of the output where
/// another program has made the terminal or pipe non-blocking, as those that share one with node are.
class StandardOutput : public std::streambuf {
public:
    StandardOutput();
    ~StandardOutput() override;
    StandardOutput(const StandardOutput&) = delete;
    StandardOutput& operator=(const StandardOutput&) = delete;

    /// Writes the rest; the issue has the system's message.
    Issues finish();

protected:
    int_type overflow(int_type character) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    bool take(const char* text, std::size_t size);

    std::streambuf* before_;
    std::string waiting_;
    bool terminal_;
    int error_ = 0;
};

/// If a verb writes its output to standard output itself ("/dev/stdout"), sends its messages to standard
/// error, so that the file stays intact.
void reserveStandardOutputFor(const std::string& file);

} // namespace tilewright::cli
