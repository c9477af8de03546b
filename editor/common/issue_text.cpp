#include "editor/common/issue_text.h"

#include "editor/words/translated_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

namespace tilewright {

namespace {
struct IssueWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::IssueText)
};
} // namespace

QString issueInWords(const Issue& issue) {
    QString words = translated(issue.message);
    if (issue.remedy.empty())
        return words;
    // Rule systems end their messages without one.
    if (!words.endsWith(u'.') && !words.endsWith(u'?') && !words.endsWith(u'!'))
        words += u'.';
    return words + u' ' + upperFirst(issue.remedy);
}

QString issueInList(const Issue& issue) {
    QStringList place;
    if (issue.cell)
        //: where something is on a map: the coordinates of a cell
        place << IssueWords::tr("at %1, %2").arg(issue.cell->x).arg(issue.cell->y);
    if (!issue.tile.empty())
        place << toQString(issue.tile);
    return place.isEmpty()
               ? issueInWords(issue)
               : QStringLiteral("%1: %2").arg(place.join(QStringLiteral(", ")), issueInWords(issue));
}

QString issueWithPlace(const Issue& issue) {
    QStringList place;
    if (!issue.file.empty())
        place << QFileInfo(toQString(issue.file)).fileName();
    // A row of a table has no text column, and its message names the place itself.
    if (issue.line > 0 && issue.column > 0)
        place << IssueWords::tr("line %1, column %2").arg(issue.line).arg(issue.column);
    if (!issue.pointer.empty())
        place << IssueWords::tr("at %1").arg(toQString(issue.pointer));
    if (!issue.tile.empty())
        place << IssueWords::tr("tile %1").arg(toQString(issue.tile));
    return place.isEmpty()
               ? issueInWords(issue)
               : QStringLiteral("%1: %2").arg(place.join(QStringLiteral(", ")), issueInWords(issue));
}

} // namespace tilewright
