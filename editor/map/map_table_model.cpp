#include "editor/map/map_table_model.h"

#include "editor/common/item_views.h"
#include "editor/map/map_tool_controller.h"
#include "editor/words/translated_text.h"

#include <QComboBox>

#include <algorithm>
#include <array>
#include <numeric>

namespace tilewright {

namespace {

constexpr std::array<SideContent, 14> allSides{
    SideContent::Earth,       SideContent::Open,           SideContent::Special,    SideContent::CellDoor,
    SideContent::KeyRoomDoor, SideContent::GuardhouseDoor, SideContent::SkullBlue,  SideContent::SkullYellow,
    SideContent::SkullGreen,  SideContent::SkullRed,       SideContent::SkullBrown, SideContent::SkullOrange,
    SideContent::SkullGrey,   SideContent::SkullPurple};

QString roomWords(Room room) {
    return translated(name(room)).replace(u'-', u' ');
}

} // namespace

MapTableModel::MapTableModel(MapDocument& document, QObject* parent)
    : QAbstractTableModel(parent), document_(document) {
    rebuild();
    connect(&document, &MapDocument::cellsChanged, this, [this](const std::vector<Cell>& cells) {
        const bool sameCount = rows_.size() == document_.map().chambers.size();
        if (sameCount && (shared_ || document_.hasSharedCells()))
            rebuild();
        // A chamber that only changes keeps its row.
        const bool same = sameCount && std::all_of(cells.begin(), cells.end(),
                                                   [this](Cell cell) { return rowOf(cell) >= 0; });
        if (same && !rows_.empty()) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
            return;
        }
        beginResetModel();
        rebuild();
        endResetModel();
    });
    connect(&document, &MapDocument::tileSetChanged, this, [this] {
        if (!rows_.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
    });
}

void MapTableModel::rebuild() {
    const auto& chambers = document_.map().chambers;
    shared_ = document_.hasSharedCells();
    rows_.resize(chambers.size());
    std::iota(rows_.begin(), rows_.end(), 0U);
    const auto before = [&](std::uint32_t a, std::uint32_t b) {
        return readingOrderLess(chambers[a].cell, chambers[b].cell);
    };
    if (!std::is_sorted(rows_.begin(), rows_.end(), before))
        std::stable_sort(rows_.begin(), rows_.end(), before);
}

const Chamber& MapTableModel::chamber(int row) const {
    return document_.map().chambers[rows_[static_cast<std::size_t>(row)]];
}

int MapTableModel::rowOf(Cell cell) const {
    const auto& chambers = document_.map().chambers;
    const auto it = std::lower_bound(rows_.begin(), rows_.end(), cell, [&](std::uint32_t row, Cell wanted) {
        return row < chambers.size() && readingOrderLess(chambers[row].cell, wanted);
    });
    const bool found = it != rows_.end() && *it < chambers.size() && chambers[*it].cell == cell;
    return found ? static_cast<int>(it - rows_.begin()) : -1;
}

int MapTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MapTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant MapTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation == Qt::Vertical)
        return {};
    return columnTitle(section);
}

QString MapTableModel::columnTitle(int column) {
    switch (column) {
    case X:
        return tr("x");
    case Y:
        return tr("y");
    case What:
        return tr("Room or tile");
    case Turn:
        return tr("Turned");
    case Seat:
        return tr("Seat");
    default:
        return translated(name(directionAt(column - North)));
    }
}

QVariant MapTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index))
        return {};
    const Chamber& shown = chamber(index.row());
    if (role == Qt::AccessibleTextRole)
        return tr("%1: %2").arg(columnTitle(index.column()), data(index, Qt::DisplayRole).toString());
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case X:
        return shown.cell.x;
    case Y:
        return shown.cell.y;
    case What:
        return shown.isRoom() ? roomWords(shown.room) : toQString(shown.tile);
    case Turn:
        return shown.isRoom() ? QVariant() : QVariant(QString::number(degrees(shown.rotation)));
    case Seat:
        return shown.seat == 0 ? QVariant() : QVariant(QString::number(shown.seat));
    default: {
        const auto sides = document_.sidesOf(shown);
        return sides ? QVariant(sideInWords((*sides)[static_cast<std::size_t>(index.column() - North)]))
                     : QVariant(tr("unknown"));
    }
    }
}

