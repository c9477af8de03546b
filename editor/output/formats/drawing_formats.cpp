// Plain pictures, and the map of a position: formats that any program reads.

#include "editor/output/formats/exchange_format.h"
#include "editor/output/pictures/picture_formats.h"
#include "engine/art/picture_dispatch.h"
#include "engine/base/file_names.h"
#include "engine/games/game.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace tilewright::exchange {

namespace {

Issue emptyIssue() {
    Issue issue;
    issue.code = "nothing-to-export";
    issue.message =
        QT_TRANSLATE_NOOP("Engine", "There is nothing on the map, expected at least one chamber.");
    return issue;
}

Issue tooLarge(QSize size) {
    Issue issue;
    issue.code = "picture-too-large";
    issue.message = {
        QT_TRANSLATE_NOOP("Engine", "The picture would be %1 by %2 pixels, expected at most %3 each way."),
        {size.width(), size.height(), maxPngEdge}};
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Choose fewer pixels per tile.");
    return issue;
}

std::vector<Cell> cellsOf(const Source& source) {
    std::vector<Cell> cells;
    for (const Chamber& chamber : source.map.chambers)
        if (source.subject == Subject::Map)
            cells.push_back(chamber.cell);
    for (const game::LaidTile& tile : source.table.tiles)
        cells.push_back(tile.cell);
    return cells;
}

Text sizeInWords(const std::vector<Cell>& cells, const Json& options) {
    if (cells.empty())
        return {};
    const auto [left, right] = std::ranges::minmax(cells, {}, &Cell::x);
    const auto [top, bottom] = std::ranges::minmax(cells, {}, &Cell::y);
    const int columns = right.x - left.x + 1;
    const int rows = bottom.y - top.y + 1;
    const int pixels = tilePixels(options, columns, rows);
    const double millions = static_cast<double>(columns) * rows * pixels * pixels / 1e6;
    return {QT_TRANSLATE_NOOP("Engine", "Tiles: %1, at %2 pixels each: %3 megapixels"),
            {cells.size(), pixels, std::max(1, static_cast<int>(std::lround(millions)))}};
}

/// A set as one file for each tile, a map or a moment as one file.
class PictureExport final : public Format {
public:
    explicit PictureExport(const PictureFormat& pictures)
        : pictures_(pictures), ending_('.' + std::string(pictures.name)) {}

    std::string_view name() const override { return pictures_.name; }
    Text title() const override { return pictures_.title; }
    Text explanation() const override { return pictures_.explanation; }
    bool takes(Subject) const override { return true; }
    std::string_view ending(Subject subject) const override {
        return subject == Subject::Set ? std::string_view() : ending_;
    }
    std::span<const OptionSpec> options() const override { return pictures_.options; }
    std::vector<std::string> fileNames(const Source& source, const Json&) const override {
        if (source.subject != Subject::Set)
            return {fileNameFor(source.name, ending_)};
        UniqueFileNames names;
        std::vector<std::string> all;
        for (const Tile& tile : source.set.tiles)
            all.push_back(names.nameFor(tile.id, ending_));
        return all;
    }
    Text size(const Source& source, const Json& options) const override {
        return source.subject == Subject::Set || pictures_.tableInBands == nullptr
                   ? Text()
                   : sizeInWords(cellsOf(source), options);
    }
    Loaded<OutFiles> make(const Source& source, const Json& options,
                          const Progress& progress) const override {
        if (source.subject == Subject::Set)
            return tileFiles(source, options, progress);
        const game::Table table = tableOf(source);
        if (table.tiles.empty())
            return {std::nullopt, {emptyIssue()}};
        TableDrawing drawing = drawingOf(source.set, source.map, table);
        const double millimetres = source.set.tileMillimetres;
        OutFile file{fileNameFor(source.name, ending_), {}, {}};
        if (pictures_.tableInBands == nullptr)
            file.bytes = pictures_.table(drawing, millimetres);
        else
            file.picture = pictures_.tableInBands(std::move(drawing), millimetres, options);
        if (file.picture &&
            (file.picture->size.width() > maxPngEdge || file.picture->size.height() > maxPngEdge))
            return {std::nullopt, {tooLarge(file.picture->size)}};
        return {OutFiles{std::move(file)}, {}};
    }

private:
    Loaded<OutFiles> tileFiles(const Source& source, const Json& options, const Progress& progress) const {
        UniqueFileNames names;
        OutFiles files;
        const std::vector<Tile>& tiles = source.set.tiles;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if (!shouldContinue(progress, static_cast<double>(i) / static_cast<double>(tiles.size())))
                return {std::nullopt, {stoppedIssue()}};
            files.push_back({names.nameFor(tiles[i].id, ending_),
                             pictures_.tile(art::tilePicture(tiles[i]), source.set.tileMillimetres, options),
                             {}});
        }
        return {std::move(files), {}};
    }

    const PictureFormat& pictures_;
    std::string ending_;
};

class MapFormat final : public Format {
public:
    std::string_view name() const override { return "map"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Map of this moment"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine", "What is on the table, as a Tilewright map to edit or play.");
    }
    bool takes(Subject subject) const override { return subject == Subject::Game; }
    std::string_view ending(Subject) const override { return ".map.json"; }
    std::vector<std::string> fileNames(const Source& source, const Json&) const override {
        return {fileNameFor(source.name, ".map.json")};
    }
    Loaded<OutFiles> make(const Source& source, const Json&, const Progress&) const override {
        return {OutFiles{{fileNameFor(source.name, ".map.json"),
                          fileText(game::mapOf(*source.game, source.table)),
                          {}}},
                {}};
    }
};

} // namespace

std::vector<const Format*> pictureExports() {
    static const std::vector<PictureExport> exports(pictureFormats().begin(), pictureFormats().end());
    std::vector<const Format*> all;
    for (const PictureExport& format : exports)
        all.push_back(&format);
    return all;
}

const Format& mapFormat() {
    static const MapFormat format;
    return format;
}

} // namespace tilewright::exchange
