#pragma once

#include "engine/playtest/tallies/tally.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace tilewright::playtest {

struct Results;

/// A figure of a tile. Reports, the table in the window and the heat map of the tiles show what
/// tileMeasures() lists: a new figure is one more row.
struct TileMeasure {
    enum class Per : std::uint8_t {
        Drawn, ///< share of the drawn copies
        Copy,  ///< average per copy in the set and game
        Laid   ///< average per laid copy
    };
    /// English and marked for translation. Name and meaning are in the context "Engine"; menu, with its
    /// accelerator, and tint, a sentence, in the context "TileMeasure". Without a tint there is no heat map.
    struct Words {
        const char* name = "";
        const char* meaning = "";
        const char* menu = "";
        const char* tint = "";
    };

    /// Stable, for files and settings: "joined".
    std::string_view id;
    std::int64_t TileTally::*count = nullptr;
    Per per = Per::Laid;
    /// Exists only in games with spaces beside the tiles.
    bool ofSpaces = false;
    Words words;
    /// For games in which points are scored in play; without a name the same.
    Words wordsOfPoints{};

    const Words& wordsFor(bool scoresInPlay) const {
        return scoresInPlay && *wordsOfPoints.name != '\0' ? wordsOfPoints : words;
    }
    bool isShare() const { return per != Per::Laid; }
    bool hasHeat() const { return *words.tint != '\0'; }
    /// 0 if nothing was drawn or laid. `copies`: copies in the set, times games.
    double value(const TileTally& tally, double copies) const;
};

/// All, in the order of columns and menus; those per laid copy have a column each.
std::span<const TileMeasure> tileMeasures();
/// Null if there is none of that id.
const TileMeasure* findTileMeasure(std::string_view id);
/// Those per laid copy that the games have.
std::vector<const TileMeasure*> tileColumns(const Results& results);

/// Whether points are scored in play, so that a tile's gains are points.
bool scoresInPlay(const Results& results);
/// Whether there is a space beside the tiles that pieces go into and come out of (SpaceUse).
bool hasSpaces(const Results& results);

} // namespace tilewright::playtest
