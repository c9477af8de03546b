// Zoom, pan and fit. Laying and acting are in separate files.
#include "editor/play/board/board_view.h"

#include "editor/common/beside.h"
#include "editor/common/colours/recoloured.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/board/board_access.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright {

namespace {

constexpr int minPixels = 12;
constexpr int maxPixels = 420;
/// Limit for fitting only: a small dungeon should not fill the window with one tile.
constexpr int maxFittedPixels = 132;
constexpr double zoomStep = 1.2;
/// Cells around a board that has outgrown the view, so that the next tiles don't move it again.
constexpr double roomToGrow = 1;
/// A board that could be shown that many times as large is fitted anew: after a jump to an earlier moment.
constexpr int mostGrowth = 2;

} // namespace

BoardView::BoardView(QWidget* parent)
    : QGraphicsView(parent)
    , scene_(new BoardScene(this))
    , interaction_(new InteractionController(*scene_, this))
    , access_(new BoardAccess(*this))
    , hint_(new PlainLabel(this)) {
    setScene(scene_);
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setAccessibleDescription(tr("Arrow keys choose a place for the drawn tile, Tab goes to the next legal "
                                "place, R turns it, Enter lays it. F shows all, plus and minus zoom."));
    // The desk goes on beyond every laying, so that one can pan freely and growth never moves the view.
    setSceneRect(QRectF(QPointF(minCoordinate, minCoordinate) * BoardArt::unit,
                        QPointF(maxCoordinate, maxCoordinate) * BoardArt::unit));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    // What is under the pointer stays there when panels below change their height.
    setResizeAnchor(NoAnchor);
    setFrameShape(NoFrame);
    setViewportUpdateMode(FullViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(240, 200);

    hint_->setObjectName(QStringLiteral("boardHint"));
    hint_->setAttribute(Qt::WA_TransparentForMouseEvents);
    keepRecoloured(*hint_, [this] { hint_->setStyleSheet(noteStyle()); });
    hint_->hide();
    connectHand();
    updateBackground();
    setPixels(100);
    centerOn(0, 0);
}

void BoardView::updateBackground() {
    setBackgroundBrush(deskColour(palette()));
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        updateBackground();
    QGraphicsView::changeEvent(event);
}

void BoardView::boardChanged() {
    // It doesn't move under the pointer as long as everything is seen.
    if (follow_ && (!seesAll() || fittingPixels(0) > mostGrowth * pixels_))
        fitNow(roomToGrow);
}

bool BoardView::seesAll() const {
    const QRect all = mapFromScene(scene_->contents()).boundingRect();
    return viewport()->rect().adjusted(-1, coveredTop_ - 1, 1, 1).contains(all);
}

void BoardView::fit() {
    setFollow(true);
    fitNow();
}

void BoardView::setFollow(bool follow) {
    if (follow == follow_)
        return;
    follow_ = follow;
    if (follow)
        fitNow();
    emit followChanged(follow);
}

int BoardView::fittingPixels(double cellsAround) const {
    const QRectF all = scene_->contents();
    // The cells around the dungeon are enough as a margin.
    const double columns = all.width() / BoardArt::unit + 2 * cellsAround + 0.1;
    const double rows = all.height() / BoardArt::unit + 2 * cellsAround + 0.1;
    const int height = std::max(viewport()->height() - coveredTop_, 1);
    const int fitting = static_cast<int>(std::min(viewport()->width() / columns, height / rows));
    return std::clamp(fitting, minPixels, maxFittedPixels);
}

void BoardView::fitNow(double cellsAround) {
    const QRectF all = scene_->contents();
    if (all.isEmpty())
        return;
    setPixels(fittingPixels(cellsAround));
    centerOn(all.center() - QPointF(0, coveredTop_ / 2.0 * BoardArt::unit / pixels_));
}

void BoardView::setCoveredTop(int pixels) {
    if (pixels == coveredTop_)
        return;
    coveredTop_ = pixels;
    boardChanged();
}

void BoardView::setPixels(int pixels) {
    // Whole pixels per tile: edges of neighbours fall on the same pixel.
    pixels_ = std::clamp(pixels, minPixels, maxPixels);
    const double scale = pixels_ / BoardArt::unit;
    setTransform(QTransform::fromScale(scale, scale));
    hideHint();
}

void BoardView::zoom(double factor, QPoint anchor) {
    const QPointF fixed = mapToScene(anchor);
    const int wanted = qRound(pixels_ * factor);
    setPixels(wanted == pixels_ ? pixels_ + (factor > 1 ? 1 : -1) : wanted);
    setFollow(false);
    const QPoint moved = mapFromScene(fixed);
    pan(anchor - moved);
}

void BoardView::zoomIn() {
    zoom(zoomStep, viewport()->rect().center());
}
void BoardView::zoomOut() {
    zoom(1 / zoomStep, viewport()->rect().center());
}

void BoardView::pan(QPoint by) {
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    const bool widerOrNarrower = event->size().width() != event->oldSize().width();
    const QSize window = this->window()->size();
    const bool windowResized = std::exchange(windowSize_, window) != window;
    // Heights change by themselves too, as panels come and go.
    if (follow_ && (widerOrNarrower || windowResized))
        fitNow();
    else
        boardChanged();
}

void BoardView::wheelEvent(QWheelEvent* event) {
    const int delta = event->angleDelta().y();
    const QPoint at = event->position().toPoint();
    const bool turns = !laying_.empty() && event->modifiers() == Qt::NoModifier;
    if (delta != 0 && turns)
        turnTile(delta < 0);
    else if (delta != 0)
        zoom(std::pow(zoomStep, delta / 120.0), at);
    event->accept();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    const bool pans = event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton;
    handPressed_ = event->button() == Qt::LeftButton && !spaceDown_ && laying_.empty() &&
                   interaction_->press(mapToScene(event->pos()));
    if (handPressed_) {
        pressed_ = event->pos();
    } else if (pans) {
        drag_ = event->pos();
        pressed_ = event->pos();
        panning_ = event->button() == Qt::MiddleButton || spaceDown_;
        if (panning_)
            viewport()->setCursor(Qt::ClosedHandCursor);
    }
    event->accept();
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    const int moved = (event->pos() - pressed_).manhattanLength();
    if (handPressed_) {
        if (!handDrags_ && moved >= QApplication::startDragDistance()) {
            handDrags_ = true;
            interaction_->drag(mapToScene(pressed_));
        }
        if (handDrags_)
            carry(viewport()->mapToGlobal(event->pos()), *viewport());
        return;
    }
    if (!drag_) {
        hover(event->pos());
        return;
    }
    if (!panning_ && moved >= QApplication::startDragDistance()) {
        panning_ = true;
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
    if (panning_) {
        setFollow(false);
        pan(event->pos() - *drag_);
        drag_ = event->pos();
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (std::exchange(handPressed_, false)) {
        if (std::exchange(handDrags_, false))
            putDown(viewport()->mapToGlobal(event->pos()), *viewport());
        else
            interaction_->click(mapToScene(event->pos()));
        return;
    }
    const bool clicked = drag_ && !panning_ && event->button() == Qt::LeftButton;
    drag_.reset();
    panning_ = false;
    viewport()->unsetCursor();
    if (!clicked)
        return;
    const Cell cell = cellUnder(event->pos());
    if (!laying_.empty())
        layAt(cell);
    else if (interaction_->click(mapToScene(event->pos())))
        return;
    if (scene_->occupied(cell))
        emit cellClicked(cell);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    const bool letsGo = event->reason() == QContextMenuEvent::Mouse && interaction_->letGo();
    if (!letsGo && event->reason() == QContextMenuEvent::Mouse &&
        !scene_->occupied(cellUnder(event->pos()))) {
        hover(event->pos());
        turnTile(true);
    }
    event->accept();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (layingKey(event) || actingKey(event))
        return;
    switch (event->key()) {
    case Qt::Key_F:
    case Qt::Key_Home:
        fit();
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return;
    case Qt::Key_Minus:
        zoomOut();
        return;
    case Qt::Key_Space:
        spaceDown_ = true;
        viewport()->setCursor(Qt::OpenHandCursor);
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        setFollow(false);
        break;
    default:
        if (const char letter = actionLetter(*event)) {
            emit letterTyped(letter);
            return;
        }
        break;
    }
    QGraphicsView::keyPressEvent(event);
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        spaceDown_ = false;
        if (!panning_)
            viewport()->unsetCursor();
    }
    QGraphicsView::keyReleaseEvent(event);
}

bool BoardView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Cell cell = cellUnder(help->pos());
        // Not over a message that is shown there already.
        showToolTipBeside(*viewport(), mapFromScene(cellRect(cell)).boundingRect(),
                          hint_->isHidden() ? scene_->describe(cell) : QString());
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

} // namespace tilewright
