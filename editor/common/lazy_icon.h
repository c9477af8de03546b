#pragma once

#include <QIcon>
#include <QPixmap>

#include <functional>

namespace tilewright {

/// An icon whose picture is painted when it is first shown. Many panels and menus are never opened.
QIcon lazyIcon(std::function<QPixmap()> picture);

} // namespace tilewright
