#include "editor/render/table_drawing.h"

#include "editor/render/picture_painter.h"
#include "editor/render/picture_svg.h"
#include "engine/art/art.h"
#include "engine/art/shapes/feature_shapes.h"
#include "engine/art/shapes/standing.h"

#include <QPainter>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace tilewright {

namespace {

constexpr double tokenSize = 26;
constexpr double figureSize = 34;

class Drawer {
public:
    Drawer(const TileSet& set, const Map& map) : set_(set), map_(map) {}

    void tiles(const game::Table& table) {
        for (const game::LaidTile& laid : table.tiles) {
            const bool isTile = laid.tile >= 0;
            const int number = isTile ? laid.tile : laid.mapChamber;
            const auto i = static_cast<std::size_t>(number);
            place(
                isTile ? "tile " + std::to_string(number) : nameOf(map_.chambers[i]),
                [&] { return isTile ? art::tilePicture(set_.tiles[i]) : art::roomPicture(map_.chambers[i]); },
                {.x = laid.cell.x * unitsPerCell,
                 .y = laid.cell.y * unitsPerCell,
                 .rotation = laid.rotation});
        }
    }

    void tokens(const game::Table& table) {
        for (const game::SideToken& token : table.tokens) {
            const Cell step = neighbour({0, 0}, token.side);
            const double x = (token.cell.x + 0.5 + step.x / 2.0) * unitsPerCell;
            const double y = (token.cell.y + 0.5 + step.y / 2.0) * unitsPerCell;
            place("token " + std::string(token.kind), [&] { return art::tokenPicture(token.kind); },
                  {.x = x - tokenSize / 2, .y = y - tokenSize / 2, .size = tokenSize});
        }
    }

    void pieces(const game::Table& table) {
        std::map<Cell, std::vector<const game::Piece*>> byCell;
        std::map<Cell, const game::LaidTile*> laid;
        for (const game::LaidTile& tile : table.tiles)
            laid[tile.cell] = &tile;
        for (const game::Piece& piece : table.pieces)
            if (const auto tile = laid.find(piece.cell);
                piece.feature >= 0 && tile != laid.end() && tile->second->tile >= 0)
                figure(piece, *tile->second);
            else
                byCell[piece.cell].push_back(&piece);
        for (const auto& [cell, standing] : byCell) {
            const auto tile = laid.find(cell);
            if (tile != laid.end() && tile->second->tile >= 0 && onTile(standing, *tile->second))
                continue;
            for (std::size_t i = 0; i < standing.size(); ++i)
                piece(*standing[i], cell, i, standing.size());
        }
    }

    TableDrawing take() { return std::move(drawing_); }

private:
    /// Rooms that look the same have one name.
    static std::string nameOf(const Chamber& room) {
        std::string all = "room " + std::string(name(room.room));
        if (room.seat > 0)
            all.append(" ").append(std::to_string(room.seat));
        for (const Side side : room.sides)
            all.append(" ").append(name(side));
        return all;
    }

    template <class Make>
    void place(const std::string& key, Make make, TableDrawing::Placed placed) {
        const auto [known, isNew] = numbers_.try_emplace(key, drawing_.pictures.size());
        if (isNew) {
            drawing_.pictures.push_back(make());
            drawing_.names.push_back(key);
        }
        placed.picture = known->second;
        art::Box& box = drawing_.bounds;
        if (drawing_.placed.empty())
            box = {placed.x, placed.y, placed.x, placed.y};
        box.left = std::min(box.left, placed.x);
        box.top = std::min(box.top, placed.y);
        box.right = std::max(box.right, placed.x + placed.size);
        box.bottom = std::max(box.bottom, placed.y + placed.size);
        drawing_.placed.push_back(placed);
    }

    /// A piece on its feature, in its pose.
    void figure(const game::Piece& piece, const game::LaidTile& laid) {
        const Tile& tile = set_.tiles[static_cast<std::size_t>(laid.tile)];
        const auto number = static_cast<std::size_t>(piece.feature);
        const bool isOfRoad = number >= tile.landscape().features.size();
        const auto& features = art::featureShapes(tile, isOfRoad).features;
        const art::Point at = number < features.size() ? features[number].anchor : art::Point{50, 50};
        const art::Point turned = art::Transform::rotation(degrees(laid.rotation), {50, 50})(at);
        const bool onRoad = isOfRoad || tile.landscape().features[number].kind == FeatureKind::Road;
        const std::string kind(piece.kind);
        const std::string posed = kind + (piece.lying ? "-farmer" : onRoad ? "-thief" : "-standing");
        if (art::stanceOf(piece.kind) == art::Stance::Beside)
            return spot(piece, laid.cell, art::spotBeside(turned));
        constexpr double size = figureSize;
        place("piece " + posed + ' ' + std::to_string(piece.player),
              [&] {
                  art::Picture picture = art::piecePicture(posed, piece.player, 0);
                  return picture.shapes.empty() ? art::piecePicture(kind, piece.player, 0) : picture;
              },
              {.x = laid.cell.x * unitsPerCell + turned.x - size / 2,
               .y = laid.cell.y * unitsPerCell + turned.y - size / 2,
               .size = size});
    }

