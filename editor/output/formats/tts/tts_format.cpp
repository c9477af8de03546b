#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/tts/tts_save.h"
#include "editor/output/formats/tts/tts_sheets.h"
#include "editor/output/formats/virtual_tabletop.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/png_bands.h"
#include "editor/output/pictures/table_painter.h"
#include "engine/art/picture_dispatch.h"
#include "engine/base/file_names.h"
#include "engine/base/files/file.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/table/csv.h"

#include <QPainter>
#include <QUrl>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>

namespace tilewright::exchange {

namespace {

constexpr double cubeScale = 0.35;
constexpr double flatScale = 0.4;
constexpr double standeeScale = 0.6;
constexpr int objectPixels = 256;

class TabletopExport {
public:
    TabletopExport(const Source& source, const Json& options, tts::PictureUrls kept, TableSetup tableSetup,
                   const Progress& progress)
        : source_(source)
        , kept_(std::move(kept))
        , tableSetup_(std::move(tableSetup))
        , progress_(progress)
        , prefix_(options.at("urlPrefix"))
        , wantsServer_(options.at("links") == "web")
        , pixels_(options.at("pixels")) {
        if (!prefix_.ends_with('/'))
            prefix_ += '/';
    }

    Loaded<OutFiles> run() {
        if (!addSheets())
            return {std::nullopt, {stoppedIssue()}};
        addBoard();
        addDeck();
        addLaidTiles();
        addPieces();
        addSeats();
        addSpaces();
        addSupply();
        const std::string name = source_.name;
        files_.insert(files_.begin(),
                      {fileNameFor(name, ".json"), fileText(tts::saveJson(name, std::move(objects_))), {}});
        files_.push_back({fileNameFor(name, "-manifest.csv"), std::move(manifest_), {}});
        return {std::move(files_), localLinks()};
    }

private:
    /// That only this computer sees the pictures, unless that was asked for.
    Issues localLinks() const {
        const auto here = std::ranges::count_if(
            byHash_, [this](const auto& picture) { return picture.second.starts_with(prefix_); });
        if (!wantsServer_ || !prefix_.starts_with("file:") || here == 0)
            return {};
        return {warningIssue(
            "links-local",
            {QT_TRANSLATE_NOOP("Engine", "no address was given, so pictures come from this folder, which "
                                         "only this computer sees (%1 of %2)"),
             {here, byHash_.size()}},
            QT_TRANSLATE_NOOP("Engine", "Upload them in Tabletop Simulator (Modding, Cloud Manager), or give "
                                        "the address of a folder on the web."))};
    }

    bool isLaidInPlay(const game::LaidTile& laid) const { return laid.tile >= 0 && laid.mapChamber < 0; }

    /// Returns its address. The hash in the name makes the program reload a cached image.
    std::string addImage(const std::string& what, const QImage& image, const char* use) {
        std::string bytes = pngBytes(image);
        const std::string hash = contentHash(bytes);
        // Guards look the same.
        const auto [url, isNew] = byHash_.try_emplace(hash);
        if (!isNew)
            return url->second;
        const std::string digits = hash.substr(0, tts::hashDigits);
        const std::string file = fileNameFor(source_.name + "-" + what + "-" + digits, ".png");
        const auto kept = kept_.find(digits);
        url->second = kept == kept_.end() ? prefix_ + file : kept->second;
        hashes_[url->second] = digits;
        if (manifest_.empty())
            appendCsvRow(manifest_, std::array<std::string, 4>{"file", "url", "use", "sha256"}, ',');
        appendCsvRow(manifest_, std::array<std::string, 4>{file, url->second, use, hash}, ',');
        files_.push_back({file, std::move(bytes), {}});
        return url->second;
    }

    /// Notes which pictures it shows, so that a later export knows them by whatever address they have then.
    Json withPictureNote(Json object) const {
        std::vector<std::string> hashes;
        for (const std::string& address : tts::pictureUrlsOf(object))
            hashes.push_back(hashes_.at(address));
        object["GMNotes"] = tts::pictureNote(hashes);
        return object;
    }

