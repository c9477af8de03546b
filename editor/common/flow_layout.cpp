#include "editor/common/flow_layout.h"

#include <QSet>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace tilewright {

namespace {

/// Also for a hidden widget, whose item reports no size.
QSize sizeOf(const QLayoutItem& item) {
    const QWidget* widget = const_cast<QLayoutItem&>(item).widget();
    if (widget == nullptr)
        return item.sizeHint();
    // Otherwise it would get its style's size only once it has been shown.
    widget->ensurePolished();
    return widget->sizeHint().expandedTo(widget->minimumSize());
}

} // namespace

FlowLayout::FlowLayout(int spacing, QWidget* parent) : QLayout(parent) {
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    for (const Entry& entry : items_)
        delete entry.item;
}

void FlowLayout::addWidget(QWidget* widget, int group) {
    addChildWidget(widget);
    items_.append({new QWidgetItem(widget), group});
    invalidate();
}

void FlowLayout::addItem(QLayoutItem* item) {
    items_.append({item, 0});
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index < 0 || index >= count() ? nullptr : items_.at(index).item;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    return index < 0 || index >= count() ? nullptr : items_.takeAt(index).item;
}

QList<QLayoutItem*> FlowLayout::itemsOf(int group) const {
    QList<QLayoutItem*> items;
    for (const Entry& entry : items_)
        if (entry.group == group)
            items << entry.item;
    return items;
}

QList<QLayoutItem*> FlowLayout::shownItems() const {
    QList<QLayoutItem*> items;
    for (const Entry& entry : items_)
        if (!entry.item->isEmpty())
            items << entry.item;
    return items;
}

QList<FlowLayout::Line> FlowLayout::linesOf(const QList<QLayoutItem*>& items, int width) const {
    QList<Line> lines;
    int taken = 0;
    for (QLayoutItem* item : items) {
        const int its = sizeOf(*item).width();
        if (lines.isEmpty() || taken + spacing() + its > width) {
            lines.append(Line{});
            taken = its;
        } else {
            taken += spacing() + its;
        }
        lines.back() << item;
    }
    return lines;
}

int FlowLayout::widthOf(const Line& line) const {
    int width = -spacing();
    for (const QLayoutItem* item : line)
        width += sizeOf(*item).width() + spacing();
    return width;
}

int FlowLayout::heightOf(const Line& line) const {
    int height = 0;
    for (const QLayoutItem* item : line)
        height = std::max(height, sizeOf(*item).height());
    return height;
}

int FlowLayout::heightForWidth(int width) const {
    QSet<int> groups;
    for (const Entry& entry : items_)
        groups << entry.group;
    int most = 0;
    for (const int group : groups) {
        int height = 0;
        for (const Line& line : linesOf(itemsOf(group), width))
            height += heightOf(line) + (height > 0 ? spacing() : 0);
        most = std::max(most, height);
    }
    return most;
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const Entry& entry : items_)
        least = least.expandedTo(sizeOf(*entry.item));
    return least;
}

QSize FlowLayout::sizeHint() const {
    return minimumSize();
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const QWidget* parent = parentWidget();
    const auto direction = parent == nullptr ? Qt::LeftToRight : parent->layoutDirection();
    int top = rect.top();
    for (const Line& line : linesOf(shownItems(), rect.width())) {
        int left = rect.left() + (centred_ ? std::max(0, rect.width() - widthOf(line)) / 2 : 0);
        for (QLayoutItem* item : line) {
            const QSize size = sizeOf(*item);
            item->setGeometry(QStyle::visualRect(direction, rect, {QPoint(left, top), size}));
            left += size.width() + spacing();
        }
        top += heightOf(line) + spacing();
    }
}

} // namespace tilewright
