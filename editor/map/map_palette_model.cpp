#include "editor/map/map_palette_model.h"

#include "editor/common/icons.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/map/map_tool_controller.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/words/landscape_words.h"
#include "editor/words/translated_text.h"
#include "engine/art/picture_dispatch.h"
#include "engine/games/landscape/tiles/landscape_symmetry.h"

#include <QGuiApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <iterator>
#include <variant>

namespace tilewright {

namespace {

constexpr int picture = 52;

QPixmap roomThumbnail(const Chamber& room) {
    return cachedPixmap(QStringLiteral("room:%1:%2").arg(static_cast<int>(room.room)).arg(room.seat), picture,
                        qGuiApp->devicePixelRatio(), [&room](QPainter& painter, const QRectF& whole) {
                            PicturePainter(art::roomPicture(room)).paint(painter, whole);
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
    room.sides.fill(ownDoor(kind).value_or(SideContent::Open));
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

MapPaletteModel::MapPaletteModel(QObject* parent) : QAbstractListModel(parent), rooms_(allKindsOfRooms()) {
    listRows();
}

void MapPaletteModel::listRows() {
    rows_.clear();
    for (std::size_t i = 0; i < rooms_.size(); ++i)
        rows_.push_back({Row::What::Room, i});
    std::size_t next = 0;
    for (std::size_t i = 0; set_ && i < set_->tiles.size(); ++i) {
        if (next < groups_.size() && groups_[next].first == i)
            rows_.push_back({Row::What::Heading, next++});
        rows_.push_back({Row::What::Tile, i});
    }
}

void MapPaletteModel::setHasRooms(bool has) {
    if (has != rooms_.empty())
        return;
    beginResetModel();
    rooms_ = has ? allKindsOfRooms() : std::vector<Chamber>();
    listRows();
    endResetModel();
}

void MapPaletteModel::setTileSet(std::shared_ptr<const TileSet> set, std::vector<TileGroup> groups) {
    beginResetModel();
    set_ = std::move(set);
    groups_ = groups.size() > 1 ? std::move(groups) : std::vector<TileGroup>();
    listRows();
    endResetModel();
}

void MapPaletteModel::setTurn(Rotation turn) {
    turn_ = turn;
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int MapPaletteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

Qt::ItemFlags MapPaletteModel::flags(const QModelIndex& index) const {
    if (index.isValid() && rowAt(index.row()).what == Row::What::Heading)
        return Qt::NoItemFlags;
    return QAbstractListModel::flags(index);
}

Chamber MapPaletteModel::chamber(int row) const {
    const Row& shown = rowAt(row);
    if (shown.what == Row::What::Room)
        return rooms_[shown.number];
    Chamber tile;
    tile.tile = tileOf(shown).id;
    tile.rotation = turn_;
    return tile;
}

int MapPaletteModel::rowOf(const Chamber& wanted) const {
    Row row;
    if (wanted.isRoom()) {
        const auto same = [&wanted](const Chamber& room) {
            return room.room == wanted.room && room.seat == wanted.seat;
        };
        row = {Row::What::Room,
               static_cast<std::size_t>(std::ranges::find_if(rooms_, same) - rooms_.begin())};
    } else {
        const int tile = set_ ? findTile(*set_, wanted.tile) : -1;
        row = {Row::What::Tile, static_cast<std::size_t>(tile)};
    }
    const auto found = std::ranges::find(rows_, row);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

QString MapPaletteModel::setOf(const Row& row) const {
    if (groups_.empty() || row.what == Row::What::Room)
        return {};
    if (row.what == Row::What::Heading)
        return toQString(groups_[row.number].set);
    const auto next = std::ranges::upper_bound(groups_, row.number, {}, &TileGroup::first);
    return toQString(std::prev(next)->set);
}

QString MapPaletteModel::tileInWords(const Tile& tile) const {
    if (const auto* land = std::get_if<Landscape>(&tile.face))
        return tr("tile %1: %2").arg(toQString(tile.id), landscapeInWords(turned(*land, turn_)));
    QStringList sides;
    for (const SideContent side : turned(tile.sides(), turn_))
        sides << sideInWords(side);
    //: a tile; its configuration; what its four sides are
    return tr("tile %1, %2; clockwise from north: %3")
        .arg(toQString(tile.id), translated(name(configuration(tile.sides()))), sides.join(tr(", ")));
}

QString MapPaletteModel::inWords(const Row& row) const {
    if (row.what == Row::What::Heading)
        return tr("Tiles of the set “%1”").arg(setOf(row));
    if (row.what == Row::What::Room)
        return tr("%1: click to paint with it on the map").arg(chamberName(rooms_[row.number]));
    QString words = tileInWords(tileOf(row));
    if (const QString set = setOf(row); !set.isEmpty())
        //: a tile in words; the set that it belongs to
        words = tr("%1; of the set “%2”").arg(words, set);
    return words;
}

QVariant MapPaletteModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index))
        return {};
    const Row& row = rowAt(index.row());
    switch (role) {
    case Qt::DecorationRole:
        if (row.what == Row::What::Heading)
            return {};
        return row.what == Row::What::Room ? roomThumbnail(rooms_[row.number])
                                           : tileThumbnail(tileOf(row), turn_);
    case Qt::DisplayRole:
        if (row.what == Row::What::Heading)
            return setOf(row);
        return row.what == Row::What::Room ? chamberName(rooms_[row.number]) : toQString(tileOf(row).id);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return inWords(row);
    case setRole:
        return setOf(row);
    case isHeadingRole:
        return row.what == Row::What::Heading;
    default:
        return {};
    }
}

QSize MapPaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(smallFont(option.font));
    if (index.data(MapPaletteModel::isHeadingRole).toBool()) {
        // As wide as the list, so that the tiles go on below.
        const auto* list = qobject_cast<const QListView*>(option.widget);
        return {list == nullptr ? picture : list->viewport()->width() - 2, metrics.height() + 10};
    }
    // Wide enough for the longest word of a room's name; names may take two lines.
    int words = picture + 14;
    for (const Room room : allRooms)
        for (const QString& word : chamberName(roomOf(room)).split(u' '))
            words = std::max(words, metrics.horizontalAdvance(word) + 2);
    const bool wraps = metrics.horizontalAdvance(index.data().toString()) > words;
    return {words + 2, picture + 12 + (wraps ? 2 : 1) * metrics.height()};
}

/// The name, and a line up to the edge.
void MapPaletteDelegate::paintHeading(QPainter& painter, const QStyleOptionViewItem& option,
                                      const QString& text) {
    painter.save();
    // Headings can't be chosen, which makes their colours those of disabled text.
    QPalette palette = option.palette;
    palette.setCurrentColorGroup(QPalette::Active);
    QFont bold = smallFont(option.font);
    bold.setBold(true);
    painter.setFont(bold);
    const QFontMetrics metrics(bold);
    const QRect words = option.rect.adjusted(4, 6, -4, 0);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, words.width());
    painter.setPen(quietTextColour(palette));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, shown);
    const int from = words.left() + metrics.horizontalAdvance(shown) + 8;
    if (from < words.right()) {
        const QRect behind(from, words.center().y(), words.right() - from + 1, 1);
        const QRect line = QStyle::visualRect(option.direction, words, behind);
        painter.setPen(borderColour(palette));
        painter.drawLine(line.topLeft(), line.topRight());
    }
    painter.restore();
}

void MapPaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    if (index.data(MapPaletteModel::isHeadingRole).toBool())
        return paintHeading(*painter, option, index.data().toString());
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool chosen = (option.state & QStyle::State_Selected) != 0;
    const bool over = (option.state & QStyle::State_MouseOver) != 0;
    if (chosen || over) {
        painter->setPen(QPen(chosen ? accentColour() : borderColour(option.palette), chosen ? 2 : 1));
        painter->setBrush(chosen ? canvasColour(option.palette) : QColor(Qt::transparent));
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
