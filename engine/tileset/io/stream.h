#pragma once

#include "engine/tileset/issue.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tilewright {

// Paths that lead to no plain file: devices, named pipes, sockets, and what this process has open already.

/// The number of a descriptor of this process that the path names, by links or itself: "/dev/stdout",
/// "/dev/fd/63", "/proc/self/fd/1". Nothing where it names none, or one that isn't open.
std::optional<int> ownDescriptor(const std::filesystem::path& path);

/// There, and neither a plain file nor a folder, or a descriptor of this process: what is written to it goes
/// through it, and nothing takes its place.
bool isStream(const std::filesystem::path& path);

/// How long a named pipe is waited for: until the other end is opened, and from one byte to the next. A pipe
/// that this process has from the one that started it is waited for as long as that one lives.
struct Patience {
    std::chrono::milliseconds opened{3'000};
    std::chrono::milliseconds between{30'000};
};

/// Opened to be read without waiting, in `descriptor`; -1 and an issue where it can't be.
int openToRead(const std::filesystem::path& path, Issues& issues);
/// Waits until there is something to read, the end included. The issue tells of a pipe that stays silent.
Issues waitToRead(int descriptor, const std::filesystem::path& path, std::chrono::milliseconds patience);

/// No issue where writeStream() may be tried. Opens nothing: a reader of a pipe would take that for the end.
Issues checkStream(const std::filesystem::path& path);
/// All bytes, or an issue that names the path.
Issues writeStream(const std::filesystem::path& path, std::string_view bytes, Patience patience = {});

} // namespace tilewright
