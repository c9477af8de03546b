#pragma once

#include "engine/base/issue.h"

#include <QString>

#include <string_view>

namespace tilewright {

/// Like writeFile(): leaves the whole file or the old one. Refuses devices and pipes, as documents are read
/// again and watched.
Issues writeAtomically(const QString& path, std::string_view bytes);

/// The issue for a path of a device or a pipe; none for files and for paths without a file.
Issues refuseStream(const QString& path);

} // namespace tilewright
