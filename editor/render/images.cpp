#include "editor/render/images.h"

#include <QBuffer>
#include <QPainter>

#include <algorithm>

namespace tilewright {

QImage imageOf(const art::Picture& picture, int pixels) {
    const int height = std::max(1, qRound(pixels * picture.height / picture.width));
    QImage image(pixels, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    PaintedPicture(picture).paint(painter, QRectF(0, 0, pixels, height));
    return image;
}

std::string pngBytes(QImage image, int dotsPerMetre) {
    // An image otherwise has the screen's resolution, which a window has but the command line does not.
    constexpr int dotsPerMetreOfScreens = 3780; // 96 to the inch
    const int dots = dotsPerMetre > 0 ? dotsPerMetre : dotsPerMetreOfScreens;
    image.setDotsPerMeterX(dots);
    image.setDotsPerMeterY(dots);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png.toStdString();
}

} // namespace tilewright
