#include "editor/play/panels/log_words.h"

#include "editor/document/game_setup.h"
#include "editor/play/board/board_art.h"
#include "editor/play/panels/log_panel.h"
#include "editor/theme/text.h"

#include <QCoreApplication>

namespace tilewright {

namespace {

/// Sources of points without a region of the board.
QString sourceWord(game::Kind kind) {
    if (kind == "fairy")
        return QCoreApplication::translate("Kinds", "the fairy");
    if (kind == "ransom")
        return QCoreApplication::translate("Kinds", "ransom");
    return {};
}

QString homeText(const LogEntry::PieceEvent& fate) {
    if (fate.by == "dragon")
        return QCoreApplication::translate("Kinds", "the dragon eats %1").arg(pieceName(fate.piece));
    if (!fate.by.empty())
        return LogPanel::tr("%1 is sent home by %2").arg(pieceName(fate.piece), pieceName({.kind = fate.by}));
    return LogPanel::tr("%1 comes home").arg(pieceName(fate.piece));
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

QString pieceEventText(const GameSetup& setup, const LogEntry::PieceEvent& fate) {
    const QString who = pieceName(fate.piece);
    switch (fate.what) {
    case LogEntry::PieceEvent::What::Home:
        return homeText(fate);
    case LogEntry::PieceEvent::What::Freed:
        return LogPanel::tr("%1 comes free").arg(who);
    case LogEntry::PieceEvent::What::Into:
        break;
    }
    return fate.holder < 0 ? LogPanel::tr("%1 goes into the %2").arg(who, translated(fate.space))
                           : LogPanel::tr("%1 is held by %2").arg(who, seatName(setup, fate.holder));
}

} // namespace tilewright
