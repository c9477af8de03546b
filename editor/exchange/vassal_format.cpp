#include "editor/exchange/file_names.h"
#include "editor/exchange/formats.h"
#include "editor/exchange/images.h"
#include "editor/exchange/things.h"
#include "editor/exchange/vassal_pieces.h"
#include "editor/exchange/zip_archive.h"
#include "editor/print/table_drawing.h"
#include "engine/art/art.h"

#include <QPainter>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tilewright::exchange {

namespace {

constexpr double unit = 100;
constexpr int mostBoardPixels = 10'000;
constexpr const char* boardName = "Board";
constexpr const char* mapName = "Dungeon";
constexpr const char* programVersion = "3.6.0";
constexpr const char* moduleVersion = "1.0";

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

using Attributes = std::vector<std::pair<const char*, QString>>;

class VassalExport {
public:
    VassalExport(const Source& source, const Json& options, SetUp setUp, const Progress& progress)
        : source_(source)
        , setUp_(std::move(setUp))
        , progress_(progress)
        , pixels_(options.at("pixels"))
        , margin_(options.at("margin")) {}

    Loaded<OutFiles> run() {
        if (std::optional<Issue> issue = addBoard())
            return {std::nullopt, {std::move(*issue)}};
        if (!addTileImages())
            return {std::nullopt, {stoppedIssue()}};
        QByteArray buildFile;
        xml_.emplace(&buildFile);
        xml_->setAutoFormatting(true);
        xml_->setAutoFormattingIndent(1);
        xml_->writeStartDocument();
        writeModule();
        xml_->writeEndDocument();
        xml_.reset();
        entries_.insert(entries_.begin(),
                        {{"buildFile", buildFile.toStdString()}, {"moduledata", moduleData().toStdString()}});
        std::string bytes = zipArchive(entries_);
        if (bytes.empty()) {
            Issue issue;
            issue.code = "archive-not-made";
            issue.message = QT_TRANSLATE_NOOP("Engine", "The module could not be packed.");
            return {std::nullopt, {std::move(issue)}};
        }
        return {OutFiles{{fileNameFor(source_.name, ".vmod"), std::move(bytes), {}}}, {}};
    }

private:
    bool isLaidInPlay(const game::LaidTile& laid) const { return laid.tile >= 0 && laid.mapChamber < 0; }

    std::string moduleName() const { return source_.set.name.empty() ? source_.name : source_.set.name; }

    /// What the map shows with room for the dungeon to grow, all of it on a grid.
    std::optional<Issue> addBoard() {
        game::Table table;
        Cell least{0, 0}, most{0, 0};
        bool first = true;
        for (const game::LaidTile& laid : setUp_.table.tiles) {
            least = first ? laid.cell : Cell{std::min(least.x, laid.cell.x), std::min(least.y, laid.cell.y)};
            most = first ? laid.cell : Cell{std::max(most.x, laid.cell.x), std::max(most.y, laid.cell.y)};
            first = false;
            if (!isLaidInPlay(laid))
                table.tiles.push_back(laid);
        }
        left_ = least.x - margin_;
        top_ = least.y - margin_;
        columns_ = most.x - least.x + 1 + 2 * margin_;
        rows_ = most.y - least.y + 1 + 2 * margin_;
        if (std::max(columns_, rows_) * pixels_ > mostBoardPixels) {
            Issue issue;
            issue.code = "picture-too-large";
            issue.message = {QT_TRANSLATE_NOOP("Engine",
                                               "The picture would have %1 by %2 pixels, expected at most %3 "
                                               "each way."),
                             {columns_ * pixels_, rows_ * pixels_, mostBoardPixels}};
            issue.remedy = QT_TRANSLATE_NOOP("Engine", "Choose fewer pixels a tile.");
            return issue;
        }
        QImage image(columns_ * pixels_, rows_ * pixels_, QImage::Format_RGB888);
        image.fill(QColor(0x2B, 0x22, 0x1D));
        QPainter painter(&image);
        painter.scale(pixels_ / unit, pixels_ / unit);
        painter.setPen(QPen(QColor(0x3D, 0x2F, 0x27), 1));
        for (int x = 1; x < columns_; ++x)
            painter.drawLine(QPointF(x * unit, 0), QPointF(x * unit, rows_ * unit));
        for (int y = 1; y < rows_; ++y)
            painter.drawLine(QPointF(0, y * unit), QPointF(columns_ * unit, y * unit));
        painter.translate(-left_ * unit, -top_ * unit);
        const TableDrawing drawing = drawingOf(source_.set, setUp_.game->map(), table);
        TablePainter(drawing).paint(painter,
                                    QRectF(left_ * unit, top_ * unit, columns_ * unit, rows_ * unit));
        painter.end();
        entries_.emplace_back("images/board.png", pngBytes(std::move(image)));
        return std::nullopt;
    }

