#include "engine/model/lint/lint.h"
#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "editor/output/own_pictures/picture_store.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/games/rule_variants.h"
#include "engine/model/companions.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/study_run.h"

#include <filesystem>
#include <optional>

namespace tilewright::cli {

namespace {

struct Linted {
    Issues issues;
    bool readable = true;
};

template <class T, class Check>
Linted lintLoaded(Loaded<T> loaded, Check check) {
    Linted result;
    result.issues = std::move(loaded.issues);
    if (!loaded.value) {
        result.readable = false;
        return result;
    }
    Issues more = check(*loaded.value);
    result.issues.insert(result.issues.end(), more.begin(), more.end());
    return result;
}

/// Lints a record's set and map too, with warnings; then replays it.
Issues lintRecord(const game::Record& record) {
    Issues issues;
    const auto add = [&issues](Issues found, const char* base) {
        for (Issue& issue : found)
            if (issue.severity == Severity::Warning) {
                issue.pointer = base + issue.pointer;
                issues.push_back(std::move(issue));
            }
    };
    add(lint(record.tileSet), "/tileset");
    add(lint(record.map, &record.tileSet), "/map");
    auto replayed = game::replay(record, rulesets());
    issues.insert(issues.end(), replayed.issues.begin(), replayed.issues.end());
    return issues;
}

/// All errors of `study`, including goals, bots, options, and the files that it names.
Linted lintStudy(const std::string& text, const std::string& file) {
    return lintLoaded(playtest::readStudy(text, rulesets()), [&file](const playtest::Study& study) -> Issues {
        const game::Ruleset& rules = *game::findRuleset(rulesets(), study.ruleset);
        return playtest::pointsOf(study, rules, playtest::folderReader(file)).issues;
    });
}

/// Lints the set; then whether its variants of the rules can be played, and the sets together with it.
Issues lintSet(const TileSet& set, const std::string& file) {
    Issues issues = lint(set);
    const auto folder = std::filesystem::absolute(file).parent_path();
    PictureStore store(folder);
    const Issues ofPictures = pictureIssues(set, store);
    issues.insert(issues.end(), ofPictures.begin(), ofPictures.end());
    if (hasErrors(issues))
        return issues;
    const Loaded<TileSet> played = readWithCompanions(set, folderReader(folder));
    const Issues more = game::checkVariants(rulesets(), set, played ? *played.value : set);
    issues.insert(issues.end(), played.issues.begin(), played.issues.end());
    issues.insert(issues.end(), more.begin(), more.end());
    return issues;
}

/// `set`: the one that maps are opened with, or null.
Linted lintText(const std::string& text, const std::string& file, const TileSet* set) {
    const std::string format = formatOf(text);
    if (format == "tilewright-map")
        return lintLoaded(readMap(text), [set](const Map& map) { return lint(map, set); });
    if (format == "tilewright-study")
        return lintStudy(text, file);
    if (format == "tilewright-game")
        return lintLoaded(game::readRecord(text), lintRecord);
    if (format == "tilewright-tileset" || !parseJson(text))
        return lintLoaded(readTileSet(text), [&file](const TileSet& own) { return lintSet(own, file); });
    Issue issue;
    issue.code = "format-unknown";
    issue.pointer = "/format";
    issue.message = {
        QT_TRANSLATE_NOOP(
            "Engine",
            "found %1, expected tilewright-tileset, tilewright-map, tilewright-game or tilewright-study"),
        {format.empty() ? std::string("no format") : format}};
    return {{issue}, false};
}

} // namespace

int lintFiles(const std::vector<std::string>& files, const std::vector<std::string>& tileSets, bool json) {
    const std::optional<TileSet> set =
        tileSets.empty() ? std::nullopt : std::optional(loadSetsWithCompanions(tileSets, {}));
    int exitCode = Success;
    Json all = Json::array();
    std::size_t errors = 0;
    std::size_t warnings = 0;
    for (const std::string& file : files) {
        Linted linted;
        try {
            linted = lintText(read(file), file, set ? &*set : nullptr);
        } catch (const Failure& failure) {
            linted = {failure.issues(), false};
        }
        linted.issues = inFile(std::move(linted.issues), file);
        if (!linted.readable)
            exitCode = FileError;
        else if (hasErrors(linted.issues) && exitCode == Success)
            exitCode = InputErrors;
        for (const Issue& issue : linted.issues) {
            (issue.severity == Severity::Error ? errors : warnings)++;
            if (json)
                all.push_back(toJson(issue));
            else
                TerminalLine() << format(issue);
        }
    }
    if (json)
        print(Json{{"errors", errors}, {"warnings", warnings}, {"issues", all}});
    else
        TerminalLine() << files.size() << " files, " << errors << " errors, " << warnings << " warnings";
    return exitCode;
}

} // namespace tilewright::cli
