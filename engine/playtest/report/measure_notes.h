#pragma once

#include "engine/playtest/figures.h"

#include <optional>

namespace tilewright::playtest {

/// One sentence on what the measure that a figure belongs to says and what it doesn't; empty where the
/// definition says it all. Figures of one measure have the same.
std::optional<Text> measureNote(const Figure& figure);
/// The same to be said once, behind the last figure of a measure: empty if the next one is of it too. `next`:
/// null behind the last.
std::optional<Text> noteAfter(const Figure& figure, const Figure* next);

} // namespace tilewright::playtest
