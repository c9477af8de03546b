#pragma once

#include "engine/model/tileset.h"

#include <QLatin1String>
#include <QMimeData>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tilewright {

/// The format for tiles between documents and programs: `{"tiles": [...]}` with each tile as in a set's file.
inline constexpr QLatin1String tilesMimeType("application/x-tilewright-tiles");

/// In our own format, and for other programs as text (the same JSON), as a table for spreadsheets, as SVG and
/// as an image; the last two are drawn on demand. Pre: there are tiles.
std::unique_ptr<QMimeData> tilesMimeData(const std::vector<Tile>& tiles, double tileMillimetres,
                                         std::string_view ruleset = defaultRuleset);
/// A table of tiles (tile_table.h) that a spreadsheet has put there, its heading added where that was not
/// copied.
std::optional<std::string> readTable(const QMimeData& data);
/// Of our own type, or text that reads the same; none when the data is neither, is broken, or holds tiles
/// that a set of that ruleset can't.
std::optional<std::vector<Tile>> readTiles(const QMimeData& data, std::string_view ruleset = defaultRuleset);
/// Cheap, and may be wrong about text.
bool holdsTiles(const QMimeData& data);

} // namespace tilewright
