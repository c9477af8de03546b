#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/vassal/vassal_images.h"
#include "editor/output/formats/vassal/vassal_pieces.h"
#include "editor/output/formats/virtual_tabletop.h"
#include "engine/art/table_drawing.h"
#include "engine/base/file_names.h"

#include <QXmlStreamWriter>

#include <zip.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilewright::exchange {

namespace {

constexpr zip_uint16_t firstDay = (1U << 5U) | 1U;

struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using OwnedSource = std::unique_ptr<zip_source_t, FreeSource>;

/// False if the archive rejects it.
bool addFile(zip_t* archive, const std::string& name, const std::string& bytes) {
    zip_source_t* content = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    const zip_int64_t added =
        content == nullptr ? -1 : zip_file_add(archive, name.c_str(), content, ZIP_FL_ENC_UTF_8);
    if (added < 0) {
        zip_source_free(content);
        return false;
    }
    const auto place = static_cast<zip_uint64_t>(added);
    constexpr zip_uint32_t level = 9;
    return zip_set_file_compression(archive, place, ZIP_CM_DEFLATE, level) == 0 &&
           zip_file_set_dostime(archive, place, 0, firstDay, 0) == 0;
}

std::string bytesOf(zip_source_t* source) {
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_stat(source, &stat) != 0 || zip_source_open(source) != 0)
        return {};
    std::string bytes(stat.size, '\0');
    const zip_int64_t read = zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    return read == static_cast<zip_int64_t>(bytes.size()) ? bytes : std::string();
}

/// Packs files by name and bytes; folders come from the names. The same files always give the same bytes:
/// their date is 1 January 1980. Empty if memory runs out.
std::string zipArchive(const std::vector<std::pair<std::string, std::string>>& files) {
    const OwnedSource target(zip_source_buffer_create(nullptr, 0, 0, nullptr));
    if (!target)
        return {};
    zip_t* archive = zip_open_from_source(target.get(), ZIP_TRUNCATE, nullptr);
    if (archive == nullptr)
        return {};
    // Closing releases the archive's reference to the source; ours stays.
    zip_source_keep(target.get());
    for (const auto& [name, bytes] : files)
        if (!addFile(archive, name, bytes)) {
            zip_discard(archive);
            return {};
        }
    if (zip_close(archive) != 0) {
        zip_discard(archive);
        return {};
    }
    return bytesOf(target.get());
}

constexpr const char* boardName = "Board";
constexpr const char* mapName = "Table";
constexpr const char* programVersion = "3.6.0";

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

/// On one line and without tabs, which separate the parts of a piece.
std::string oneLine(std::string name) {
    for (char& c : name)
        if (static_cast<unsigned char>(c) < ' ')
            c = ' ';
    return name;
}

using Attributes = std::vector<std::pair<const char*, QString>>;

class VassalExport {
public:
    VassalExport(const Source& source, const Json& options, TableSetup tableSetup, const Progress& progress)
        : source_(source)
        , tableSetup_(std::move(tableSetup))
        , progress_(progress)
        , pixels_(options.at("pixels"))
        , images_(source.set, pixels_, options.at("margin")) {}

    Loaded<OutFiles> run() {
        if (std::optional<Issue> issue = images_.addBoard(tableSetup_))
            return {std::nullopt, {std::move(*issue)}};
        if (!images_.addTiles(tableSetup_, progress_))
            return {std::nullopt, {stoppedIssue()}};
        version_ = "1.0-" + contentHash(buildFile().toStdString()).substr(0, 8);
        const QByteArray buildFile = this->buildFile();
        std::vector<std::pair<std::string, std::string>> entries{{"buildFile.xml", buildFile.toStdString()},
                                                                 {"moduledata", moduleData().toStdString()}};
        for (auto& image : images_.takeFiles())
            entries.emplace_back("images/" + image.first, std::move(image.second));
        std::string bytes = zipArchive(entries);
        if (bytes.empty()) {
            Issue issue;
            issue.code = "archive-not-made";
            issue.message = QT_TRANSLATE_NOOP("Engine", "The module could not be packed.");
            return {std::nullopt, {std::move(issue)}};
        }
        return {OutFiles{{fileNameFor(source_.name, ".vmod"), std::move(bytes), {}}}, {}};
    }

private:
    QByteArray buildFile() {
        QByteArray bytes;
        pieces_ = 0;
        xml_.emplace(&bytes);
        xml_->setAutoFormatting(true);
        xml_->setAutoFormattingIndent(1);
        xml_->writeStartDocument();
        writeModule();
        xml_->writeEndDocument();
        xml_.reset();
        return bytes;
    }

