#pragma once

#include "engine/tileset/issue.h"

#include <streambuf>
#include <string>

namespace tilewright::cli {

/// Takes what verbs print with std::cout while it lives, and knows at the end whether all of it arrived: a
/// full disk or a reader that left is not taken for success.
class StandardOutput : public std::streambuf {
public:
    StandardOutput();
    ~StandardOutput() override;
    StandardOutput(const StandardOutput&) = delete;
    StandardOutput& operator=(const StandardOutput&) = delete;

    /// Writes the rest; the issue says what the system said.
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

/// Where the output of a verb is standard output itself ("/dev/stdout"), what the verb tells beside it goes
/// to standard error, so that the file comes through whole.
void leaveStandardOutputTo(const std::string& file);

} // namespace tilewright::cli
