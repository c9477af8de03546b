#pragma once

#include "engine/base/translatable_text.h"
#include "engine/playtest/tallies/tally.h"
#include "engine/playtest/tile_measures.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// A figure of a place on the board, per game. Reports and the window show what placeMeasures() lists: a new
/// figure is one more row.
struct PlaceMeasure {
    /// English and marked for translation, in the context "Engine".
    struct Words {
        const char* name = "";
        const char* meaning = "";
    };
    /// Stable, for files and settings: "scored".
    std::string_view id;
    std::int64_t PlaceCounts::*count = nullptr;
    TileMeasure::Needs needs = TileMeasure::Needs::Nothing;
    Words words;

    /// Average per game that was counted. Pre: there is one.
    double value(const PlaceTally& places, const PlaceCounts& counts) const {
        return static_cast<double>(counts.*count) / static_cast<double>(places.games);
    }
};

/// All, in the order of columns.
std::span<const PlaceMeasure> placeMeasures();
/// Those that the games have: none without places, or where nothing was counted.
std::vector<const PlaceMeasure*> placeColumns(const Results& results);
/// What the coordinates of places mean, and how much lies beyond the window. Pre: there are places.
Text placesNote(const PlaceTally& places);

} // namespace tilewright::playtest
