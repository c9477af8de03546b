#include "editor/play/panels/holdings_strip.h"

#include "editor/common/accessibility.h"
#include "editor/common/theme.h"
#include "editor/common/tooltip_beside.h"
#include "editor/play/board/board_art.h"
#include "editor/words/game_words.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

/// Between picture and count, and between chips.
constexpr int countGap = 3;

} // namespace

HoldingsStrip::HoldingsStrip(int pictureSize, QWidget* parent) : QWidget(parent), pictureSize_(pictureSize) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleRole(*this, QAccessible::Graphic);
}

void HoldingsStrip::setHoldings(const std::vector<game::Holding>& holdings, int player) {
    bool sameKinds = holdings.size() == entries_.size();
    for (std::size_t i = 0; sameKinds && i < holdings.size(); ++i)
        sameKinds = entries_[i].kind == holdings[i].kind;
    if (!sameKinds) {
        entries_.clear();
        for (const game::Holding& holding : holdings)
            entries_.push_back({std::string(holding.kind), kindPicture(holding.kind, player), 0});
        fitHeight();
    }
    QStringList words;
    for (std::size_t i = 0; i < holdings.size(); ++i) {
        entries_[i].count = holdings[i].count;
        words << countedKind(holdings[i].kind, holdings[i].count);
    }
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    update();
}

void HoldingsStrip::setPictureSize(int pictureSize) {
    pictureSize_ = pictureSize;
    fitHeight();
    update();
}

void HoldingsStrip::fitHeight() {
    // Nested layouts don't always ask for the height for a width; no line may be cut off.
    setMinimumHeight(heightForWidth(width()));
    updateGeometry();
}

QSize HoldingsStrip::chip() const {
    return {pictureSize_ + countGap + fontMetrics().horizontalAdvance(QStringLiteral("00")) + countGap,
            std::max(pictureSize_, fontMetrics().height()) + (pictureSize_ < fontMetrics().height() ? 1 : 4)};
}

int HoldingsStrip::columns(int width) const {
    return std::max(1, width / chip().width());
}

QRect HoldingsStrip::place(std::size_t entry) const {
    const int n = columns(width());
    const int i = static_cast<int>(entry);
    return QStyle::visualRect(layoutDirection(), rect(),
                              {QPoint((i % n) * chip().width(), (i / n) * chip().height()), chip()});
}

int HoldingsStrip::pictureLeft(const QRect& part) const {
    const QRect first(part.topLeft(), QSize(pictureSize_, pictureSize_));
    return QStyle::visualRect(layoutDirection(), part, first).x();
}

QRect HoldingsStrip::placeOf(game::Kind kind) const {
    for (std::size_t i = 0; i < entries_.size(); ++i)
        if (entries_[i].kind == kind) {
            const QRect at = place(i);
            return {pictureLeft(at), at.y() + (at.height() - pictureSize_) / 2, pictureSize_, pictureSize_};
        }
    return {};
}

int HoldingsStrip::heightForWidth(int width) const {
    const int n = columns(width);
    return std::max(1, (static_cast<int>(entries_.size()) + n - 1) / n) * chip().height();
}

QSize HoldingsStrip::sizeHint() const {
    return {8 * chip().width(), heightForWidth(8 * chip().width())};
}
QSize HoldingsStrip::minimumSizeHint() const {
    return {4 * chip().width(), chip().height()};
}

void HoldingsStrip::resizeEvent(QResizeEvent*) {
    fitHeight();
}

void HoldingsStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        const QRect at = place(i);
        const QRectF picture(pictureLeft(at), at.y() + (at.height() - pictureSize_) / 2.0, pictureSize_,
                             pictureSize_);
        painter.setOpacity(entry.count == 0 ? 0.3 : 1);
        paintPiece(painter, entry.picture, picture, palette().color(QPalette::Base));
        painter.setOpacity(1);
        painter.setPen(entry.count == 0 ? quietTextColour(palette()) : palette().color(QPalette::WindowText));
        const QRect behind = at.adjusted(pictureSize_ + countGap, 0, 0, 0);
        painter.drawText(QStyle::visualRect(layoutDirection(), at, behind), Qt::AlignVCenter | Qt::AlignLeft,
                         QString::number(entry.count));
    }
}

void HoldingsStrip::mousePressEvent(QMouseEvent* event) {
    const auto onOne = [&](const Entry& entry) {
        return entry.count > 0 &&
               place(static_cast<std::size_t>(&entry - entries_.data())).contains(event->pos());
    };
    const auto entry = std::ranges::find_if(entries_, onOne);
    if (event->button() != Qt::LeftButton || entry == entries_.end()) {
        QWidget::mousePressEvent(event);
        return;
    }
    pressed_ = event->pos();
    emit taken(entry->kind);
}

void HoldingsStrip::mouseMoveEvent(QMouseEvent* event) {
    if (!pressed_)
        return;
    dragging_ =
        dragging_ || (event->pos() - *pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (dragging_)
        emit dragged(mapToGlobal(event->pos()));
}

void HoldingsStrip::mouseReleaseEvent(QMouseEvent* event) {
    pressed_.reset();
    if (std::exchange(dragging_, false))
        emit dropped(mapToGlobal(event->pos()));
}

bool HoldingsStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t i = 0; i < entries_.size(); ++i)
        if (place(i).contains(help->pos())) {
            showToolTipBeside(*this, place(i), countedKind(entries_[i].kind, entries_[i].count));
            return true;
        }
    QToolTip::hideText();
    return true;
}

} // namespace tilewright
