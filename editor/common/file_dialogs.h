#pragma once

#include <QString>
#include <QStringList>

#include <filesystem>
#include <vector>

class QWidget;

namespace tilewright {

/// The initial folder of file dialogs without a history; it exists.
QString documentsFolder();

/// The folder that was used last in any file dialog, as long as it exists; else documentsFolder().
QString lastFolder();
/// `path` is that folder, or a file in it.
void setLastFolder(const QString& path);
/// A path in lastFolder(), for a name that has none yet.
QString inLastFolder(const QString& name);

/// The first names, and the number of the others.
QString listedFiles(const QStringList& names);

/// Names the files that an earlier run left, and moves them to the trash if one says so; tells of those that
/// can't be. Does nothing without files.
void offerToTrash(QWidget& window, const std::vector<std::filesystem::path>& files);

} // namespace tilewright
