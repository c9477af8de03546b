#include "editor/playtest/returned/returned_details.h"

#include "editor/common/issue_text.h"
#include "editor/playtest/returned/returned_words.h"
#include "editor/words/feedback_words.h"

#include <QCoreApplication>
#include <QDir>

namespace tilewright {

namespace {

struct ReturnedDetails {
    Q_DECLARE_TR_FUNCTIONS(tilewright::ReturnedDetails)
};

using Look = PlainParagraphs::Look;
using Paragraph = PlainParagraphs::Paragraph;
using Paragraphs = QList<Paragraph>;

void addAnswers(const game::Feedback& feedback, Paragraphs& all) {
    for (const game::Answer& answer : feedback.answers) {
        all.append(Paragraph());
        all.append({wholeText(answer.question), Look::Heading});
        all.append({answer.answer.empty() ? ReturnedDetails::tr("(no answer)") : wholeText(answer.answer)});
    }
}

void addComments(const game::Feedback& feedback, Paragraphs& all) {
    if (feedback.comments.empty())
        return;
    all.append(Paragraph());
    all.append({ReturnedDetails::tr("Comments"), Look::Heading});
    for (const game::Comment& comment : feedback.comments) {
        const QString by = authorOf(feedback, comment);
        const QString moment = QString::number(comment.after);
        all.append({by.isEmpty() ? ReturnedDetails::tr("After move %1:").arg(moment)
                                 : ReturnedDetails::tr("After move %1, %2:").arg(moment, by),
                    Look::Quiet});
        all.append({wholeText(comment.text)});
    }
}

} // namespace

QList<PlainParagraphs::Paragraph> detailsOf(const ReturnedGame& game) {
    Paragraphs all;
    if (game.problem) {
        all.append({game.readable ? ReturnedDetails::tr("The moves can't be played as they are recorded")
                                  : ReturnedDetails::tr("The file can't be read"),
                    Look::Heading});
        all.append({issueWithPlace(*game.problem)});
    }
    if (game.readable) {
        QStringList head{whoReturned(game)};
        if (!game.feedback.at.empty())
            head << timeInWords(game.feedback.at);
        all.append({head.join(QStringLiteral(" · ")), Look::Heading});
        all.append({QStringList{oneLine(game.set, 80), rulesInWords(game), endInWords(game)}.join(
                        QStringLiteral(" · ")),
                    Look::Quiet});
        if (game.feedback.rating != 0)
            all.append({ReturnedDetails::tr("Rating: %1  %2")
                            .arg(starsOf(game.feedback.rating), ratingInWords(game.feedback.rating))});
        addAnswers(game.feedback, all);
        addComments(game.feedback, all);
        if (game.feedback.empty())
            all.append({ReturnedDetails::tr("No feedback on this game."), Look::Quiet});
    }
    all.append(Paragraph());
    all.append({QDir::toNativeSeparators(game.path), Look::Quiet});
    return all;
}

} // namespace tilewright
