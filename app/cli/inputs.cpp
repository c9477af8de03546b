#include "app/cli/inputs.h"

#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "editor/output/own_pictures/picture_store.h"
#include "engine/base/json/describe_value.h"
#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"
#include "engine/model/tile_family.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

namespace tilewright::cli {

namespace {

template <class T>
T valueOrThrow(const std::string& file, Loaded<T> loaded) {
    if (!loaded.value)
        throw Failure(FileError, inFile(std::move(loaded.issues), file));
    return std::move(*loaded.value);
}

std::string textOf(const std::string& file, const FileTexts& known) {
    const auto found = known.find(file);
    return found == known.end() ? read(file) : found->second;
}

/// Issues of compile() point into a record; here set and map are separate files.
Issues inOwnFiles(Issues issues, const GameArguments& arguments, const TileFamily& family) {
    std::string sets;
    for (const std::string& file : arguments.tileSets)
        sets.append(sets.empty() ? "" : " + ").append(file);
    const auto move = [](Issue& issue, const std::string& base, std::string_view file) {
        if (!issue.pointer.starts_with(base))
            return;
        issue.pointer.erase(0, base.size());
        issue.file = file;
    };
    for (Issue& issue : issues) {
        move(issue, "/tileset", sets.empty() ? family.defaultTileSet() : sets);
        move(issue, "/map", arguments.map.empty() ? family.defaultMap() : arguments.map);
    }
    return issues;
}

TileSet combined(const std::vector<TileSet>& sets) {
    Loaded<TileSet> all = combine(sets);
    if (!all.value)
        throw Failure(InputErrors, std::move(all.issues));
    return std::move(*all.value);
}

/// Builds nothing, and stops at the first field "format" of the document itself.
class FormatFinder : public nlohmann::json_sax<Json> {
public:
    const std::string& found() const { return found_; }

