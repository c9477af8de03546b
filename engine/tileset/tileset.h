#pragma once

#include "engine/grid/cell.h"
#include "engine/tileset/landscape/landscape.h"
#include "engine/tileset/side.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// Keeps the order in which fields stand in a file.
using Json = nlohmann::ordered_json;

/// The rule system of what names none.
inline constexpr const char* defaultRuleset = "beneath";
/// Characters of a tile's id.
inline constexpr std::size_t longestId = 100;

struct Tile {
    std::string id;
    int count = 1;
    /// What it shows in a set for Beneath.
    Sides sides{};
    /// What it shows in a set for the landscape game.
    Landscape landscape;
    std::string notes;
    /// Fields that we don't know; they come back out on save.
    Json extra = Json::object();
    friend bool operator==(const Tile&, const Tile&) = default;
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
    std::vector<Tile> tiles;
    Json extra = Json::object();
    friend bool operator==(const TileSet&, const TileSet&) = default;
};

/// Copies of all tiles together.
int tileCount(const TileSet& set);
/// Index in set.tiles of the first tile with that id, -1 if there is none.
int findTile(const TileSet& set, std::string_view id);

/// The sides as they look after the turn.
Sides turned(const Sides& sides, Rotation r);
/// The same for all four turns of a tile and for no other tile: the least of them.
Sides canonicalSides(const Sides& sides);

} // namespace tilewright
