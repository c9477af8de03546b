#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <array>

namespace tilewright {

/// Written by embed.cmake.
std::span<const BundledFile> schemaFiles();

std::string_view schemaText(Schema schema) {
    constexpr std::array<std::string_view, 7> names{
        "tileset.schema.json", "map.schema.json",          "game.schema.json", "playtest.schema.json",
        "study.schema.json",   "study-report.schema.json", "sheet.schema.json"};
    const std::string_view wanted = names[static_cast<std::size_t>(schema)];
    for (const BundledFile& file : schemaFiles())
        if (file.name == wanted)
            return file.text;
    return {};
}

} // namespace tilewright