    bool null() override { return !isFormat_; }
    bool boolean(bool) override { return !isFormat_; }
    bool number_integer(number_integer_t) override { return !isFormat_; }
    bool number_unsigned(number_unsigned_t) override { return !isFormat_; }
    bool number_float(number_float_t, const string_t&) override { return !isFormat_; }
    bool string(string_t& value) override {
        if (isFormat_)
            found_ = std::move(value);
        return !isFormat_;
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(); }
    bool key(string_t& name) override {
        isFormat_ = depth_ == 1 && name == "format";
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override {
        return false;
    }

private:
    bool open() {
        ++depth_;
        return !isFormat_;
    }
    bool close() {
        --depth_;
        return true;
    }

    int depth_ = 0;
    /// Whether the next value is that of the field.
    bool isFormat_ = false;
    std::string found_;
};

} // namespace

std::string formatOf(const std::string& text) {
    FormatFinder finder;
    Json::sax_parse(text, &finder);
    return finder.found();
}

TileSet loadTileSet(const std::string& file, const FileTexts& known) {
    if (file.empty())
        return valueOrThrow(std::string(defaultTileSet), readTileSet(bundledText(defaultTileSet)));
    return valueOrThrow(file, readTileSet(textOf(file, known)));
}

TileSet loadTileSets(const std::vector<std::string>& files, std::string_view ruleset,
                     const FileTexts& known) {
    if (files.empty()) {
        const std::string_view name = familyOf(ruleset).defaultTileSet();
        return valueOrThrow(std::string(name), readTileSet(bundledText(name)));
    }
    std::vector<TileSet> sets;
    for (const std::string& file : files)
        sets.push_back(loadTileSet(file, known));
    return combined(sets);
}

TileSet loadSetWithPictures(const std::string& file, const FileTexts& known) {
    TileSet set = loadTileSet(file, known);
    if (file.empty())
        return set;
    PictureStore store(std::filesystem::absolute(file).parent_path());
    if (Issues issues = loadPictures(set, store); !issues.empty())
        throw Failure(InputErrors, inFile(std::move(issues), file));
    return set;
}

std::vector<TileSet> companionsOf(const TileSet& set, const std::string& file) {
    const auto folder = std::filesystem::absolute(file).parent_path();
    return valueOrThrow(file, readCompanions(set, folderReader(folder)));
}

std::vector<TileSet> companionsWithPictures(const TileSet& set, const std::string& file) {
    std::vector<TileSet> companions = companionsOf(set, file);
    PictureStore store(std::filesystem::absolute(file).parent_path());
    for (std::size_t i = 0; i < companions.size(); ++i)
        if (Issues issues = loadPictures(companions[i], store, companionSubfolder(set.with[i]));
            !issues.empty())
            throw Failure(InputErrors, inFile(std::move(issues), set.with[i]));
    return companions;
}

TileSet withCompanions(const TileSet& set, const std::vector<TileSet>& companions, const std::string& file) {
    Loaded<TileSet> all = combineWithCompanions(set, companions);
    if (!all)
        throw Failure(InputErrors, inFile(std::move(all.issues), file));
    return std::move(*all.value);
}

namespace {

/// The sets of these files with those that they are played together with, each once.
TileSet playedSets(std::vector<TileSet> sets, const std::vector<std::string>& files,
                   decltype(companionsOf)& companions) {
    for (std::size_t i = 0; i < files.size(); ++i)
        for (TileSet& companion : companions(sets[i], files[i]))
            if (std::ranges::find(sets, companion) == sets.end())
                sets.push_back(std::move(companion));
    TileSet all = combined(sets);
    all.with.clear();
    return all;
}

} // namespace

TileSet loadSetsWithCompanions(const std::vector<std::string>& files, std::string_view ruleset,
                               const FileTexts& known) {
    if (files.empty())
        return loadTileSets(files, ruleset, known);
    std::vector<TileSet> sets;
    for (const std::string& file : files)
        sets.push_back(loadTileSet(file, known));
    return playedSets(std::move(sets), files, companionsOf);
}

TileSet loadSetsWithPictures(const std::vector<std::string>& files, std::string_view ruleset) {
    if (files.empty())
        return loadTileSets(files, ruleset);
    std::vector<TileSet> sets;
    for (const std::string& file : files)
        sets.push_back(loadSetWithPictures(file));
    return playedSets(std::move(sets), files, companionsWithPictures);
}

const game::Ruleset& rulesetNamed(const std::string& name) {
    if (const game::Ruleset* ruleset = game::findRuleset(rulesets(), name))
        return *ruleset;
    throw Failure(WrongUsage, {game::unknownRuleset(rulesets(), name, {})});
}

void requireSetFor(const game::Ruleset& ruleset, const TileSet& set) {
    if (set.ruleset == ruleset.setRuleset())
        return;
    Issue issue;
    issue.code = "ruleset-other";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "found a tile set for %1, expected one for %2"),
                     {set.ruleset, ruleset.setRuleset()}};
    throw Failure(WrongUsage, {issue});
}

Json rulesOptions(const game::Ruleset& ruleset, const std::vector<std::string>& assignments) {
    Json options = Json::object();
    for (const std::string& assignment : assignments) {
        Loaded<Json> option = parseOption(ruleset.options(), assignment);
        if (!option.value)
            throw Failure(WrongUsage, std::move(option.issues));
        options.update(*option.value);
    }
    return options;
}

Shard shardOf(const std::string& text) {
    if (text.empty())
        return {};
    const auto number = [](const std::string& part) -> std::uint32_t {
        const auto isDigit = [](unsigned char one) { return std::isdigit(one) != 0; };
        if (part.empty() || part.size() > 6 || !std::ranges::all_of(part, isDigit))
            return 0;
        return static_cast<std::uint32_t>(std::stoul(part));
    };
    const auto slash = text.find('/');
    const Shard shard{number(text.substr(0, slash)),
                      slash == std::string::npos ? 0 : number(text.substr(slash + 1))};
    if (shard.number == 0 || shard.of == 0 || shard.number > shard.of) {
        Issue issue;
        issue.code = "shard-unknown";
        issue.message = {QT_TRANSLATE_NOOP("Engine", "found the shard %1, expected i/n with i from 1 to n"),
                         {text}};
        throw Failure(WrongUsage, {issue});
    }
    return shard;
}

