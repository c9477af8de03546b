#include "editor/playtest/saved_text.h"

#include "editor/words/text.h"

namespace tilewright {

QStringList savedText(const Text& text) {
    QStringList list;
    if (text.empty())
        return list;
    list << toQString(text.source);
    for (const Text::Argument& argument : text.arguments) {
        list << toQString(argument.text);
        QStringList words;
        for (const std::string& word : argument.words)
            words << toQString(word);
        list << words.join(u'\n');
    }
    return list;
}

Text textFromSaved(const QStringList& saved) {
    Text text;
    if (saved.isEmpty())
        return text;
    text.source = saved.front().toStdString();
    for (qsizetype i = 1; i + 1 < saved.size(); i += 2) {
        Text::Argument argument(saved[i].toStdString());
        for (const QString& word : saved[i + 1].split(u'\n', Qt::SkipEmptyParts))
            argument.words.push_back(word.toStdString());
        text.arguments.push_back(std::move(argument));
    }
    return text;
}

} // namespace tilewright
