#include "editor/output/own_pictures/decoded_picture.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright {

namespace {

QByteArray rawBytes(const PictureFile& file) {
    return QByteArray::fromRawData(file.bytes.data(), static_cast<qsizetype>(file.bytes.size()));
}

} // namespace

QImage decoded(const PictureFile& file, const QSize& size) {
    QByteArray bytes = rawBytes(file);
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, file.kind == PictureFile::Kind::Png ? "png" : "jpeg");
    reader.setDecideFormatFromContent(false);
    if (size.isValid() && size.width() < file.width)
        reader.setScaledSize(size);
    return reader.read();
}

DecodedPicture::DecodedPicture(std::shared_ptr<const PictureFile> file) : file_(std::move(file)) {}

DecodedPicture::~DecodedPicture() = default;

QImage DecodedPicture::imageOf(QSizeF pixels) {
    // Halved as long as enough remains, so that painting at nearly the same size decodes nothing anew.
    QSize size(file_->width, file_->height);
    while (size.width() >= 2 * pixels.width() && size.height() >= 2 * pixels.height() &&
           std::min(size.width(), size.height()) >= 2)
        size /= 2;
    const auto known = images_.find(size.width());
    return known != images_.end() ? known->second
                                  : images_.emplace(size.width(), decoded(*file_, size)).first->second;
}

void DecodedPicture::paint(QPainter& painter) {
    const QRectF whole(0, 0, file_->width, file_->height);
    const std::scoped_lock lock(mutex_);
    if (file_->kind == PictureFile::Kind::Svg) {
        if (!svg_) {
            svg_ = std::make_unique<QSvgRenderer>(rawBytes(*file_));
            svg_->setAspectRatioMode(Qt::KeepAspectRatio);
        }
        return svg_->render(&painter, whole);
    }
    const QTransform& t = painter.deviceTransform();
    const QSizeF pixels(whole.width() * std::hypot(t.m11(), t.m12()),
                        whole.height() * std::hypot(t.m21(), t.m22()));
    if (const QImage image = imageOf(pixels); !image.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(whole, image);
    }
}

void paintClipped(QPainter& painter, DecodedPicture& picture, const QPainterPath& clip,
                  const QTransform& place, double opacity) {
    painter.save();
    painter.setClipPath(clip, Qt::IntersectClip);
    painter.setOpacity(painter.opacity() * opacity);
    painter.setTransform(place, true);
    picture.paint(painter);
    painter.restore();
}

} // namespace tilewright