Map loadMap(const std::string& file, const FileTexts& known) {
    return valueOrThrow(file, readMap(textOf(file, known)));
}

Map loadMap(const std::string& file, const TileSet& set, const FileTexts& known) {
    return file.empty() ? startMapOf(set) : loadMap(file, known);
}

game::Record loadRecord(const std::string& file, const FileTexts& known) {
    return valueOrThrow(file, game::readRecord(textOf(file, known)));
}

playtest::Results loadResults(const std::string& file, const FileTexts& known) {
    return valueOrThrow(file, playtest::readResults(textOf(file, known), rulesets()));
}

namespace {

/// Keeps the same tiles, and thus the same stacks, without that mark.
void takeOff(TileSet& set, const std::string& word) {
    const auto mark = markFromName(word);
    if (!mark) {
        Issue issue;
        issue.code = "mark-unknown";
        issue.message = {QT_TRANSLATE_NOOP("Engine", "found the mark %1, expected volcano, dragon, portal or "
                                                     "tower"),
                         {word}};
        throw Failure(WrongUsage, {issue});
    }
    for (Tile& tile : set.tiles)
        if (auto* land = std::get_if<Landscape>(&tile.face))
            std::erase(land->marks, *mark);
}

} // namespace

const RuleVariant* variantNamed(const TileSet& set, const std::optional<std::string>& name) {
    if (!name)
        return game::firstVariant(set);
    if (name->empty())
        return nullptr;
    if (const RuleVariant* variant = findVariant(set, *name))
        return variant;
    std::string known;
    for (const RuleVariant& variant : set.rules)
        known.append(known.empty() ? "“" : ", “").append(variant.name).append("”");
    Issue issue;
    issue.code = "variant-unknown";
    issue.message = {known.empty()
                         ? QT_TRANSLATE_NOOP("Engine", "found the variant “%1”, but the tile set has none")
                         : QT_TRANSLATE_NOOP("Engine", "found the variant “%1”, expected one of %2"),
                     {shortened(*name), known}};
    throw Failure(WrongUsage, {issue});
}

std::vector<std::string> filesOf(const GameArguments& arguments) {
    std::vector<std::string> files = arguments.tileSets;
    files.push_back(arguments.map);
    return files;
}

PreparedGame prepare(const GameArguments& arguments, int players) {
    PreparedGame prepared;
    if (!arguments.ruleset.empty())
        prepared.ruleset = &rulesetNamed(arguments.ruleset);
    TileSet set =
        arguments.tileSets.empty() && prepared.ruleset
            ? game::bundledTiles(*prepared.ruleset)
            : (arguments.alone ? loadTileSets : loadSetsWithCompanions)(
                  arguments.tileSets, prepared.ruleset ? prepared.ruleset->setRuleset() : std::string_view(),
                  arguments.known);
    for (const std::string& mark : arguments.without)
        takeOff(set, mark);
    if (!prepared.ruleset)
        prepared.ruleset = &rulesetNamed(set.ruleset);
    requireSetFor(*prepared.ruleset, set);
    const Map map = loadMap(arguments.map, set, arguments.known);
    prepared.options = game::variantOptions(*prepared.ruleset, variantNamed(set, arguments.variant));
    prepared.options.update(rulesOptions(*prepared.ruleset, arguments.options));
    auto compiled = prepared.ruleset->compile(set, map, prepared.options, players);
    if (!compiled.value)
        throw Failure(InputErrors, inOwnFiles(std::move(compiled.issues), arguments, familyOf(set.ruleset)));
    // Warn of options that make no sense together; warnings about tiles are left to lint.
    std::erase_if(compiled.issues,
                  [](const Issue& issue) { return !issue.pointer.starts_with("/options/"); });
    print(compiled.issues);
    prepared.game = *compiled.value;
    return prepared;
}

} // namespace tilewright::cli
