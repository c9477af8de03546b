#include "editor/output/formats/vassal/vassal_images.h"

#include "editor/output/formats/virtual_tabletop.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/png_bands.h"
#include "editor/output/pictures/table_painter.h"
#include "engine/art/picture_dispatch.h"

#include <QPainter>

#include <algorithm>

namespace tilewright::exchange {

namespace {
constexpr int maxBoardPixels = 10'000;
} // namespace

bool laidInPlay(const game::LaidTile& laid) {
    return laid.tile >= 0 && laid.mapChamber < 0;
}

VassalImages::VassalImages(const TileSet& set, int pixels, int margin)
    : set_(set), pixels_(pixels), margin_(margin) {}

std::optional<Issue> VassalImages::addBoard(const TableSetup& tableSetup) {
    const std::vector<game::LaidTile>& tiles = tableSetup.table.tiles;
    Cell least{0, 0};
    Cell most{0, 0};
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Cell cell = tiles[i].cell;
        least = i == 0 ? cell : Cell{std::min(least.x, cell.x), std::min(least.y, cell.y)};
        most = i == 0 ? cell : Cell{std::max(most.x, cell.x), std::max(most.y, cell.y)};
    }
    grid_ = {least.x - margin_, least.y - margin_, most.x - least.x + 1 + 2 * margin_,
             most.y - least.y + 1 + 2 * margin_};
    if (std::max(grid_.columns, grid_.rows) * pixels_ > maxBoardPixels) {
        Issue issue;
        issue.code = "picture-too-large";
        issue.message = {QT_TRANSLATE_NOOP(
                             "Engine", "The picture would be %1 by %2 pixels, expected at most %3 each way."),
                         {grid_.columns * pixels_, grid_.rows * pixels_, maxBoardPixels}};
        issue.remedy = QT_TRANSLATE_NOOP("Engine", "Choose fewer pixels per tile.");
        return issue;
    }
    board_ = add("board", boardImage(tableSetup));
    return std::nullopt;
}

QImage VassalImages::boardImage(const TableSetup& tableSetup) const {
    game::Table table;
    for (const game::LaidTile& laid : tableSetup.table.tiles)
        if (!laidInPlay(laid))
            table.tiles.push_back(laid);
    QImage image(grid_.columns * pixels_, grid_.rows * pixels_, QImage::Format_RGB888);
    image.fill(QColor(0x2B, 0x22, 0x1D));
    QPainter painter(&image);
    painter.scale(pixels_ / unitsPerCell, pixels_ / unitsPerCell);
    painter.setPen(QPen(QColor(0x4A, 0x3A, 0x30), 1));
    for (int x = 1; x < grid_.columns; ++x)
        painter.drawLine(QPointF(x * unitsPerCell, 0), QPointF(x * unitsPerCell, grid_.rows * unitsPerCell));
    for (int y = 1; y < grid_.rows; ++y)
        painter.drawLine(QPointF(0, y * unitsPerCell),
                         QPointF(grid_.columns * unitsPerCell, y * unitsPerCell));
    const double left = grid_.left * unitsPerCell;
    const double top = grid_.top * unitsPerCell;
    painter.translate(-left, -top);
    const TableDrawing drawing = drawingOf(set_, tableSetup.game->map(), table);
    TablePainter(drawing).paint(painter,
                                QRectF(left, top, grid_.columns * unitsPerCell, grid_.rows * unitsPerCell));
    return image;
}

bool VassalImages::addTiles(const TableSetup& tableSetup, const Progress& progress) {
    std::vector<bool> needed(set_.tiles.size());
    for (const std::uint16_t tile : tableSetup.stack)
        needed[tile] = true;
    for (const game::LaidTile& laid : tableSetup.table.tiles)
        if (laidInPlay(laid))
            needed[static_cast<std::size_t>(laid.tile)] = true;
    tiles_.resize(needed.size());
    for (std::size_t i = 0; i < needed.size(); ++i) {
        if (!shouldContinue(progress, static_cast<double>(i) / static_cast<double>(needed.size())))
            return false;
        const Tile& tile = set_.tiles[i];
        if (needed[i])
            tiles_[i] = add("tile-" + tile.id, imageOf(art::tilePicture(tile), pixels_));
    }
    back_ = add("back", imageOf(art::tileBack(set_), pixels_));
    return true;
}

std::string VassalImages::object(const TableObject& object) {
    const std::string name = nameOf(object);
    const auto [known, isNew] = objects_.try_emplace(name);
    if (isNew)
        known->second = add(name, imageOf(pictureOf(object), objectPixels(object)));
    return known->second;
}

int VassalImages::objectPixels(const TableObject& object) const {
    constexpr double piece = 0.45, token = 0.26;
    return std::max(8, qRound(pixels_ * (isPiece(object.kind) ? piece : token)));
}

std::string VassalImages::add(const std::string& name, const QImage& image) {
    std::string bytes = pngBytes(image);
    constexpr std::size_t digits = 8;
    std::string file = names_.nameFor(name, "-" + contentHash(bytes).substr(0, digits) + ".png");
    files_.emplace_back(file, std::move(bytes));
    return file;
}

} // namespace tilewright::exchange
