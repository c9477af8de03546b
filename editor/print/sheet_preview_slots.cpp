// Slots of the pages: their numbers, and clicks and keys that skip them.
#include "editor/common/theme.h"
#include "editor/print/preview_access.h"
#include "editor/print/sheet_preview.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QtMath>

#include <algorithm>

namespace tilewright {

void SheetPreview::showSlots(const sheet::Grid& grid, const std::vector<int>& skipped, bool always) {
    grid_ = grid;
    skipped_ = std::set<int>(skipped.begin(), skipped.end());
    slotsAlways_ = always;
    setCursorSlot(std::min(cursor_, slotCount(currentPage())));
}

int SheetPreview::slotCount(int page) const {
    return page >= 0 && page < pages() && document().pages[static_cast<std::size_t>(page)].hasSlots
               ? grid_.columns * grid_.rows
               : 0;
}

QString SheetPreview::slotInWords(int slot) const {
    const QString page = caption(currentPage());
    return skipped_.count(slot) > 0 ? tr("%1, slot %2 is left free").arg(page).arg(slot)
                                    : tr("%1, slot %2").arg(page).arg(slot);
}

QString SheetPreview::slotPressInWords(int slot) const {
    return skipped_.count(slot) > 0 ? tr("Slot %1 is left free; click to use it again").arg(slot)
                                    : tr("Click to leave slot %1 free on every page").arg(slot);
}

void SheetPreview::setCursorSlot(int slot) {
    cursor_ = slot;
    update();
    access_->tell();
}

bool SheetPreview::slotKey(int key) {
    const int count = slotCount(currentPage());
    const int columns = grid_.columns;
    const int step = key == Qt::Key_Right  ? 1
                     : key == Qt::Key_Left ? -1
                     : key == Qt::Key_Down ? columns
                     : key == Qt::Key_Up   ? -columns
                                           : 0;
    if (count == 0 || step == 0)
        return false;
    const int to = cursor_ == 0 ? 1 : cursor_ + step;
    if (to >= 1 && to <= count)
        setCursorSlot(to);
    const QRect place = slotRect(currentPage(), cursor_).toRect();
    area_->ensureVisible(place.center().x(), place.center().y(), place.width(), place.height());
    return true;
}

void SheetPreview::keyPressEvent(QKeyEvent* event) {
    const int page = currentPage();
    switch (event->key()) {
    case Qt::Key_PageDown:
        return goToPage(std::min(page + 1, pages() - 1));
    case Qt::Key_PageUp:
        return goToPage(std::max(page - 1, 0));
    case Qt::Key_Home:
        return goToPage(0);
    case Qt::Key_End:
        return goToPage(pages() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (cursor_ == 0)
            break;
        emit slotClicked(cursor_);
        return;
    case Qt::Key_Escape:
        if (cursor_ == 0)
            break;
        return setCursorSlot(0);
    default:
        if (slotKey(event->key()))
            return;
    }
    QWidget::keyPressEvent(event);
}

void SheetPreview::focusInEvent(QFocusEvent* event) {
    update();
    QWidget::focusInEvent(event);
}

void SheetPreview::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

void SheetPreview::drawCursor(QPainter& painter) const {
    if (!hasFocus() || pages() == 0)
        return;
    const QRectF place = cursor_ > 0 ? slotRect(currentPage(), cursor_) : pageRect(currentPage());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(accentColour(), 3));
    painter.drawRect(place.adjusted(-1.5, -1.5, 1.5, 1.5));
}

QRectF SheetPreview::slotRect(int page, int slot) const {
    if (slot < 1 || slot > slotCount(page))
        return {};
    const int column = (slot - 1) % grid_.columns, row = (slot - 1) / grid_.columns;
    const QRectF paper = pageRect(page);
    const double pixels = paper.width() / document().width;
    return {paper.left() + (grid_.left + column * grid_.pitchX) * pixels,
            paper.top() + (grid_.top + row * grid_.pitchY) * pixels, grid_.piece.width * pixels,
            grid_.piece.height * pixels};
}

int SheetPreview::slotAt(QPointF place, int& page) const {
    for (page = 0; page < pages(); ++page)
        if (pageRect(page).contains(place)) {
            const QPointF there =
                (place - pageRect(page).topLeft()) * document().width / pageRect(page).width();
            const int column = qFloor((there.x() - grid_.left) / grid_.pitchX);
            const int row = qFloor((there.y() - grid_.top) / grid_.pitchY);
            const int slot = row * grid_.columns + column + 1;
            const bool isSlot = column >= 0 && column < grid_.columns && row >= 0 && row < grid_.rows;
            return isSlot && slotRect(page, slot).contains(place) ? slot : 0;
        }
    page = -1;
    return 0;
}

void SheetPreview::drawSlots(QPainter& painter, int page) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int slot = 1; slot <= grid_.columns * grid_.rows; ++slot) {
        const QRectF place = slotRect(page, slot);
        constexpr double least = 8; // smaller numbers are unreadable
        if (place.width() < least)
            break;
        const bool isSkipped = skipped_.count(slot) > 0;
        painter.setPen(QPen(QColor(0x40, 0x40, 0x40, isSkipped ? 200 : 90), isSkipped ? 1.5 : 1.0,
                            isSkipped ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place);
        if (isSkipped)
            painter.drawLine(place.topLeft(), place.bottomRight());
        const QString number = QString::number(slot);
        QFont font = painter.font();
        font.setPixelSize(std::clamp(qRound(place.height() / 4), 9, 40));
        painter.setFont(font);
        const QSizeF words = QFontMetricsF(font).size(Qt::TextSingleLine, number) + QSizeF(8, 2);
        const QRectF plate(place.center() - QPointF(words.width() / 2, words.height() / 2), words);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0xFF, 0xFF, 0xFF, 170));
        painter.drawRoundedRect(plate, 4, 4);
        painter.setPen(QColor(0x20, 0x20, 0x20, 200));
        painter.drawText(plate, Qt::AlignCenter, number);
    }
    painter.restore();
}

void SheetPreview::mouseMoveEvent(QMouseEvent* event) {
    int page = -1;
    const int slot = slotAt(event->position(), page);
    setCursor(slot > 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(slot == 0 ? QString() : slotPressInWords(slot));
    if (hovered_ != page) {
        hovered_ = page;
        update();
    }
}

void SheetPreview::mousePressEvent(QMouseEvent* event) {
    int page = -1;
    if (const int slot = slotAt(event->position(), page); slot > 0 && event->button() == Qt::LeftButton)
        emit slotClicked(slot);
}

void SheetPreview::leaveEvent(QEvent* event) {
    hovered_ = -1;
    update();
    QWidget::leaveEvent(event);
}

} // namespace tilewright
