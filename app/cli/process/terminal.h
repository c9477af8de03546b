#pragma once

#include <sstream>
#include <string>

namespace tilewright::cli {

enum class To { Output, Errors };

/// A line of text on standard output or standard error: `Line() << name << ": 3 tiles";`. It is passed
/// through visible() and written with its line feed at the end of the expression. All messages go this way,
/// whatever text a file or an argument contains; tests/gates/terminal.sh checks that.
class Line : public std::ostringstream {
public:
    explicit Line(To to = To::Output) : to_(to) {}
    ~Line() override;
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

private:
    To to_;
};

/// Prints a JSON document on standard output, with its control characters escaped.
void printJson(const std::string& document);

} // namespace tilewright::cli
