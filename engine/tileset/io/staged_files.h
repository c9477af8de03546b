#pragma once

#include "engine/tileset/io/unfinished_files.h"
#include "engine/tileset/issue.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// Files that appear together: each is written and synced beside its target, and commit() renames them all
/// over their targets. What is not committed is gone with this object, and so are the folders made for it. A
/// target that is a link stays one: what it leads to is replaced. A target that is a stream (isStream()) is
/// kept in memory and written through by commit(), before any file appears. A process that is killed leaves
/// the file beside its target; the next one that writes the same target removes it.
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
        /// Empty for a stream.
        std::filesystem::path beside = {};
        std::optional<UnfinishedFile> unfinished = {};
        /// What a stream is to get.
        std::string held = {};
        bool isStream() const { return beside.empty(); }
    };
    void discard();
    void removeOrphans(const std::filesystem::path& target);
    int openBeside(Staged& staged);
    Issues addStream(const std::filesystem::path& named, const Writer& writer);

    std::vector<Staged> staged_;
    /// From the uppermost down.
    std::vector<std::filesystem::path> newFolders_;
    /// Left by processes that were killed, in each folder that was written into.
    std::map<std::filesystem::path, std::vector<std::filesystem::path>> orphans_;
};

} // namespace tilewright
