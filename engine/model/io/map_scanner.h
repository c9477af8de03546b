#pragma once

#include "engine/base/issue.h"
#include "engine/model/map/map.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace tilewright {

/// Reads a map without building a document, many times faster and smaller. Returns nothing for anything
/// unusual or wrong; a document, its schema and their messages then decide, and of what they accept
/// mapFromJson() makes the same map.
std::optional<Map> scanMap(std::string_view text);

/// Fills as much as it can, and returns how much; 0 at the end of the text.
using TextSource = std::function<std::size_t(std::span<char>)>;
/// The same of a text of so many bytes, of which only a piece is in memory.
std::optional<Map> scanMap(const TextSource& source, std::size_t bytes);

/// Reads a map's file as readFile() and readMap() do. Of a plain file that is right, only a piece is in
/// memory at a time; a million chambers are 53 MB of text.
Loaded<Map> readMapFile(const std::filesystem::path& path);

} // namespace tilewright
