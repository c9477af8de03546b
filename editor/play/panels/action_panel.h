#pragma once

#include "editor/common/panel.h"

#include "engine/games/game.h"

#include <QPushButton>
#include <QTreeView>

#include <optional>

class QKeyEvent;
class QLabel;
class QLineEdit;

namespace tilewright {

class ActionModel;

/// The possible actions of the person on move, in words: previewed by pointer or arrow keys, played by Enter,
/// double click or the button.
class ActionPanel : public Panel {
    Q_OBJECT

public:
    explicit ActionPanel(QWidget* parent = nullptr);

    void setMoves(const game::Position& position, const game::MoveList& moves);
    /// Nobody decides here; `why` says who does.
    void setNothing(const QString& why);
    /// Selects the first action at that place.
    void showActionsAt(Cell cell);
    /// Selects the actions under the heading with that letter.
    void showGroup(char key);
    QTreeView* list() const { return list_; }
    /// A long list has a filter above it.
    bool mayFilter() const;
    /// Moves the focus to the filter, if there is one.
    void filterActions();

signals:
    void moveChosen(tilewright::game::Move move);
    /// The previewed action; null for none. The pointer is valid during the call.
    void previewChanged(const tilewright::game::MoveInfo* info);
    /// A letter was typed, which may stand for a heading.
    void letterTyped(char letter);
    /// The user tried to play an impossible action.
    void reasonWanted(const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFilter();
    void applyFilter();
    void leaveHiddenRow();
    bool filterKey(const QKeyEvent& key);
    void openGroups();
    void arrange();
    void activate(const QModelIndex& index);
    void look(const QModelIndex& index);

    bool arranging_ = false;
    ActionModel* model_;
    QLineEdit* filter_;
    QTreeView* list_;
    QLabel* nothing_;
    QPushButton* playButton_;
};

/// Ends the turn. Always at the same place; where the turn can't be ended, disabled with the reason.
class EndTurnButton : public QPushButton {
    Q_OBJECT

public:
    explicit EndTurnButton(QWidget* parent = nullptr);

    /// The move that ends the turn here, or the reason why there is none.
    void offer(const game::Position& position, const game::MoveList& moves);
    /// Nobody decides here; `why` says who does.
    void setNothing(const QString& why);

signals:
    void moveChosen(tilewright::game::Move move);

private:
    void explain(const QString& words);

    std::optional<game::Move> move_;
};

} // namespace tilewright
