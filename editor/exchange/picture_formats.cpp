// Plain pictures, and the map of a position: formats that any program reads.

#include "editor/exchange/file_names.h"
#include "editor/exchange/formats.h"
#include "editor/exchange/images.h"
#include "editor/render/picture_svg.h"
#include "editor/render/table_drawing.h"
#include "engine/art/art.h"
#include "engine/game/table_map.h"
#include "engine/tileset/io/format.h"

#include <QPainter>

#include <array>
#include <cmath>
#include <memory>

namespace tilewright::exchange {

namespace {

/// One file per tile; shared by all picture formats.
template <class MakeBytes>
Loaded<OutFiles> tileFiles(const Source& source, std::string_view ending, const Progress& progress,
                           MakeBytes makeBytes) {
    FileNames names;
    OutFiles files;
    const std::vector<Tile>& tiles = source.set.tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (!goOn(progress, static_cast<double>(i) / static_cast<double>(tiles.size())))
            return {std::nullopt, {stoppedIssue()}};
        files.push_back({names.nameFor(tiles[i].id, ending), makeBytes(art::tilePicture(tiles[i])), {}});
    }
    return {std::move(files), {}};
}

std::vector<std::string> pictureOutline(const Source& source, std::string_view ending) {
    if (source.subject != Subject::Set)
        return {fileNameFor(source.name, ending)};
    FileNames names;
    std::vector<std::string> all;
    for (const Tile& tile : source.set.tiles)
        all.push_back(names.nameFor(tile.id, ending));
    return all;
}

int dotsPerMetreOf(const Source& source, int pixels) {
    return static_cast<int>(std::lround(pixels / source.set.tileMillimetres * 1000));
}

Issue emptyIssue() {
    Issue issue;
    issue.code = "nothing-to-export";
    issue.message =
        QT_TRANSLATE_NOOP("Engine", "There is nothing on the map, expected at least one chamber.");
    return issue;
}

class PngFormat final : public Format {
public:
    std::string_view name() const override { return "png"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Pictures (PNG)"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine", "A map or a moment of a game as one picture, a set as one picture "
                                           "for each tile, on a transparent background.");
    }
    bool takes(Subject) const override { return true; }
    std::string_view ending(Subject subject) const override { return subject == Subject::Set ? "" : ".png"; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 1> all{OptionSpec{
            .name = "pixels",
            .defaultValue = 100,
            .minimum = 8,
            .maximum = 2000,
            .label = QT_TRANSLATE_NOOP("Engine", "Pixels per tile"),
            .explanation = QT_TRANSLATE_NOOP("Engine", "Along one side; a 45 mm tile has 531 at 300 dpi.")}};
        return all;
    }
    std::vector<std::string> outline(const Source& source, const Json&) const override {
        return pictureOutline(source, ".png");
    }
    Loaded<OutFiles> make(const Source& source, const Json& options,
                          const Progress& progress) const override {
        const int pixels = options.at("pixels");
        const int dots = dotsPerMetreOf(source, pixels);
        if (source.subject == Subject::Set)
            return tileFiles(source, ".png", progress, [&](const art::Picture& picture) {
                return pngBytes(imageOf(picture, pixels), dots);
            });
        const game::Table table = tableOf(source);
        if (table.tiles.empty())
            return {std::nullopt, {emptyIssue()}};
        OutFile file;
        file.name = fileNameFor(source.name, ".png");
        file.picture = pictureOf(source, table, pixels);
        file.picture->dotsPerMetre = dots;
        if (file.picture->size.width() > mostPngEdge || file.picture->size.height() > mostPngEdge)
            return {std::nullopt, {tooLarge(file.picture->size)}};
        return {OutFiles{std::move(file)}, {}};
    }

private:
    static BandedPicture pictureOf(const Source& source, const game::Table& table, int pixels) {
        struct Drawn {
            explicit Drawn(TableDrawing made) : drawing(std::move(made)), painter(drawing) {}
            TableDrawing drawing;
            TablePainter painter;
        };
        const auto drawn = std::make_shared<const Drawn>(drawingOf(source.set, source.map, table));
        const art::Box box = drawn->drawing.bounds;
        const double scale = pixels / unit;
        const auto length = [scale](double from, double to) {
            return std::max(1, qRound((to - from) * scale));
        };
        BandedPicture picture;
        picture.size = QSize(length(box.left, box.right), length(box.top, box.bottom));
        picture.transparent = true;
        picture.paint = [drawn, box, scale](QPainter& painter, const QRect& band) {
            painter.scale(scale, scale);
            painter.translate(-box.left, -box.top);
            drawn->painter.paint(painter, QRectF(box.left + band.left() / scale, box.top + band.top() / scale,
                                                 band.width() / scale, band.height() / scale));
        };
        return picture;
    }

    static Issue tooLarge(QSize size) {
        Issue issue;
        issue.code = "picture-too-large";
        issue.message = {QT_TRANSLATE_NOOP("Engine",
                                           "The picture would have %1 by %2 pixels, expected at most %3 each "
                                           "way."),
                         {size.width(), size.height(), mostPngEdge}};
        issue.remedy = QT_TRANSLATE_NOOP("Engine", "Choose fewer pixels per tile.");
        return issue;
    }
};

class SvgFormat final : public Format {
public:
    std::string_view name() const override { return "svg"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Drawings (SVG)"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine",
                                 "A map or a moment of a game as one drawing, a set as one drawing for each "
                                 "tile, in millimetres.");
    }
    bool takes(Subject) const override { return true; }
    std::string_view ending(Subject subject) const override { return subject == Subject::Set ? "" : ".svg"; }
    std::vector<std::string> outline(const Source& source, const Json&) const override {
        return pictureOutline(source, ".svg");
    }
    Loaded<OutFiles> make(const Source& source, const Json&, const Progress& progress) const override {
        if (source.subject == Subject::Set)
            return tileFiles(source, ".svg", progress, [&](const art::Picture& picture) {
                return svgDocument(picture, source.set.tileMillimetres).toStdString();
            });
        const game::Table table = tableOf(source);
        if (table.tiles.empty())
            return {std::nullopt, {emptyIssue()}};
        return {
            OutFiles{
                {fileNameFor(source.name, ".svg"),
                 svgOf(drawingOf(source.set, source.map, table), source.set.tileMillimetres).toStdString(),
                 {}}},
            {}};
    }
};

class MapFormat final : public Format {
public:
    std::string_view name() const override { return "map"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Map of this moment"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine", "What is on the table, as a Tilewright map to edit or to play.");
    }
    bool takes(Subject subject) const override { return subject == Subject::Game; }
    std::string_view ending(Subject) const override { return ".map.json"; }
    std::vector<std::string> outline(const Source& source, const Json&) const override {
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

const Format& pngFormat() {
    static const PngFormat format;
    return format;
}

const Format& svgFormat() {
    static const SvgFormat format;
    return format;
}

const Format& mapFormat() {
    static const MapFormat format;
    return format;
}

} // namespace tilewright::exchange
