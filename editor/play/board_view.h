#pragma once

#include "editor/play/board_scene.h"
#include "editor/play/laying.h"

#include <QGraphicsView>

#include <optional>

class QLabel;

namespace tilewright {

/// The board in a view that zooms and pans, and in which a person lays the drawn tile by mouse or keys.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    BoardScene& board() { return *scene_; }
    /// What may be laid now; empty when nothing is to be laid by a person.
    void setLaying(Laying laying);
    const Laying& laying() const { return laying_; }
    /// The place whose laying is shown; by pointer or by arrow keys.
    std::optional<Cell> place() const { return place_; }

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
    /// The drawn tile is held otherwise, or over another place.
    void heldTurnChanged(tilewright::Rotation rotation);
    /// A click on something that lies there, where nothing is to be laid.
    void cellClicked(tilewright::Cell cell);
    void followChanged(bool follow);

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

private:
    void fitNow();
    void zoom(double factor, QPoint anchor);
    void setPixels(int pixels);
    void pan(QPoint by);
    void hover(QPoint at);
    void setPlace(std::optional<Cell> place);
    void showGhost();
    void layAt(Cell cell);
    bool layingKey(QKeyEvent* event);
    void showHint(const QString& text, Cell beside);
    void hideHint();
    void updateBackground();
    Cell cellUnder(QPoint viewportPoint) const { return cellAt(mapToScene(viewportPoint)); }

    BoardScene* scene_;
    QLabel* hint_;
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
};

} // namespace tilewright
