#include "editor/theme/folders.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tilewright {

QString documentsFolder() {
    // A desktop may name a folder that does not exist.
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

} // namespace tilewright
