#include "editor/common/folders.h"

#include "editor/common/kept_settings.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace tilewright {

namespace {

const QString lastFolderKey = QStringLiteral("files/lastFolder");

} // namespace

QString documentsFolder() {
    // A desktop may name a folder that does not exist.
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString lastFolder() {
    const QString folder = keptText(lastFolderKey, QStringLiteral(".+"), documentsFolder());
    return QFileInfo(folder).isDir() ? folder : documentsFolder();
}

void setLastFolder(const QString& path) {
    const QFileInfo info(path);
    QSettings().setValue(lastFolderKey, info.isDir() ? info.absoluteFilePath() : info.absolutePath());
}

QString inLastFolder(const QString& name) {
    return QDir(lastFolder()).filePath(name);
}

} // namespace tilewright
