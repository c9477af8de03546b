#pragma once

#include "engine/base/json/json.h"

#include <QString>

#include <optional>

namespace tilewright {

// The layout options of a set's sheets belong to its file. Until they are saved there, the settings keep
// them, so that printing a set asks nobody to save it. Null stands for a set without such options.

/// Keeps those of the latest files only. Options equal to those in the file need no keeping, and end it.
void keepSheetOptions(const QString& file, const Json& inFile, const Json& options);
/// What was kept for the file, if it still says what it said then.
std::optional<Json> keptSheetOptions(const QString& file, const Json& inFile);

} // namespace tilewright
