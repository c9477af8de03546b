#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/tiled/tiled_json.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/png_bands.h"
#include "editor/output/pictures/table_painter.h"
#include "engine/art/picture_dispatch.h"
#include "engine/base/file_names.h"
#include "engine/model/io/file_formats.h"

#include <array>
#include <cmath>
#include <map>

namespace tilewright::exchange {

namespace {

/// Maximum number of cells of a layer; a larger map would be mostly empty.
constexpr long long maxCells = 4'000'000;

class TiledExport {
public:
    TiledExport(const Source& source, int pixels, const Progress& progress)
        : source_(source)
        , pixels_(pixels)
        , progress_(progress)
        , folder_(fileNameFor(source.name, "-images/")) {}

    Loaded<OutFiles> run() {
        if (source_.subject == Subject::Set) {
            if (!addTiles(fileNameFor(source_.name, ".tsj")))
                return {std::nullopt, {stoppedIssue()}};
            return {std::move(files_), {}};
        }
        const game::Table table = tableOf(source_);
        drawing_ = drawingOf(source_.set, source_.map, table);
        if (std::optional<Issue> issue = measure(table))
            return {std::nullopt, {std::move(*issue)}};
        if (!addTiles(fileNameFor(source_.name, "-tiles.tsj")))
            return {std::nullopt, {stoppedIssue()}};
        addDrawn("room ", fileNameFor(source_.name, "-rooms.tsj"), "rooms");
        addDrawn("token ", fileNameFor(source_.name, "-tokens.tsj"), "tokens");
        addDrawn("piece ", fileNameFor(source_.name, "-pieces.tsj"), "pieces");
        addMap(table);
        return {std::move(files_), {}};
    }

private:
    std::optional<Issue> measure(const game::Table& table) {
        Issue issue;
        issue.code = "nothing-to-export";
        issue.message =
            QT_TRANSLATE_NOOP("Engine", "There is nothing on the map, expected at least one chamber.");
        if (table.tiles.empty())
            return issue;
        // Markers at the rim extend beyond it.
        map_.left = static_cast<int>(std::floor(drawing_.bounds.left / unitsPerCell));
        map_.top = static_cast<int>(std::floor(drawing_.bounds.top / unitsPerCell));
        map_.width = static_cast<int>(std::ceil(drawing_.bounds.right / unitsPerCell)) - map_.left;
        map_.height = static_cast<int>(std::ceil(drawing_.bounds.bottom / unitsPerCell)) - map_.top;
        if (static_cast<long long>(map_.width) * map_.height <= maxCells)
            return std::nullopt;
        issue.code = "map-too-wide";
        issue.message = {
            QT_TRANSLATE_NOOP("Engine", "The map spans %1 by %2 cells, expected at most %3 cells in all."),
            {map_.width, map_.height, static_cast<std::size_t>(maxCells)}};
        return issue;
    }

    /// An image for each tile, and the tile set. False when stopped.
    bool addTiles(const std::string& fileName) {
        tiled::TileSetFile tiles;
        tiles.name = source_.subject == Subject::Set ? source_.set.name : source_.name + " tiles";
        tiles.pixels = pixels_;
        const std::size_t count = source_.set.tiles.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (!shouldContinue(progress_, static_cast<double>(i) / static_cast<double>(count)))
                return false;
            const Tile& tile = source_.set.tiles[i];
            tiled::TileEntry entry;
            entry.image = addImage("tile-" + tile.id, art::tilePicture(tile));
            entry.sides = tile.sides();
            entry.properties["id"] = tile.id;
            entry.properties["count"] = tile.count;
            entry.properties["notes"] = tile.notes;
            tiles.tiles.push_back(std::move(entry));
        }
        addTileSet(fileName, tiles);
        return true;
    }

