#include "editor/render/picture_formats.h"

#include "editor/render/images.h"
#include "editor/render/picture_svg.h"

#include <QBuffer>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

namespace tilewright {

namespace {

int dotsPerMetreOfTile(double millimetres, int pixels) {
    return static_cast<int>(std::lround(pixels / millimetres * 1000));
}

std::string pngOfTile(const art::Picture& picture, double millimetres, const Json& options) {
    const int pixels = options.at("pixels");
    return pngBytes(imageOf(picture, pixels), dotsPerMetreOfTile(millimetres, pixels));
}

std::string pngOfTable(const TableDrawing& drawing, double) {
    constexpr int pixelsPerCell = 100;
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    imageOf(drawing, pixelsPerCell).save(&buffer, "PNG");
    return png.toStdString();
}

BandedPicture pngInBands(TableDrawing drawing, double cellMillimetres, const Json& options) {
    struct Drawn {
        explicit Drawn(TableDrawing made) : drawing(std::move(made)), painter(drawing) {}
        TableDrawing drawing;
        TablePainter painter;
    };
    const int pixels = options.at("pixels");
    const auto drawn = std::make_shared<const Drawn>(std::move(drawing));
    const art::Box box = drawn->drawing.bounds;
    const double scale = pixels / unitsPerCell;
    const auto length = [scale](double from, double to) { return std::max(1, qRound((to - from) * scale)); };
    BandedPicture picture;
    picture.size = QSize(length(box.left, box.right), length(box.top, box.bottom));
    picture.dotsPerMetre = dotsPerMetreOfTile(cellMillimetres, pixels);
    picture.transparent = true;
    picture.paint = [drawn, box, scale](QPainter& painter, const QRect& band) {
        painter.scale(scale, scale);
        painter.translate(-box.left, -box.top);
        drawn->painter.paint(painter, QRectF(box.left + band.left() / scale, box.top + band.top() / scale,
                                             band.width() / scale, band.height() / scale));
    };
    return picture;
}

std::string svgOfTile(const art::Picture& picture, double millimetres, const Json&) {
    return svgDocument(picture, millimetres).toStdString();
}

std::string svgOfTable(const TableDrawing& drawing, double cellMillimetres) {
    return svgOf(drawing, cellMillimetres).toStdString();
}

} // namespace

std::span<const PictureFormat> pictureFormats() {
    static const std::array pixels{OptionSpec{
        .name = "pixels",
        .defaultValue = 100,
        .minimum = 8,
        .maximum = 2000,
        .label = QT_TRANSLATE_NOOP("Engine", "Pixels per tile"),
        .explanation = QT_TRANSLATE_NOOP("Engine", "Along one side; a 45 mm tile has 531 at 300 dpi.")}};
    static const std::array formats{
        PictureFormat{
            "png", QT_TRANSLATE_NOOP("Engine", "Pictures (PNG)"),
            QT_TRANSLATE_NOOP("Engine", "A map or a moment of a game as one picture, a set as one picture "
                                        "for each tile, on a transparent background."),
            QT_TRANSLATE_NOOP("Engine", "Pictures (*.png)"), pixels, pngOfTile, pngOfTable, pngInBands},
        PictureFormat{
            "svg",
            QT_TRANSLATE_NOOP("Engine", "Drawings (SVG)"),
            QT_TRANSLATE_NOOP("Engine",
                              "A map or a moment of a game as one drawing, a set as one drawing for each "
                              "tile, in millimetres."),
            QT_TRANSLATE_NOOP("Engine", "Drawings (*.svg)"),
            {},
            svgOfTile,
            svgOfTable,
            nullptr}};
    return formats;
}

} // namespace tilewright