    bool addSheets() {
        std::set<int> faces(tableSetup_.stack.begin(), tableSetup_.stack.end());
        for (const game::LaidTile& laid : tableSetup_.table.tiles)
            if (isLaidInPlay(laid))
                faces.insert(laid.tile);
        const std::vector<FaceSheet> sheets = faceSheets({faces.begin(), faces.end()});
        if (sheets.empty())
            return true;
        QImage back(pixels_, pixels_, QImage::Format_RGB888);
        back.fill(Qt::black);
        QPainter painter(&back);
        PicturePainter(art::tileBack(source_.set)).paint(painter, QRectF(0, 0, pixels_, pixels_));
        painter.end();
        const std::string backUrl = addImage("back", back, "back of the tiles");
        std::size_t painted = 0;
        const auto goOnPainting = [&] {
            return shouldContinue(progress_,
                                  static_cast<double>(painted++) / static_cast<double>(faces.size()));
        };
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            QImage image = sheetImage(sheets[i], source_.set, pixels_, goOnPainting);
            if (image.isNull())
                return false;
            const int deck = static_cast<int>(i) + 1;
            const std::string url = addImage("tiles-" + std::to_string(deck), image, "faces of tiles");
            const Json custom = tts::customDeck(deck, sheets[i].columns, sheets[i].rows, url, backUrl);
            decks_.update(custom);
            for (std::size_t cell = 0; cell < sheets[i].faces.size(); ++cell)
                faces_[sheets[i].faces[cell]] = {deck, static_cast<int>(cell), custom};
        }
        return true;
    }

    /// The map, as one fixed picture.
    void addBoard() {
        game::Table table;
        for (const game::LaidTile& laid : tableSetup_.table.tiles)
            if (!isLaidInPlay(laid))
                table.tiles.push_back(laid);
        if (table.tiles.empty())
            return;
        const TableDrawing drawing = drawingOf(source_.set, tableSetup_.game->map(), table);
        const art::Box& box = drawing.bounds;
        middleX_ = (box.left + box.right) / 2 / unitsPerCell;
        middleY_ = (box.top + box.bottom) / 2 / unitsPerCell;
        columns_ = (box.right - box.left) / unitsPerCell;
        rows_ = (box.bottom - box.top) / unitsPerCell;
        const double cell = std::min<double>(pixels_, maxSheetPixels / std::max(columns_, rows_));
        QImage image(std::max(1, qRound(columns_ * cell)), std::max(1, qRound(rows_ * cell)),
                     QImage::Format_RGB888);
        image.fill(QColor(0x24, 0x1A, 0x15));
        QPainter painter(&image);
        painter.scale(cell / unitsPerCell, cell / unitsPerCell);
        painter.translate(-box.left, -box.top);
        TablePainter(drawing).paint(painter,
                                    QRectF(QPointF(box.left, box.top), QPointF(box.right, box.bottom)));
        painter.end();
        const std::string url = addImage("board", image, "board");
        Json board = make_.imageObject("Custom_Board", {.y = 0.95}, tableSetup_.game->map().name, url);
        board["Locked"] = true;
        objects_.push_back(withPictureNote(std::move(board)));
    }

    /// The middle of a cell, or of a place in it from 0 to 1.
    tts::ObjectTransform on(Cell cell, double dx = 0.5, double dy = 0.5) const {
        return {.x = (cell.x + dx - middleX_) * tts::cellSide,
                .y = 1.2,
                .z = (middleY_ - cell.y - dy) * tts::cellSide};
    }

    Json card(int tile, const tts::ObjectTransform& place) {
        const Face& face = faces_.at(tile);
        return withPictureNote(make_.card(place, source_.set.tiles[static_cast<std::size_t>(tile)].id,
                                          face.deck, face.cell, face.customDeck));
    }

