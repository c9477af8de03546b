#pragma once

#include <filesystem>

namespace tilewright {

/// Notes the name of a file that is being written, as long as this object lives, for those who end the
/// process by a signal: no destructor runs then. This list is the one thing that the engine keeps for the
/// whole process, since a signal ends the process and not an object in it.
class UnfinishedFile {
public:
    explicit UnfinishedFile(const std::filesystem::path& path);
    UnfinishedFile(UnfinishedFile&& other) noexcept;
    UnfinishedFile& operator=(UnfinishedFile&&) = delete;
    ~UnfinishedFile();

private:
    /// -1 where the list was full: then only the next write of the same file clears away.
    int place_;
};

/// Whether this process writes it now.
bool isUnfinished(const std::filesystem::path& path);

/// Removes all of them. Safe to be called in a signal handler that ends the process afterwards.
void removeUnfinishedFiles() noexcept;

} // namespace tilewright
