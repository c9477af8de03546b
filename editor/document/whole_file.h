#pragma once

#include <QString>

#include <string_view>

namespace tilewright {

/// The whole file or the old one (QSaveFile). False, with the system's words in `error`, where it can't be
/// written.
bool writeWholeFile(const QString& path, std::string_view bytes, QString* error = nullptr);

} // namespace tilewright
