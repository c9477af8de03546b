#include "engine/tileset/collector.h"
#include "engine/tileset/describe.h"
#include "engine/tileset/format.h"
#include "engine/tileset/json_fields.h"
#include "engine/tileset/lint.h"
#include "engine/tileset/lint_statistics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace tilewright {

namespace {

constexpr double leastMillimetres = 5;
constexpr double greatestMillimetres = 500;
constexpr int playerColours = 4;

class SetLint {
public:
    explicit SetLint(const TileSet& set) : set_(set) {}

    Issues run() {
        checkSet();
        checkColours();
        for (std::size_t i = 0; i < set_.tiles.size(); ++i)
            checkTile(set_.tiles[i], pointerTo("/tiles", i));
        checkIds();
        checkEqualTiles();
        for (Issue& issue : lintStatistics(set_))
            found_.add(std::move(issue));
        return found_.take();
    }

private:
    void add(Severity severity, const char* code, std::string pointer, const Tile* tile, Text message,
             Text remedy) {
        Issue issue;
        issue.severity = severity;
        issue.code = code;
        issue.pointer = std::move(pointer);
        if (tile)
            issue.tile = tile->id;
        issue.message = std::move(message);
        issue.remedy = std::move(remedy);
        found_.add(std::move(issue));
    }

    void checkSet() {
        if (set_.name.empty())
            add(Severity::Warning, "name-empty", "/name", nullptr,
                QT_TRANSLATE_NOOP("Engine", "The tile set has no name."),
                QT_TRANSLATE_NOOP("Engine", "Give it one: lists and sheets show it."));
        if (!(set_.tileMillimetres >= leastMillimetres && set_.tileMillimetres <= greatestMillimetres))
            add(Severity::Error, "tile-size-out-of-range", "/tileMillimetres", nullptr,
                QT_TRANSLATE_NOOP("Engine",
                                  "The edge of a tile is out of range, expected 5 to 500 millimetres."),
                QT_TRANSLATE_NOOP("Engine", "Set a size that can be printed; 45 is usual."));
        const int total = tileCount(set_);
        if (total > maxTileCount)
            add(Severity::Error, "too-many-tiles", "/tiles", nullptr,
                Text(
                    QT_TRANSLATE_NOOP("Engine", "The set has %1 tiles with all copies, expected at most %2."),
                    {total, maxTileCount}),
                QT_TRANSLATE_NOOP("Engine", "Lower the counts, or remove tiles."));
        if (total == 0)
            add(Severity::Warning, "set-empty", "/tiles", nullptr,
                QT_TRANSLATE_NOOP("Engine", "The set has no tile to draw."),
                QT_TRANSLATE_NOOP("Engine", "Add tiles, or raise their counts."));
    }

