#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace tilewright {

/// A row of a dialog's list of formats, and what their file names end with: ".map.json".
struct SaveFormat {
    QString filter;
    QString suffix;
};

/// Asks for a file to write; one that is proposed without a folder is in the folder used last. A name with
/// the extension of none of the formats (".json") gets the suffix of the chosen one, in place of the proposed
/// name's. Nothing is overwritten without a question. Empty if cancelled. Pre: there is a format.
QString askForPlace(QWidget* window, const QString& title, const QString& proposed,
                    const QList<SaveFormat>& formats);

} // namespace tilewright
