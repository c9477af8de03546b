#include "editor/map/map_palette.h"

#include "editor/document/thumbnails.h"
#include "editor/map/map_hand.h"
#include "editor/render/picture_painter.h"
#include "editor/theme/cached_pixmap.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"
#include "engine/art/art.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int picture = 52;

QPixmap roomThumbnail(const Chamber& room) {
    return cachedPixmap(QStringLiteral("room:%1:%2").arg(static_cast<int>(room.room)).arg(room.seat), picture,
                        qGuiApp->devicePixelRatio(), [&room](QPainter& painter, const QRectF& whole) {
                            PaintedPicture(art::roomPicture(room)).paint(painter, whole);
                        });
}

QPixmap tileThumbnail(const Tile& tile, Rotation turn) {
    QPixmap straight = tilewright::tileThumbnail(tile, picture, qGuiApp->devicePixelRatio());
    if (turn == Rotation::R0)
        return straight;
    return cachedPixmap(QStringLiteral("turned:%1:%2").arg(straight.cacheKey()).arg(degrees(turn)), picture,
                        straight.devicePixelRatio(), [&](QPainter& painter, const QRectF& whole) {
                            painter.translate(whole.center());
                            painter.rotate(degrees(turn));
                            painter.drawPixmap(-whole.center(), straight);
                        });
}

Chamber roomOf(Room kind, int seat = 0) {
    Chamber room;
    room.room = kind;
    room.seat = seat;
    room.sides.fill(ownDoor(kind).value_or(Side::Open));
    return room;
}

} // namespace

namespace {

std::vector<Chamber> allKindsOfRooms() {
    std::vector<Chamber> rooms;
    for (int seat = 1; seat <= 4; ++seat)
        rooms.push_back(roomOf(Room::Cell, seat));
    for (const Room kind :
         {Room::GuardChamber, Room::KeyRoom, Room::Guardhouse, Room::Entrance, Room::Chamber})
        rooms.push_back(roomOf(kind));
    return rooms;
}

} // namespace

MapPaletteModel::MapPaletteModel(QObject* parent) : QAbstractListModel(parent), rooms_(allKindsOfRooms()) {}

void MapPaletteModel::setHasRooms(bool has) {
    if (has != rooms_.empty())
        return;
    beginResetModel();
    rooms_ = has ? allKindsOfRooms() : std::vector<Chamber>();
    endResetModel();
}

void MapPaletteModel::setTileSet(std::shared_ptr<const TileSet> set) {
    beginResetModel();
    set_ = std::move(set);
    endResetModel();
}

void MapPaletteModel::setTurn(Rotation turn) {
    turn_ = turn;
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int MapPaletteModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid())
        return 0;
    return static_cast<int>(rooms_.size() + (set_ ? set_->tiles.size() : 0));
}

Chamber MapPaletteModel::chamber(int row) const {
    const auto place = static_cast<std::size_t>(row);
    if (place < rooms_.size())
        return rooms_[place];
    Chamber tile;
    tile.tile = set_->tiles[place - rooms_.size()].id;
    tile.rotation = turn_;
    return tile;
}

int MapPaletteModel::rowOf(const Chamber& wanted) const {
    if (!wanted.isRoom()) {
        const int tile = set_ ? findTile(*set_, wanted.tile) : -1;
        return tile < 0 ? -1 : static_cast<int>(rooms_.size()) + tile;
    }
    for (std::size_t i = 0; i < rooms_.size(); ++i)
        if (rooms_[i].room == wanted.room && rooms_[i].seat == wanted.seat)
            return static_cast<int>(i);
    return -1;
}

QVariant MapPaletteModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index))
        return {};
    const Chamber shown = chamber(index.row());
    switch (role) {
    case Qt::DecorationRole:
        return shown.isRoom()
                   ? roomThumbnail(shown)
                   : tileThumbnail(set_->tiles[static_cast<std::size_t>(index.row()) - rooms_.size()], turn_);
    case Qt::DisplayRole:
        return shown.isRoom() ? chamberName(shown) : toQString(shown.tile);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        if (shown.isRoom())
            return tr("%1: click, then paint with it on the map").arg(chamberName(shown));
        const Tile& tile = set_->tiles[static_cast<std::size_t>(index.row()) - rooms_.size()];
        QStringList sides;
        for (const Side side : turned(tile.sides(), turn_))
            sides << sideInWords(side);
        //: a tile; its configuration; what its four sides are
        return tr("tile %1, %2; from north clockwise: %3")
            .arg(toQString(tile.id), translated(name(configuration(tile.sides()))), sides.join(tr(", ")));
    }
    default:
        return {};
    }
}

QSize MapPaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(smallFont(option.font));
    // Wide enough for the longest word of a room's name; names may take two lines.
    int words = picture + 14;
    for (const Room room : allRooms)
        for (const QString& word : chamberName(roomOf(room)).split(u' '))
            words = std::max(words, metrics.horizontalAdvance(word) + 2);
    const bool wraps = metrics.horizontalAdvance(index.data().toString()) > words;
    return {words + 2, picture + 12 + (wraps ? 2 : 1) * metrics.height()};
}

void MapPaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool chosen = (option.state & QStyle::State_Selected) != 0;
    const bool over = (option.state & QStyle::State_MouseOver) != 0;
    if (chosen || over) {
        painter->setPen(QPen(chosen ? accentColour() : borderColour(option.palette), chosen ? 2 : 1));
        painter->setBrush(chosen ? deskColour(option.palette) : QColor(Qt::transparent));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
    }
    const QRectF place(option.rect.center().x() - picture / 2.0 + 0.5, option.rect.top() + 5, picture,
                       picture);
    const auto drawn = index.data(Qt::DecorationRole).value<QPixmap>();
    painter->drawPixmap(place, drawn, QRectF(drawn.rect()));
    painter->setFont(smallFont(option.font));
    painter->setPen(option.palette.color(QPalette::Text));
    const QRect words = option.rect.adjusted(1, picture + 6, -1, -2);
    constexpr int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    const QFontMetrics metrics = painter->fontMetrics();
    const QString name = index.data().toString();
    const QSize needed =
        metrics.boundingRect(QRect(QPoint(), QSize(words.width(), 1000)), flags, name).size();
    const bool fits = needed.width() <= words.width() && needed.height() <= 2 * metrics.height();
    painter->drawText(words, flags, fits ? name : metrics.elidedText(name, Qt::ElideRight, words.width()));
    painter->restore();
}

} // namespace tilewright
