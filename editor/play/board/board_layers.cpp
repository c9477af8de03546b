#include "editor/play/board/board_layers.h"

#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"
#include "editor/words/game_words.h"

#include "engine/art/table_drawing.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace tilewright {

namespace {

constexpr double unit = BoardArt::unit;
constexpr QColor placeColour{0x2F, 0xA8, 0x6A};

/// A rectangle of the scene in whole pixels of the screen, so that neighbours that share an edge share its
/// pixels.
QRect deviceRect(const QPainter& painter, const QRectF& rect) {
    const double ratio = painter.device()->devicePixelRatioF();
    const QPointF topLeft = painter.transform().map(rect.topLeft()) * ratio;
    const QPointF bottomRight = painter.transform().map(rect.bottomRight()) * ratio;
    const QPoint corner(qRound(topLeft.x()), qRound(topLeft.y()));
    return {corner, QSize(qRound(bottomRight.x()) - corner.x(), qRound(bottomRight.y()) - corner.y())};
}

void drawPixmap(QPainter& painter, const QRect& device, const QPixmap& pixmap) {
    const double ratio = painter.device()->devicePixelRatioF();
    painter.save();
    painter.resetTransform();
    const QRectF target(device.x() / ratio, device.y() / ratio, device.width() / ratio,
                        device.height() / ratio);
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()));
    painter.restore();
}

/// Places for `count` pieces in one chamber, in units of the cell.
std::vector<QRectF> arrangement(std::size_t count) {
    const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    const std::size_t rows = (count + columns - 1) / columns;
    const double size = count == 1 ? 50 : count == 2 ? 42 : 72.0 / static_cast<double>(columns);
    // Standing figures are narrow: they may overlap a little sideways.
    const double dx = count == 1 ? 0 : size * (count == 2 ? 0.72 : 0.85);
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / columns;
        const std::size_t inRow = std::min(columns, count - row * columns);
        const double x =
            unit / 2 + dx * (static_cast<double>(i % columns) - (static_cast<double>(inRow) - 1) / 2);
        const double y = unit / 2 + size * (static_cast<double>(row) - (static_cast<double>(rows) - 1) / 2);
        places.emplace_back(x - size / 2, y - size / 2, size, size);
    }
    return places;
}

/// The place of a held tile over chambers.
QRectF floatingRect(QPointF pointer) {
    return {pointer + QPointF(unit / 8, unit / 8), QSizeF(unit / 2, unit / 2)};
}

} // namespace

QRectF cellRect(Cell cell) {
    return {cell.x * unit, cell.y * unit, unit, unit};
}

namespace {

QRectF rectOf(Cell cell, const art::Spot& spot) {
    return QRectF(spot.middle.x - spot.size / 2, spot.middle.y - spot.size / 2, spot.size, spot.size)
        .translated(cellRect(cell).topLeft());
}

} // namespace

QRectF cellsRect(const std::vector<Cell>& cells) {
    QRectF all;
    for (Cell cell : cells)
        all |= cellRect(cell);
    return all;
}

QPointF sidePoint(Cell cell, Direction side) {
    const Cell step = neighbour({0, 0}, side);
    return cellRect(cell).center() + QPointF(step.x, step.y) * (unit / 2);
}

QPointF tokenMiddle(const game::Token& token) {
    if (token.side)
        return sidePoint(token.cell, *token.side);
    const art::Point at = tokenPoint(token);
    return QPointF(at.x, at.y) * (unit / unitsPerCell);
}

Cell cellAt(QPointF scenePoint) {
    return {static_cast<int>(std::floor(scenePoint.x() / unit)),
            static_cast<int>(std::floor(scenePoint.y() / unit))};
}

void BoardLayer::setBounds(const QRectF& bounds) {
    if (bounds != bounds_) {
        prepareGeometryChange();
        bounds_ = bounds;
    }
    update();
}

void TileLayer::setTiles(const std::vector<game::LaidTile>& tiles) {
    if (tiles == tiles_)
        return;
    tiles_ = tiles;
    QRectF all;
    for (const game::LaidTile& laid : tiles_)
        all |= cellRect(laid.cell);
    setBounds(all);
}

void TileLayer::setInFlight(std::vector<Cell> cells) {
    inFlight_ = std::move(cells);
    update();
}

TileLayer::TileLayer(BoardArt& art) : BoardLayer(0), art_(art) {
    // For the exposed rectangle: chambers outside of it are not rendered.
    setFlag(ItemUsesExtendedStyleOption);
}

void TileLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const double ratio = painter->device()->devicePixelRatioF();
    for (const game::LaidTile& laid : tiles_) {
        if (!option->exposedRect.intersects(cellRect(laid.cell)) ||
            std::ranges::find(inFlight_, laid.cell) != inFlight_.end())
            continue;
        const QRect device = deviceRect(*painter, cellRect(laid.cell));
        drawPixmap(*painter, device, art_.chamber(laid, std::max(device.width(), 1), ratio));
    }
}

