#include "editor/words/translated_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <functional>

namespace tilewright {

namespace {
// Words in the engine's headers that are stored in files; listed here for lupdate.
[[maybe_unused]] constexpr const char* markedWords[] = {
    QT_TRANSLATE_NOOP("Engine", "north"),
    QT_TRANSLATE_NOOP("Engine", "east"),
    QT_TRANSLATE_NOOP("Engine", "south"),
    QT_TRANSLATE_NOOP("Engine", "west"),
    QT_TRANSLATE_NOOP("Engine", "runner"),
    QT_TRANSLATE_NOOP("Engine", "prisoner"),
    QT_TRANSLATE_NOOP("Engine", "guard"),
    //: how the language of this translation calls itself: English, Deutsch, Français
    QT_TRANSLATE_NOOP("Engine", "name of this language"),
};
using Lookup = std::function<QString(std::string_view source)>;

QString filledIn(const Text& text, const QLocale& locale, const Lookup& lookup) {
    const QString source = lookup(text.source);
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
            const QString inFile = toQString(argument.text);
            result += argument.isNumber ? QString(inFile).replace(u'.', locale.decimalPoint()) : inFile;
            continue;
        }
        QStringList words;
        for (const std::string& word : argument.words) {
            const QString inFile = toQString(word);
            const QString inWindow = lookup(word);
            // In English a name is written as in files: "key-room-door".
            words << (inWindow == inFile ? QString(inFile).replace(u'-', u' ') : inWindow);
        }
        result += words.join(QStringLiteral(", "));
    }
    return result;
}

} // namespace

QString toQString(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString translated(std::string_view word) {
    return QCoreApplication::translate("Engine", std::string(word).c_str());
}

QString translated(const Text& text) {
    return filledIn(text, QLocale(), [](std::string_view source) { return translated(source); });
}

QString translated(const Text& text, const QTranslator& words) {
    return filledIn(text, QLocale(words.language()), [&words](std::string_view source) {
        const std::string english(source);
        const QString word = words.translate("Engine", english.c_str());
        return word.isEmpty() ? toQString(english) : word;
    });
}

QString wrapLines(const QString& text) {
    constexpr qsizetype most = 90;
    QStringList lines;
    for (QString rest : text.split(u'\n')) {
        while (rest.size() > most) {
            const qsizetype space = rest.lastIndexOf(u' ', most);
            const qsizetype end = space > most / 2 ? space : most;
            lines << rest.left(end);
            rest = rest.mid(end).trimmed();
        }
        lines << rest;
    }
    return lines.join(u'\n');
}

QString upperFirst(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString upperFirst(const Text& text) {
    const QString pattern = translated(std::string_view(text.source));
    const int first = pattern.startsWith(u'%') ? pattern.mid(1, 1).toInt() : 0;
    const bool isNamed = first > 0 && static_cast<std::size_t>(first) <= text.arguments.size() &&
                         text.arguments[static_cast<std::size_t>(first) - 1].words.empty();
    return isNamed ? translated(text) : upperFirst(translated(text));
}

} // namespace tilewright
