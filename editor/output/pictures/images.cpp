#include "editor/output/pictures/images.h"

#include "editor/output/pictures/png_bands.h"

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

std::string pngBytes(const QImage& image, int dotsPerMetre) {
    // An image otherwise has the screen's resolution, which a window has but the command line does not.
    constexpr int dotsPerMetreOfScreens = 3780; // 96 to the inch
    const int dots = dotsPerMetre > 0 ? dotsPerMetre : dotsPerMetreOfScreens;
    BandedPicture picture;
    picture.size = image.size();
    picture.dotsPerMetre = dots;
    picture.transparent = image.hasAlphaChannel();
    picture.paint = [&image](QPainter& painter, const QRect&) { painter.drawImage(0, 0, image); };
    return pngBytes(picture);
}

} // namespace tilewright
