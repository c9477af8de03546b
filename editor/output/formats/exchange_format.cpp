#include "editor/output/formats/exchange_format.h"

#include "engine/base/files/file.h"
#include "engine/base/files/staged_files.h"
#include "engine/base/files/stream.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

namespace tilewright::exchange {

namespace fs = std::filesystem;

std::span<const Format* const> formats() {
    static const std::vector<const Format*> all = [] {
        std::vector<const Format*> made{&csvFormat(), &tiledFormat(), &tabletopSimulatorFormat(),
                                        &vassalFormat(), &webFormat()};
        std::ranges::copy(pictureExports(), std::back_inserter(made));
        made.push_back(&mapFormat());
        return made;
    }();
    return all;
}

const Format* findFormat(std::string_view name) {
    const auto all = formats();
    const auto it =
        std::find_if(all.begin(), all.end(), [name](const Format* f) { return f->name() == name; });
    return it == all.end() ? nullptr : *it;
}

bool shouldContinue(const Progress& progress, double share) {
    return !progress || progress(share);
}

Issue stoppedIssue() {
    Issue issue;
    issue.code = "stopped";
    issue.message = QT_TRANSLATE_NOOP("Engine", "Stopped before the end; nothing was changed.");
    return issue;
}

ExportPlan plan(const OutFiles& files, const fs::path& folder) {
    ExportPlan result;
    for (const OutFile& file : files) {
        const fs::path path = folder / file.name;
        result.files.push_back(path);
        std::error_code ignored;
        if (isStream(path) || !fs::exists(path, ignored))
            continue;
        const bool alike = !file.picture && fs::file_size(path, ignored) == file.bytes.size();
        if (alike)
            if (const Loaded<std::string> old = readFile(path); old.value && *old.value == file.bytes)
                continue;
        result.overwritten.push_back(path);
    }
    return result;
}

Issues write(const OutFiles& files, const fs::path& folder, const Progress& progress) {
    StagedFiles staged;
    std::set<fs::path> folders;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto share = [&](double within) {
            return (static_cast<double>(i) + within) / static_cast<double>(files.size());
        };
        if (!shouldContinue(progress, share(0)))
            return {stoppedIssue()};
        const fs::path path = folder / files[i].name;
        Issues issues;
        if (folders.insert(path.parent_path()).second && !path.parent_path().empty())
            issues = staged.makeFolder(path.parent_path());
        if (issues.empty())
            issues = files[i].picture
                         ? addPng(staged, path, *files[i].picture,
                                  [&](double within) { return shouldContinue(progress, share(within)); })
                         : staged.add(path, files[i].bytes);
        if (!issues.empty())
            return issues;
    }
    return staged.commit();
}

} // namespace tilewright::exchange
