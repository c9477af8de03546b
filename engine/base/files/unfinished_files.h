#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewright {

/// Lists the name of a file being written while this object lives, for signal handlers that end the process,
/// as no destructor runs then. This list is the engine's only process-wide state, because a signal ends the
/// process and not an object in it. Without it, Ctrl+C while sheets are written would leave hundreds of
/// hidden files in the folder, which only writing the same sheets again would find; and where each run has
/// the same process number, as in a container, nobody could tell a file that is left from one that is being
/// written.
class UnfinishedFile {
public:
    explicit UnfinishedFile(const std::filesystem::path& path);
    UnfinishedFile(UnfinishedFile&& other) noexcept;
    UnfinishedFile& operator=(UnfinishedFile&&) = delete;
    ~UnfinishedFile();

private:
    /// -1 if the list was full: then only the next write of the same file cleans up.
    int place_;
};

/// Whether this process is writing it now.
bool isUnfinished(const std::filesystem::path& path);

/// Removes all of them. Safe in a signal handler that ends the process afterwards.
void removeUnfinishedFiles() noexcept;

/// The name of a file written beside its target: ".NAME.PROCESS-NUMBER.part".
std::string partName(const std::filesystem::path& target, int number);

/// Whether the file name is that of a part of the target.
bool isPartOf(const std::filesystem::path& part, const std::filesystem::path& target);

/// Part files in a folder whose process is gone, having been killed before it could remove them.
std::vector<std::filesystem::path> orphanedParts(const std::filesystem::path& folder);

} // namespace tilewright
