#pragma once

#include <QGuiApplication>
#include <QMargins>

namespace tilewright {

/// Margins of a layout whose two sides differ. Qt turns what is in layouts round from right to left, but not
/// their margins; a window is made anew for another language.
inline QMargins turnedMargins(int start, int top, int end, int bottom) {
    return QGuiApplication::isRightToLeft() ? QMargins(end, top, start, bottom)
                                            : QMargins(start, top, end, bottom);
}

} // namespace tilewright
