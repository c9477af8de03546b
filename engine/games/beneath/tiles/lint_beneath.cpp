#include "engine/games/beneath/tiles/lint_beneath.h"

#include "engine/base/json/json.h"

#include <algorithm>

namespace tilewright {

namespace {

constexpr int playerColours = 4;

void checkSide(SetIssueCollector& report, const TileSet& set, const Tile& tile, std::size_t number,
               const std::string& pointer) {
    const SideContent side = tile.sides()[number];
    const auto where = Text::Argument::word(name(directionAt(static_cast<int>(number))));
    if (isRoomDoor(side))
        report.tileError(
            "room-door-on-tile", pointer, tile,
            Text(QT_TRANSLATE_NOOP("Engine", "The %1 side is a %2, which only rooms of a board have."),
                 {where, Text::Argument::word(name(side))}),
            QT_TRANSLATE_NOOP("Engine", "Choose earth, open, special or a colour."));
    const auto& colours = set.pickColours;
    if (isSkull(side) && std::find(colours.begin(), colours.end(), skullColour(side)) == colours.end())
        report.tileError(
            "colour-not-in-set", pointer, tile,
            Text(QT_TRANSLATE_NOOP("Engine",
                                   "The %1 side is %2, which is not among the pick colours of the set."),
                 {where, Text::Argument::word(name(side))}),
            QT_TRANSLATE_NOOP("Engine", "Choose another colour, or add this one to the pick colours."));
}

} // namespace

void checkColours(SetIssueCollector& report, const TileSet& set) {
    const auto& colours = set.pickColours;
    std::vector<Colour> sorted = colours;
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (twice != sorted.end())
        report.error("pick-colour-twice", "/pickColours",
                     Text(QT_TRANSLATE_NOOP("Engine", "The pick colour %1 is listed twice."),
                          {Text::Argument::word(name(*twice))}),
                     QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
    if (colours.empty())
        report.error("no-pick-colours", "/pickColours",
                     QT_TRANSLATE_NOOP("Engine", "The set has no pick colours, expected 1 to 8."),
                     QT_TRANSLATE_NOOP("Engine", "List the colours that its tiles may show."));
    else if (sorted != colours)
        report.warning(
            "pick-colours-unordered", "/pickColours",
            QT_TRANSLATE_NOOP(
                "Engine", "The pick colours are not in the order in which the rules bring them into play."),
            QT_TRANSLATE_NOOP(
                "Engine", "Put them in this order: blue, yellow, green, red, brown, orange, grey, purple."));

    for (int i = 0; i < std::min(playerColours, pickColourBound(set)); ++i)
        if (!std::binary_search(sorted.begin(), sorted.end(), colourAt(i)))
            report.warning("player-colour-missing", "/pickColours",
                           Text(QT_TRANSLATE_NOOP(
                                    "Engine", "%1, the colour of a player, is not among the pick colours."),
                                {Text::Argument::word(name(colourAt(i)))}),
                           QT_TRANSLATE_NOOP("Engine", "Add it: it is in play, since a later colour is."));
}

void checkSides(SetIssueCollector& report, const TileSet& set, const Tile& tile, const std::string& pointer) {
    if (passageCount(tile.sides()) == 0)
        report.tileError(
            "tile-without-passage", pointer + "/sides", tile,
            QT_TRANSLATE_NOOP("Engine",
                              "The tile has earth on all four sides, expected at least one passage."),
            QT_TRANSLATE_NOOP("Engine", "Open a side, or remove the tile."));
    for (std::size_t i = 0; i < tile.sides().size(); ++i)
        checkSide(report, set, tile, i, pointerTo(pointer + "/sides", i));
}

} // namespace tilewright
