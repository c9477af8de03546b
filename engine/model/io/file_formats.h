#pragma once

#include "engine/base/issue.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tilewright {

// Limits of every file we read, besides those of JSON.
inline constexpr int maxMapChambers = 1'000'000;
inline constexpr int maxTileCount = 500;
/// Larger maps are written with one line per chamber to limit their size.
inline constexpr std::size_t maxIndentedChambers = 100'000;

enum class Schema { TileSet, Map, Game, Playtest, Study, StudyReport, Sheet };
/// Draft 7 schema of a format, from resources/schemas.
std::string_view schemaText(Schema schema);

/// Checks `format` and `version` first (a newer version is refused), then the schema. Appends the issues,
/// each with its pointer; true if there are none.
bool checkFormat(const Json& document, Schema schema, Issues& issues);

/// Readers accept what the schema accepts; lint checks what it can't express (lint.h).
Loaded<TileSet> readTileSet(std::string_view text);
Loaded<Map> readMap(std::string_view text);
/// Pre: the document passed checkFormat.
TileSet tileSetFromJson(const Json& document);
Map mapFromJson(const Json& document);

/// Sorted tile ids; maps in reading order. Defaults are written out, unknown fields follow the known ones.
Json toJson(const TileSet& set);
Json toJson(const Map& map);
/// The same text as through a document, with a fraction of the memory.
std::string fileText(const Map& map);

} // namespace tilewright
