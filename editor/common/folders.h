#pragma once

#include <QString>

namespace tilewright {

/// The initial folder of file dialogs without a history; it exists.
QString documentsFolder();

/// The folder that was used last in any file dialog, as long as it exists; else documentsFolder().
QString lastFolder();
/// `path` is that folder, or a file in it.
void setLastFolder(const QString& path);
/// A path in lastFolder(), for a name that has none yet.
QString inLastFolder(const QString& name);

} // namespace tilewright
