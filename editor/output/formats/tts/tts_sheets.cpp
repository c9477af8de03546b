#include "editor/output/formats/tts/tts_sheets.h"

#include "editor/output/pictures/picture_painter.h"
#include "engine/art/picture_dispatch.h"

#include <QPainter>

#include <algorithm>

namespace tilewright::exchange {

std::vector<FaceSheet> faceSheets(const std::vector<int>& faces) {
    constexpr std::size_t most = maxSheetColumns * maxSheetRows - 1;
    constexpr int least = 2;
    std::vector<FaceSheet> sheets;
    for (std::size_t first = 0; first < faces.size(); first += most) {
        FaceSheet sheet;
        const std::size_t count = std::min(most, faces.size() - first);
        sheet.faces.assign(faces.begin() + static_cast<std::ptrdiff_t>(first),
                           faces.begin() + static_cast<std::ptrdiff_t>(first + count));
        const int cells = static_cast<int>(count) + 1;
        sheet.columns = std::clamp(cells, least, maxSheetColumns);
        sheet.rows = std::max(least, (cells + sheet.columns - 1) / sheet.columns);
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

QImage sheetImage(const FaceSheet& sheet, const TileSet& set, int pixels,
                  const std::function<bool()>& shouldContinue) {
    QImage image(sheet.columns * pixels, sheet.rows * pixels, QImage::Format_RGB888);
    image.fill(Qt::black);
    QPainter painter(&image);
    const auto draw = [&](const art::Picture& picture, int cell) {
        const int x = cell % sheet.columns * pixels;
        const int y = cell / sheet.columns * pixels;
        PicturePainter(picture).paint(painter, QRectF(x, y, pixels, pixels));
    };
    for (std::size_t i = 0; i < sheet.faces.size(); ++i) {
        if (!shouldContinue())
            return {};
        draw(art::tilePicture(set.tiles[static_cast<std::size_t>(sheet.faces[i])]), static_cast<int>(i));
    }
    draw(art::tileBack(set), sheet.columns * sheet.rows - 1);
    return image;
}

} // namespace tilewright::exchange
