#pragma once

#include "editor/play/board/board_scene.h"
#include "editor/play/board/interaction_controller.h"
#include "editor/play/board/legal_layings.h"

#include <QGraphicsView>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QLabel;

namespace tilewright {

class BoardAccess;

/// The board in a view that zooms and pans, where a person lays the drawn tile and acts by mouse or keys.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    BoardScene& board() { return *scene_; }
    /// The decision of a person: the legal moves of the position, which explains why others are illegal.
    void setDecision(std::shared_ptr<const game::Position> position, const game::MoveList& moves);
    /// The shown position; its cities, roads and fields are described under the pointer.
    void setPosition(std::shared_ptr<const game::Position> position);
    /// Highlights all fields, in the colours of those who would score them.
    void setShowFields(bool show);
    /// Moves the drawn tile to a legal place, unless it is at one already.
    void startLaying();
    /// Null if nobody decides here.
    const game::Position* decision() const { return position_.get(); }
    /// Ends the decision here.
    void clearDecision();
    /// The possible layings; empty if a person has nothing to lay.
    const LegalLayings& layings() const { return layings_; }
    /// The empty cell of the shown drawn tile, legal or not; chosen by pointer or arrow keys.
    std::optional<Cell> place() const { return place_; }
    /// What the drawn tile would be at a free cell: in which ways it fits there, or why not. Pre: there is
    /// one to lay.
    QString layingInWords(Cell cell) const;
    /// Moves the drawn tile there.
    void goTo(Cell cell);
    void layAt(Cell cell);
    /// Who decides what, and the points: told to readers when it changes, if it is news.
    void setSituation(const QString& words, bool isNews);
    /// The shown position; null for none.
    const game::Position* shown() const { return shown_.get(); }
    /// The text beside the pointer or the cursor; empty if there is none.
    QString pointerText() const;
    /// Picks up and drops pieces and passageways.
    InteractionController& interaction() { return *interaction_; }

    /// Sets the function for the space shown at a point of the screen, "" for none.
    void setSpaceAt(std::function<game::Kind(QPoint)> spaceAt) { spaceAt_ = std::move(spaceAt); }
    /// A widget beside the board drags or drops the held piece at a point of the screen.
    void dragHeld(QPoint global, QWidget& by);
    void dropHeld(QPoint global, QWidget& by);

    bool follows() const { return follow_; }
    int pixelsPerTile() const { return pixels_; }
    /// Previews an action; null for none.
    void setPreview(const game::MoveInfo* info);
    /// Pixels covered at the top; fitting keeps clear of them.
    void setCoveredTop(int pixels);
    /// Call when the board has grown: keeps all of it visible if the view follows, and moves only if
    /// something would lie outside.
    void boardChanged();

public slots:
    /// Shows everything, and continues to do so.
    void fit();
    void setFollow(bool follow);
    void zoomIn();
    void zoomOut();
    void turnTile(bool clockwise = true);

signals:
    void layingChosen(tilewright::game::Move move);
    /// An action was made on the board.
    void actionChosen(tilewright::game::Move move);
    /// Several moves match the action on the board; one must be chosen.
    void choiceNeeded(const std::vector<const tilewright::OfferedMove*>& moves);
    /// A letter was typed, which may stand for a kind of action.
    void letterTyped(char letter);
    /// The drawn tile has another rotation or place.
    void heldTurnChanged(tilewright::Rotation rotation);
    /// A click on an occupied cell, when nothing is to be laid.
    void cellClicked(tilewright::Cell cell);
    void followChanged(bool follow);
    /// Why something can't be done; empty when that is over.
    void said(const QString& why);
    /// Something that can't be done was tried.
    void declined(const QString& why);

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
    void showAll(int pixels);
    void moveIntoView();
    /// The size of tiles at which all of the board is seen, with so many free cells around.
    int fittingPixels(double cellsAround) const;
    bool seesAll() const;
    void zoom(double factor, QPoint anchor);
    void setPixels(int pixels);
    void pan(QPoint by);
    void hover(QPoint at);
    void setPlace(std::optional<Cell> place);
    void showGhost();
    /// Over chambers: shows the held tile beside the pointer.
    void floatGhost(QPoint at);
    bool layingKey(QKeyEvent* event);
    bool actingKey(QKeyEvent* event);
    void connectInteraction();
    void hoverInteraction(QPoint at);
    /// Highlights the feature and shows its text; empty: restores the usual highlight.
    void showRegion(std::optional<game::Region::Part> part);
    bool nextPlace(bool forward);
    Cell middleCell() const;
    void showPointerText(const QString& text, Cell beside);
    void hidePointerText();
    void updateBackground();
    Cell cellUnder(QPoint viewportPoint) const { return cellAt(mapToScene(viewportPoint)); }

    BoardScene* scene_;
    InteractionController* interaction_;
    BoardAccess* access_;
    QLabel* pointerText_;
    std::shared_ptr<const game::Position> position_;
    std::shared_ptr<const game::Position> shown_;
    std::optional<game::Region::Part> pointed_;
    bool showFields_ = false;
    LegalLayings layings_;
    std::optional<Cell> place_;
    int pixels_ = 100;
    int coveredTop_ = 0;
    QSize windowSize_;
    bool follow_ = true;
    bool spaceDown_ = false;
    /// Present point of a drag; it pans after leaving the point of the press.
    std::optional<QPoint> drag_;
    QPoint pressed_;
    bool panning_ = false;
    /// Whether the hand handles the press, which has become a drag.
    bool interactionPressed_ = false;
    bool interactionDrags_ = false;
    std::function<game::Kind(QPoint)> spaceAt_;
};

} // namespace tilewright
