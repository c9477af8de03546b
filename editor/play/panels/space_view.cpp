#include "editor/play/panels/space_view.h"

#include "editor/common/accessibility.h"
#include "editor/common/theme.h"
#include "editor/common/tooltip_beside.h"
#include "editor/play/board/board_art.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright {

namespace {

constexpr double largest = 46;
constexpr double smallest = 20;
constexpr double margin = 10;
/// Distance between two players' pieces, in widths of a piece.
constexpr double betweenPlayers = 0.45;
constexpr QColor lit{0x2F, 0xC8, 0xF0};
constexpr QColor rock{0x4A, 0x43, 0x3C};
constexpr QColor joint{0x37, 0x31, 0x2B};

/// Walls of rough stone, dark in every theme.
void paintGround(QPainter& painter, const QRectF& all) {
    QPainterPath outline;
    outline.addRoundedRect(all, 6, 6);
    painter.setClipPath(outline);
    painter.fillRect(all, rock);
    painter.setPen(QPen(joint, 1.5));
    constexpr double course = 18;
    constexpr double stone = 44;
    int row = 0;
    for (double y = all.top(); y < all.bottom(); y += course, ++row) {
        painter.drawLine(QPointF(all.left(), y), QPointF(all.right(), y));
        for (double x = all.left() + (row % 2 == 0 ? stone : stone / 2); x < all.right(); x += stone)
            painter.drawLine(QPointF(x, y), QPointF(x, y + course));
    }
    QLinearGradient depth(all.topLeft(), all.bottomLeft());
    depth.setColorAt(0, QColor(0, 0, 0, 20));
    depth.setColorAt(1, QColor(0, 0, 0, 120));
    painter.fillRect(all, depth);
    painter.setClipping(false);
}

} // namespace

SpaceView::SpaceView(InteractionController& interaction, QWidget* parent)
    : QWidget(parent), interaction_(interaction) {
    setMinimumHeight(58);
    setAccessibleRole(*this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&interaction_, &InteractionController::marksChanged, this, &SpaceView::refreshMarks);
}

QSize SpaceView::sizeHint() const {
    return {300, 62};
}

void SpaceView::setSpace(const game::Space& space) {
    space_ = space;
    setObjectName(QStringLiteral("space-%1").arg(toQString(space.kind)));
    QStringList words;
    for (const game::Piece& piece : space_.pieces)
        words << pieceName(piece);
    setAccessibleName(upperFirst(translated(space_.kind)));
    setAccessibleDescription(words.isEmpty() ? tr("nobody is here") : words.join(QStringLiteral(", ")));
    refreshMarks();
}

void SpaceView::setInFlight(std::vector<game::Piece> pieces) {
    inFlight_ = std::move(pieces);
    update();
}

void SpaceView::refreshMarks() {
    marks_ = interaction_.marksOf(space_.kind);
    arrange();
    update();
}

void SpaceView::resizeEvent(QResizeEvent*) {
    arrange();
}

void SpaceView::arrange() {
    items_.clear();
    for (const game::Piece& piece : space_.pieces)
        items_.push_back({piece, {}, false});
    for (const game::Piece& piece : marks_.arrivals)
        items_.push_back({piece, {}, true});
    // In units of a piece.
    double wide = 0;
    std::vector<double> at;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        const bool apart = i > 0 && (items_[i].arrives != items_[i - 1].arrives ||
                                     (items_[i].piece.player != items_[i - 1].piece.player &&
                                      items_[i].piece.with != items_[i - 1].piece.player));
        wide += apart ? betweenPlayers : 0;
        at.push_back(wide);
        ++wide;
    }
    const double size = std::clamp(wide > 0 ? (width() - 2 * margin) / wide : largest, smallest, largest);
    for (std::size_t i = 0; i < items_.size(); ++i)
        items_[i].place = QRectF(margin + at[i] * size, (height() - size) / 2, size, size);
}

QRectF SpaceView::placeOf(const game::Piece& piece) const {
    for (const Item& item : items_)
        if (interchangeable(item.piece, piece) && item.piece.space == piece.space &&
            (item.arrives || item.piece.number == piece.number))
            return item.place;
    return {};
}

