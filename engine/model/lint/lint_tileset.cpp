#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "engine/model/lint/set_issue_collector.h"
#include "engine/model/tile_family.h"

#include <algorithm>
#include <unordered_map>

namespace tilewright {

namespace {

constexpr double minTileMillimetres = 5;
constexpr double maxTileMillimetres = 500;

class SetLint {
public:
    explicit SetLint(const TileSet& set) : set_(set), family_(familyOf(set.ruleset)) {}

    Issues run() {
        checkSet();
        family_.lintFields(report_, set_);
        for (std::size_t i = 0; i < set_.tiles.size(); ++i)
            checkTile(set_.tiles[i], pointerTo("/tiles", i));
        checkIds();
        checkEqualTiles();
        checkPictures();
        family_.lintDistribution(report_, set_);
        return report_.take();
    }

private:
    void checkSet() {
        if (set_.name.empty())
            report_.warning("name-empty", "/name", QT_TRANSLATE_NOOP("Engine", "The tile set has no name."),
                            QT_TRANSLATE_NOOP("Engine", "Give it one: lists and sheets show it."));
        if (!(set_.tileMillimetres >= minTileMillimetres && set_.tileMillimetres <= maxTileMillimetres))
            report_.error(
                "tile-size-out-of-range", "/tileMillimetres",
                QT_TRANSLATE_NOOP(
                    "Engine", "The side length of a tile is out of range, expected 5 to 500 millimetres."),
                QT_TRANSLATE_NOOP("Engine", "Set a size that can be printed; 45 is usual."));
        const int total = tileCount(set_);
        if (total > maxTileCount)
            report_.error(
                "too-many-tiles", "/tiles",
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "The set has %1 tiles, counting all copies; expected at most %2."),
                     {total, maxTileCount}),
                QT_TRANSLATE_NOOP("Engine", "Lower the counts, or remove tiles."));
        if (total == 0)
            report_.warning("set-empty", "/tiles",
                            QT_TRANSLATE_NOOP("Engine", "The set has no tile to draw."),
                            QT_TRANSLATE_NOOP("Engine", "Add tiles, or raise their counts."));
    }

    void checkTile(const Tile& tile, const std::string& pointer) {
        checkId(tile, pointer);
        if (tile.count < 0 || tile.count > maxTileCount)
            report_.tileError("count-out-of-range", pointer + "/count", tile,
                              Text(QT_TRANSLATE_NOOP("Engine", "The tile has %1 copies, expected 0 to %2."),
                                   {tile.count, maxTileCount}),
                              QT_TRANSLATE_NOOP("Engine", "Correct its count."));
        else if (tile.count == 0 && !family_.isNeverDrawn(tile))
            report_.tileWarning("count-zero", pointer + "/count", tile,
                                QT_TRANSLATE_NOOP("Engine", "The tile has no copies, so it is never drawn."),
                                QT_TRANSLATE_NOOP("Engine", "Raise its count, or remove the tile."));
        family_.lintTile(report_, set_, tile, pointer);
    }

    void checkId(const Tile& tile, const std::string& pointer) {
        const auto odd = [](char c) {
            const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                               c == '-' || c == '_' || c == '.' || static_cast<unsigned char>(c) >= 0x80;
            return !plain;
        };
        // Bytes of UTF-8 that begin a character.
        const auto characters =
            static_cast<std::size_t>(std::count_if(tile.id.begin(), tile.id.end(), [](char c) {
                return (static_cast<unsigned char>(c) & 0xC0U) != 0x80;
            }));
        if (tile.id.empty() || characters > maxIdCharacters)
            report_.tileError(
                "tile-id-length", pointer + "/id", tile,
                Text(QT_TRANSLATE_NOOP("Engine", "The id of the tile has %1 characters, expected 1 to %2."),
                     {characters, maxIdCharacters}),
                QT_TRANSLATE_NOOP("Engine", "Give it a short id of its own."));
        else if (std::any_of(tile.id.begin(), tile.id.end(), odd) || tile.id.front() == '.')
            report_.tileWarning(
                "tile-id-odd", pointer + "/id", tile,
                Text(QT_TRANSLATE_NOOP(
                         "Engine",
                         "The id “%1” has characters that may not work in file names or in other programs."),
                     {shortened(tile.id)}),
                QT_TRANSLATE_NOOP(
                    "Engine", "Use letters, digits, hyphens and underscores, and dots only between them."));
    }

    void checkIds() {
        std::unordered_map<std::string_view, std::size_t> first;
        for (std::size_t i = 0; i < set_.tiles.size(); ++i) {
            const Tile& tile = set_.tiles[i];
            const auto [before, isNew] = first.emplace(tile.id, i);
            if (!isNew)
                report_.tileError(
                    "tile-id-twice", pointerTo("/tiles", i) + "/id", tile,
                    Text(
                        QT_TRANSLATE_NOOP("Engine", "The id “%1” already belongs to tile no. %2 of the set."),
                        {shortened(tile.id), before->second + 1}),
                    QT_TRANSLATE_NOOP("Engine", "Give one of the two another id."));
        }
    }

    void checkEqualTiles() {
        std::unordered_map<std::string, const Tile*> first;
        for (std::size_t i = 0; i < set_.tiles.size(); ++i) {
            const Tile& tile = set_.tiles[i];
            const std::string look = family_.canonical(tile);
            if (look.empty())
                continue;
            const auto [before, isNew] = first.emplace(look, &tile);
            if (!isNew && before->second->id != tile.id)
                report_.tileWarning(
                    "tiles-equal", pointerTo("/tiles", i), tile,
                    Text(family_.sameFace(*before->second, tile)
                             ? QT_TRANSLATE_NOOP("Engine", "The tile is the same as “%1”.")
                             : QT_TRANSLATE_NOOP("Engine", "Turned, the tile is the same as “%1”."),
                         {shortened(before->second->id)}),
                    QT_TRANSLATE_NOOP("Engine", "Keep one of the two and give it the sum of both counts."));
        }
    }

    /// The files themselves are checked where they are read.
    void checkPictures() {
        for (const auto& [id, picture] : set_.pictures.unmatched.get_ref<const Json::object_t&>())
            if (findTile(set_, id) < 0)
                report_.warning(
                    "picture-without-tile", pointerTo("/pictures/tiles", id),
                    Text(QT_TRANSLATE_NOOP("Engine", "There is a picture for “%1”, but no such tile."),
                         {shortened(id)}),
                    QT_TRANSLATE_NOOP("Engine", "Correct the id in the file, or remove the entry."));
    }

    const TileSet& set_;
    const TileFamily& family_;
    SetIssueCollector report_;
};

} // namespace

Issues lint(const TileSet& set) {
    return SetLint(set).run();
}

} // namespace tilewright
