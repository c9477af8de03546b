#pragma once

#include "engine/base/json/json.h"
#include "engine/grid/cell.h"
#include "engine/model/landscape_tile.h"
#include "engine/model/set_pictures.h"
#include "engine/model/sides.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tilewright {

/// The rule system of what names none.
inline constexpr const char* defaultRuleset = "beneath";
/// Characters of a tile's id.
inline constexpr std::size_t maxIdCharacters = 100;

struct Tile {
    std::string id;
    int count = 1;
    /// What it shows: the sides of a tile of Beneath, or a landscape. All tiles of a set are of its family.
    std::variant<Sides, Landscape> face;
    std::string notes;
    /// Drawn besides what it shows; the file keeps it under "pictures".
    std::optional<OwnPicture> picture;
    /// Unknown fields; saved unchanged.
    Json extra = Json::object();

    /// Earth all round for a tile of another family.
    const Sides& sides() const;
    /// Without any feature for a tile of another family.
    const Landscape& landscape() const;
    /// For changes; a tile of another family becomes a landscape without any feature.
    Landscape& makeLandscape();
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// Options of the rules by which a set is played, under a name.
struct RuleVariant {
    std::string name;
    std::string description;
    /// By name, as in a game record; those left out have their defaults.
    Json options = Json::object();
    /// Unknown fields; saved unchanged.
    Json extra = Json::object();
    friend bool operator==(const RuleVariant&, const RuleVariant&) = default;
};

/// `*.tileset.json`
struct TileSet {
    std::string ruleset = defaultRuleset;
    std::string name;
    std::string author;
    std::string license;
    std::string description;
    double tileMillimetres = 45;
    std::vector<Colour> pickColours{Colour::Blue,  Colour::Yellow, Colour::Green, Colour::Red,
                                    Colour::Brown, Colour::Orange, Colour::Grey,  Colour::Purple};
    /// Names differ; a game starts with the first.
    std::vector<RuleVariant> rules;
    /// Sets that it is played together with: names of bundled sets ("base"), or paths relative to its file.
    std::vector<std::string> with;
    std::vector<Tile> tiles;
    SetPictures pictures;
    Json extra = Json::object();
    friend bool operator==(const TileSet&, const TileSet&) = default;
};

/// Number of copies of all tiles.
int tileCount(const TileSet& set);
/// How many pick colours there are, from blue on, to the last one that the set lists.
int pickColourBound(const TileSet& set);
/// Index in set.tiles of the first tile with that id, -1 if there is none.
int findTile(const TileSet& set, std::string_view id);

/// Null if the set has no variant of that name.
const RuleVariant* findVariant(const TileSet& set, std::string_view name);

/// The sides after the turn.
Sides turned(const Sides& sides, Rotation r);
/// The smallest of the four turns: the same for all turns of a tile and different for every other tile.
Sides canonicalSides(const Sides& sides);

} // namespace tilewright
