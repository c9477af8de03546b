#pragma once

#include <QString>

class QWidget;

namespace tilewright {

/// Asks for a file to write; one that is proposed without a folder is in the folder used last. A name without
/// ".json" gets `suffix`; the dialog asks before any file is overwritten. Empty if cancelled. Pre: `suffix`
/// ends with ".json".
QString askForPlace(QWidget* window, const QString& title, const QString& proposed, const QString& filter,
                    const QString& suffix);

} // namespace tilewright
