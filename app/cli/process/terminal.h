#pragma once

#include <sstream>
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

} // namespace tilewright::cli
