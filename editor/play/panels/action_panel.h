#pragma once

#include "editor/theme/panel.h"

#include "engine/game/game.h"

#include <QTreeView>

class QKeyEvent;
class QLabel;
class QPushButton;

namespace tilewright {

class ActionModel;

/// The letter of a key press, 'a' to 'z', for headings of actions; 0 for other keys and with modifiers.
char actionLetter(const QKeyEvent& event);

/// What the person on move can do, in words: looked at by pointer or arrow keys, played by Enter, double
/// click or the button.
class ActionPanel : public Panel {
    Q_OBJECT

public:
    explicit ActionPanel(QWidget* parent = nullptr);

    void setMoves(const game::Position& position, const game::MoveList& moves);
    /// Nobody here decides; `why` says who does.
    void setNothing(const QString& why);
    /// Goes to the first action at that place.
    void showActionsAt(Cell cell);
    /// Goes to the actions under the heading with that letter.
    void showGroup(char key);
    QTreeView* list() const { return list_; }

signals:
    void moveChosen(tilewright::game::Move move);
    /// The action that is looked at; null for none. The pointer holds during the call.
    void lookedAt(const tilewright::game::MoveInfo* info);
    /// A letter, which may stand for a heading.
    void letterTyped(char letter);
    /// An action that is not possible now was to be played.
    void reasonWanted(const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void activate(const QModelIndex& index);
    void look(const QModelIndex& index);

    bool arranging_ = false;
    ActionModel* model_;
    QTreeView* list_;
    QLabel* nothing_;
    QPushButton* playButton_;
};

} // namespace tilewright
