#pragma once

#include "editor/play/board/board_moves.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;

namespace tilewright {

/// Pieces of others that a player holds beside the board, on the player's card: a picture each, and a button
/// if the player on move may get it back. Hidden if there are none.
class PrisonRow : public QWidget {
    Q_OBJECT

public:
    explicit PrisonRow(QWidget* parent = nullptr);

    /// `offered`: moves of the player on move about the holder's pieces; empty if nobody decides here.
    void setPieces(const game::Space& space, const std::vector<OfferedMove>& offered);
    void clear();
    /// The rectangle of such a piece; empty if there is none.
    QRect placeOf(game::Kind kind, int player) const;

signals:
    void chosen(tilewright::game::Move move);

private:
    struct Shown {
        game::Piece piece;
        QWidget* widget = nullptr;
    };
    QLabel* name_;
    QHBoxLayout* row_;
    std::vector<Shown> shown_;
};

} // namespace tilewright
