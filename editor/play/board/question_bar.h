#pragma once

#include "editor/play/board/board_moves.h"

#include <QFrame>

#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QLabel;

namespace tilewright {

/// A question to one player without a place on the board, over its lower edge: the player asked, the pieces
/// concerned, and a button for each answer.
class QuestionBar : public QFrame {
    Q_OBJECT

public:
    explicit QuestionBar(QWidget* over);

    /// Whether it is such a question: a few answers without a place that move pieces.
    static bool fits(const game::Position& position, const std::vector<OfferedMove>& moves);
    void ask(const game::Position& position, const std::vector<OfferedMove>& moves, const QString& headline);
    /// The cells of the pieces concerned.
    const std::vector<Cell>& places() const { return places_; }
    /// Moves to the upper edge if it would cover that part of the board.
    void keepClearOf(const QRect& part);

signals:
    void answered(tilewright::game::Move move);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QLabel* headline_;
    QLabel* stake_;
    QHBoxLayout* pictures_;
    QBoxLayout* buttons_;
    std::vector<QWidget*> made_;
    std::vector<Cell> places_;
    QRect clear_;
};

} // namespace tilewright
