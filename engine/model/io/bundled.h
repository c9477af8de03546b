#pragma once

#include <span>
#include <string_view>

namespace tilewright {

struct TileSet;

/// A file of `tilesets/` built into the program.
struct BundledFile {
    /// "beneath/standard.tileset.json"
    std::string_view name;
    std::string_view text;
};

std::span<const BundledFile> bundledFiles();
/// Empty if there is none of that name.
inline std::string_view bundledText(std::string_view name) {
    for (const BundledFile& file : bundledFiles())
        if (file.name == name)
            return file.text;
    return {};
}
/// What that file names its tile set or map, without reading all of it.
inline std::string_view nameIn(const BundledFile& file) {
    constexpr std::string_view before = "\n  \"name\": \"";
    const std::string_view rest = file.text.substr(file.text.find(before) + before.size());
    return rest.substr(0, rest.find('"'));
}
/// The bundled tile set of that name, without the checks that files of others need: tests make them. Pre:
/// there is one.
TileSet bundledSet(std::string_view name);

/// Game records that stop at a decision about a rule, named by the rule's number: "d-2-1.game.json".
std::span<const BundledFile> ruleExampleFiles();

inline constexpr std::string_view defaultTileSet = "beneath/standard.tileset.json";
inline constexpr std::string_view defaultMap = "beneath/guardhouse.map.json";

} // namespace tilewright
