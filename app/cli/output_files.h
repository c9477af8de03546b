#pragma once

#include "engine/model/tileset.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::cli {

// Where a verb puts the files that it writes, and what lies there already.

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

/// Throws Failure(WrongUsage) that names the existing files with other content, and --force.
[[noreturn]] void refuseToOverwrite(const std::vector<std::filesystem::path>& files);

/// Failure(FileError) if the file can't be written; leaves no trace.
void requireWritable(const std::string& file);
/// Failure(WrongUsage) if writing to `output` would lose something: it is one of `inputs`, or an existing
/// file of ours that is not of `format` (empty: a page, which is not one of ours). Failure(FileError) if it
/// can't be written. Does nothing if it is empty. Devices and pipes have nothing to lose; if it is standard
/// output, calls reserveStandardOutputFor().
void requireFreeOutput(const std::string& output, const std::vector<std::string>& inputs,
                       std::string_view format);

/// What an earlier run left beside the files of this one, see staleOutputs().
class Leftovers {
public:
    /// To be made before anything is written, and settled after it. `written` are the files of a series: a
    /// single one has none beside it.
    Leftovers(const std::vector<std::filesystem::path>& written, bool remove);
    /// Removes the files if that was asked for; otherwise names them, and the flag that would.
    void settle() const;
    /// Adds "leftovers" or "removed" to what --json prints, if there are any.
    void addTo(Json& document) const;

private:
    std::vector<std::filesystem::path> files_;
    bool remove_;
};

} // namespace tilewright::cli