    bool addTileImages() {
        std::vector<bool> needed(source_.set.tiles.size());
        for (const std::uint16_t tile : setUp_.stack)
            needed[tile] = true;
        for (const game::LaidTile& laid : setUp_.table.tiles)
            if (isLaidInPlay(laid))
                needed[static_cast<std::size_t>(laid.tile)] = true;
        tileImages_.resize(needed.size());
        for (std::size_t i = 0; i < needed.size(); ++i) {
            if (!goOn(progress_, static_cast<double>(i) / static_cast<double>(needed.size())))
                return false;
            const Tile& tile = source_.set.tiles[i];
            if (needed[i])
                tileImages_[i] = addImage("tile-" + tile.id, imageOf(art::tilePicture(tile), pixels_));
        }
        back_ = addImage("back", imageOf(art::tileBack(), pixels_));
        return true;
    }

    /// Its name within `images`.
    std::string addImage(const std::string& name, QImage image) {
        std::string file = names_.nameFor(name, ".png");
        entries_.emplace_back("images/" + file, pngBytes(std::move(image)));
        return file;
    }

    QByteArray moduleData() const {
        QByteArray bytes;
        QXmlStreamWriter xml(&bytes);
        xml.writeStartDocument();
        xml.writeStartElement(QStringLiteral("data"));
        xml.writeAttribute(QStringLiteral("version"), QStringLiteral("1"));
        xml.writeTextElement(QStringLiteral("version"), QLatin1String(moduleVersion));
        xml.writeTextElement(QStringLiteral("VassalVersion"), QLatin1String(programVersion));
        xml.writeTextElement(QStringLiteral("dateSaved"), QStringLiteral("0"));
        xml.writeTextElement(QStringLiteral("description"), text(source_.set.description));
        xml.writeTextElement(QStringLiteral("name"), text(moduleName()));
        xml.writeEndDocument();
        return bytes;
    }

    void open(const char* name, const Attributes& attributes = {}) {
        xml_->writeStartElement(QLatin1String(name));
        for (const auto& [attribute, value] : attributes)
            xml_->writeAttribute(QLatin1String(attribute), value);
    }
    void close() { xml_->writeEndElement(); }
    void empty(const char* name, const Attributes& attributes = {}) {
        open(name, attributes);
        close();
    }

    void writeModule() {
        open("VASSAL.build.GameModule", {{"name", text(moduleName())},
                                         {"version", QLatin1String(moduleVersion)},
                                         {"VassalVersion", QLatin1String(programVersion)},
                                         {"description", text(source_.set.description)},
                                         {"nextPieceSlotId", QString::number(1'000'000)},
                                         {"ModuleOther1", {}},
                                         {"ModuleOther2", {}}});
        // First of all: without it no piece is understood.
        empty("VASSAL.build.module.BasicCommandEncoder");
        empty("VASSAL.build.module.Documentation");
        open("VASSAL.build.module.PlayerRoster",
             {{"buttonText", QStringLiteral("Retire")},
              {"buttonToolTip", QStringLiteral("Leave or change sides")}});
        for (std::size_t seat = 0; seat < setUp_.table.seats.size(); ++seat)
            xml_->writeTextElement(QStringLiteral("entry"), seatName(seat));
        close();
        empty("VASSAL.build.module.GlobalOptions",
              {{"autoReport", QStringLiteral("Use Preferences Setting")},
               {"centerOnMove", QStringLiteral("Use Preferences Setting")},
               {"nonOwnerUnmaskable", QStringLiteral("Always")},
               {"playerIdFormat", QStringLiteral("$PlayerName$")},
               {"promptString", QStringLiteral("Opponents can unmask my pieces")}});
        writePalette();
        writeMap();
        close();
    }

