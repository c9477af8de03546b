#include "editor/play/panels/log_words.h"

#include "editor/document/game_setup.h"
#include "editor/play/panels/log_panel.h"
#include "editor/words/kind_words.h"
#include "editor/words/text.h"

#include <QCoreApplication>

namespace tilewright {

namespace {

/// Sources of points without a region of the board.
QString sourceWord(game::Kind kind) {
    const game::KindSpec* spec = findKind(kind);
    return spec == nullptr || *spec->source == '\0' ? QString()
                                                    : QCoreApplication::translate("Kinds", spec->source);
}

QString homeText(const LogEntry::PieceEvent& event) {
    const QString piece = pieceName(event.piece);
    if (event.by.empty())
        return LogPanel::tr("%1 comes home").arg(piece);
    if (const game::KindSpec* by = findKind(event.by); by != nullptr && *by->sendsHome != '\0')
        return QCoreApplication::translate("Kinds", by->sendsHome).arg(piece);
    return LogPanel::tr("%1 is sent home by %2").arg(piece, pieceName({.kind = event.by}));
}

} // namespace

QString scoreText(const GameSetup& setup, const LogEntry::Score& score) {
    const QString who = seatName(setup, score.player);
    const QString word = sourceWord(score.kind);
    const QString what = word.isEmpty() ? translated(score.source) : word;
    if (score.points < 0)
        return LogPanel::tr("%1 pays %2: %3").arg(who).arg(-score.points).arg(what);
    return what.isEmpty() ? LogPanel::tr("%1 scores %2").arg(who).arg(score.points)
                          : LogPanel::tr("%1 scores %2: %3").arg(who).arg(score.points).arg(what);
}

QString pieceEventText(const GameSetup& setup, const LogEntry::PieceEvent& event) {
    const QString who = pieceName(event.piece);
    switch (event.what) {
    case LogEntry::PieceEvent::What::Home:
        return homeText(event);
    case LogEntry::PieceEvent::What::Freed:
        return LogPanel::tr("%1 is freed").arg(who);
    case LogEntry::PieceEvent::What::Into:
        break;
    }
    return event.holder < 0 ? LogPanel::tr("%1 goes into the %2").arg(who, translated(event.space))
                            : LogPanel::tr("%1 is held by %2").arg(who, seatName(setup, event.holder));
}

} // namespace tilewright