    void addDeck() {
        const tts::ObjectTransform place{.x = -(columns_ / 2 + 2) * tts::cellSide,
                                         .y = 1.5,
                                         .z = rows_ / 2 * tts::cellSide,
                                         .faceDown = true};
        if (tableSetup_.stack.empty())
            return;
        if (tableSetup_.stack.size() == 1) {
            objects_.push_back(card(tableSetup_.stack.front(), place));
            return;
        }
        Json deck = make_.object("Deck", place, "Tiles");
        deck["HideWhenFaceDown"] = true;
        deck["SidewaysCard"] = false;
        Json ids = Json::array();
        Json cards = Json::array();
        for (const std::uint16_t tile : tableSetup_.stack) {
            Json one = card(tile, place);
            ids.push_back(one.at("CardID"));
            cards.push_back(std::move(one));
        }
        deck["DeckIDs"] = std::move(ids);
        deck["CustomDeck"] = decks_;
        deck["ContainedObjects"] = std::move(cards);
        objects_.push_back(withPictureNote(std::move(deck)));
    }

    void addLaidTiles() {
        for (const game::LaidTile& laid : tableSetup_.table.tiles)
            if (isLaidInPlay(laid)) {
                tts::ObjectTransform place = on(laid.cell);
                place.turn += degrees(laid.rotation);
                objects_.push_back(card(laid.tile, place));
            }
        for (const game::Token& token : tableSetup_.table.tokens) {
            const art::Point at = tokenPoint(token);
            objects_.push_back(thing({token.kind}, on(token.cell, at.x / unitsPerCell - token.cell.x,
                                                      at.y / unitsPerCell - token.cell.y)));
        }
    }

    Json thing(const TableObject& what, tts::ObjectTransform place) {
        if (isCube(what.kind)) {
            place.scale = cubeScale;
            return make_.cube(place, nameOf(what), colourOf(what));
        }
        place.scale = isPiece(what.kind) ? standeeScale : flatScale;
        return withPictureNote(make_.imageObject(isPiece(what.kind) ? "Figurine_Custom" : "Custom_Tile",
                                                 place, nameOf(what), urlOf(what)));
    }

    std::string urlOf(const TableObject& what) {
        const std::string key = nameOf(what);
        const auto [known, isNew] = urls_.try_emplace(key);
        if (isNew) {
            QImage image(objectPixels, objectPixels, QImage::Format_RGB888);
            image.fill(Qt::white);
            QPainter painter(&image);
            PicturePainter(pictureOf(what)).paint(painter, QRectF(0, 0, objectPixels, objectPixels));
            painter.end();
            known->second = addImage(key, image, isPiece(what.kind) ? "piece" : "token");
        }
        return known->second;
    }

    void addPieces() {
        std::map<Cell, int> standing;
        for (const game::Piece& piece : tableSetup_.table.pieces) {
            // Several in a cell are placed side by side.
            const int place = standing[piece.cell]++;
            objects_.push_back(thing({piece.kind, piece.player, piece.number},
                                     on(piece.cell, 0.3 + 0.4 * (place % 2), 0.3 + 0.2 * (place / 2 % 3))));
        }
    }

    /// The players' things: a row each, below the board.
    void addSeats() {
        for (std::size_t seat = 0; seat < tableSetup_.table.seats.size(); ++seat) {
            double x = -columns_ / 2 * tts::cellSide;
            for (const TableObject& what : objectsOffBoard(tableSetup_.table, static_cast<int>(seat))) {
                objects_.push_back(thing(
                    what, {.x = x, .z = -(rows_ / 2 + 1.5 + static_cast<double>(seat)) * tts::cellSide}));
                x += 1;
            }
            for (const TableObject& what : objectsInSpaces(tableSetup_.table, static_cast<int>(seat))) {
                objects_.push_back(thing(
                    what, {.x = x, .z = -(rows_ / 2 + 1.5 + static_cast<double>(seat)) * tts::cellSide}));
                x += 1;
            }
        }
    }

