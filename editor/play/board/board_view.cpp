// Zoom, pan and fit; regions and acting. Laying is in board_view_laying.cpp.
#include "editor/play/board/board_view.h"

#include "editor/charts/panel_chart.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/common/tooltip_beside.h"
#include "editor/document/game_setup.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/play/board/board_access.h"
#include "editor/play/board/board_moves.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include "engine/games/table.h"

#include <QApplication>
#include <QCursor>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace tilewright {

namespace {

constexpr int minPixels = 12;
constexpr int maxPixels = 420;
/// Limit for fitting only: a small dungeon should not fill the window with one tile.
constexpr int maxFittedPixels = 132;
constexpr double zoomStep = 1.2;
/// Cells around a board that has outgrown the view, so that the next tiles don't move it again.
constexpr double roomToGrow = 0.5;
/// A board that could be shown that many times as large is fitted anew: after a jump to an earlier moment.
constexpr int mostGrowth = 2;

QPainterPath areaOf(BoardScene& scene, const game::Region& region) {
    QPainterPath area;
    area.setFillRule(Qt::WindingFill);
    // Parts extend slightly over their tiles, so that there is no line between them.
    constexpr double over = 1.01;
    for (const game::Region::Part& part : region.parts) {
        const QPointF middle = cellRect(part.cell).center();
        const QTransform wider = QTransform::fromTranslate(-middle.x(), -middle.y()) *
                                 QTransform::fromScale(over, over) *
                                 QTransform::fromTranslate(middle.x(), middle.y());
        area.addPath(wider.map(scene.featureArea(part.cell, part.feature)));
    }
    return area.simplified();
}

/// The colours of those with the most there; none if it is nobody's.
std::vector<QColor> coloursOf(const game::Region& region, const QPalette& palette) {
    int most = 0;
    for (const game::Region::Owner& owner : region.owners)
        most = std::max(most, owner.strength);
    std::vector<QColor> colours;
    for (const game::Region::Owner& owner : region.owners)
        if (owner.strength == most)
            colours.push_back(seatCurveColour(owner.player, palette));
    return colours;
}

QString inWords(const game::Region& region) {
    QStringList words{upperFirst(region.text)};
    for (const game::Region::Owner& owner : region.owners)
        words << BoardView::tr("%1: strength %2, points %3")
                     .arg(seatColourName(owner.player))
                     .arg(owner.strength)
                     .arg(owner.points);
    if (region.owners.empty())
        words << BoardView::tr("neutral");
    return words.join(QLatin1Char('\n'));
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QGraphicsView(parent)
    , scene_(new BoardScene(this))
    , interaction_(new InteractionController(*scene_, this))
    , access_(new BoardAccess(*this))
    , pointerText_(new PlainLabel(this)) {
    setScene(scene_);
    // Boards are the same in every language.
    setLayoutDirection(Qt::LeftToRight);
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

    pointerText_->setObjectName(QStringLiteral("boardHint"));
    pointerText_->setLayoutDirection(QGuiApplication::layoutDirection());
    pointerText_->setAttribute(Qt::WA_TransparentForMouseEvents);
    followPalette(*pointerText_, [this] { pointerText_->setStyleSheet(noteStyle()); });
    pointerText_->hide();
    connectInteraction();
    updateBackground();
    setPixels(100);
    centerOn(0, 0);
}

void BoardView::updateBackground() {
    setBackgroundBrush(canvasColour(palette()));
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        updateBackground();
    QGraphicsView::changeEvent(event);
}

void BoardView::boardChanged() {
    if (!follow_ || scene_->contents().isEmpty())
        return;
    // It doesn't move under the pointer as long as everything is seen.
    const int fitting = fittingPixels(0);
    const bool tooSmall = fitting > mostGrowth * pixels_;
    if (seesAll() && !tooSmall)
        return;
    if (fitting >= pixels_ && !tooSmall)
        return moveIntoView();
    // Tiles keep their ornament as long as all can be seen with it.
    const int least = fitting >= BoardArt::simpleBelow ? BoardArt::simpleBelow : minPixels;
    showAll(std::max(fittingPixels(roomToGrow), least));
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

void BoardView::fitNow() {
    if (!scene_->contents().isEmpty())
        showAll(fittingPixels(0));
}

void BoardView::showAll(int pixels) {
    setPixels(pixels);
    centerOn(scene_->contents().center() - QPointF(0, coveredTop_ / 2.0 * BoardArt::unit / pixels_));
}

/// No farther than needed; in the middle if it is larger than the view.
void BoardView::moveIntoView() {
    const QRect room = viewport()->rect().adjusted(0, coveredTop_, 0, 0);
    const QRect all = mapFromScene(scene_->contents()).boundingRect();
    const auto shift = [](int first, int last, int from, int to) {
        if (to - from > last - first)
            return (first + last - from - to) / 2;
        return from < first ? first - from : std::min(0, last - to);
    };
    pan({shift(room.left(), room.right(), all.left(), all.right()),
         shift(room.top(), room.bottom(), all.top(), all.bottom())});
    hidePointerText();
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
    hidePointerText();
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
    const bool turns = !layings_.empty() && event->modifiers() == Qt::NoModifier;
    if (delta != 0 && turns)
        turnTile(delta < 0);
    else if (delta != 0)
        zoom(std::pow(zoomStep, delta / 120.0), at);
    event->accept();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    const bool pans = event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton;
    interactionPressed_ = event->button() == Qt::LeftButton && !spaceDown_ && layings_.empty() &&
                          interaction_->press(mapToScene(event->pos()));
    if (interactionPressed_) {
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
    if (interactionPressed_) {
        if (!interactionDrags_ && moved >= QApplication::startDragDistance()) {
            interactionDrags_ = true;
            interaction_->drag(mapToScene(pressed_));
        }
        if (interactionDrags_)
            dragHeld(viewport()->mapToGlobal(event->pos()), *viewport());
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
    if (std::exchange(interactionPressed_, false)) {
        if (std::exchange(interactionDrags_, false))
            dropHeld(viewport()->mapToGlobal(event->pos()), *viewport());
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
    if (!layings_.empty())
        layAt(cell);
    else if (interaction_->click(mapToScene(event->pos())))
        return;
    if (scene_->occupied(cell))
        emit cellClicked(cell);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    const bool letsGo = event->reason() == QContextMenuEvent::Mouse && interaction_->cancelHeld();
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
                          pointerText_->isHidden() ? scene_->describe(cell) : QString());
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

// Cities, roads and fields: their extent, owners and points.

void BoardView::setPosition(std::shared_ptr<const game::Position> position) {
    shown_ = std::move(position);
    pointed_.reset();
    showRegion(std::nullopt);
}

void BoardView::setShowFields(bool show) {
    showFields_ = show;
    showRegion(pointed_);
}

void BoardView::showRegion(std::optional<game::Region::Part> part) {
    const bool hadWords = pointed_.has_value();
    pointed_ = part;
    std::vector<RegionLayer::Highlight> lit;
    std::set<std::pair<Cell, int>> seen;
    if (showFields_ && shown_)
        for (const game::LaidTile& tile : scene_->laid())
            for (int feature = 0; feature < scene_->featureCount(tile); ++feature) {
                if (seen.contains({tile.cell, feature}))
                    continue;
                const auto region = shown_->region(tile.cell, feature);
                if (!region)
                    continue;
                for (const game::Region::Part& one : region->parts)
                    seen.insert({one.cell, one.feature});
                if (region->ground)
                    lit.push_back({areaOf(*scene_, *region), coloursOf(*region, palette())});
            }
    const auto region = part && shown_ ? shown_->region(part->cell, part->feature) : std::nullopt;
    if (region) {
        lit.push_back({areaOf(*scene_, *region), coloursOf(*region, palette())});
        showPointerText(inWords(*region), part->cell);
    } else if (hadWords) {
        hidePointerText();
    }
    scene_->setRegions(std::move(lit));
}

// Acting: pointer and keys control the hand, and its messages are shown.

void BoardView::connectInteraction() {
    connect(interaction_, &InteractionController::moveChosen, this, &BoardView::actionChosen);
    connect(interaction_, &InteractionController::marksChanged, access_, &BoardAccess::tell);
    connect(interaction_, &InteractionController::choiceNeeded, this, &BoardView::choiceNeeded);
    connect(interaction_, &InteractionController::cursorMoved, this,
            [this](const QRectF& at) { ensureVisible(at); });
    connect(interaction_, &InteractionController::said, this,
            [this](const QString& words, Cell beside, bool refused) {
                if (words.isEmpty()) {
                    hidePointerText();
                } else {
                    showPointerText(words, beside);
                    setAccessibleDescription(words);
                }
                emit said(refused ? words : QString());
            });
    connect(interaction_, &InteractionController::declined, this, &BoardView::declined);
}

void BoardView::hoverInteraction(QPoint at) {
    const QPointF point = mapToScene(at);
    interaction_->hover(point);
    if (interaction_->isInteractiveAt(point)) {
        viewport()->setCursor(Qt::PointingHandCursor);
        return;
    }
    viewport()->unsetCursor();
    if (const auto part = scene_->featureAt(point); part != pointed_)
        showRegion(part);
}

void BoardView::dragHeld(QPoint global, QWidget& by) {
    const MoveOrigin* held = interaction_->held();
    const QPoint at = viewport()->mapFromGlobal(global);
    if (viewport()->rect().contains(at)) {
        interaction_->drag(mapToScene(at));
        by.unsetCursor();
    } else if (held != nullptr) {
        interaction_->dragElsewhere();
        constexpr int size = 44;
        const PicturePainter picture = scene_->posedPiece(held->piece);
        by.setCursor(QCursor(squarePixmap(picture, size, devicePixelRatioF())));
    }
}

void BoardView::dropHeld(QPoint global, QWidget& by) {
    by.unsetCursor();
    const QPoint at = viewport()->mapFromGlobal(global);
    const game::Kind space = spaceAt_ ? spaceAt_(global) : game::Kind();
    if (!space.empty())
        interaction_->dropInSpace(space);
    else if (viewport()->rect().contains(at))
        interaction_->drop(mapToScene(at));
    else
        interaction_->cancelHeld();
}

bool BoardView::actingKey(QKeyEvent* event) {
    if (!layings_.empty() || !interaction_->active() || (event->modifiers() & ~Qt::KeypadModifier) != 0)
        return false;
    switch (event->key()) {
    case Qt::Key_Up:
        interaction_->step(Direction::North);
        return true;
    case Qt::Key_Right:
        interaction_->step(Direction::East);
        return true;
    case Qt::Key_Down:
        interaction_->step(Direction::South);
        return true;
    case Qt::Key_Left:
        interaction_->step(Direction::West);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return interaction_->choose();
    case Qt::Key_Escape:
        return interaction_->cancelHeld();
    default:
        return false;
    }
}

bool BoardView::focusNextPrevChild(bool next) {
    if (!layings_.empty() ? nextPlace(next) : interaction_->next(next))
        return true;
    return QGraphicsView::focusNextPrevChild(next);
}

} // namespace tilewright
