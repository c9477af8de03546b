#pragma once

#include "engine/sheet/template.h"

#include <QString>

#include <optional>

namespace tilewright {

// Options of sheets are kept with the document: in the program's settings, by the path of its file.

/// Nothing where none are kept for that file, or what is kept can't be read.
std::optional<sheet::SheetTemplate> keptOptions(const QString& path);
/// Keeps those of the last hundred files. Nothing for a file that has no path yet.
void keepOptions(const QString& path, const sheet::SheetTemplate& sheet);

} // namespace tilewright