void PlacesLayer::setPlaces(std::vector<Cell> cells) {
    cells_ = std::move(cells);
    ghost_.reset();
    updateBounds();
}

void PlacesLayer::setGhost(const std::optional<Ghost>& ghost) {
    ghost_ = ghost;
    updateBounds();
}

void PlacesLayer::updateBounds() {
    QRectF all = cellsRect(cells_);
    if (ghost_)
        all |= ghost_->floats ? floatingRect(*ghost_->floats) : cellRect(ghost_->cell);
    setBounds(all);
}

void PlacesLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QColor fill = placeColour;
    fill.setAlpha(90);
    QColor line = placeColour;
    line.setAlpha(170);
    for (Cell cell : cells_) {
        if (ghost_ && ghost_->cell == cell)
            continue;
        const QRectF place = cellRect(cell).adjusted(5, 5, -5, -5);
        painter->setPen(QPen(line, 2));
        painter->setBrush(fill);
        painter->drawRoundedRect(place, 8, 8);
        painter->setPen(QPen(line, 4, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(place.center() - QPointF(9, 0), place.center() + QPointF(9, 0));
        painter->drawLine(place.center() - QPointF(0, 9), place.center() + QPointF(0, 9));
    }
    if (ghost_)
        paintGhost(*painter);
}

void PlacesLayer::paintGhost(QPainter& painter) {
    const QRectF place = ghost_->floats ? floatingRect(*ghost_->floats) : cellRect(ghost_->cell);
    const QRect device = deviceRect(painter, place);
    painter.setOpacity(ghost_->legal ? 0.82 : 0.55);
    drawPixmap(painter, device,
               art_.tile(ghost_->tile, ghost_->rotation, std::max(device.width(), 1),
                         painter.device()->devicePixelRatioF()));
    painter.setOpacity(1);
    if (ghost_->floats)
        return;
    painter.setPen(QPen(ghost_->legal ? accentColour() : errorColour(), 5,
                        ghost_->legal ? Qt::SolidLine : Qt::DotLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(2.5, 2.5, -2.5, -2.5));
}

void PiecesLayer::add(Standing standing, QRectF& bounds) {
    bounds |= standing.place;
    standing_.push_back(std::move(standing));
}

void PiecesLayer::addToken(const game::Token& token, const game::LaidTile* laid, QRectF& bounds) {
    constexpr double smallToken = 26;
    const auto mouth = laid == nullptr || !token.side ? std::nullopt : art_.mouthPoint(*laid, *token.side);
    const QPointF middle = mouth ? cellRect(token.cell).topLeft() + *mouth : tokenMiddle(token);
    const double size = mouth ? 2 * art::tunnelTokenRadius : smallToken;
    add({kindPicture(token.kind, -1),
         {middle.x() - size / 2, middle.y() - size / 2, size, size},
         std::nullopt},
        bounds);
}

void PiecesLayer::setTable(const game::Table& table) {
    pieces_ = table.pieces;
    standing_.clear();
    QRectF all;
    std::map<Cell, const game::LaidTile*> laid;
    for (const game::LaidTile& tile : table.tiles)
        laid[tile.cell] = &tile;
    const auto tileAt = [&laid](Cell cell) {
        const auto found = laid.find(cell);
        return found == laid.end() ? nullptr : found->second;
    };
    for (const game::Token& token : table.tokens)
        addToken(token, tileAt(token.cell), all);
    std::map<Cell, std::vector<const game::Piece*>> inChambers;
    for (const game::Piece& piece : pieces_) {
        const game::LaidTile* tile = piece.feature < 0 ? nullptr : tileAt(piece.cell);
        if (tile == nullptr) {
            inChambers[piece.cell].push_back(&piece);
        } else if (art::placementOf(piece.kind) == art::PiecePlacement::Beside) {
            addBeside(piece, *tile, all);
        } else {
            const QPointF at = art_.featurePoint(*tile, piece.feature);
            add({art_.posedPiece(piece, *tile), rectOf(piece.cell, {{at.x(), at.y()}, BoardArt::figureSize}),
                 piece},
                all);
        }
    }
    for (const auto& [cell, standing] : inChambers) {
        if (const game::LaidTile* tile = tileAt(cell); tile != nullptr && art_.featureCount(*tile) > 0) {
            addOnTile(standing, *tile, all);
            continue;
        }
        addInChamber(cell, standing, table, all);
    }
    setBounds(all);
}

namespace {

/// As in the list of actions: "Runner 2"; 0 where the words have no number.
int numberInWords(const game::Piece& piece) {
    const game::KindSpec* spec = findKind(piece.kind);
    const bool numbered =
        spec != nullptr && std::string_view(spec->name).find("%1") != std::string_view::npos;
    return numbered ? piece.number + 1 : 0;
}

/// At the left shoulder of a piece: neither its numeral nor a weapon is there, nor the ring of what can be
/// moved.
void paintNumber(QPainter& painter, const QRectF& piece, int number) {
    const double size = piece.width() * 0.36;
    const QRectF badge(piece.left(), piece.top() + piece.height() * 0.24, size, size);
    painter.setPen(QPen(noteTextColour(), size * 0.09));
    painter.setBrush(noteColour());
    painter.drawEllipse(badge);
    QFont font = painter.font();
    font.setPixelSize(std::max(1, qRound(size * 0.78)));
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(badge, Qt::AlignCenter, QString::number(number));
}

} // namespace

void PiecesLayer::addInChamber(Cell cell, const std::vector<const game::Piece*>& pieces,
                               const game::Table& table, QRectF& bounds) {
    const auto places = arrangement(pieces.size());
    for (std::size_t i = 0; i < pieces.size(); ++i)
        add({piecePicture(*pieces[i], table.seats), places[i].translated(cellRect(cell).topLeft()),
             *pieces[i], numberInWords(*pieces[i])},
            bounds);
    bounds |= cellRect(cell);
}

void PiecesLayer::addBeside(const game::Piece& piece, const game::LaidTile& laid, QRectF& bounds) {
    const QPointF at = art_.featurePoint(laid, piece.feature);
    add({kindPicture(piece.kind, piece.player), rectOf(laid.cell, art::spotBeside({at.x(), at.y()})), piece},
        bounds);
}

void PiecesLayer::addOnTile(const std::vector<const game::Piece*>& pieces, const game::LaidTile& laid,
                            QRectF& bounds) {
    const auto tower = art_.towerPoint(laid);
    std::vector<art::PiecePlacement> placements;
    for (const game::Piece* piece : pieces)
        placements.push_back(art::placementOf(piece->kind));
    const auto spots =
        art::spotsOnTile(placements, tower ? std::optional(art::Point{tower->x(), tower->y()}) : std::nullopt,
                         BoardArt::figureSize);
    for (std::size_t i = 0; i < pieces.size(); ++i)
        add({kindPicture(pieces[i]->kind, pieces[i]->player), rectOf(laid.cell, spots[i]), *pieces[i]},
            bounds);
    bounds |= cellRect(laid.cell);
}

std::vector<game::Piece> PiecesLayer::at(Cell cell) const {
    std::vector<game::Piece> found;
    std::ranges::copy_if(pieces_, std::back_inserter(found),
                         [cell](const game::Piece& p) { return p.cell == cell; });
    return found;
}

void PiecesLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Standing& s : standing_)
        if (!s.piece || std::ranges::find(inFlight_, *s.piece) == inFlight_.end()) {
            s.picture.paint(*painter, s.place);
            if (s.number > 0)
                paintNumber(*painter, s.place, s.number);
        }
}

