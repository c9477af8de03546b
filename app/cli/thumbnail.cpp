#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "editor/output/own_pictures/picture_store.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/png_bands.h"
#include "editor/output/pictures/table_painter.h"
#include "engine/art/picture_dispatch.h"
#include "engine/games/game.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <set>

namespace tilewright::cli {

namespace {

/// Larger files are not worth the wait in a file manager.
constexpr std::uintmax_t mostBytes = 16 << 20;
/// The same for pictures, in cells of the longer side.
constexpr double mostCells = 2000;
/// A tile of a set gets at least so many pixels; what finds no room is left out.
constexpr int pixelsOfTile = 44;

[[noreturn]] void refuse(const ThumbnailArguments& arguments, const char* code, Text message) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    throw Failure(InputErrors, inFile({std::move(issue)}, arguments.file));
}

/// Neither waits for a pipe nor reads a file that is too large.
void requireSmallFile(const ThumbnailArguments& arguments) {
    std::error_code error;
    const auto status = std::filesystem::status(arguments.file, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        refuse(arguments, "no-plain-file", QT_TRANSLATE_NOOP("Engine", "found no regular file"));
    const std::uintmax_t size = std::filesystem::file_size(arguments.file, error);
    if (!error && size > mostBytes)
        refuse(arguments, "file-too-large",
               {QT_TRANSLATE_NOOP("Engine", "found %1 bytes, expected at most %2"), {size, mostBytes}});
}

void place(TableDrawing& drawing, std::size_t picture, double x, double y) {
    art::Box& box = drawing.bounds;
    if (drawing.placed.empty())
        box = {x, y, x, y};
    box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + unitsPerCell),
           std::max(box.bottom, y + unitsPerCell)};
    drawing.placed.push_back({.picture = picture, .x = x, .y = y});
}

/// Tiles from all parts of the set, as many as remain recognizable.
TableDrawing drawingOfSet(const TileSet& set, int size) {
    constexpr double step = unitsPerCell * 1.06;
    const int fitting = std::max(2, size / pixelsOfTile);
    const int count = std::min(fitting * fitting, static_cast<int>(set.tiles.size()));
    const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
    TableDrawing drawing;
    for (int i = 0; i < count; ++i) {
        const Tile& tile =
            set.tiles[static_cast<std::size_t>(i) * set.tiles.size() / static_cast<std::size_t>(count)];
        drawing.pictures.push_back(size / columns < 48 ? art::simpleTilePicture(tile)
                                                       : art::tilePicture(tile));
        const int row = i / columns;
        place(drawing, drawing.pictures.size() - 1, i % columns * step, row * step);
    }
    return drawing;
}

/// All tiles that come with the program for these rules.
TileSet bundledTilesFor(const std::string& ruleset) {
    TileSet all = loadTileSets({}, ruleset);
    std::set<std::string> known;
    for (const Tile& tile : all.tiles)
        known.insert(tile.id);
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(".tileset.json"))
            if (const Loaded<TileSet> set = readTileSet(file.text); set && set.value->ruleset == all.ruleset)
                for (const Tile& tile : set.value->tiles)
                    if (known.insert(tile.id).second)
                        all.tiles.push_back(tile);
    return all;
}

art::Picture unknownTile() {
    art::Picture picture;
    picture.draw(art::Path().moveTo(3, 3).lineTo(97, 3).lineTo(97, 97).lineTo(3, 97).close(),
                 art::Rgb::hex(0xB9B2A6), {.colour = art::Rgb::hex(0x8C8578), .width = 6});
    return picture;
}

/// Tiles of a set that is not at hand are plain squares.
TableDrawing drawingOfMap(Map map) {
    const TileSet set = bundledTilesFor(map.ruleset);
    std::vector<Cell> unknown;
    std::erase_if(map.chambers, [&](const Chamber& chamber) {
        if (chamber.isRoom() || findTile(set, chamber.tile) >= 0)
            return false;
        unknown.push_back(chamber.cell);
        return true;
    });
    TableDrawing drawing = drawingOf(set, map, game::tableOf(map, set));
    if (!unknown.empty())
        drawing.pictures.push_back(unknownTile());
    for (const Cell& cell : unknown)
        place(drawing, drawing.pictures.size() - 1, cell.x * unitsPerCell, cell.y * unitsPerCell);
    return drawing;
}

TableDrawing drawingOfEnd(const ThumbnailArguments& arguments, const game::Record& record) {
    auto replayed = game::replay(record, rulesets());
    if (hasErrors(replayed.issues))
        throw Failure(InputErrors, inFile(std::move(replayed.issues), arguments.file));
    return drawingOf(*replayed.value->game, replayed.value->position->table());
}

TableDrawing drawingOfFile(const ThumbnailArguments& arguments) {
    const FileTexts known{{arguments.file, read(arguments.file)}};
    const std::string format = formatOf(known.at(arguments.file));
    if (format == "tilewright-game")
        return drawingOfEnd(arguments, loadRecord(arguments.file, known));
    if (format == "tilewright-map")
        return drawingOfMap(loadMap(arguments.file, known));
    TileSet set = loadTileSet(arguments.file, known);
    PictureStore store(std::filesystem::absolute(arguments.file).parent_path());
    loadPictures(set, store);
    if (Issues issues = lint(set); hasErrors(issues))
        throw Failure(InputErrors, inFile(std::move(issues), arguments.file));
    return drawingOfSet(set, arguments.size);
}

/// Small cells are painted at whole pixels and then scaled, so that each tile is painted once only.
QImage paint(TableDrawing drawing, int size) {
    const art::Box& box = drawing.bounds;
    const double longer = std::max(box.right - box.left, box.bottom - box.top) / unitsPerCell;
    constexpr double mostPixels = 4000;
    constexpr double detailed = 12;
    const double fitting = size / longer;
    const double pixels =
        fitting >= detailed ? fitting : std::max(1.0, std::floor(std::min(detailed, mostPixels / longer)));
    CachedTablePainter table(std::move(drawing), pixels);
    QImage image(table.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    table.paint(painter, image.rect());
    painter.end();
    if (image.width() <= size && image.height() <= size)
        return image;
    return image.scaled(size, size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace

int writeThumbnail(const ThumbnailArguments& arguments, bool json) {
    requireSmallFile(arguments);
    requireFreeOutput(arguments.output, {arguments.file}, "");
    TableDrawing drawing = drawingOfFile(arguments);
    if (drawing.placed.empty())
        refuse(arguments, "nothing-to-draw", QT_TRANSLATE_NOOP("Engine", "there is nothing to draw"));
    const art::Box& box = drawing.bounds;
    if (std::max(box.right - box.left, box.bottom - box.top) > mostCells * unitsPerCell)
        refuse(arguments, "picture-too-large",
               QT_TRANSLATE_NOOP("Engine", "it is too wide or too high for a small picture"));
    const QImage image = paint(std::move(drawing), arguments.size);
    write(arguments.output, pngBytes(image));
    if (json)
        print(Json{{"file", arguments.output}, {"width", image.width()}, {"height", image.height()}});
    return Success;
}

} // namespace tilewright::cli
