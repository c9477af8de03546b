#include "editor/exchange/kept_questions.h"

#include "editor/common/kept_settings.h"
#include "editor/output/formats/web/share.h"

#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace tilewright {

namespace {

QString questionsKey(const QString& set) {
    return QStringLiteral("exchange/questions/") + QString::fromLatin1(QUrl::toPercentEncoding(set));
}

} // namespace

QStringList keptQuestions(const QString& set) {
    const QString key = questionsKey(set);
    QStringList questions = keptList(key, static_cast<qsizetype>(exchange::mostQuestions));
    const bool good = std::ranges::all_of(questions, [](const QString& question) {
        return !question.trimmed().isEmpty() &&
               question.size() <= static_cast<qsizetype>(exchange::longestQuestion);
    });
    if (good)
        return questions;
    ignoreSetting(key);
    return {};
}

void keepQuestions(const QString& set, const QStringList& questions) {
    QSettings settings;
    if (questions.isEmpty())
        settings.remove(questionsKey(set));
    else
        settings.setValue(questionsKey(set), questions);
}

} // namespace tilewright
