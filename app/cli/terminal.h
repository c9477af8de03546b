#pragma once

#include <sstream>
#include <string>

namespace tilewright::cli {

enum class To { Output, Errors };

/// A line of text on standard output or standard error: `Line() << name << ": 3 tiles";`. It is written with
/// its line feed when the expression ends, and made visible() before: all that the program says goes this
/// way, whatever a file or an argument brings along. tests/gates/terminal.sh holds the rest to it.
class Line : public std::ostringstream {
public:
    explicit Line(To to = To::Output) : to_(to) {}
    ~Line() override;
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

private:
    To to_;
};

/// A written JSON document on standard output, with its control characters escaped.
void printJson(const std::string& document);

} // namespace tilewright::cli
