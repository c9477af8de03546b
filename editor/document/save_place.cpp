#include "editor/document/save_place.h"

#include "editor/theme/folders.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace tilewright {

QString askForPlace(QWidget* window, const QString& title, const QString& proposed, const QString& filter,
                    const QString& suffix) {
    QString path = QFileDialog::getSaveFileName(window, title, inLastFolder(proposed), filter);
    if (path.isEmpty())
        return path;
    setLastFolder(path);
    if (path.endsWith(QLatin1String(".json")))
        return path;
    path += suffix;
    if (!QFileInfo::exists(path))
        return path;
    const auto answer =
        QMessageBox::question(window, title,
                              QCoreApplication::translate("SavePlace", "%1 is there already. Write over it?")
                                  .arg(QFileInfo(path).fileName()),
                              QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Yes ? path : QString();
}

} // namespace tilewright
