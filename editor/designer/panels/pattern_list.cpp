#include "editor/designer/panels/pattern_list.h"

#include "editor/common/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tilewright {

FigureHeading::FigureHeading(const QString& text) : PlainLabel(text) {
    setFont(smallFont(font()));
    setWordWrap(true);
    setContentsMargins(0, 4, 0, 0);
}

void FigureHeading::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(quietTextColour(palette()));
    painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text());
}

PatternList::PatternList() {
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setIconSize({patternIcon, patternIcon});
    viewport()->setAutoFillBackground(false);
    setGridSize({patternIcon + 12, patternIcon + fontMetrics().height() + 8});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void PatternList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return chosen(currentRow());
    QListWidget::keyPressEvent(event);
}

void PatternList::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    if (const QListWidgetItem* item = itemAt(event->position().toPoint());
        item != nullptr && event->button() == Qt::LeftButton)
        chosen(row(item));
}

void PatternList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    const int columns = std::max(1, width() / gridSize().width());
    setFixedHeight((count() + columns - 1) / columns * gridSize().height() + 4);
}

} // namespace tilewright
