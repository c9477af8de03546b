#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace tilewright::cli {

/// Where a verb puts what it writes, as -o says it: a folder, or one file with a chosen name.
struct OutputTarget {
    std::filesystem::path folder;
    /// Empty: the names are the writer's.
    std::string file;
};

/// A name that ends like a file of any of our writers is that of a file, unless there is such a folder.
/// `ending` is that of the file if just one is written, with its dot; else empty. Throws Failure(WrongUsage)
/// for the name of a file that is not written.
OutputTarget outputTarget(const std::string& output, std::string_view ending);

/// Throws Failure(FileError) for a named file without a folder: a mistyped one is not made.
void requireFolder(const OutputTarget& place, const std::string& output);

} // namespace tilewright::cli