    static QString seatName(std::size_t seat) {
        QString name = QString::fromUtf8(tilewright::name(colourAt(static_cast<int>(seat))).data());
        name[0] = name[0].toUpper();
        return name;
    }

    /// As many as one likes of everything that is no tile.
    void writePalette() {
        open("VASSAL.build.module.PieceWindow", {{"name", QStringLiteral("Pieces")},
                                                 {"text", QStringLiteral("Pieces")},
                                                 {"tooltip", QStringLiteral("Picks, markers and pieces")},
                                                 {"hidden", QStringLiteral("false")},
                                                 {"scale", QStringLiteral("1.0")},
                                                 {"icon", {}},
                                                 {"hotkey", {}}});
        open("VASSAL.build.widget.ListWidget", {{"entryName", QStringLiteral("Pieces")},
                                                {"divider", QStringLiteral("150")},
                                                {"height", QStringLiteral("400")},
                                                {"width", QStringLiteral("300")},
                                                {"scale", QStringLiteral("1.0")}});
        std::map<std::string, bool> listed;
        const auto list = [&](const Thing& thing) {
            if (listed.try_emplace(nameOf(thing), true).second)
                writeThing(thing);
        };
        for (const game::Holding& holding : setUp_.table.supply)
            list({holding.kind});
        for (const game::Piece& piece : setUp_.table.pieces)
            list({piece.kind, piece.player, piece.number});
        for (std::size_t seat = 0; seat < setUp_.table.seats.size(); ++seat)
            for (const Thing& thing : thingsOf(setUp_.table.seats[seat], static_cast<int>(seat)))
                list(isPiece(thing.kind) ? thing : Thing{thing.kind});
        close();
        close();
    }

    void writeMap() {
        open("VASSAL.build.module.Map", {{"mapName", QLatin1String(mapName)},
                                         {"allowMultiple", QStringLiteral("false")},
                                         {"backgroundcolor", QStringLiteral("36,26,21")},
                                         {"buttonName", {}},
                                         {"color", QStringLiteral("0,0,0")},
                                         {"edgeHeight", QStringLiteral("0")},
                                         {"edgeWidth", QStringLiteral("0")},
                                         {"hideKey", {}},
                                         {"icon", {}},
                                         {"launch", QStringLiteral("false")},
                                         {"markMoved", QStringLiteral("Never")},
                                         {"moveKey", {}},
                                         {"thickness", QStringLiteral("3")}});
        writeBoard();
        empty("VASSAL.build.module.map.StackMetrics", {{"disabled", QStringLiteral("false")},
                                                       {"exSepX", QStringLiteral("14")},
                                                       {"exSepY", QStringLiteral("20")},
                                                       {"unexSepX", QStringLiteral("8")},
                                                       {"unexSepY", QStringLiteral("6")}});
        for (const char* part :
             {"ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer", "MapCenterer",
              "StackExpander", "PieceMover", "KeyBufferer", "ImageSaver", "HighlightLastMoved"})
            empty((std::string("VASSAL.build.module.map.") + part).c_str());
        empty("VASSAL.build.module.map.CounterDetailViewer",
              {{"delay", QStringLiteral("700")}, {"zoomlevel", QStringLiteral("1.0")}});
        empty("VASSAL.build.module.map.Zoomer",
              {{"zoomLevels", QStringLiteral("0.25,0.4,0.6,1.0,1.6")}, {"zoomStart", QStringLiteral("4")}});
        writeDeck();
        writeTable();
        close();
    }

    void writeBoard() {
        open("VASSAL.build.module.map.BoardPicker", {{"boardPrompt", QStringLiteral("Select board")},
                                                     {"slotHeight", QStringLiteral("125")},
                                                     {"slotScale", QStringLiteral("0.2")},
                                                     {"slotWidth", QStringLiteral("350")},
                                                     {"title", QStringLiteral("Choose Boards")}});
        open("VASSAL.build.module.map.boardPicker.Board", {{"name", QLatin1String(boardName)},
                                                           {"image", QStringLiteral("board.png")},
                                                           {"reversible", QStringLiteral("false")},
                                                           {"width", QString::number(columns_ * pixels_)},
                                                           {"height", QString::number(rows_ * pixels_)}});
        // From the middles of cells; sides are for markers.
        empty("VASSAL.build.module.map.boardPicker.board.SquareGrid",
              {{"dx", QString::number(pixels_) + QStringLiteral(".0")},
               {"dy", QString::number(pixels_) + QStringLiteral(".0")},
               {"x0", QString::number(pixels_ / 2)},
               {"y0", QString::number(pixels_ / 2)},
               {"color", QStringLiteral("0,0,0")},
               {"snapTo", QStringLiteral("true")},
               {"edgesLegal", QStringLiteral("true")},
               {"cornersLegal", QStringLiteral("false")},
               {"dotsVisible", QStringLiteral("false")},
               {"visible", QStringLiteral("false")},
               {"range", QStringLiteral("Manhattan")}});
        close();
        close();
    }

