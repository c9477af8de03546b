#pragma once

#include "engine/tileset/issue.h"

#include <QString>

#include <string_view>

namespace tilewright {

/// The whole file or the old one, as writeFile(). What is edited here is read again and watched, which
/// devices and pipes can't be: they are refused.
Issues writeAtomically(const QString& path, std::string_view bytes);

/// The issue of a path that leads to a device or a pipe; none for files, and where nothing is yet.
Issues refuseStream(const QString& path);

} // namespace tilewright
