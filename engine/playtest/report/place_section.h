#pragma once

#include "engine/playtest/report/html_writer.h"
#include "engine/playtest/results.h"

namespace tilewright::playtest {

/// Writes what happens by place on a board that grows from its first tile: a chart for each of
/// placeColumns(), and all places as a table. Nothing where there are none.
void writePlaces(HtmlWriter& page, const Results& results, const Translator& words);
/// What the coordinates of places mean, and how much lies beyond the window. Pre: there are places.
Text placesNote(const PlaceTally& places);

} // namespace tilewright::playtest