    void writeSlot(const char* element, const std::string& name, int width,
                   const std::vector<vassal::Trait>& traits) {
        open(element, {{"entryName", text(name)},
                       {"gpid", QString::number(pieces_)},
                       {"height", QString::number(width)},
                       {"width", QString::number(width)}});
        xml_->writeCharacters(text(vassal::definition(traits)));
        close();
    }

    void writeTile(const char* element, int tile, Rotation rotation) {
        const std::string& name = source_.set.tiles[static_cast<std::size_t>(tile)].id;
        ++pieces_;
        // Angles count anticlockwise there, their numbers clockwise.
        writeSlot(element, name, pixels_,
                  {vassal::mask(back_), vassal::quarterTurns(index(rotation)),
                   vassal::basicPiece(tileImages_[static_cast<std::size_t>(tile)], name, pieces_)});
    }

    void writeThing(const Thing& thing) {
        const std::string name = nameOf(thing);
        const auto [image, isNew] = thingImages_.try_emplace(name);
        const int width = thingPixels(thing);
        if (isNew) {
            std::string file = name;
            std::replace(file.begin(), file.end(), ' ', '-');
            image->second = addImage(file, imageOf(pictureOf(thing), width));
        }
        ++pieces_;
        writeSlot("VASSAL.build.widget.PieceSlot", name, width,
                  {vassal::removal(), vassal::basicPiece(image->second, name, pieces_)});
    }

    int thingPixels(const Thing& thing) const {
        constexpr double piece = 0.45, token = 0.26;
        return std::max(8, qRound(pixels_ * (isPiece(thing.kind) ? piece : token)));
    }

    void writeDeck() {
        open("VASSAL.build.module.map.DrawPile", {{"name", QStringLiteral("Tiles")},
                                                  {"owningBoard", QLatin1String(boardName)},
                                                  {"useGridLocation", QStringLiteral("false")},
                                                  {"x", QString::number(pixels_)},
                                                  {"y", QString::number(pixels_)},
                                                  {"width", QString::number(pixels_)},
                                                  {"height", QString::number(pixels_)},
                                                  {"allowMultiple", QStringLiteral("false")},
                                                  {"allowSelect", QStringLiteral("false")},
                                                  {"canSave", QStringLiteral("false")},
                                                  {"color", QStringLiteral("217,165,33")},
                                                  {"draw", QStringLiteral("true")},
                                                  {"drawFaceUp", QStringLiteral("true")},
                                                  {"faceDown", QStringLiteral("Always")},
                                                  {"shuffle", QStringLiteral("Always")},
                                                  {"reversible", QStringLiteral("false")},
                                                  {"reshufflable", QStringLiteral("false")},
                                                  {"hotkeyOnEmpty", QStringLiteral("false")},
                                                  {"maxStack", QStringLiteral("10")},
                                                  {"expressionCounting", QStringLiteral("false")},
                                                  {"countExpressions", {}}});
        // VASSAL shuffles; in the order of the set the module is easier to edit.
        game::Stack sorted = setUp_.stack;
        std::sort(sorted.begin(), sorted.end());
        for (const std::uint16_t tile : sorted)
            writeTile("VASSAL.build.widget.CardSlot", tile, Rotation::R0);
        close();
    }

    void openStack(const QString& name, double x, double y) {
        open("VASSAL.build.module.map.SetupStack", {{"name", name},
                                                    {"owningBoard", QLatin1String(boardName)},
                                                    {"useGridLocation", QStringLiteral("false")},
                                                    {"x", QString::number(qRound(x * pixels_))},
                                                    {"y", QString::number(qRound(y * pixels_))}});
    }