    /// Adds pieces of a tile with features that are on none of them; false for other tiles.
    bool onTile(const std::vector<const game::Piece*>& pieces, const game::LaidTile& laid) {
        const Tile& tile = set_.tiles[static_cast<std::size_t>(laid.tile)];
        const art::FeatureShapes shapes = art::featureShapes(tile, false);
        if (shapes.features.empty())
            return false;
        std::vector<art::Stance> stances;
        for (const game::Piece* piece : pieces)
            stances.push_back(art::stanceOf(piece->kind));
        std::optional<art::Point> tower = shapes.tower;
        if (tower)
            tower = art::Transform::rotation(degrees(laid.rotation), {50, 50})(*tower);
        const std::vector<art::Spot> spots = art::spotsOnTile(stances, tower, figureSize);
        for (std::size_t i = 0; i < pieces.size(); ++i)
            spot(*pieces[i], laid.cell, spots[i]);
        return true;
    }

    void spot(const game::Piece& piece, Cell cell, const art::Spot& at) {
        place("piece " + std::string(piece.kind) + ' ' + std::to_string(piece.player),
              [&] { return art::piecePicture(piece.kind, piece.player, 0); },
              {.x = cell.x * unitsPerCell + at.middle.x - at.size / 2,
               .y = cell.y * unitsPerCell + at.middle.y - at.size / 2,
               .size = at.size});
    }

    /// The `at`-th of `count` pieces in a cell, placed as on the board.
    void piece(const game::Piece& piece, Cell cell, std::size_t at, std::size_t count) {
        const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
        const std::size_t rows = (count + columns - 1) / columns;
        const double size = count == 1 ? 50 : count == 2 ? 42 : 72.0 / static_cast<double>(columns);
        const double dx = count == 1 ? 0 : size * (count == 2 ? 0.72 : 0.85);
        const std::size_t row = at / columns;
        const std::size_t inRow = std::min(columns, count - row * columns);
        const double x =
            unitsPerCell / 2 + dx * (static_cast<double>(at % columns) - static_cast<double>(inRow - 1) / 2);
        const double y =
            unitsPerCell / 2 + size * (static_cast<double>(row) - static_cast<double>(rows - 1) / 2);
        const std::string key = "piece " + std::string(piece.kind) + ' ' + std::to_string(piece.player) +
                                ' ' + std::to_string(piece.number);
        place(key, [&] { return art::piecePicture(piece.kind, piece.player, piece.number + 1); },
              {.x = cell.x * unitsPerCell + x - size / 2,
               .y = cell.y * unitsPerCell + y - size / 2,
               .size = size});
    }

    const TileSet& set_;
    const Map& map_;
    TableDrawing drawing_;
    std::map<std::string, std::size_t> numbers_;
};

QString text(double value) {
    return QString::fromLatin1(svgNumber(value, 3));
}

} // namespace

TableDrawing drawingOf(const game::Game& game, const game::Table& table) {
    return drawingOf(game.tileSet(), game.map(), table);
}

TableDrawing drawingOf(const TileSet& set, const Map& map, const game::Table& table) {
    Drawer drawer(set, map);
    drawer.tiles(table);
    drawer.tokens(table);
    drawer.pieces(table);
    return drawer.take();
}

QByteArray svgOf(const TableDrawing& drawing, double cellMillimetres) {
    const double width = drawing.bounds.right - drawing.bounds.left;
    const double height = drawing.bounds.bottom - drawing.bounds.top;
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    const QString xlink = QStringLiteral("http://www.w3.org/1999/xlink");
    xml.writeNamespace(xlink, QStringLiteral("xlink"));
    xml.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    xml.writeStartElement(QStringLiteral("http://www.w3.org/2000/svg"), QStringLiteral("svg"));
    xml.writeAttribute(QStringLiteral("width"),
                       text(width / unitsPerCell * cellMillimetres) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("height"),
                       text(height / unitsPerCell * cellMillimetres) + QStringLiteral("mm"));
    xml.writeAttribute(
        QStringLiteral("viewBox"),
        QStringLiteral("%1 %2 %3 %4")
            .arg(text(drawing.bounds.left), text(drawing.bounds.top), text(width), text(height)));
    xml.writeStartElement(QStringLiteral("defs"));
    for (std::size_t i = 0; i < drawing.pictures.size(); ++i)
        writeGroup(xml, drawing.pictures[i], QStringLiteral("p%1").arg(i));
    xml.writeEndElement();
    for (const TableDrawing::Placed& placed : drawing.placed) {
        QString transform = QStringLiteral("translate(%1 %2)").arg(text(placed.x), text(placed.y));
        if (placed.size != unitsPerCell)
            transform += QStringLiteral(" scale(%1)").arg(text(placed.size / unitsPerCell));
        if (placed.rotation != Rotation::R0)
            transform += QStringLiteral(" rotate(%1 50 50)").arg(degrees(placed.rotation));
        xml.writeStartElement(QStringLiteral("use"));
        xml.writeAttribute(xlink, QStringLiteral("href"), QStringLiteral("#p%1").arg(placed.picture));
        xml.writeAttribute(QStringLiteral("transform"), transform);
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return bytes;
}

TablePainter::TablePainter(const TableDrawing& drawing) : drawing_(drawing) {
    ready_.reserve(drawing.pictures.size());
    for (const art::Picture& picture : drawing.pictures)
        ready_.emplace_back(picture);
}

void TablePainter::paint(QPainter& painter, const QRectF& seen) const {
    for (const TableDrawing::Placed& placed : drawing_.placed) {
        if (!seen.intersects(QRectF(placed.x, placed.y, placed.size, placed.size)))
            continue;
        painter.save();
        painter.translate(placed.x + placed.size / 2, placed.y + placed.size / 2);
        painter.rotate(degrees(placed.rotation));
        ready_[placed.picture].paint(painter,
                                     QRectF(-placed.size / 2, -placed.size / 2, placed.size, placed.size));
        painter.restore();
    }
}

} // namespace tilewright
