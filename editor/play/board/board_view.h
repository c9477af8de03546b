#pragma once

#include "editor/play/board/board_scene.h"
#include "editor/play/board/interaction_controller.h"
#include "editor/play/board/laying.h"

#include <QGraphicsView>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QLabel;

namespace tilewright {

/// The board in a view that zooms and pans, and in which a person lays the drawn tile and acts, by mouse or
/// keys.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    BoardScene& board() { return *scene_; }
    /// What a person decides now: the legal moves of the position, which is asked why others are not.
    void setDecision(std::shared_ptr<const game::Position> position, const game::MoveList& moves);
    /// What lies on the table, whoever decides: told of when the pointer is over a city, a road, a field.
    void setPosition(std::shared_ptr<const game::Position> position);
    /// Lights up all fields, in the colours of those who would score them.
    void setShowFields(bool show);
    /// To a legal place, unless the drawn tile is over one already.
    void startLaying();
    /// Null when nobody decides here.
    const game::Position* decision() const { return position_.get(); }
    /// Nobody decides here.
    void clearDecision();
    /// What may be laid now; empty when nothing is to be laid by a person.
    const Laying& laying() const { return laying_; }
    /// The empty cell where the drawn tile is shown, legal or not; by pointer or by arrow keys.
    std::optional<Cell> place() const { return place_; }
    /// What is told beside the pointer or the cursor; empty if nothing is.
    QString hint() const;
    /// Takes hold of pieces and passageways, and lets them go where they may.
    InteractionController& hand() { return *interaction_; }

    /// Which space beside the board is shown at a point of the screen, "" for none.
    void setSpaceAt(std::function<game::Kind(QPoint)> spaceAt) { spaceAt_ = std::move(spaceAt); }
    /// What the hand holds is dragged by a widget beside the board, and let go, at a point of the screen.
    void carry(QPoint global, QWidget& by);
    void putDown(QPoint global, QWidget& by);

    bool follows() const { return follow_; }
    int pixelsPerTile() const { return pixels_; }
    /// What an action that is looked at would do; null for none.
    void setPreview(const game::MoveInfo* info);
    /// So many pixels at the top are covered by something; fitting keeps clear of them.
    void setCoveredTop(int pixels);
    /// Call when the board has grown: keeps all of it in sight if the view follows.
    void boardChanged();

public slots:
    /// All in sight, and so from now on.
    void fit();
    void setFollow(bool follow);
    void zoomIn();
    void zoomOut();
    void turnTile(bool clockwise = true);

signals:
    void layingChosen(tilewright::game::Move move);
    /// An action that was done on the board.
    void actionChosen(tilewright::game::Move move);
    /// One of several moves that do what was done on the board is to be chosen.
    void choiceNeeded(const std::vector<const tilewright::OfferedMove*>& moves);
    /// A letter, which may stand for a kind of action.
    void letterTyped(char letter);
    /// The drawn tile is held otherwise, or over another place.
    void heldTurnChanged(tilewright::Rotation rotation);
    /// A click on something that lies there, where nothing is to be laid.
    void cellClicked(tilewright::Cell cell);
    void followChanged(bool follow);
    /// Why something can't be done; empty when that is over.
    void said(const QString& why);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void fitNow();
    void zoom(double factor, QPoint anchor);
    void setPixels(int pixels);
    void pan(QPoint by);
    void hover(QPoint at);
    void setPlace(std::optional<Cell> place);
    void showGhost();
    /// Over chambers: the tile as it is held, beside the pointer.
    void floatGhost(QPoint at);
    void layAt(Cell cell);
    bool layingKey(QKeyEvent* event);
    bool actingKey(QKeyEvent* event);
    void connectHand();
    void hoverWithHand(QPoint at);
    void goTo(Cell cell);
    /// All of that feature, with words beside it; none: what is lit up anyway.
    void showRegion(std::optional<game::Region::Part> part);
    bool nextPlace(bool forward);
    Cell middleCell() const;
    void showHint(const QString& text, Cell beside);
    void hideHint();
    void updateBackground();
    Cell cellUnder(QPoint viewportPoint) const { return cellAt(mapToScene(viewportPoint)); }

    BoardScene* scene_;
    InteractionController* interaction_;
    QLabel* hint_;
    std::shared_ptr<const game::Position> position_;
    std::shared_ptr<const game::Position> shown_;
    std::optional<game::Region::Part> pointed_;
    bool showFields_ = false;
    Laying laying_;
    std::optional<Cell> place_;
    int pixels_ = 100;
    int coveredTop_ = 0;
    bool follow_ = true;
    bool spaceDown_ = false;
    /// Where a drag has got to; it pans once it has left the place where it was pressed.
    std::optional<QPoint> drag_;
    QPoint pressed_;
    bool panning_ = false;
    /// The press is the hand's, and has become a drag.
    bool handPressed_ = false;
    bool handDrags_ = false;
    std::function<game::Kind(QPoint)> spaceAt_;
};

} // namespace tilewright
