#include "editor/common/file_dialogs.h"

#include "editor/common/stored_settings.h"
#include "editor/words/translated_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QWidget>

namespace tilewright {

namespace {

const QString lastFolderKey = QStringLiteral("files/lastFolder");

struct ListedFiles {
    Q_DECLARE_TR_FUNCTIONS(ListedFiles)
};

QString native(const std::filesystem::path& path) {
    return QDir::toNativeSeparators(toQString(path.string()));
}

} // namespace

QString documentsFolder() {
    // A desktop may name a folder that does not exist.
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString lastFolder() {
    const QString folder = readTextSetting(lastFolderKey, QStringLiteral(".+"), documentsFolder());
    return QFileInfo(folder).isDir() ? folder : documentsFolder();
}

void setLastFolder(const QString& path) {
    const QFileInfo info(path);
    QSettings().setValue(lastFolderKey, info.isDir() ? info.absoluteFilePath() : info.absolutePath());
}

QString inLastFolder(const QString& name) {
    return QDir(lastFolder()).filePath(name);
}

QString listedFiles(const QStringList& names) {
    constexpr int most = 8;
    QString text = names.mid(0, most).join(QStringLiteral(", "));
    if (names.size() > most)
        text = ListedFiles::tr("%1 and %n more", nullptr, static_cast<int>(names.size()) - most).arg(text);
    return text;
}

void offerToTrash(QWidget& window, const std::vector<std::filesystem::path>& files) {
    if (files.empty())
        return;
    QStringList names, kept;
    for (const std::filesystem::path& file : files)
        names << toQString(file.filename().string());
    QMessageBox question(QMessageBox::Question, window.windowTitle(),
                         ListedFiles::tr("%n files from an earlier run are still there.", nullptr,
                                         static_cast<int>(files.size())),
                         QMessageBox::NoButton, &window);
    question.setInformativeText(ListedFiles::tr("This run did not write them. In %1: %2")
                                    .arg(native(files.front().parent_path()), listedFiles(names)));
    QPushButton* trash = question.addButton(ListedFiles::tr("&Move to Trash"), QMessageBox::AcceptRole);
    trash->setToolTip(ListedFiles::tr("You can restore them from there"));
    QPushButton* keep = question.addButton(ListedFiles::tr("&Keep"), QMessageBox::RejectRole);
    keep->setToolTip(ListedFiles::tr("Leaves them next to the new files"));
    question.setDefaultButton(keep);
    question.exec();
    if (question.clickedButton() != trash)
        return;
    for (const std::filesystem::path& file : files)
        if (!QFile::moveToTrash(toQString(file.string())))
            kept << native(file);
    if (!kept.empty())
        QMessageBox::warning(&window, question.windowTitle(),
                             ListedFiles::tr("%n files could not be moved to the trash: %1", nullptr,
                                             static_cast<int>(kept.size()))
                                 .arg(listedFiles(kept)));
}

} // namespace tilewright
