#pragma once

#include "engine/tileset/issue.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tilewright {

// Limits of every file we read.
inline constexpr std::size_t maxFileBytes = 64 * 1024 * 1024;
inline constexpr int maxNesting = 64;
inline constexpr int maxMapChambers = 1'000'000;
inline constexpr int maxTileCount = 500;
/// A map with more chambers is written with one line for each of them, else it would soon be too large.
inline constexpr std::size_t chambersOverLines = 100'000;

/// Text to JSON: byte order mark skipped, UTF-8, nesting and size checked, a key twice in one object is an
/// error. Errors tell line and column.
Loaded<Json> parseJson(std::string_view text);

enum class Schema { TileSet, Map, Game, Playtest, Study, StudyReport, Sheet };
/// Draft 7 schema of a format, as in resources/schemas.
std::string_view schemaText(Schema schema);

/// `format` and `version` first (a newer version is refused), then the schema. Appends what is wrong, each
/// with its pointer; true when nothing is.
bool checkFormat(const Json& document, Schema schema, Issues& issues);

/// Readers accept what the schema accepts; what it can't express is lint's (lint.h).
Loaded<TileSet> readTileSet(std::string_view text);
Loaded<Map> readMap(std::string_view text);
/// From a document that already passed checkFormat.
TileSet tileSetFromJson(const Json& document);
Map mapFromJson(const Json& document);

/// Sorted tile ids; maps in reading order. Defaults are written out, unknown fields follow the known ones.
Json toJson(const TileSet& set);
Json toJson(const Map& map);
/// Two-space indent, final newline.
std::string fileText(const Json& document);
/// The same as by way of its document, in a fraction of the memory.
std::string fileText(const Map& map);

} // namespace tilewright
