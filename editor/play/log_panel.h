#pragma once

#include "editor/theme/panel.h"

#include <QAbstractListModel>

class QListView;

namespace tilewright {

class GameSession;

/// The session's log up to where one stands.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit LogModel(const GameSession& session, QObject* parent = nullptr)
        : QAbstractListModel(parent), session_(session) {}

    /// Takes over what was added or taken back since the last call.
    void refresh();
    /// Another line: nothing of what was shown holds.
    void reset();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    const GameSession& session_;
    int shown_ = 0;
};

/// What was done, in words, newest at the bottom and in view. A double click or Enter shows the board after
/// that move.
class LogPanel : public Panel {
    Q_OBJECT

public:
    explicit LogPanel(const GameSession& session, QWidget* parent = nullptr);
    void refresh();
    void reset();

signals:
    /// Show the position after so many moves.
    void momentChosen(int moves);

private:
    LogModel* model_;
    QListView* list_;
};

} // namespace tilewright
