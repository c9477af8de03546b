#include "editor/play/panels/end_turn_button.h"

#include "editor/words/text.h"

#include "engine/games/end_turn.h"

#include <algorithm>

namespace tilewright {

EndTurnButton::EndTurnButton(QWidget* parent) : QPushButton(tr("End Turn"), parent) {
    setObjectName(QStringLiteral("endTurn"));
    connect(this, &QPushButton::clicked, this, [this] {
        if (move_)
            emit moveChosen(*move_);
    });
    setNothing(tr("No game yet."));
}

void EndTurnButton::offer(const game::Position& position, const game::MoveList& moves) {
    const auto ends = [&](game::Move move) {
        return position.keyOf(move) == game::endTurnKey || position.describe(move).ends;
    };
    move_.reset();
    if (const auto end = std::find_if(moves.begin(), moves.end(), ends); end != moves.end()) {
        move_ = *end;
        const char key = position.keyOf(*end);
        const QString words = key == game::endTurnKey ? tr("Ends your turn")
                                                      : upperFirst(translated(position.describe(*end).text));
        return explain(key == '\0' ? words : tr("%1 (%2)").arg(words, QString(QLatin1Char(key)).toUpper()));
    }
    for (const game::Refusal& refusal : position.refusals())
        if (refusal.key == game::endTurnKey)
            return explain(upperFirst(translated(refusal.reason)));
    explain(tr("The turn can't end yet"));
}

void EndTurnButton::setNothing(const QString& why) {
    move_.reset();
    explain(why);
}

void EndTurnButton::explain(const QString& words) {
    setEnabled(move_.has_value());
    setToolTip(words);
    setAccessibleDescription(words);
}

} // namespace tilewright