    /// Pieces beside the tiles: a row above the board.
    void addSpaces() {
        double x = -columns_ / 2 * tts::cellSide;
        for (const TableObject& what : objectsInSpaces(tableSetup_.table, -1)) {
            objects_.push_back(thing(what, {.x = x, .z = (rows_ / 2 + 1.5) * tts::cellSide}));
            x += 1;
        }
    }

    /// A bag for each kind, in a column to the right of the board.
    void addSupply() {
        double z = rows_ / 2 * tts::cellSide;
        for (const game::Holding& holding : tableSetup_.table.supply) {
            if (holding.count <= 0)
                continue;
            const tts::ObjectTransform place{.x = (columns_ / 2 + 1.5) * tts::cellSide, .z = z};
            z -= 2;
            const TableObject what{holding.kind};
            Json bag = make_.object("Bag", place, nameOf(what));
            bag["ColorDiffuse"] = make_.cube(place, "", colourOf(what)).at("ColorDiffuse");
            Json inside = Json::array();
            for (int i = 0; i < holding.count; ++i)
                inside.push_back(thing(what, place));
            bag["MaterialIndex"] = -1;
            bag["MeshIndex"] = -1;
            bag["ContainedObjects"] = std::move(inside);
            objects_.push_back(std::move(bag));
        }
    }

    struct Face {
        int deck = 0;
        int cell = 0;
        Json customDeck;
    };

