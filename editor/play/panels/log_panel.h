#pragma once

#include "editor/common/panel.h"

#include <QAbstractListModel>
#include <QComboBox>

#include <vector>

class QListView;

namespace tilewright {

class GameSession;
struct LogEntry;

/// The text for a move in the language of the window: "lay cross-01 at 2, -1 · silver pick".
QString logText(const GameSession& session, const LogEntry& entry);

/// The session's present line, with a row for each move and each comment; what comes after the shown moment
/// is dimmed.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit LogModel(const GameSession& session, QObject* parent = nullptr)
        : QAbstractListModel(parent), session_(session) {}

    /// Adds moves made since the last call, and updates the present moment.
    void refresh();
    /// Call for another line: reloads everything.
    void reset();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The moment that a row is about: after its move, or that of its comment.
    int momentOf(const QModelIndex& index) const;
    /// The row of the last move before the moment; invalid for the start.
    QModelIndex rowAt(int moment) const;

private:
    /// One of the two is -1. Both count from 0.
    struct Row {
        int move = -1;
        int comment = -1;
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<Row> rowsNow() const;
    /// Of moves and comments that are there now.
    bool isThere(const Row& row) const;
    QVariant moveData(int move, int role) const;
    QVariant commentData(int comment, int role) const;

    const GameSession& session_;
    std::vector<Row> rows_;
    int moment_ = 0;
};

/// Chooses between the lines of a game; hidden if there is only one.
class LineChooser : public QComboBox {
    Q_OBJECT

public:
    explicit LineChooser(const GameSession& session, QWidget* parent = nullptr);
    void refresh();

signals:
    void lineChosen(std::size_t end);

private:
    const GameSession& session_;
};

/// The moves in words, with the comments on them. A click, or Enter, shows the board after that move; the row
/// of the present moment is marked. Below, the lines of the game, if there are several.
class LogPanel : public Panel {
    Q_OBJECT

public:
    explicit LogPanel(const GameSession& session, QWidget* parent = nullptr);
    void refresh();
    void reset();

signals:
    /// Show the position after that number of moves.
    void momentChosen(int moves);
    /// Make this line the present one.
    void lineChosen(std::size_t end);

private:
    void choose(const QModelIndex& index);
    void markMoment();

    const GameSession& session_;
    LogModel* model_;
    QListView* list_;
    LineChooser* lines_;
};

} // namespace tilewright
