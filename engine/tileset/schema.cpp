#include "engine/tileset/bundled.h"
#include "engine/tileset/format.h"

namespace tilewright {

/// Written by embed.cmake.
std::span<const BundledFile> schemaFiles();

std::string_view schemaText(Schema schema) {
    const std::string_view wanted = schema == Schema::TileSet ? "tileset.schema.json"
                                    : schema == Schema::Map   ? "map.schema.json"
                                    : schema == Schema::Game  ? "game.schema.json"
                                                              : "playtest.schema.json";
    for (const BundledFile& file : schemaFiles())
        if (file.name == wanted)
            return file.text;
    return {};
}

} // namespace tilewright
