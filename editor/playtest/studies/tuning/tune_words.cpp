#include "editor/playtest/studies/tuning/tune_words.h"

#include "editor/playtest/goal_proposals.h"
#include "editor/playtest/studies/study_state.h"
#include "editor/words/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace tilewright {

namespace {
struct TuneWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::TuneView)
};
} // namespace

QString changesInWords(const playtest::Tuned& tuned) {
    QStringList list;
    for (const playtest::TunedChange& change : playtest::changes(tuned))
        list << TuneWords::tr("%1: %2 → %3")
                    .arg(upperFirst(translated(change.what)), toQString(change.before),
                         toQString(change.after));
    return list.join(QStringLiteral(", "));
}

QString tunedInWords(const playtest::Tuned& tuned) {
    QStringList lines;
    if (!tuned.better)
        lines << TuneWords::tr("No set closer to the goals was found: the set stays as it is.");
    else if (tuned.isFresh)
        lines << TuneWords::tr("A set closer to the goals: %1.").arg(changesInWords(tuned));
    else
        lines << TuneWords::tr("The best so far: %1.").arg(changesInWords(tuned));
    lines << (tuned.isFresh
                  ? TuneWords::tr("%1 games of each, on new stacks not used in the search:").arg(tuned.games)
                  : TuneWords::tr("%1 games of each, from the search that chose it, so they flatter it:")
                        .arg(tuned.games));
    for (std::size_t i = 0; i < tuned.before.judged.size() && i < tuned.after.judged.size(); ++i)
        lines << TuneWords::tr("%1: %2 → %3")
                     .arg(wellKnown(tuned.before.judged[i].goal.figure),
                          judgedInWords(tuned.before.judged[i]), judgedInWords(tuned.after.judged[i]));
    return lines.join(u'\n');
}

} // namespace tilewright
