#include "editor/play/board/board_scene.h"

#include "editor/common/theme.h"
#include "editor/document/tileset/tile_list_model.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tilewright {

namespace {

constexpr double sceneUnit = BoardArt::unit;

/// The scene takes ownership of the item.
template <class Layer, class... Arguments>
Layer* added(QGraphicsScene& scene, Arguments&&... arguments) {
    auto layer = std::make_unique<Layer>(std::forward<Arguments>(arguments)...);
    scene.addItem(layer.get());
    return layer.release();
}

} // namespace

BoardScene::BoardScene(QObject* parent)
    : QGraphicsScene(parent)
    , tiles_(added<TileLayer>(*this, art_))
    , places_(added<PlacesLayer>(*this, art_))
    , regions_(added<RegionLayer>(*this))
    , pieces_(added<PiecesLayer>(*this, art_))
    , lastMove_(added<MoveHighlightLayer>(*this, 1.5, accentColour(), Qt::SolidLine))
    , preview_(added<MoveHighlightLayer>(*this, 3, QColor(0x2F, 0xC8, 0xF0), Qt::DashLine))
    , interaction_(added<InteractionLayer>(*this))
    , path_(added<PathLayer>(*this)) {
    // Only a few items, each as large as the board.
    setItemIndexMethod(NoIndex);
}

// Here, while the layers still have their art.
BoardScene::~BoardScene() {
    clear();
}

void BoardScene::setGame(const game::Game& game) {
    art_.setGame(game);
    tileSet_ = std::make_shared<const TileSet>(game.tileSet());
    ++tablesShown_;
    tiles_->setTiles({});
    setPlaces({});
    setRegions({});
    setLastMove({});
    setPreview({});
    setInteractionMarks({});
    setPath({});
}

void BoardScene::setTable(const game::Table& table) {
    ++tablesShown_;
    seats_ = table.seats;
    tiles_->setTiles(table.tiles);
    pieces_->setTable(table);
}

MoveHighlight BoardScene::onTokens(MoveHighlight highlight) {
    for (MoveHighlight::SidePlace& side : highlight.sides)
        side.at = tokenPoint(side.cell, side.side);
    return highlight;
}
void BoardScene::setLastMove(MoveHighlight highlight) {
    lastMove_->setHighlight(onTokens(std::move(highlight)));
}
void BoardScene::setPreview(MoveHighlight highlight) {
    preview_->setHighlight(onTokens(std::move(highlight)));
}
void BoardScene::setInteractionMarks(InteractionLayer::Marks marks) {
    interaction_->setMarks(std::move(marks));
}
const InteractionLayer::Marks& BoardScene::interactionMarks() const {
    return interaction_->marks();
}
void BoardScene::setInFlight(std::vector<game::Piece> pieces, std::vector<Cell> tiles) {
    pieces_->setInFlight(std::move(pieces));
    tiles_->setInFlight(std::move(tiles));
}
std::vector<game::Piece> BoardScene::piecesAt(Cell cell) const {
    return pieces_->at(cell);
}
std::optional<game::Piece> BoardScene::pieceAt(QPointF at) const {
    return pieces_->drawnAt(at);
}
QRectF BoardScene::placeOf(const game::Piece& piece) const {
    return pieces_->placeOf(piece);
}
const game::LaidTile* BoardScene::laidAt(Cell cell) const {
    const auto laid = std::ranges::find(tiles_->tiles(), cell, &game::LaidTile::cell);
    return laid == tiles_->tiles().end() || laid->tile < 0 ? nullptr : &*laid;
}
QRectF BoardScene::offeredPlace(Cell cell, int feature) {
    const game::LaidTile* laid = laidAt(cell);
    return laid == nullptr ? QRectF() : art_.offeredSpot(*laid, feature).translated(cellRect(cell).topLeft());
}
QPainterPath BoardScene::featureArea(Cell cell, int feature) {
    const game::LaidTile* laid = laidAt(cell);
    return laid == nullptr ? QPainterPath()
                           : art_.featureArea(*laid, feature).translated(cellRect(cell).topLeft());
}
PicturePainter BoardScene::posedPiece(const game::Piece& piece) const {
    const game::LaidTile* laid = piece.feature < 0 ? nullptr : laidAt(piece.cell);
    return laid == nullptr ? piecePicture(piece, seats_) : art_.posedPiece(piece, *laid);
}
QPointF BoardScene::tokenPoint(Cell cell, Direction side) {
    const game::LaidTile* laid = laidAt(cell);
    const auto mouth = laid == nullptr ? std::nullopt : art_.mouthPoint(*laid, side);
    return mouth ? cellRect(cell).topLeft() + *mouth : sidePoint(cell, side);
}
void BoardScene::setRegions(std::vector<RegionLayer::Highlight> lit) {
    regions_->setHighlights(std::move(lit));
}
const std::vector<RegionLayer::Highlight>& BoardScene::regions() const {
    return regions_->highlights();
}
std::optional<game::Region::Part> BoardScene::featureAt(QPointF at) {
    const Cell cell = cellAt(at);
    const game::LaidTile* laid = laidAt(cell);
    if (laid == nullptr)
        return std::nullopt;
    const QPointF point = at - cellRect(cell).topLeft();
    for (int feature = 0; feature < art_.featureCount(*laid); ++feature)
        if (art_.featureArea(*laid, feature).contains(point))
            return game::Region::Part{cell, feature};
    return std::nullopt;
}
const std::vector<game::LaidTile>& BoardScene::laid() const {
    return tiles_->tiles();
}
void BoardScene::setPlaces(std::vector<Cell> cells) {
    places_->setPlaces(std::move(cells));
}
void BoardScene::setGhost(const std::optional<PlacesLayer::Ghost>& ghost) {
    places_->setGhost(ghost);
}
const std::optional<PlacesLayer::Ghost>& BoardScene::ghost() const {
    return places_->ghost();
}
const MoveHighlight& BoardScene::preview() const {
    return preview_->highlight();
}
const std::vector<Cell>& BoardScene::places() const {
    return places_->places();
}

