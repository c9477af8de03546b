#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace tilewright {

// Settings as an earlier run kept them. Each is checked when it is read, since another version, a crash or a
// text editor may have written it: one that can't be is ignored. It gives way to what the program takes by
// itself, and its key is noted for ignoredSettings().

/// `otherwise` where none is kept; likewise below.
int keptNumber(const QString& key, int least, int most, int otherwise);
bool keptSwitch(const QString& key, bool otherwise);
/// One of the words.
QString keptWord(const QString& key, const QStringList& words, const QString& otherwise);
/// All of it matches the regular expression.
QString keptText(const QString& key, const QString& pattern, const QString& otherwise);
/// Empty where none is kept; likewise below.
QStringList keptList(const QString& key, qsizetype most);
QVariantMap keptMap(const QString& key);
/// What a part of the window wrote about itself.
QByteArray keptState(const QString& key);
/// The same as keepLayout() wrote it, to the last bit: Qt ends the program at some layouts of panels that are
/// damaged.
QByteArray keptLayout(const QString& key);
void keepLayout(const QString& key, const QByteArray& layout);

/// For what the reader alone can judge: takes the setting, or the group of that name, out and notes it.
void ignoreSetting(const QString& key);
/// The keys of what was ignored since this was last called, also by an earlier run.
QStringList takeIgnoredSettings();

} // namespace tilewright
