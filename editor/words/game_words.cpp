#include "editor/words/game_words.h"

#include "editor/words/translated_text.h"
#include "engine/games/kit.h"
#include "engine/model/sides.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace tilewright {

namespace {

QString kindWord(const char* source) {
    return QCoreApplication::translate("Kinds", source);
}

/// The id with blanks, for kinds without words.
QString plainKind(game::Kind kind) {
    return toQString(kind).replace(QLatin1Char('-'), QLatin1Char(' '));
}

struct FeedbackWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::FeedbackWords)
};

/// Overrides and isolates, which would turn round what stands beside the text.
bool changesDirection(QChar c) {
    return (c >= QChar(0x202a) && c <= QChar(0x202e)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
}

} // namespace

QString seatColourName(int seat) {
    return upperFirst(translated(name(colourAt(seat % colourCount))));
}

QString colourNameInRecords(int seat) {
    return upperFirst(toQString(name(colourAt(seat % colourCount))));
}

bool isColourName(const QString& name, int seat) {
    return name == colourNameInRecords(seat) || name == seatColourName(seat);
}

const game::KindSpec* findKind(game::Kind kind) {
    for (const game::Ruleset* rules : rulesets())
        if (const game::KindSpec* spec = game::findKind(rules->kinds(), kind))
            return spec;
    return nullptr;
}

QString pieceName(const game::Piece& piece) {
    const game::KindSpec* spec = findKind(piece.kind);
    QString what = spec == nullptr || *spec->name == '\0' ? plainKind(piece.kind) : kindWord(spec->name);
    if (what.contains(QLatin1String("%1")))
        what = what.arg(piece.number + 1);
    return piece.player < 0
               ? what
               : QCoreApplication::translate("Kinds", "%1: %2").arg(seatColourName(piece.player), what);
}

QString countedKind(game::Kind kind, int count) {
    const game::KindSpec* spec = findKind(kind);
    if (spec == nullptr || *spec->counted == '\0')
        return QStringLiteral("%1: %2").arg(plainKind(kind)).arg(count);
    const QString words = kindWord(spec->counted);
    return spec->colour ? words.arg(translated(name(*spec->colour))).arg(count) : words.arg(count);
}

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