QRectF BoardScene::contents() const {
    const QRectF dungeon = tiles_->boundingRect();
    return dungeon.isEmpty() ? dungeon : dungeon.adjusted(-sceneUnit, -sceneUnit, sceneUnit, sceneUnit);
}

bool BoardScene::occupied(Cell cell) const {
    return std::ranges::any_of(tiles_->tiles(),
                               [cell](const game::LaidTile& laid) { return laid.cell == cell; });
}

std::vector<Cell> BoardScene::rim() const {
    std::set<Cell> laid;
    for (const game::LaidTile& tile : tiles_->tiles())
        laid.insert(tile.cell);
    std::set<Cell> rim;
    for (Cell cell : laid)
        for (Direction d : allDirections)
            if (!laid.contains(neighbour(cell, d)))
                rim.insert(neighbour(cell, d));
    return {rim.begin(), rim.end()};
}

QString BoardScene::describe(Cell cell) const {
    const auto laid = std::ranges::find(tiles_->tiles(), cell, &game::LaidTile::cell);
    if (laid == tiles_->tiles().end())
        return {};
    QStringList lines;
    const QString place = tr("%1, %2").arg(cell.x).arg(cell.y);
    if (laid->tile >= 0)
        lines << tr("Tile %1 at %2")
                     .arg(toQString(tileSet_->tiles[static_cast<std::size_t>(laid->tile)].id), place);
    else
        lines << tr("Room of the board at %1").arg(place);
    for (const game::Piece& piece : pieces_->at(cell))
        lines << pieceName(piece);
    return lines.join(QLatin1Char('\n'));
}

QString BoardScene::tileInWords(int tile, Rotation rotation) const {
    const Tile& data = art_.tileOf(tile);
    const QString sides = tileWords(*tileSet_).sides(data, rotation);
    const QString id = toQString(data.id);
    //: %1 is the id of a tile, the last of them what its sides are
    return rotation == Rotation::R0
               ? tr("tile %1: %2").arg(id, sides)
               : tr("tile %1, turned by %2°: %3").arg(id).arg(degrees(rotation)).arg(sides);
}

QString BoardScene::inWords(const game::LaidTile& laid) const {
    const QString what = laid.tile >= 0 ? tileInWords(laid.tile, laid.rotation)
                                        : translated(name(art_.roomOf(laid).room)).replace(u'-', u' ') +
                                              QStringLiteral(": ") + sidesInWords(art_.roomOf(laid).sides);
    return tr("%1, %2").arg(laid.cell.x).arg(laid.cell.y) + QStringLiteral(": ") + what;
}

QPixmap BoardScene::tilePixmap(int tile, Rotation rotation, int pixels, double devicePixelRatio) {
    return art_.tile(tile, rotation, pixels, devicePixelRatio);
}

} // namespace tilewright