    void checkColours() {
        const auto& colours = set_.pickColours;
        std::vector<Colour> sorted = colours;
        std::sort(sorted.begin(), sorted.end());
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
        if (twice != sorted.end())
            add(Severity::Error, "pick-colour-twice", "/pickColours", nullptr,
                Text(QT_TRANSLATE_NOOP("Engine", "The pick colour %1 is listed twice."),
                     {Text::Argument::word(name(*twice))}),
                QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
        if (colours.empty())
            add(Severity::Error, "no-pick-colours", "/pickColours", nullptr,
                QT_TRANSLATE_NOOP("Engine", "The set has no pick colours, expected 1 to 8."),
                QT_TRANSLATE_NOOP("Engine", "List the colours that its tiles may show."));
        else if (sorted != colours)
            add(Severity::Warning, "pick-colours-unordered", "/pickColours", nullptr,
                QT_TRANSLATE_NOOP(
                    "Engine", "The pick colours are not in the order of the rules, in which they are taken "
                              "into play."),
                QT_TRANSLATE_NOOP("Engine",
                                  "Order them: blue, yellow, green, red, brown, orange, grey, purple."));

        for (int i = 0; i < playerColours && !colours.empty(); ++i)
            if (!std::binary_search(sorted.begin(), sorted.end(), colourAt(i)))
                add(Severity::Warning, "player-colour-missing", "/pickColours", nullptr,
                    Text(QT_TRANSLATE_NOOP("Engine",
                                           "%1, the colour of a player, is not among the pick colours."),
                         {Text::Argument::word(name(colourAt(i)))}),
                    QT_TRANSLATE_NOOP("Engine", "Add it: blue, yellow, green and red are always in play."));
    }

    void checkTile(const Tile& tile, const std::string& pointer) {
        checkId(tile, pointer);
        if (tile.count < 0 || tile.count > maxTileCount)
            add(Severity::Error, "count-out-of-range", pointer + "/count", &tile,
                Text(QT_TRANSLATE_NOOP("Engine", "The tile has %1 copies, expected 0 to %2."),
                     {tile.count, maxTileCount}),
                QT_TRANSLATE_NOOP("Engine", "Correct its count."));
        else if (tile.count == 0)
            add(Severity::Warning, "count-zero", pointer + "/count", &tile,
                QT_TRANSLATE_NOOP("Engine", "The tile has no copies, so it is never drawn."),
                QT_TRANSLATE_NOOP("Engine", "Raise its count, or remove the tile."));
        if (passageCount(tile.sides) == 0)
            add(Severity::Error, "tile-without-passage", pointer + "/sides", &tile,
                QT_TRANSLATE_NOOP("Engine",
                                  "The tile has earth on all four sides, expected at least one passage."),
                QT_TRANSLATE_NOOP("Engine", "Open a side, or remove the tile."));
        for (std::size_t i = 0; i < tile.sides.size(); ++i)
            checkSide(tile, i, pointerTo(pointer + "/sides", i));
    }

    void checkSide(const Tile& tile, std::size_t number, const std::string& pointer) {
        const Side side = tile.sides[number];
        const auto where = Text::Argument::word(name(directionAt(static_cast<int>(number))));
        if (isRoomDoor(side))
            add(Severity::Error, "room-door-on-tile", pointer, &tile,
                Text(QT_TRANSLATE_NOOP("Engine", "The %1 side is a %2, which only rooms of a board have."),
                     {where, Text::Argument::word(name(side))}),
                QT_TRANSLATE_NOOP("Engine", "Choose earth, open, special or a colour."));
        const auto& colours = set_.pickColours;
        if (isSkull(side) && std::find(colours.begin(), colours.end(), skullColour(side)) == colours.end())
            add(Severity::Error, "colour-not-in-set", pointer, &tile,
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "The %1 side is %2, which is not among the pick colours of the set."),
                     {where, Text::Argument::word(name(side))}),
                QT_TRANSLATE_NOOP("Engine", "Choose another colour, or add this one to the pick colours."));
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
        if (tile.id.empty() || characters > longestId)
            add(Severity::Error, "tile-id-length", pointer + "/id", &tile,
                Text(QT_TRANSLATE_NOOP("Engine", "The id of the tile has %1 characters, expected 1 to %2."),
                     {characters, longestId}),
                QT_TRANSLATE_NOOP("Engine", "Give it a short id of its own."));
        else if (std::any_of(tile.id.begin(), tile.id.end(), odd) || tile.id.front() == '.')
            add(Severity::Warning, "tile-id-odd", pointer + "/id", &tile,
                Text(QT_TRANSLATE_NOOP(
                         "Engine", "The id “%1” has characters that file names and other programs may not "
                                   "bear."),
                     {shortened(tile.id)}),
                QT_TRANSLATE_NOOP("Engine", "Use letters, digits, hyphens, underscores and dots within."));
    }

    void checkIds() {
        std::unordered_map<std::string_view, std::size_t> first;
        for (std::size_t i = 0; i < set_.tiles.size(); ++i) {
            const Tile& tile = set_.tiles[i];
            const auto [before, isNew] = first.emplace(tile.id, i);
            if (!isNew)
                add(Severity::Error, "tile-id-twice", pointerTo("/tiles", i) + "/id", &tile,
                    Text(
                        QT_TRANSLATE_NOOP("Engine", "The id “%1” is already that of tile no. %2 of the set."),
                        {shortened(tile.id), before->second + 1}),
                    QT_TRANSLATE_NOOP("Engine", "Give one of the two another id."));
        }
    }

    void checkEqualTiles() {
        std::map<Sides, const Tile*> first;
        for (std::size_t i = 0; i < set_.tiles.size(); ++i) {
            const Tile& tile = set_.tiles[i];
            if (passageCount(tile.sides) == 0)
                continue;
            const auto [before, isNew] = first.emplace(canonicalSides(tile.sides), &tile);
            if (!isNew && before->second->id != tile.id)
                add(Severity::Warning, "tiles-equal", pointerTo("/tiles", i), &tile,
                    Text(before->second->sides == tile.sides
                             ? QT_TRANSLATE_NOOP("Engine", "The tile is the same as “%1”.")
                             : QT_TRANSLATE_NOOP("Engine", "Turned, the tile is the same as “%1”."),
                         {shortened(before->second->id)}),
                    QT_TRANSLATE_NOOP("Engine", "Keep one of the two and give it the counts of both."));
        }
    }

    const TileSet& set_;
    Collector found_;
};

} // namespace

Issues lint(const TileSet& set) {
    return SetLint(set).run();
}

} // namespace tilewright