    /// Adds the drawing's pictures with that name prefix, if there are any.
    void addDrawn(std::string_view start, const std::string& fileName, const char* what) {
        tiled::TileSetFile tiles;
        tiles.name = source_.name + ' ' + what;
        tiles.pixels = pixels_;
        const int first = nextGid_;
        for (std::size_t i = 0; i < drawing_.pictures.size(); ++i) {
            const std::string& name = drawing_.names[i];
            if (!name.starts_with(start))
                continue;
            gids_[i] = first + static_cast<int>(tiles.tiles.size());
            tiled::TileEntry entry;
            entry.image = addImage(name, drawing_.pictures[i]);
            entry.properties["name"] = name.substr(start.size());
            tiles.tiles.push_back(std::move(entry));
        }
        if (!tiles.tiles.empty())
            addTileSet(fileName, tiles);
    }

    std::string addImage(const std::string& name, const art::Picture& picture) {
        std::string file = folder_ + names_.nameFor(name, ".png");
        files_.push_back({file, pngBytes(imageOf(picture, pixels_)), {}});
        return file;
    }

    void addTileSet(const std::string& fileName, const tiled::TileSetFile& tiles) {
        files_.push_back({fileName, fileText(tiled::tileSetJson(tiles)), {}});
        map_.tileSets.push_back({nextGid_, fileName});
        nextGid_ += static_cast<int>(tiles.tiles.size());
    }

    void addMap(const game::Table& table) {
        map_.name = source_.map.name;
        map_.pixels = pixels_;
        map_.gids.assign(static_cast<std::size_t>(map_.width) * static_cast<std::size_t>(map_.height), 0);
        for (std::size_t i = 0; i < table.tiles.size(); ++i) {
            const game::LaidTile& laid = table.tiles[i];
            const TableDrawing::PlacedPicture& placed = drawing_.placed[i];
            const int gid = laid.tile >= 0 ? 1 + laid.tile : gids_.at(placed.picture);
            const auto at =
                static_cast<std::size_t>(laid.cell.y - map_.top) * static_cast<std::size_t>(map_.width) +
                static_cast<std::size_t>(laid.cell.x - map_.left);
            map_.gids[at] = tiled::turnedGid(gid, laid.rotation);
        }
        for (std::size_t i = table.tiles.size(); i < drawing_.placed.size(); ++i) {
            const TableDrawing::PlacedPicture& placed = drawing_.placed[i];
            const double scale = pixels_ / unitsPerCell;
            map_.mapObjects.push_back({gids_.at(placed.picture), drawing_.names[placed.picture],
                                       (placed.x - map_.left * unitsPerCell) * scale,
                                       (placed.y - map_.top * unitsPerCell) * scale, placed.size * scale});
        }
        files_.push_back({fileNameFor(source_.name, ".tmj"), tiled::mapJson(map_).dump() + '\n', {}});
    }

    const Source& source_;
    int pixels_;
    const Progress& progress_;
    std::string folder_;
    UniqueFileNames names_;
    OutFiles files_;
    TableDrawing drawing_;
    /// By picture of the drawing.
    std::map<std::size_t, int> gids_;
    int nextGid_ = 1;
    tiled::MapFile map_;
};

class TiledFormat final : public Format {
public:
    std::string_view name() const override { return "tiled"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Tiled map editor"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine",
                                 "A set as a tile set with an edge set for its sides (.tsj), a map or a "
                                 "moment of a game as a map (.tmj), with a picture for each tile.");
    }
    bool takes(Subject) const override { return true; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 1> all{
            OptionSpec{.name = "pixels",
                       .defaultValue = 100,
                       .minimum = 8,
                       .maximum = 1000,
                       .label = QT_TRANSLATE_NOOP("Engine", "Pixels per tile"),
                       .explanation = QT_TRANSLATE_NOOP("Engine", "Along one side of its picture.")}};
        return all;
    }
    std::vector<std::string> fileNames(const Source& source, const Json&) const override {
        const std::string images = fileNameFor(source.name, "-images/*.png");
        if (source.subject == Subject::Set)
            return {fileNameFor(source.name, ".tsj"), images};
        return {fileNameFor(source.name, ".tmj"), fileNameFor(source.name, "-*.tsj"), images};
    }
    Loaded<OutFiles> make(const Source& source, const Json& options,
                          const Progress& progress) const override {
        return TiledExport(source, options.at("pixels"), progress).run();
    }
};

} // namespace

const Format& tiledFormat() {
    static const TiledFormat format;
    return format;
}

} // namespace tilewright::exchange
