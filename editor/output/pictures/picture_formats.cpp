#include "editor/output/pictures/picture_formats.h"

#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/picture_svg.h"
#include "editor/output/pictures/png_bands.h"
#include "editor/output/pictures/table_painter.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

namespace tilewright {

namespace {

constexpr const char* pixelsOption = "pixels";
constexpr int automatic = 0;

int dotsPerMetreOfTile(double millimetres, int pixels) {
    return static_cast<int>(std::lround(pixels / millimetres * 1000));
}

std::string pngOfTile(const art::Picture& picture, double millimetres, const Json& options) {
    const int pixels = tilePixels(options, 1, 1);
    return pngBytes(imageOf(picture, pixels), dotsPerMetreOfTile(millimetres, pixels));
}

BandedPicture pngInBands(TableDrawing drawing, double cellMillimetres, const Json& options) {
    // What overhangs the outermost cells is less than a cell.
    const auto cells = [](double units) { return static_cast<int>(units / unitsPerCell); };
    const art::Box& box = drawing.bounds;
    const int pixels = tilePixels(options, cells(box.right - box.left), cells(box.bottom - box.top));
    const auto table = std::make_shared<CachedTablePainter>(std::move(drawing), pixels);
    BandedPicture picture;
    picture.size = table->size();
    picture.dotsPerMetre = dotsPerMetreOfTile(cellMillimetres, pixels);
    picture.transparent = true;
    picture.paint = [table](QPainter& painter, const QRect& band) { table->paint(painter, band); };
    return picture;
}

std::string pngOfTable(const TableDrawing& drawing, double cellMillimetres) {
    return pngBytes(pngInBands(drawing, cellMillimetres, {{pixelsOption, automatic}}));
}

std::string svgOfTile(const art::Picture& picture, double millimetres, const Json&) {
    return svgDocument(picture, millimetres).toStdString();
}

std::string svgOfTable(const TableDrawing& drawing, double cellMillimetres) {
    return svgOf(drawing, cellMillimetres).toStdString();
}

} // namespace

int tilePixels(const Json& options, int columns, int rows) {
    const int chosen = options.at(pixelsOption);
    if (chosen != automatic)
        return chosen;
    constexpr double usual = 100;
    const double fitting = std::sqrt(defaultMaxPixels / (static_cast<double>(columns) * rows));
    return static_cast<int>(std::clamp(fitting, 1.0, usual));
}

std::span<const PictureFormat> pictureFormats() {
    static const std::array pixels{
        OptionSpec{.name = pixelsOption,
                   .defaultValue = automatic,
                   .minimum = automatic,
                   .maximum = 2000,
                   .label = QT_TRANSLATE_NOOP("Engine", "Pixels per tile"),
                   .explanation = QT_TRANSLATE_NOOP(
                       "Engine", "Along one side; a 45 mm tile has 531 at 300 dpi. Automatic (0) means 100, "
                                 "or fewer if the picture would have more than 64 megapixels."),
                   .words = {QT_TRANSLATE_NOOP("Engine", "automatic")}}};
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