    std::string moduleName() const { return source_.set.name.empty() ? source_.name : source_.set.name; }

    QByteArray moduleData() const {
        QByteArray bytes;
        QXmlStreamWriter xml(&bytes);
        xml.writeStartDocument();
        xml.writeStartElement(QStringLiteral("data"));
        xml.writeAttribute(QStringLiteral("version"), QStringLiteral("1"));
        xml.writeTextElement(QStringLiteral("version"), text(version_));
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
                                         {"version", text(version_)},
                                         {"VassalVersion", QLatin1String(programVersion)},
                                         {"description", text(source_.set.description)},
                                         {"nextPieceSlotId", QString::number(1'000'000)},
                                         {"ModuleOther1", {}},
                                         {"ModuleOther2", {}}});
        // Must come first: without it no piece is understood.
        empty("VASSAL.build.module.BasicCommandEncoder");
        empty("VASSAL.build.module.Documentation");
        open("VASSAL.build.module.PlayerRoster",
             {{"buttonText", QStringLiteral("Retire")},
              {"buttonToolTip", QStringLiteral("Leave or change sides")}});
        for (std::size_t seat = 0; seat < tableSetup_.table.seats.size(); ++seat)
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

    /// Unlimited numbers of everything except tiles.
    void writePalette() {
        open("VASSAL.build.module.PieceWindow", {{"name", QStringLiteral("Pieces")},
                                                 {"text", QStringLiteral("Pieces")},
                                                 {"tooltip", QStringLiteral("Pieces, markers and tokens")},
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
        const auto list = [&](const TableObject& object) {
            if (listed.try_emplace(nameOf(object), true).second)
                writeObject(object);
        };
        for (const game::Holding& holding : tableSetup_.table.supply)
            list({holding.kind});
        for (const game::Piece& piece : tableSetup_.table.pieces)
            list({piece.kind, piece.player, piece.number});
        for (std::size_t seat = 0; seat < tableSetup_.table.seats.size(); ++seat)
            for (const TableObject& object : objectsOffBoard(tableSetup_.table, static_cast<int>(seat)))
                list(isPiece(object.kind) ? object : TableObject{object.kind});
        for (int player = -1; player < static_cast<int>(tableSetup_.table.seats.size()); ++player)
            for (const TableObject& object : objectsInSpaces(tableSetup_.table, player))
                list(object);
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
        open("VASSAL.build.module.map.boardPicker.Board",
             {{"name", QLatin1String(boardName)},
              {"image", text(images_.board())},
              {"reversible", QStringLiteral("false")},
              {"width", QString::number(grid().columns * pixels_)},
              {"height", QString::number(grid().rows * pixels_)}});
        // Snaps to the middles of cells; sides are for markers.
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
        xml_->writeCharacters(text(vassal::addPieceCommand(traits)));
        close();
    }

    void writeTile(const char* element, int tile, Rotation rotation) {
        const std::string name = oneLine(source_.set.tiles[static_cast<std::size_t>(tile)].id);
        ++pieces_;
        // Angles count anticlockwise there, their numbers clockwise.
        writeSlot(element, name, pixels_,
                  {vassal::mask(images_.back()), vassal::quarterTurns(index(rotation)),
                   vassal::basicPiece(images_.tile(tile), name, pieces_)});
    }

    void writeObject(const TableObject& object) {
        const std::string name = nameOf(object);
        const int width = images_.objectPixels(object);
        const std::string image = images_.object(object);
        ++pieces_;
        writeSlot("VASSAL.build.widget.PieceSlot", name, width,
                  {vassal::removal(), vassal::basicPiece(image, name, pieces_)});
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
        game::Stack sorted = tableSetup_.stack;
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

    /// Laid tiles, pieces and markers at their places; the players' things, and pieces beside the tiles, in a
    /// row above the board.
    void writeTable() {
        for (const game::LaidTile& laid : tableSetup_.table.tiles) {
            if (!laidInPlay(laid))
                continue;
            openStack(text("Tile " + source_.set.tiles[static_cast<std::size_t>(laid.tile)].id),
                      laid.cell.x - grid().left + 0.5, laid.cell.y - grid().top + 0.5);
            writeTile("VASSAL.build.widget.CardSlot", laid.tile, laid.rotation);
            close();
        }
        for (const game::Token& token : tableSetup_.table.tokens) {
            const art::Point at = tokenPoint(token);
            openStack(QStringLiteral("Marker"), at.x / unitsPerCell - grid().left,
                      at.y / unitsPerCell - grid().top);
            writeObject({token.kind});
            close();
        }
        std::map<Cell, std::vector<TableObject>> standing;
        for (const game::Piece& piece : tableSetup_.table.pieces)
            standing[piece.cell].push_back({piece.kind, piece.player, piece.number});
        for (const auto& [cell, objects] : standing) {
            openStack(QStringLiteral("Pieces"), cell.x - grid().left + 0.5, cell.y - grid().top + 0.5);
            for (const TableObject& object : objects)
                writeObject(object);
            close();
        }
        for (std::size_t seat = 0; seat < tableSetup_.table.seats.size(); ++seat) {
            openStack(seatName(seat), 3.5 + static_cast<double>(seat), 0.5);
            for (const TableObject& object : objectsOffBoard(tableSetup_.table, static_cast<int>(seat)))
                writeObject(isPiece(object.kind) ? object : TableObject{object.kind});
            for (const TableObject& object : objectsInSpaces(tableSetup_.table, static_cast<int>(seat)))
                writeObject(object);
            close();
        }
        if (const std::vector<TableObject> beside = objectsInSpaces(tableSetup_.table, -1); !beside.empty()) {
            openStack(QStringLiteral("Beside the tiles"),
                      3.5 + static_cast<double>(tableSetup_.table.seats.size()), 0.5);
            for (const TableObject& object : beside)
                writeObject(object);
            close();
        }
    }

    const VassalGrid& grid() const { return images_.grid(); }

    const Source& source_;
    TableSetup tableSetup_;
    const Progress& progress_;
    int pixels_;
    int pieces_ = 0;
    /// Names what the module shows, as its pictures do: VASSAL tells modules and what it keeps of them apart
    /// by it.
    std::string version_;
    VassalImages images_;
    std::optional<QXmlStreamWriter> xml_;
};

/// The single file of a VASSAL module, a zip archive. `options` holds players, pixels and margin.
Loaded<OutFiles> vassalModule(const Source& source, const Json& options, TableSetup tableSetup,
                              const Progress& progress) {
    return VassalExport(source, options, std::move(tableSetup), progress).run();
}

class VassalFormat final : public Format {
public:
    std::string_view name() const override { return "vassal"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "VASSAL module"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine", "A module with a board, a grid, a shuffled pile of tiles that you "
                                           "turn with keys, pieces and markers, all in one file.");
    }
    bool takes(Subject) const override { return true; }
    bool setsUpTable() const override { return true; }
    std::string_view ending(Subject) const override { return ".vmod"; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 4> all{
            playersOption(), rulesOption(),
            pixelsOption(QT_TRANSLATE_NOOP("Engine", "Along one side of its picture."), 100, 32, 400),
            OptionSpec{.name = "margin",
                       .defaultValue = 8,
                       .minimum = 2,
                       .maximum = 40,
                       .label = QT_TRANSLATE_NOOP("Engine", "Space around the board"),
                       .explanation =
                           QT_TRANSLATE_NOOP("Engine", "Cells on each side into which the board can grow.")}};
        return all;
    }
    std::vector<std::string> fileNames(const Source& source, const Json&) const override {
        return {fileNameFor(source.name, ".vmod")};
    }
    Loaded<OutFiles> make(const Source& source, const Json& options,
                          const Progress& progress) const override {
        const Loaded<Source> all = withCompanionTiles(source);
        if (!all)
            return {std::nullopt, all.issues};
        auto ready = setUpTable(*all.value, options, 1);
        if (!ready.value)
            return {std::nullopt, std::move(ready.issues)};
        return vassalModule(*all.value, options, std::move(*ready.value), progress);
    }
};

} // namespace

const Format& vassalFormat() {
    static const VassalFormat format;
    return format;
}

} // namespace tilewright::exchange
