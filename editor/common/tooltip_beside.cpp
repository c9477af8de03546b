#include "editor/common/tooltip_beside.h"

#include <QFontMetrics>
#include <QScreen>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int tipGap = 8;
/// Qt shows a tooltip so far below and right of the given point, where the pointer would be.
constexpr QPoint pointerOffset(2, 16);
/// Around the text of a tooltip.
constexpr int tipMargin = 6;

int clamped(int at, int size, int from, int to) {
    return std::clamp(at, from, std::max(from, to - size));
}

} // namespace

QPoint placeBeside(QSize text, const QRect& target, const QRect& all) {
    constexpr int edge = 4;
    const QRect room = all.adjusted(edge, 0, -edge, 0);
    const int x =
        clamped(target.center().x() - text.width() / 2, text.width(), room.left(), room.right() + 1);
    const int y =
        clamped(target.center().y() - text.height() / 2, text.height(), room.top(), room.bottom() + 1);
    if (const int below = target.bottom() + tipGap; below + text.height() <= room.bottom() + 1)
        return {x, below};
    if (const int above = target.top() - tipGap - text.height(); above >= room.top())
        return {x, above};
    if (const int right = target.right() + tipGap; right + text.width() <= room.right() + 1)
        return {right, y};
    if (const int left = target.left() - tipGap - text.width(); left >= room.left())
        return {left, y};
    // What is explained fills everything.
    return {x, clamped(target.bottom() - text.height(), text.height(), room.top(), room.bottom() + 1)};
}

void showToolTipBeside(QWidget& widget, const QRect& part, const QString& text) {
    if (text.isEmpty())
        return QToolTip::hideText();
    const QFontMetrics metrics(QToolTip::font());
    const QSize size = metrics.size(0, text) + QSize(2 * tipMargin, 2 * tipMargin);
    const QRect target(widget.mapToGlobal(part.topLeft()), part.size());
    const QRect screen = widget.screen()->availableGeometry();
    QToolTip::showText(placeBeside(size, target, screen) - pointerOffset, text, &widget, part);
}

} // namespace tilewright
