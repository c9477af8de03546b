#include "editor/common/stored_settings.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSettings>

#include <optional>

namespace tilewright {

namespace {

// Stored in the settings, because some are read before there is a window to report them.
const QString ignoredKey = QStringLiteral("ignored");
/// Layouts take a few thousand bytes.
constexpr qsizetype maxStateBytes = 1 << 16;

constexpr qsizetype checkLength = 20;

QByteArray withCheck(const QByteArray& layout) {
    return QCryptographicHash::hash(layout, QCryptographicHash::Sha1) + layout;
}

/// `read` returns nothing for an invalid value.
template <class Value, class Read>
Value readSetting(const QString& key, Value otherwise, Read read) {
    const QVariant value = QSettings().value(key);
    if (!value.isValid())
        return otherwise;
    if (std::optional<Value> good = read(value))
        return *std::move(good);
    ignoreSetting(key);
    return otherwise;
}

} // namespace

int readNumberSetting(const QString& key, int least, int most, int otherwise) {
    return readSetting(key, otherwise, [&](const QVariant& value) {
        bool good = false;
        const int number = value.toInt(&good);
        return good && number >= least && number <= most ? std::optional(number) : std::nullopt;
    });
}

bool readBoolSetting(const QString& key, bool otherwise) {
    return readWordSetting(key, {QStringLiteral("true"), QStringLiteral("false")},
                           otherwise ? QStringLiteral("true") : QStringLiteral("false")) ==
           QLatin1String("true");
}

QString readWordSetting(const QString& key, const QStringList& words, const QString& otherwise) {
    return readSetting(key, otherwise, [&](const QVariant& value) {
        const QString word = value.toString();
        return words.contains(word) ? std::optional(word) : std::nullopt;
    });
}

QString readTextSetting(const QString& key, const QString& pattern, const QString& otherwise) {
    const QRegularExpression wanted(QRegularExpression::anchoredPattern(pattern));
    return readSetting(key, otherwise, [&](const QVariant& value) {
        const QString text = value.toString();
        return value.canConvert<QString>() && wanted.match(text).hasMatch() ? std::optional(text)
                                                                            : std::nullopt;
    });
}

QStringList readListSetting(const QString& key, qsizetype most) {
    return readSetting(key, QStringList(), [&](const QVariant& value) -> std::optional<QStringList> {
        // A list of one is stored as a text.
        const bool isList = value.typeId() == QMetaType::QStringList ||
                            value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QString;
        const QStringList list = value.toStringList();
        return isList && list.size() <= most ? std::optional(list) : std::nullopt;
    });
}

QVariantMap readMapSetting(const QString& key) {
    return readSetting(key, QVariantMap(), [](const QVariant& value) {
        return value.typeId() == QMetaType::QVariantMap ? std::optional(value.toMap()) : std::nullopt;
    });
}

QByteArray readStateSetting(const QString& key) {
    return readSetting(key, QByteArray(), [](const QVariant& value) {
        const bool isState = value.typeId() == QMetaType::QByteArray;
        const QByteArray state = value.toByteArray();
        return isState && state.size() <= maxStateBytes ? std::optional(state) : std::nullopt;
    });
}

QByteArray readLayoutSetting(const QString& key) {
    const QByteArray state = readStateSetting(key);
    QByteArray layout = state.mid(checkLength);
    if (state.isEmpty() || state == withCheck(layout))
        return layout;
    ignoreSetting(key);
    return {};
}

void writeLayoutSetting(const QString& key, const QByteArray& layout) {
    QSettings().setValue(key, withCheck(layout));
}

void ignoreSetting(const QString& key) {
    QSettings settings;
    settings.remove(key);
    QStringList ignored = settings.value(ignoredKey).toStringList();
    if (!ignored.contains(key))
        settings.setValue(ignoredKey, ignored << key);
}

QStringList takeIgnoredSettings() {
    QSettings settings;
    QStringList ignored = settings.value(ignoredKey).toStringList();
    if (!ignored.isEmpty())
        settings.remove(ignoredKey);
    return ignored;
}

} // namespace tilewright
