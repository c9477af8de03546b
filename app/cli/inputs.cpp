#include "app/cli/inputs.h"

#include "app/cli/cli.h"
#include "app/cli/report.h"
#include "engine/rulesets.h"
#include "engine/tileset/bundled.h"
#include "engine/tileset/file.h"
#include "engine/tileset/format.h"

#include <filesystem>

namespace tilewright::cli {

namespace {

template <class T>
T loadOr(const std::string& file, Loaded<T> loaded) {
    if (!loaded.value)
        throw Failure(Unreadable, inFile(std::move(loaded.issues), file));
    return std::move(*loaded.value);
}

/// Issues of compile() point into a record; here set and map are files of their own.
Issues inOwnFiles(Issues issues, const GameArguments& arguments) {
    const auto move = [](Issue& issue, const std::string& base, const std::string& file) {
        if (!issue.pointer.starts_with(base))
            return;
        issue.pointer.erase(0, base.size());
        issue.file = file;
    };
    for (Issue& issue : issues) {
        move(issue, "/tileset", arguments.tileSet.empty() ? std::string(defaultTileSet) : arguments.tileSet);
        move(issue, "/map", arguments.map.empty() ? std::string(defaultMap) : arguments.map);
    }
    return issues;
}

} // namespace

TileSet loadTileSet(const std::string& file) {
    if (file.empty())
        return loadOr(std::string(defaultTileSet), readTileSet(bundledText(defaultTileSet)));
    return loadOr(file, readTileSet(read(file)));
}

Map loadMap(const std::string& file) {
    if (file.empty())
        return loadOr(std::string(defaultMap), readMap(bundledText(defaultMap)));
    return loadOr(file, readMap(read(file)));
}

game::Record loadRecord(const std::string& file) {
    return loadOr(file, game::readRecord(read(file)));
}

playtest::Results loadResults(const std::string& file) {
    return loadOr(file, playtest::readResults(read(file)));
}

std::string formatOf(const std::string& text) {
    const Loaded<Json> document = parseJson(text);
    if (!document.value || !document.value->is_object())
        return {};
    const auto format = document.value->find("format");
    return format != document.value->end() && format->is_string() ? format->get<std::string>()
                                                                  : std::string();
}

void requireFreeOutput(const std::string& output, const std::vector<std::string>& inputs,
                       std::string_view format) {
    std::error_code error;
    if (output.empty() || !std::filesystem::exists(output, error))
        return;
    Issue issue;
    issue.file = output;
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Nothing was written; name another file for the output.");
    for (const std::string& input : inputs)
        if (!input.empty() && std::filesystem::equivalent(input, output, error)) {
            issue.code = "output-is-input";
            issue.message = {QT_TRANSLATE_NOOP("Engine", "found the output to be the input “%1”, expected "
                                                         "another file"),
                             {input}};
            throw Failure(WrongUsage, {issue});
        }
    const Loaded<std::string> there = readFile(output);
    const std::string other = there ? formatOf(*there.value) : std::string();
    if (other.starts_with("tilewright-") && other != format) {
        issue.code = "output-other";
        issue.message = {QT_TRANSLATE_NOOP("Engine", "found a %1 there, expected no file or one that may be "
                                                     "written over"),
                         {other}};
        throw Failure(WrongUsage, {issue});
    }
}

std::vector<std::string> filesOf(const GameArguments& arguments) {
    return {arguments.tileSet, arguments.map};
}

PreparedGame prepare(const GameArguments& arguments, int players) {
    const TileSet set = loadTileSet(arguments.tileSet);
    const Map map = loadMap(arguments.map);
    PreparedGame prepared;
    prepared.ruleset = game::findRuleset(rulesets(), set.ruleset);
    Json options = Json::object();
    for (const std::string& assignment : arguments.options) {
        Loaded<Json> option = game::parseOption(prepared.ruleset->options(), assignment);
        if (!option.value)
            throw Failure(WrongUsage, std::move(option.issues));
        options.update(*option.value);
    }
    auto compiled = prepared.ruleset->compile(set, map, options, players);
    if (!compiled.value)
        throw Failure(Findings, inOwnFiles(std::move(compiled.issues), arguments));
    prepared.game = *compiled.value;
    return prepared;
}

} // namespace tilewright::cli
