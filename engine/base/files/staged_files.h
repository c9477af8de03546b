#pragma once

#include "engine/base/files/unfinished_files.h"
#include "engine/base/issue.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// Files that appear together: each is written and synced beside its target, and commit() renames them all
/// over their targets. The destructor removes what is not committed, and the folders made for it. A target
/// that is a link stays a link: the file it points to is replaced. A target that is a stream (isStream()) is
/// kept in memory and written by commit(), before any file appears. A killed process leaves its file beside
/// the target; the next one that writes the same target removes it.
class StagedFiles {
public:
    /// Takes the next bytes of a file; false if they can't be written, which ends the writing.
    using Sink = std::function<bool(std::string_view)>;
    /// Passes all bytes of a file to the sink; false if either gave up.
    using Writer = std::function<bool(const Sink&)>;

    StagedFiles() = default;
    StagedFiles(const StagedFiles&) = delete;
    StagedFiles& operator=(const StagedFiles&) = delete;
    ~StagedFiles();

    /// Makes the parents too. No issue if the folder exists.
    Issues makeFolder(const std::filesystem::path& folder);
    /// The issue names the file and the system's message.
    Issues add(const std::filesystem::path& target, std::string_view bytes);
    /// For content too large for memory. If the writer itself gives up, the issue is "stopped".
    Issues add(const std::filesystem::path& target, const Writer& writer);
    /// Existing targets whose content differs from what was added.
    std::vector<std::filesystem::path> changed() const;
    Issues commit();

    /// All targets, in the order in which they were added.
    std::vector<std::filesystem::path> targets() const;

private:
    struct Staged {
        std::filesystem::path named;
        std::filesystem::path target;
        /// Empty for a stream.
        std::filesystem::path partFile = {};
        std::optional<UnfinishedFile> unfinished = {};
        /// The bytes for a stream.
        std::string streamBytes = {};
        bool isStream() const { return partFile.empty(); }
    };
    void discard();
    void removeOrphans(const std::filesystem::path& target);
    int openPartFile(Staged& staged);
    Issues addStream(const std::filesystem::path& named, const Writer& writer);

    std::vector<Staged> staged_;
    /// Parents first.
    std::vector<std::filesystem::path> newFolders_;
    /// Files left by killed processes, in each folder that was written to.
    std::map<std::filesystem::path, std::vector<std::filesystem::path>> orphans_;
};

/// The files that an earlier run with more pages or pieces left in the folders of `written`, sorted: with the
/// ending of a file that is written, and either named like one but for the number at the end, or named in a
/// table (.csv) that is overwritten; in a map or save (.json, .tmx ...) that is, if they also share the first
/// word with a file that is written. To be called before anything is written.
std::vector<std::filesystem::path> staleOutputs(const std::vector<std::filesystem::path>& written);

} // namespace tilewright
