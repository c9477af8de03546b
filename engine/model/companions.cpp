#include "engine/model/companions.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace tilewright {

namespace {

constexpr std::string_view tileSetEnding = ".tileset.json";

Issue companionIssue(const char* code, Text message, Text remedy) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    issue.remedy = std::move(remedy);
    return issue;
}

/// With the reason as the remedy: a place in another file would mislead.
Issue companionUnreadable(const std::string& name, const Issue& why) {
    return companionIssue(why.code.c_str(),
                          {QT_TRANSLATE_NOOP("Engine", "The set “%1” can't be read."), {shortened(name)}},
                          why.message);
}

Loaded<TileSet> readCompanion(const std::string& name, std::string_view ruleset,
                              const CompanionReader& read) {
    if (const std::string_view bundled = bundledSetNamed(ruleset, name); !bundled.empty())
        return readTileSet(bundledText(bundled));
    const std::filesystem::path path(name);
    if (path.is_absolute() || std::ranges::find(path, "..") != path.end())
        return {std::nullopt, {companionOutsideFolder(name)}};
    const Loaded<std::string> text = read(name);
    if (!text)
        return {std::nullopt, text.issues};
    Loaded<TileSet> set = readTileSet(*text.value);
    if (!set)
        return {std::nullopt, {companionUnreadable(name, set.issues.front())}};
    return set;
}

} // namespace

Issue unknownCompanion(const std::string& name) {
    return companionIssue(
        "with-unknown",
        {QT_TRANSLATE_NOOP("Engine", "Found no set “%1” to combine with this one."), {shortened(name)}},
        QT_TRANSLATE_NOOP("Engine", "Name a bundled set, such as base, or a file beside this "
                                    "one, which must be saved."));
}

Issue companionOutsideFolder(const std::string& name) {
    return companionIssue(
        "with-outside",
        {QT_TRANSLATE_NOOP("Engine", "The set “%1” is outside the folder of this file."), {shortened(name)}},
        QT_TRANSLATE_NOOP("Engine", "Put both files into the same folder."));
}

std::string_view bundledSetNamed(std::string_view ruleset, std::string_view name) {
    for (const BundledFile& file : bundledFiles()) {
        std::string_view rest = file.name;
        if (!rest.starts_with(ruleset) || !rest.ends_with(tileSetEnding))
            continue;
        rest.remove_suffix(tileSetEnding.size());
        if (rest.size() == ruleset.size() + 1 + name.size() && rest.ends_with(name))
            return file.name;
    }
    return {};
}

Loaded<std::vector<TileSet>> readCompanions(const TileSet& set, const CompanionReader& read) {
    Loaded<std::vector<TileSet>> all{std::vector<TileSet>(), {}};
    for (std::size_t i = 0; i < set.with.size(); ++i) {
        Loaded<TileSet> companion = readCompanion(set.with[i], set.ruleset, read);
        if (companion && companion.value->ruleset != set.ruleset)
            companion = {std::nullopt, combine(std::vector{set, *companion.value}).issues};
        if (companion) {
            all.value->push_back(std::move(*companion.value));
            continue;
        }
        Issue issue = std::move(companion.issues.front());
        issue.pointer = pointerTo("/with", i);
        issue.file.clear();
        return {std::nullopt, {std::move(issue)}};
    }
    return all;
}

Loaded<TileSet> combineWithCompanions(const TileSet& set, std::span<const TileSet> companions) {
    std::vector<TileSet> sets{set};
    sets.insert(sets.end(), companions.begin(), companions.end());
    Loaded<TileSet> all = combine(sets);
    if (all)
        all.value->with.clear();
    return all;
}

Loaded<TileSet> combineWithCompanions(const TileSet& set, const Loaded<std::vector<TileSet>>& companions) {
    if (set.with.empty())
        return {set, {}};
    return companions ? combineWithCompanions(set, *companions.value)
                      : Loaded<TileSet>{std::nullopt, companions.issues};
}

Loaded<TileSet> readWithCompanions(const TileSet& set, const CompanionReader& read) {
    return combineWithCompanions(set, readCompanions(set, read));
}

std::vector<TileGroup> tileGroups(const TileSet& set, std::span<const TileSet> companions) {
    std::vector<TileGroup> groups;
    std::set<std::string_view> known;
    if (!set.tiles.empty())
        groups.push_back({set.name, 0});
    for (const Tile& tile : set.tiles)
        known.insert(tile.id);
    std::size_t next = set.tiles.size();
    for (const TileSet& companion : companions) {
        const std::size_t first = next;
        for (const Tile& tile : companion.tiles)
            next += known.insert(tile.id).second ? 1 : 0;
        if (next > first)
            groups.push_back({companion.name, first});
    }
    return groups;
}

} // namespace tilewright
