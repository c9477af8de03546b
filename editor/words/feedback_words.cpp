#include "editor/words/feedback_words.h"

#include "editor/words/translated_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace tilewright {

namespace {

struct FeedbackWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::FeedbackWords)
};

/// Overrides and isolates, which would turn round what stands beside the text.
bool changesDirection(QChar c) {
    return (c >= QChar(0x202a) && c <= QChar(0x202e)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
}

} // namespace

QString authorOf(const game::Feedback& feedback, const game::Comment& comment) {
    const std::string& by = comment.by.empty() ? feedback.by : comment.by;
    return by.empty() && comment.player ? FeedbackWords::tr("Player %1").arg(*comment.player + 1)
                                        : oneLine(by, 60);
}

QString commentInWords(const game::Feedback& feedback, const game::Comment& comment, int most) {
    const QString by = authorOf(feedback, comment);
    const QString text = oneLine(comment.text, most);
    return by.isEmpty() ? FeedbackWords::tr("Comment: %1").arg(text)
                        : FeedbackWords::tr("Comment by %1: %2").arg(by, text);
}

QString oneLine(const std::string& text, int most) {
    QString line = wholeText(text).simplified();
    if (line.size() <= most)
        return line;
    line.truncate(most - 1);
    if (line.back().isHighSurrogate())
        line.chop(1);
    return line.trimmed() + u'…';
}

QString wholeText(const std::string& text) {
    QString whole = toQString(text);
    whole.removeIf(changesDirection);
    return whole;
}

QString starsOf(int rating) {
    return rating == 0 ? QString()
                       : QString(rating, u'★') + QString(std::max(0, game::bestRating - rating), u'☆');
}

QString ratingInWords(int rating) {
    return rating == 0 ? QString() : FeedbackWords::tr("%1 of %2").arg(rating).arg(game::bestRating);
}

QString timeInWords(const std::string& at) {
    const QDateTime time = QDateTime::fromString(toQString(at), Qt::ISODate);
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat) : oneLine(at, 40);
}

qsizetype characterCount(const QString& text) {
    return text.toUcs4().size();
}

} // namespace tilewright
