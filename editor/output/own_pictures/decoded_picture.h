#pragma once

#include "engine/model/set_pictures.h"

#include <QImage>
#include <QPainterPath>
#include <QTransform>

#include <map>
#include <memory>
#include <mutex>

class QPainter;
class QSvgRenderer;

namespace tilewright {

/// Decodes a picture when it is painted, and only as finely as it is seen: a sheet of large pictures would
/// not fit into memory otherwise. May be painted by several threads.
class DecodedPicture {
public:
    /// Pre: not null.
    explicit DecodedPicture(std::shared_ptr<const PictureFile> file);
    ~DecodedPicture();

    /// The whole picture, from 0, 0 to its width and height. What can't be decoded leaves no trace.
    void paint(QPainter& painter);

private:
    /// At least of these pixels, or as fine as the picture is.
    QImage imageOf(QSizeF pixels);

    std::shared_ptr<const PictureFile> file_;
    std::mutex mutex_;
    /// By width. Each is half as wide as the next, so that all take a third more than the finest alone; a
    /// fine one isn't painted small, which would be noisy and differ by what was painted before.
    std::map<int, QImage> images_;
    std::unique_ptr<QSvgRenderer> svg_;
};

/// Null if it can't be decoded. `size`: as large, where that is less than the picture's own size.
QImage decoded(const PictureFile& file, const QSize& size = {});

/// `place` leads from the picture's pixels to the units of the painter, in which `clip` is.
void paintClipped(QPainter& painter, DecodedPicture& picture, const QPainterPath& clip,
                  const QTransform& place, double opacity);

} // namespace tilewright
