#pragma once

#include "engine/base/issue.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace tilewright {

/// A file descriptor that is closed when it goes out of scope.
class FileDescriptor {
public:
    explicit FileDescriptor(int number) : number_(number) {}
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    ~FileDescriptor() {
        if (number_ >= 0)
            ::close(number_);
    }
    int get() const { return number_; }
    /// False if the system reports only now that the bytes did not arrive.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

// Paths of things other than plain files: devices, named pipes, sockets, and descriptors of this process.

/// The number of the descriptor of this process that the path names, directly or by links: "/dev/stdout",
/// "/dev/fd/63", "/proc/self/fd/1". Empty if it names none, or one that isn't open.
std::optional<int> ownDescriptor(const std::filesystem::path& path);

/// Whether the path exists and is neither a plain file nor a folder, or is a descriptor of this process: such
/// a path is written to directly and never replaced.
bool isStream(const std::filesystem::path& path);

/// Timeouts for a named pipe: until the other end opens, and between two bytes. A pipe inherited from the
/// parent process has no timeout while the parent lives. Without them, a script whose other program has
/// failed would wait for ever, and say nothing.
struct StreamTimeouts {
    std::chrono::milliseconds opened{3'000};
    std::chrono::milliseconds between{30'000};
};

/// Opens for reading without blocking; `descriptor` is -1, with an issue, if that fails.
int openToRead(const std::filesystem::path& path, Issues& issues);
/// Waits until there is something to read, the end included. Issue if the pipe stays silent.
Issues waitToRead(int descriptor, const std::filesystem::path& path, std::chrono::milliseconds timeout);

/// No issue if writeStream() may be tried. Opens nothing: a pipe's reader would take that for the end.
Issues checkStream(const std::filesystem::path& path);
/// Writes all bytes; on failure, the issue names the path.
Issues writeStream(const std::filesystem::path& path, std::string_view bytes, StreamTimeouts timeout = {});

} // namespace tilewright
