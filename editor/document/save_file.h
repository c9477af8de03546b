#pragma once

#include "engine/base/issue.h"

#include <QList>
#include <QString>

#include <string_view>

class QWidget;

namespace tilewright {

/// Like writeFile(): leaves the whole file or the old one. Refuses devices and pipes, as documents are read
/// again and watched.
Issues writeAtomically(const QString& path, std::string_view bytes);

/// The issue for a path of a device or a pipe; none for files and for paths without a file.
Issues checkRegularFile(const QString& path);

/// A row of a dialog's list of formats, and what their file names end with: ".map.json".
struct SaveFormat {
    QString filter;
    QString suffix;
};

/// Asks for a file to write; one that is proposed without a folder is in the folder used last. A name with
/// the extension of none of the formats (".json") gets the suffix of the chosen one, in place of the proposed
/// name's. Nothing is overwritten without a question. Empty if cancelled. Pre: there is a format.
QString askForSaveFile(QWidget* window, const QString& title, const QString& proposed,
                       const QList<SaveFormat>& formats);

} // namespace tilewright