const SpaceView::Item* SpaceView::itemAt(QPointF at) const {
    const auto found =
        std::ranges::find_if(items_, [at](const Item& item) { return item.place.contains(at); });
    return found == items_.end() ? nullptr : &*found;
}

void SpaceView::paintItem(QPainter& painter, const Item& item) const {
    if (std::ranges::any_of(inFlight_, [&](const game::Piece& p) {
            return interchangeable(p, item.piece) && p.number == item.piece.number;
        }))
        return;
    const auto isOne = [&](const game::Piece& p) {
        return interchangeable(p, item.piece) && p.space == item.piece.space;
    };
    const QRectF ring = item.place.adjusted(1, 1, -1, -1);
    if (item.arrives) {
        painter.setPen(QPen(lit, 2, Qt::DotLine));
        painter.setBrush(QColor(0x2B, 0x26, 0x22, 120));
        painter.drawRoundedRect(ring, 7, 7);
        painter.setOpacity(0.85);
    }
    const PicturePainter picture = kindPicture(item.piece.kind, item.piece.player);
    picture.paint(painter, item.place.adjusted(4, 4, -4, -4));
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
    if (!item.arrives && std::ranges::any_of(marks_.movable, isOne)) {
        painter.setPen(QPen(lit, 2.5));
        painter.drawEllipse(ring);
    }
    if (marks_.held && isOne(*marks_.held)) {
        painter.setPen(QPen(accentColour(), 4));
        painter.drawEllipse(ring);
    }
    if (marks_.cursor && isOne(*marks_.cursor)) {
        painter.setPen(QPen(accentColour(), 3.5, Qt::DashLine));
        painter.drawRect(ring);
    }
}

void SpaceView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    paintGround(painter, all);
    if (marks_.target) {
        QColor fill = lit;
        fill.setAlpha(46);
        painter.setPen(QPen(lit, 3));
        painter.setBrush(fill);
        painter.drawRoundedRect(all.adjusted(1, 1, -1, -1), 6, 6);
    }
    if (items_.empty()) {
        painter.setPen(QColor(0xD8, 0xD0, 0xC0));
        painter.drawText(all.adjusted(margin, 0, -margin, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         tr("nobody is here"));
    }
    for (const Item& item : items_)
        paintItem(painter, item);
    if (marks_.cursorOnAll) {
        painter.setPen(QPen(accentColour(), 3.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(all.adjusted(4, 4, -4, -4));
    }
}

void SpaceView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        pressed_ = event->pos();
    else if (event->button() == Qt::RightButton)
        interaction_.cancelHeld();
}

void SpaceView::mouseMoveEvent(QMouseEvent* event) {
    if (!pressed_)
        return;
    if (!dragging_ && (event->pos() - *pressed_).manhattanLength() >= QApplication::startDragDistance()) {
        const Item* item = itemAt(*pressed_);
        dragging_ = item != nullptr && interaction_.takeFromSpace(space_.kind, item->piece);
        if (!dragging_)
            pressed_.reset();
    }
    if (dragging_)
        emit dragged(mapToGlobal(event->pos()));
}

void SpaceView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !std::exchange(pressed_, std::nullopt))
        return;
    if (std::exchange(dragging_, false)) {
        emit dropped(mapToGlobal(event->pos()));
        return;
    }
    const Item* item = itemAt(event->pos());
    const auto piece = item == nullptr ? std::nullopt : std::optional(item->piece);
    interaction_.clickSpace(space_.kind, piece ? &*piece : nullptr);
}

bool SpaceView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Item* item = itemAt(help->pos());
    const QRect part = item == nullptr ? rect() : item->place.toAlignedRect();
    if (item != nullptr && item->arrives)
        showToolTipBeside(*this, part, tr("%1: may come in").arg(pieceName(item->piece)));
    else if (item != nullptr)
        showToolTipBeside(*this, part, pieceName(item->piece));
    else
        showToolTipBeside(*this, part, tr("%1: %2").arg(accessibleName(), translated(space_.note)));
    return true;
}

} // namespace tilewright
