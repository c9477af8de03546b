#include "app/cli/process/terminal.h"

#include "engine/base/escape_controls.h"
#include "engine/base/files/stream.h"

#include <cerrno>
#include <iostream>
#include <poll.h>
#include <system_error>
#include <unistd.h>

namespace tilewright::cli {

namespace {

constexpr std::size_t mostWaiting = 65536;

} // namespace

TerminalLine::~TerminalLine() {
    (to_ == StandardStream::Output ? std::cout : std::cerr) << escapeControls(view()) << '\n';
}

void printJson(const std::string& document) {
    std::cout << escapeControlsInJson(document) << '\n';
}

StandardOutput::StandardOutput() : before_(std::cout.rdbuf(this)), terminal_(isatty(STDOUT_FILENO) != 0) {}

StandardOutput::~StandardOutput() {
    sync();
    std::cout.rdbuf(before_);
}

Issues StandardOutput::finish() {
    sync();
    if (error_ == 0)
        return {};
    Issue issue;
    issue.code = "output-unwritable";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "standard output can't be written: %1"),
                     {std::generic_category().message(error_)}};
    return {issue};
}

StandardOutput::int_type StandardOutput::overflow(int_type character) {
    if (traits_type::eq_int_type(character, traits_type::eof()))
        return traits_type::not_eof(character);
    const char one = traits_type::to_char_type(character);
    return take(&one, 1) ? character : traits_type::eof();
}

std::streamsize StandardOutput::xsputn(const char* text, std::streamsize size) {
    return take(text, static_cast<std::size_t>(size)) ? size : 0;
}

int StandardOutput::sync() {
    std::string_view rest = waiting_;
    while (!rest.empty() && error_ == 0) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            pollfd one{STDOUT_FILENO, POLLOUT, 0};
            ::poll(&one, 1, -1);
        } else if (errno != EINTR) {
            error_ = errno;
        }
    }
    waiting_.clear();
    return error_ == 0 ? 0 : -1;
}

bool StandardOutput::take(const char* text, std::size_t size) {
    const std::string_view more(text, size);
    waiting_.append(more);
    // A person is reading along.
    if (waiting_.size() > mostWaiting || (terminal_ && more.find('\n') != std::string_view::npos))
        sync();
    return error_ == 0;
}

void reserveStandardOutputFor(const std::string& file) {
    if (ownDescriptor(file) == STDOUT_FILENO)
        std::cout.rdbuf(std::cerr.rdbuf());
}

} // namespace tilewright::cli
