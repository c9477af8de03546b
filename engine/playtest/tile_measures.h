#pragma once

#include "engine/playtest/tallies/tally.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace tilewright::playtest {

struct Results;
struct TileFigure;

/// A figure of a tile. Reports, the table in the window and the heat map of the tiles show what
/// tileMeasures() lists: a new figure is one more row.
struct TileMeasure {
    enum class Per : std::uint8_t {
        Drawn,     ///< share of the drawn copies
        Copy,      ///< average per copy in the set and game
        Laid,      ///< average per laid copy
        LaidShare, ///< share of the laid copies
        Swing      ///< points, above or below 0 (TileSwing)
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
    /// What games must have for it: a space beside the tiles; features that score; draws by seat,
    /// which reports of older programs lack.
    enum class Needs : std::uint8_t { Nothing, Spaces, Features, Swings };
    Needs needs = Needs::Nothing;
    Words words;
    /// For games in which points are scored in play; without a name the same.
    Words wordsOfPoints{};

    const Words& wordsFor(bool scoresInPlay) const {
        return scoresInPlay && *wordsOfPoints.name != '\0' ? wordsOfPoints : words;
    }
    bool isShare() const { return per != Per::Laid && per != Per::Swing; }
    bool isSwing() const { return per == Per::Swing; }
    /// Whether it has a column of its own in tables of tiles.
    bool hasColumn() const { return per != Per::Drawn && per != Per::Copy; }
    bool hasHeatMap() const { return *words.tint != '\0'; }
    /// 0 if nothing was drawn or laid. `copies`: copies in the set, times games.
    double value(const TileFigure& tile, double copies) const;
};

/// All, in the order of columns and menus.
std::span<const TileMeasure> tileMeasures();
/// Null if there is none of that id.
const TileMeasure* findTileMeasure(std::string_view id);
/// Those with a column that the games have.
std::vector<const TileMeasure*> tileColumns(const Results& results);

/// Whether points are scored in play, so that a tile's gains are points.
bool scoresInPlay(const Results& results);
/// Whether there is a space beside the tiles that pieces go into and come out of (SpaceUse).
bool hasSpaces(const Results& results);
/// Whether contests of features were counted (Contests).
bool hasContests(const Results& results);
/// Whether the games have what a measure needs.
bool meetsNeeds(const Results& results, TileMeasure::Needs needs);
bool hasMeasure(const Results& results, const TileMeasure& measure);

} // namespace tilewright::playtest