    const Source& source_;
    /// Addresses that stay.
    tts::PictureUrls kept_;
    TableSetup tableSetup_;
    const Progress& progress_;
    std::string prefix_;
    bool wantsServer_;
    int pixels_;
    tts::ObjectFactory make_;
    OutFiles files_;
    std::string manifest_;
    Json objects_ = Json::array();
    Json decks_ = Json::object();
    std::map<int, Face> faces_;
    std::map<std::string, std::string> urls_;
    std::map<std::string, std::string> byHash_;
    /// The other way, but only the first digits.
    std::map<std::string, std::string> hashes_;
    double middleX_ = 0;
    double middleY_ = 0;
    double columns_ = 0;
    double rows_ = 0;
};

/// The saved object with its pictures and their manifest. Pictures in `kept` have the addresses there.
/// `options`: "urlPrefix" begins the addresses of the others, "pixels" is the side of a tile.
Loaded<OutFiles> tabletopSave(const Source& source, const Json& options, tts::PictureUrls kept,
                              TableSetup tableSetup, const Progress& progress) {
    return TabletopExport(source, options, std::move(kept), std::move(tableSetup), progress).run();
}

class TabletopSimulatorFormat final : public Format {
public:
    std::string_view name() const override { return "tts"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Tabletop Simulator"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine", "A saved object with board, shuffled tiles, cubes and pieces, and "
                                           "the images it shows, on a server or in your own folder.");
    }
    bool takes(Subject) const override { return true; }
    bool setsUpTable() const override { return true; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 7> all{
            OptionSpec{.name = "links",
                       .type = OptionSpec::Type::Choice,
                       .defaultValue = "web",
                       .choices = {"web", "local"},
                       .label = QT_TRANSLATE_NOOP("Engine", "Images come from"),
                       .explanation =
                           QT_TRANSLATE_NOOP("Engine", "A server that everyone who plays can reach, or the "
                                                       "files in this folder, which only you see."),
                       .words = {QT_TRANSLATE_NOOP("Engine", "a server"),
                                 QT_TRANSLATE_NOOP("Engine", "the folder of this export")}},
            OptionSpec{.name = "urlPrefix",
                       .type = OptionSpec::Type::Address,
                       .defaultValue = "",
                       .label = QT_TRANSLATE_NOOP("Engine", "Address of the images"),
                       .explanation = QT_TRANSLATE_NOOP(
                           "Engine", "The folder on the web that you will upload them to; everyone who plays "
                                     "loads them from there. Empty: pictures that have not changed keep the "
                                     "addresses of the earlier export, the others come from this folder."),
                       .example = "https://example.org/tiles/"},
            OptionSpec{
                .name = "earlier",
                .type = OptionSpec::Type::Text,
                .defaultValue = "",
                .label = QT_TRANSLATE_NOOP("Engine", "Keep the links of"),
                .explanation = QT_TRANSLATE_NOOP(
                    "Engine",
                    "The .json file of an earlier export, or a later save of it from Tabletop Simulator: "
                    "pictures that have not changed keep the addresses that they have there."),
                .example = "my-set.json"},
            playersOption(),
            rulesOption(),
            OptionSpec{.name = "seed",
                       .defaultValue = 1,
                       .minimum = 0,
                       .maximum = 1'000'000'000,
                       .label = QT_TRANSLATE_NOOP("Engine", "Seed"),
                       .explanation =
                           QT_TRANSLATE_NOOP("Engine", "Another seed shuffles the tiles differently.")},
            pixelsOption(
                QT_TRANSLATE_NOOP("Engine", "Along one side; sheets of ten tiles have at most 4096 pixels."),
                400, 64, maxSheetPixels / maxSheetColumns)};
        return all;
    }
    /// Without an address, pictures that an earlier export into this folder had on a server stay there.
    Json optionsForFolder(const Source& source, Json options,
                          const std::filesystem::path& folder) const override {
        const bool local = options.at("links") == "local";
        if (!local && !options.at("urlPrefix").get_ref<const std::string&>().empty())
            return options;
        std::error_code ignored;
        const std::filesystem::path whole = std::filesystem::absolute(folder, ignored).lexically_normal();
        options["urlPrefix"] = QUrl::fromLocalFile(QString::fromStdString(whole.generic_string()))
                                   .toString(QUrl::FullyEncoded)
                                   .toStdString();
        const std::filesystem::path earlier = whole / fileNameFor(source.name, ".json");
        if (!local && options.at("earlier").get_ref<const std::string&>().empty() &&
            std::filesystem::is_regular_file(earlier, ignored) && earlierUrls(earlier.string()))
            options["earlier"] = earlier.string();
        return options;
    }
    std::vector<std::string> fileNames(const Source& source, const Json&) const override {
        return {fileNameFor(source.name, ".json"), fileNameFor(source.name, "-*.png"),
                fileNameFor(source.name, "-manifest.csv")};
    }
    Loaded<OutFiles> make(const Source& source, const Json& options,
                          const Progress& progress) const override {
        const Loaded<Source> all = withCompanionTiles(source);
        if (!all)
            return {std::nullopt, all.issues};
        auto ready = setUpTable(*all.value, options, options.at("seed"));
        if (!ready.value)
            return {std::nullopt, std::move(ready.issues)};
        Loaded<tts::PictureUrls> kept = earlierUrls(options.at("earlier"));
        if (!kept)
            return {std::nullopt, std::move(kept.issues)};
        return tabletopSave(*all.value, options, std::move(*kept.value), std::move(*ready.value), progress);
    }

private:
    static Loaded<tts::PictureUrls> earlierUrls(const std::string& file) {
        if (file.empty())
            return {tts::PictureUrls(), {}};
        Loaded<std::string> text = readFile(file);
        Loaded<tts::PictureUrls> links = text
                                             ? tts::readPictureUrls(*text.value)
                                             : Loaded<tts::PictureUrls>{std::nullopt, std::move(text.issues)};
        for (Issue& issue : links.issues)
            issue.file = file;
        return links;
    }
};

} // namespace

const Format& tabletopSimulatorFormat() {
    static const TabletopSimulatorFormat format;
    return format;
}

} // namespace tilewright::exchange
