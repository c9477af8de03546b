#pragma once

#include <QRect>
#include <QString>

class QWidget;

namespace tilewright {

/// Where a text of that size stands beside what it explains and covers nothing of it: below; else above,
/// right or left of it, where there is room within `all`. In the coordinates of both rectangles.
QPoint placeBeside(QSize text, const QRect& target, const QRect& all);

/// A tooltip beside a part of the widget, for as long as the pointer is on that part. Empty: none.
void showToolTipBeside(QWidget& widget, const QRect& part, const QString& text);

} // namespace tilewright