Qt::ItemFlags MapTableModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    const bool room = chamber(index.row()).isRoom();
    const bool fixed = (index.column() == Turn && room) || (index.column() >= Seat && !room);
    return fixed ? flags : flags | Qt::ItemIsEditable;
}

QStringList MapTableModel::choices(const QModelIndex& index) const {
    QStringList list;
    switch (index.column()) {
    case X:
    case Y:
        return list;
    case What:
        for (const Room room : allRooms)
            list << roomWords(room);
        if (document_.tileSet())
            for (const Tile& tile : document_.tileSet()->tiles)
                list << toQString(tile.id);
        // A tile of another set stays until something else is chosen.
        if (const Chamber& shown = chamber(index.row()); !shown.isRoom() && document_.tileOf(shown) < 0)
            list << toQString(shown.tile);
        return list;
    case Turn:
        for (const Rotation turn : allRotations)
            list << QString::number(degrees(turn));
        return list;
    case Seat:
        return {QString(), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"),
                QStringLiteral("4")};
    default:
        for (const SideContent side : allSides)
            list << sideInWords(side);
        return list;
    }
}

bool MapTableModel::move(const Chamber& moved, Cell to) {
    if (to == moved.cell)
        return true;
    if (!insideLimits(to) || document_.chamberAt(to) != nullptr) {
        emit refused(insideLimits(to)
                         ? tr("There is already a chamber at %1, %2.").arg(to.x).arg(to.y)
                         : tr("Coordinates go from %L1 to %L2.").arg(minCoordinate).arg(maxCoordinate));
        return false;
    }
    MapEdit edit = document_.replacementEdit(moved, std::nullopt);
    edit.set(to, moved);
    return document_.edit(edit, [] { return tr("move"); });
}

bool MapTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || !checkIndex(index))
        return false;
    // Opening and leaving an editor changes nothing.
    if (value.toString() == data(index, Qt::EditRole).toString())
        return true;
    const Chamber& before = chamber(index.row());
    Chamber after = before;
    const qsizetype choice = choices(index).indexOf(value.toString());
    switch (index.column()) {
    case X:
        return move(before, {value.toInt(), before.cell.y});
    case Y:
        return move(before, {before.cell.x, value.toInt()});
    case What:
        if (choice < 0)
            return false;
        if (choice < static_cast<qsizetype>(allRooms.size())) {
            const auto sides = document_.sidesOf(after);
            if (!after.isRoom() && sides)
                after.sides = *sides;
            after.tile.clear();
            after.rotation = Rotation::R0;
            after.room = allRooms[static_cast<std::size_t>(choice)];
            if (after.room != Room::Cell)
                after.seat = 0;
        } else {
            after.tile = value.toString().toStdString();
            after.room = Room::Chamber;
            after.seat = 0;
            after.sides = {};
        }
        break;
    case Turn:
        if (choice < 0)
            return false;
        after.rotation = rotationAt(static_cast<int>(choice));
        break;
    case Seat:
        if (choice < 0)
            return false;
        after.seat = static_cast<int>(choice);
        break;
    default:
        if (choice < 0)
            return false;
        after.sides[static_cast<std::size_t>(index.column() - North)] =
            allSides[static_cast<std::size_t>(choice)];
    }
    return document_.edit(document_.replacementEdit(before, after), [column = index.column(), after] {
        return tr("%1 of %2").arg(columnTitle(column), chamberName(after));
    });
}

QWidget* MapTableDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const {
    const auto* table = qobject_cast<const MapTableModel*>(index.model());
    const QStringList list = table == nullptr ? QStringList() : table->choices(index);
    if (list.isEmpty())
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* box = new QComboBox(parent);
    box->addItems(list);
    return box;
}

void MapTableDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex&) const {
    placeCellEditor(*editor, option);
}

} // namespace tilewright
