#pragma once

#include <QString>

class QWidget;

namespace tilewright {

/// Asks where a file is to be written. A name without ".json" gets `suffix`, and nothing is written over that
/// the dialog has not asked about. Empty if it was cancelled. Pre: `suffix` ends with ".json".
QString askForPlace(QWidget* window, const QString& title, const QString& proposed, const QString& filter,
                    const QString& suffix);

} // namespace tilewright
