#include "editor/document/save_file.h"

#include "editor/common/file_dialogs.h"
#include "engine/base/files/file.h"
#include "engine/base/files/stream.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <algorithm>

namespace tilewright {

namespace {

/// The name with the suffix that it needs.
QString completed(QString path, const QString& proposed, const QList<SaveFormat>& formats,
                  const SaveFormat& chosen) {
    // A proposed name may still have the suffix of another format.
    for (const SaveFormat& format : formats)
        if (format.suffix != chosen.suffix && proposed.endsWith(format.suffix) &&
            path.endsWith(format.suffix))
            path.chop(format.suffix.size());
    const bool hasExtension = std::ranges::any_of(formats, [&path](const SaveFormat& format) {
        return path.endsWith(u'.' + QFileInfo(format.suffix).suffix());
    });
    return hasExtension ? path : path + chosen.suffix;
}

} // namespace

Issues writeAtomically(const QString& path, std::string_view bytes) {
    Issues issues = checkRegularFile(path);
    return issues.empty() ? writeFile(path.toStdString(), bytes) : issues;
}

Issues checkRegularFile(const QString& path) {
    if (!isStream(path.toStdString()))
        return {};
    Issue issue;
    issue.code = "file-unfit";
    issue.file = path.toStdString();
    issue.message =
        Text(QT_TRANSLATE_NOOP("Engine", "“%1” is a device or a pipe; expected a file."), {issue.file});
    return {issue};
}

QString askForSaveFile(QWidget* window, const QString& title, const QString& proposed,
                       const QList<SaveFormat>& formats) {
    QStringList filters;
    for (const SaveFormat& format : formats)
        filters << format.filter;
    QString filter = filters.front();
    QString named = QFileDialog::getSaveFileName(window, title, inLastFolder(proposed),
                                                 filters.join(QStringLiteral(";;")), &filter);
    if (named.isEmpty())
        return named;
    setLastFolder(named);
    QString path =
        completed(named, proposed, formats, formats[std::max<qsizetype>(0, filters.indexOf(filter))]);
    // The dialog has asked about the name that it knows.
    if (path == named || !QFileInfo::exists(path))
        return path;
    const auto answer =
        QMessageBox::question(window, title,
                              QCoreApplication::translate("SavePlace", "%1 already exists. Overwrite it?")
                                  .arg(QFileInfo(path).fileName()),
                              QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Yes ? path : QString();
}

} // namespace tilewright