std::optional<game::Piece> PiecesLayer::drawnAt(QPointF point) const {
    // The last is drawn on top.
    for (auto s = standing_.rbegin(); s != standing_.rend(); ++s)
        if (s->piece && s->place.contains(point))
            return s->piece;
    return std::nullopt;
}

QRectF PiecesLayer::placeOf(const game::Piece& piece) const {
    for (const Standing& s : standing_)
        if (s.piece && s.piece->kind == piece.kind && s.piece->player == piece.player &&
            s.piece->number == piece.number && s.piece->cell == piece.cell)
            return s.place;
    return {};
}

void PiecesLayer::setInFlight(std::vector<game::Piece> pieces) {
    inFlight_ = std::move(pieces);
    update();
}

namespace {

QBrush litBrush(const std::vector<QColor>& colours) {
    constexpr int alpha = 95;
    constexpr double stripe = 9;
    const auto lit = [](QColor colour) {
        colour.setAlpha(alpha);
        return colour;
    };
    if (colours.size() < 2)
        return lit(colours.empty() ? noteTextColour() : colours.front());
    const auto count = static_cast<double>(colours.size());
    QLinearGradient stripes(0, 0, stripe * count, stripe * count);
    stripes.setSpread(QGradient::RepeatSpread);
    constexpr double edge = 0.001;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const auto at = static_cast<double>(i);
        stripes.setColorAt(at / count, lit(colours[i]));
        stripes.setColorAt((at + 1 - edge) / count, lit(colours[i]));
    }
    return stripes;
}

} // namespace

void RegionLayer::setHighlights(std::vector<Highlight> highlights) {
    highlights_ = std::move(highlights);
    QRectF all;
    for (const Highlight& one : highlights_)
        all |= one.area.boundingRect();
    setBounds(all.adjusted(-3, -3, 3, 3));
}

void RegionLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Highlight& one : highlights_) {
        painter->setBrush(litBrush(one.colours));
        painter->setPen(QPen(one.colours.size() == 1 ? one.colours.front() : noteColour(), 2.5,
                             one.colours.empty() ? Qt::DotLine : Qt::SolidLine));
        painter->drawPath(one.area);
    }
}

MoveHighlight highlightOf(const game::Changes& changes) {
    MoveHighlight highlight;
    using What = game::Change::What;
    for (const game::Change& change : changes) {
        if (change.what == What::TileLaid)
            highlight.cells.push_back(change.cell);
        if (change.what == What::TokenPlaced || change.what == What::TokenRemoved) {
            if (change.side)
                highlight.sides.push_back({change.cell, *change.side});
            else
                highlight.cells.push_back(change.cell);
        }
        if (change.what == What::PieceMoved && !change.space.empty() && change.from)
            highlight.cells.push_back(*change.from);
        else if (change.what == What::PieceMoved && change.space.empty()) {
            highlight.cells.push_back(change.cell);
            if (change.from)
                highlight.steps.push_back({*change.from, change.cell});
        }
    }
    return highlight;
}

MoveHighlight highlightOf(const game::MoveInfo& info) {
    MoveHighlight highlight;
    if (info.cell && info.side)
        highlight.sides.push_back({*info.cell, *info.side});
    else if (info.cell)
        highlight.cells.push_back(*info.cell);
    if (info.piece && info.piece->space.empty() && info.cell && info.piece->cell != *info.cell && !info.side)
        highlight.steps.push_back({info.piece->cell, *info.cell});
    return highlight;
}

void MoveHighlightLayer::setHighlight(MoveHighlight highlight) {
    highlight_ = std::move(highlight);
    QRectF all = cellsRect(highlight_.cells);
    for (const auto& step : highlight_.steps)
        all |= cellRect(step.from) | cellRect(step.to);
    for (const auto& side : highlight_.sides)
        all |= cellRect(side.cell).adjusted(-unit / 2, -unit / 2, unit / 2, unit / 2);
    setBounds(all.adjusted(-6, -6, 6, 6));
}

void MoveHighlightLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    const auto stroke = [&](const QPen& pen, const auto& draw) {
        // A dark edge below keeps the line visible on floor and desk alike.
        painter->setPen(
            QPen(QColor(0, 0, 0, 110), pen.widthF() + 2.5, pen.style(), Qt::RoundCap, Qt::RoundJoin));
        draw();
        painter->setPen(pen);
        draw();
    };
    const QPen frame(colour_, 4, style_, Qt::RoundCap, Qt::RoundJoin);
    for (Cell cell : highlight_.cells)
        stroke(frame, [&] { painter->drawRoundedRect(cellRect(cell).adjusted(2, 2, -2, -2), 5, 5); });
    for (const auto& side : highlight_.sides)
        stroke(frame, [&] { painter->drawEllipse(side.at, 19, 19); });
    for (const auto& step : highlight_.steps) {
        const QPointF from = cellRect(step.from).center();
        const QPointF to = cellRect(step.to).center();
        const QPointF way = to - from;
        stroke(QPen(colour_, 4, Qt::DotLine, Qt::RoundCap),
               [&] { painter->drawLine(from + way * 0.2, to - way * 0.2); });
    }
}

namespace {

constexpr QColor pathColour{0xD9, 0x5B, 0x2B};
constexpr double radius = 11;

/// Beside the middle, where the piece itself stands.
QPointF stepPoint(Cell cell) {
    return cellRect(cell).topLeft() + QPointF(BoardArt::unit * 0.2, BoardArt::unit * 0.2);
}

} // namespace

void PathLayer::setPath(std::vector<Cell> cells) {
    path_ = std::move(cells);
    setBounds(cellsRect(path_));
}

void PathLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (path_.size() < 2)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath line(stepPoint(path_.front()));
    for (std::size_t i = 1; i < path_.size(); ++i)
        line.lineTo(stepPoint(path_[i]));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(QColor(0, 0, 0, 110), 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(line);
    painter->setPen(QPen(pathColour, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(line);
    QFont font = painter->font();
    font.setPixelSize(14);
    font.setBold(true);
    painter->setFont(font);
    for (std::size_t i = 0; i < path_.size(); ++i) {
        const double r = i == 0 ? radius / 2 : radius;
        painter->setPen(QPen(noteColour(), 1.5));
        painter->setBrush(pathColour);
        painter->drawEllipse(stepPoint(path_[i]), r, r);
        if (i == 0)
            continue;
        painter->setPen(readableOn(pathColour));
        painter->drawText(QRectF(stepPoint(path_[i]) - QPointF(r, r), QSizeF(2 * r, 2 * r)), Qt::AlignCenter,
                          QString::number(i));
    }
}

} // namespace tilewright
