#include "editor/theme/text.h"

#include <QCoreApplication>

namespace tilewright {

namespace {
// Words in the engine's headers that are stored in files; listed here for lupdate.
[[maybe_unused]] constexpr const char* markedWords[] = {
    QT_TRANSLATE_NOOP("Engine", "north"),  QT_TRANSLATE_NOOP("Engine", "east"),
    QT_TRANSLATE_NOOP("Engine", "south"),  QT_TRANSLATE_NOOP("Engine", "west"),
    QT_TRANSLATE_NOOP("Engine", "runner"), QT_TRANSLATE_NOOP("Engine", "prisoner"),
    QT_TRANSLATE_NOOP("Engine", "guard"),
};
} // namespace

QString toQString(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString translated(std::string_view word) {
    return QCoreApplication::translate("Engine", std::string(word).c_str());
}

QString translated(const Text& text) {
    const QString source = translated(std::string_view(text.source));
    QString result;
    result.reserve(source.size());
    // In one pass, since an argument may itself contain "%1".
    for (qsizetype i = 0; i < source.size(); ++i) {
        const int place = source[i] == u'%' && i + 1 < source.size() ? source[i + 1].digitValue() : 0;
        if (place < 1) {
            result += source[i];
            continue;
        }
        ++i;
        if (static_cast<std::size_t>(place) > text.arguments.size())
            continue;
        const Text::Argument& argument = text.arguments[static_cast<std::size_t>(place) - 1];
        if (argument.words.empty()) {
            result += toQString(argument.text);
            continue;
        }
        QStringList words;
        for (const std::string& word : argument.words) {
            const QString inFile = toQString(word);
            const QString inWindow = translated(std::string_view(word));
            // In English a name is written as in files: "key-room-door".
            words << (inWindow == inFile ? QString(inFile).replace(u'-', u' ') : inWindow);
        }
        result += words.join(QStringLiteral(", "));
    }
    return result;
}

QString upperFirst(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace tilewright
