#pragma once

#include "editor/play/board/flight_overlay.h"

#include "engine/games/table.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace tilewright {

class BoardView;

/// As the desktop: normal, or off where it wants little motion.
enum class AnimationSpeed { Off, Slow, Normal, Fast, AsDesktop };

/// "off", "slow", "normal", "fast", "desktop": the words in settings.
QString name(AnimationSpeed speed);
/// As the desktop for an unknown word.
AnimationSpeed animationSpeedFromName(const QString& word);
/// The duration of a move now, in milliseconds; 0 for none.
int duration(AnimationSpeed speed);

/// Animates the changes of a move: a tile from the stack, a piece through the passageway, tokens between
/// supply, hands and board. Knows only the changes. The board already shows the position after the move,
/// without the things being animated.
class MoveAnimation : public QObject {
    Q_OBJECT

public:
    /// Rectangles of things, in the window's coordinates; empty if something isn't shown.
    struct Dependencies {
        std::function<QRectF(game::Kind)> supply;
        std::function<QRectF(int player, game::Kind)> hand;
        std::function<QRectF()> stack;
        std::function<QRectF(int player)> points;
        /// A piece in a space, with the space's owner (-1: everybody's).
        std::function<QRectF(const game::Piece&, int holder)> space;
        /// Hides pieces that are moving into a space of everybody's.
        std::function<void(const std::vector<game::Piece>&)> setInFlightInSpaces;
    };
    MoveAnimation(BoardView& board, Dependencies dependencies, QWidget* window);

    /// Pieces dragged by the person are not animated again.
    struct Dragged {
        bool tile = false;
        bool piece = false;
    };
    /// Call before the board shows the position after the move.
    void prepare(const game::Changes& changes, int mover, Dragged dragged);
    /// Call after the board shows it.
    void start(int milliseconds);
    /// Ends the animation at once.
    void finish();
    bool flying() const { return overlay_->flying(); }

private:
    /// Where the piece of the change started: in a hand, in a space, on the board.
    QRectF beganAt(const game::Change& change) const;
    QRectF onWindow(const QRectF& sceneRect) const;
    void addTokens(std::vector<Flight>& flights, const game::Change& change, bool gained);
    void addTile(std::vector<Flight>& flights, const game::Change& change);
    void addPiece(std::vector<Flight>& flights, const game::Change& change);
    void addHome(std::vector<Flight>& flights, const game::Change& change);
    void addPoints(std::vector<Flight>& flights, const game::Change& change);
    void addSideToken(std::vector<Flight>& flights, const game::Change& change);

    BoardView& board_;
    Dependencies dependencies_;
    QWidget& window_;
    FlightOverlay* overlay_;
    game::Changes changes_;
    int mover_ = -1;
    Dragged dragged_;
    /// Start of each moved piece, by the index of its change.
    std::map<std::size_t, QRectF> stood_;
    /// The same for pieces in spaces, in the window's coordinates.
    std::map<std::size_t, QRectF> stoodInSpaces_;
};

} // namespace tilewright
