#pragma once

#include <QStringList>

namespace tilewright {

/// The questions that the pages of a set asked last, kept in the settings. `set`: its file, or its name where
/// it has none.
QStringList keptQuestions(const QString& set);
void keepQuestions(const QString& set, const QStringList& questions);

} // namespace tilewright
