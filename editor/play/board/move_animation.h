#pragma once

#include "editor/play/board/flight_overlay.h"

#include "engine/game/table.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace tilewright {

class BoardView;

enum class AnimationSpeed { Off, Slow, Normal, Fast };

/// "off", "slow", "normal", "fast": as settings keep it.
QString name(AnimationSpeed speed);
/// Normal for a word that is none of these.
AnimationSpeed animationSpeedFromName(const QString& word);
/// What a move takes, in milliseconds; 0 for Off.
int duration(AnimationSpeed speed);

/// Shows what a move changed, on its way: a tile from the stack, a piece through the passageway, tokens
/// between supply, hands and board. Knows the changes alone. The board shows the position after the move
/// already; what is still on its way is left out there.
class MoveAnimation : public QObject {
    Q_OBJECT

public:
    /// Where things are shown, in the coordinates of the window; empty rectangles for what isn't.
    struct Places {
        std::function<QRectF(game::Kind)> supply;
        std::function<QRectF(int player, game::Kind)> hand;
        std::function<QRectF()> stack;
        std::function<QRectF(int player)> points;
        /// A piece in a space, its holder's (-1: everybody's).
        std::function<QRectF(const game::Piece&, int holder)> space;
        /// Those are on their way into a space that is everybody's, and not drawn there.
        std::function<void(const std::vector<game::Piece>&)> awayInSpaces;
    };
    MoveAnimation(BoardView& board, Places places, QWidget* window);

    /// What the hand carried there itself is not shown again.
    struct Carried {
        bool tile = false;
        bool piece = false;
    };
    /// Call before the board shows the position after the move.
    void prepare(const game::Changes& changes, int mover, Carried carried);
    /// Call when it does.
    void start(int milliseconds);
    /// All is where it belongs, at once.
    void finish();
    bool flying() const { return overlay_->flying(); }

private:
    /// Where the pieces of the change stand or stood: in a hand, in a space, on the board.
    QRectF beganAt(const game::Change& change) const;
    QRectF onWindow(const QRectF& sceneRect) const;
    void addTokens(std::vector<Flight>& flights, const game::Change& change, bool gained);
    void addTile(std::vector<Flight>& flights, const game::Change& change);
    void addPiece(std::vector<Flight>& flights, const game::Change& change);
    void addHome(std::vector<Flight>& flights, const game::Change& change);
    void addPoints(std::vector<Flight>& flights, const game::Change& change);
    void addSideToken(std::vector<Flight>& flights, const game::Change& change);

    BoardView& board_;
    Places places_;
    QWidget& window_;
    FlightOverlay* overlay_;
    game::Changes changes_;
    int mover_ = -1;
    Carried carried_;
    /// Where each piece stood that moved, by its number among the changes.
    std::map<std::size_t, QRectF> stood_;
    /// The same of those in spaces, in the coordinates of the window.
    std::map<std::size_t, QRectF> stoodApart_;
};

} // namespace tilewright
