#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace tilewright {

// Settings stored by an earlier run. Each is validated when it is read, since another version, a crash or a
// text editor may have written it: invalid ones are ignored. The default then applies, and the key is noted
// for takeIgnoredSettings().

/// `otherwise` if none is stored; the same below.
int readNumberSetting(const QString& key, int least, int most, int otherwise);
bool readBoolSetting(const QString& key, bool otherwise);
/// One of the words.
QString readWordSetting(const QString& key, const QStringList& words, const QString& otherwise);
/// All of it matches the regular expression.
QString readTextSetting(const QString& key, const QString& pattern, const QString& otherwise);
/// Empty if none is stored; the same below.
QStringList readListSetting(const QString& key, qsizetype most);
QVariantMap readMapSetting(const QString& key);
/// The saved state of a part of the window.
QByteArray readStateSetting(const QString& key);
/// The exact state that writeLayoutSetting() wrote: Qt crashes on some damaged layouts of panels.
QByteArray readLayoutSetting(const QString& key);
void writeLayoutSetting(const QString& key, const QByteArray& layout);

/// For checks by the reader: removes the setting, or the group of that name, and notes it.
void ignoreSetting(const QString& key);
/// The keys of settings ignored since the last call, even in an earlier run.
QStringList takeIgnoredSettings();

} // namespace tilewright
