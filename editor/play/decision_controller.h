#pragma once

#include "engine/games/game.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

class QKeyEvent;

namespace tilewright {

class ActionPanel;
class AnimationController;
class BoardView;
class ChoiceDialog;
class EndTurnButton;
class GameSession;
struct OfferedMove;
class PlayActions;
class QuestionBar;
class SeatCards;

/// A person's decision: offered on the board, in the list, on the cards or as a question, and played. Knows
/// letters of actions too.
class DecisionController : public QObject {
    Q_OBJECT
public:
    /// Where moves are offered.
    struct Widgets {
        BoardView& board;
        ActionPanel& actions;
        QuestionBar& question;
        SeatCards& cards;
        EndTurnButton& end;
    };
    /// All outlive this; `window` holds the widgets, and lists whose letters are actions.
    DecisionController(GameSession& session, Widgets widgets, AnimationController& animation,
                       QWidget* window);

    /// Offers what there is to decide now. `commands` are named where nothing is. Pre: the session has a
    /// game.
    void refresh(const PlayActions& commands);
    /// The next refresh offers anew, whether the position is the same or not.
    void forgetOffer() { offered_.reset(); }
    /// Whether the key is a letter of the board; then it is done.
    bool takeLetter(const QKeyEvent& event);

signals:
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectWidgets(AnimationController& animation);
    bool hasFocus() const;
    void offerNothing(const PlayActions& commands);
    /// Why nobody decides here.
    QString whoPlays(const PlayActions& commands) const;
    void offerMoves();
    /// A question without a place on the board; false if the decision is none.
    bool askQuestion(const std::vector<OfferedMove>& offered);
    void hideQuestion();
    /// What the letter of a kind of action leads to: its one move, the places for it, or a choice.
    void takeKind(char key);
    void tellWhyNot(char key);
    void choose(const std::vector<const OfferedMove*>& moves);

    GameSession& session_;
    Widgets widgets_;
    QWidget* window_;
    /// Hash of the position whose moves are offered now.
    std::optional<quint64> offered_;
    /// Open while one of several moves is chosen.
    QPointer<ChoiceDialog> choice_;
    /// The last action was done on the board: the keys stay there.
    bool actsOnBoard_ = false;
};

} // namespace tilewright
