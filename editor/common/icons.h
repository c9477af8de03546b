#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

#include <functional>

class QPainter;
class QRectF;

namespace tilewright {

/// A square picture, painted once and stored under its key in the pixmap cache. Qt also caches there the
/// versions of an icon's pixmap, by its identity, in each size and state: a picture repainted for each
/// request would fill the cache with copies.
QPixmap cachedPixmap(const QString& key, int points, qreal devicePixelRatio,
                     const std::function<void(QPainter& painter, const QRectF& whole)>& paint);

/// An icon whose picture is painted when it is first shown. Many panels and menus are never opened.
QIcon lazyIcon(std::function<QPixmap()> picture);

/// One of resources/icons, drawn in the palette's present text colour, so it follows light and dark.
QIcon lineIcon(const QString& name);
/// The same in a fixed colour, for icons on a coloured background of ours.
QIcon lineIcon(const QString& name, const QColor& colour);

} // namespace tilewright