    /// Laid tiles, pieces and markers where they are; what the players have in a row above the board.
    void writeTable() {
        for (const game::LaidTile& laid : setUp_.table.tiles) {
            if (!isLaidInPlay(laid))
                continue;
            openStack(text("Tile " + source_.set.tiles[static_cast<std::size_t>(laid.tile)].id),
                      laid.cell.x - left_ + 0.5, laid.cell.y - top_ + 0.5);
            writeTile("VASSAL.build.widget.CardSlot", laid.tile, laid.rotation);
            close();
        }
        for (const game::SideToken& token : setUp_.table.tokens) {
            const Cell step = neighbour({0, 0}, token.side);
            openStack(QStringLiteral("Marker"), token.cell.x - left_ + 0.5 + step.x / 2.0,
                      token.cell.y - top_ + 0.5 + step.y / 2.0);
            writeThing({token.kind});
            close();
        }
        std::map<Cell, std::vector<Thing>> standing;
        for (const game::Piece& piece : setUp_.table.pieces)
            standing[piece.cell].push_back({piece.kind, piece.player, piece.number});
        for (const auto& [cell, things] : standing) {
            openStack(QStringLiteral("Pieces"), cell.x - left_ + 0.5, cell.y - top_ + 0.5);
            for (const Thing& thing : things)
                writeThing(thing);
            close();
        }
        for (std::size_t seat = 0; seat < setUp_.table.seats.size(); ++seat) {
            openStack(seatName(seat), 3.5 + static_cast<double>(seat), 0.5);
            for (const Thing& thing : thingsOf(setUp_.table.seats[seat], static_cast<int>(seat)))
                writeThing(isPiece(thing.kind) ? thing : Thing{thing.kind});
            close();
        }
    }

    const Source& source_;
    SetUp setUp_;
    const Progress& progress_;
    int pixels_;
    int margin_;
    int left_ = 0;
    int top_ = 0;
    int columns_ = 0;
    int rows_ = 0;
    int pieces_ = 0;
    FileNames names_;
    std::vector<std::string> tileImages_;
    std::map<std::string, std::string> thingImages_;
    std::string back_;
    std::vector<std::pair<std::string, std::string>> entries_;
    std::optional<QXmlStreamWriter> xml_;
};

class VassalFormat final : public Format {
public:
    std::string_view name() const override { return "vassal"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "VASSAL module"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine",
                                 "A module with board, grid, a shuffled pile of tiles that keys turn, pieces "
                                 "and markers, all in one file.");
    }
    bool takes(Subject) const override { return true; }
    std::string_view ending(Subject) const override { return ".vmod"; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 3> all{
            OptionSpec{.name = "players",
                       .label = QT_TRANSLATE_NOOP("Engine", "Players"),
                       .explanation =
                           QT_TRANSLATE_NOOP("Engine", "For how many the table is set; a game has its own."),
                       .defaultNumber = 4,
                       .minimum = 2,
                       .maximum = 4},
            OptionSpec{.name = "pixels",
                       .label = QT_TRANSLATE_NOOP("Engine", "Pixels a tile"),
                       .explanation = QT_TRANSLATE_NOOP("Engine", "Along an edge of its picture."),
                       .defaultNumber = 100,
                       .minimum = 32,
                       .maximum = 400},
            OptionSpec{.name = "margin",
                       .label = QT_TRANSLATE_NOOP("Engine", "Room round the board"),
                       .explanation =
                           QT_TRANSLATE_NOOP("Engine", "Cells on each side into which the dungeon can grow."),
                       .defaultNumber = 8,
                       .minimum = 2,
                       .maximum = 40}};
        return all;
    }
    std::vector<std::string> outline(const Source& source, const Json&) const override {
        return {fileNameFor(source.name, ".vmod")};
    }
    Loaded<OutFiles> make(const Source& source, const Json& options,
                          const Progress& progress) const override {
        auto ready = setUp(source, options.at("players"), 1);
        if (!ready.value)
            return {std::nullopt, std::move(ready.issues)};
        return VassalExport(source, options, std::move(*ready.value), progress).run();
    }
};

} // namespace

const Format& vassalFormat() {
    static const VassalFormat format;
    return format;
}

} // namespace tilewright::exchange
