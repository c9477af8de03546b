#pragma once

#include "engine/tileset/issue.h"

#include <filesystem>
#include <functional>
#include <string_view>
#include <vector>

namespace tilewright {

/// Files that appear together: each is written and synced beside its target, and commit() renames them all
/// over their targets. What is not committed is gone with this object, and so are the folders made for it. A
/// target that is a link stays one: what it leads to is replaced.
class StagedFiles {
public:
    /// Takes the next bytes of a file; false when they can't be written, which ends the writing.
    using Sink = std::function<bool(std::string_view)>;
    /// Gives all bytes of a file to the sink; false when it gave up, or the sink did.
    using Writer = std::function<bool(const Sink&)>;

    StagedFiles() = default;
    StagedFiles(const StagedFiles&) = delete;
    StagedFiles& operator=(const StagedFiles&) = delete;
    ~StagedFiles();

    /// With those above it. No issue when it is there already.
    Issues makeFolder(const std::filesystem::path& folder);
    /// The issue names the file and what the system said.
    Issues add(const std::filesystem::path& target, std::string_view bytes);
    /// For what is too large to be held in memory. A writer that gave up of its own gives the issue
    /// "stopped".
    Issues add(const std::filesystem::path& target, const Writer& writer);
    /// Targets that are there already with other content than was added.
    std::vector<std::filesystem::path> changed() const;
    Issues commit();

    /// All targets, in the order in which they were added.
    std::vector<std::filesystem::path> targets() const;

private:
    struct Staged {
        std::filesystem::path named;
        std::filesystem::path target;
        std::filesystem::path beside;
    };
    void discard();

    std::vector<Staged> staged_;
    /// From the uppermost down.
    std::vector<std::filesystem::path> newFolders_;
};

} // namespace tilewright
