#pragma once

#include <QStringList>

#include <filesystem>
#include <vector>

class QWidget;

namespace tilewright {

/// The first names, and the number of the others.
QString listedFiles(const QStringList& names);

/// Names the files that an earlier run left, and moves them to the trash if one says so; tells of those that
/// can't be. Does nothing without files.
void offerToTrash(QWidget& window, const std::vector<std::filesystem::path>& files);

} // namespace tilewright
