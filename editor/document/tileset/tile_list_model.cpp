#include "editor/document/tileset/tile_list_model.h"

#include "editor/document/tileset/tileset_document.h"
#include "editor/words/landscape_words.h"
#include "editor/words/translated_text.h"
#include "engine/games/landscape/tiles/landscape_symmetry.h"
#include "engine/model/io/file_formats.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

std::size_t place(Direction side) {
    return static_cast<std::size_t>(index(side));
}

class BeneathWords : public TileWords {
public:
    std::string_view family() const override { return "beneath"; }
    int sideValue(const Tile& tile, Direction side) const override {
        return static_cast<int>(tile.sides()[place(side)]);
    }
    QString side(const Tile& tile, Direction side) const override {
        return translated(name(tile.sides()[place(side)]));
    }
    void setSide(TileSetDocument& document, const TileIndices& tiles, Direction side,
                 int value) const override {
        document.setSide(tiles, side, static_cast<SideContent>(value));
    }
    QString whole(const Tile& tile) const override {
        return TileListModel::tr("%1, %2, %n copies: %3", nullptr, tile.count)
            .arg(toQString(tile.id), translated(name(configuration(tile.sides()))),
                 sidesInWords(tile.sides()));
    }
    QString sides(const Tile& tile, Rotation rotation) const override {
        return sidesInWords(turned(tile.sides(), rotation));
    }
};

class LandscapeTileWords : public TileWords {
public:
    std::string_view family() const override { return "landscape"; }
    int sideValue(const Tile& tile, Direction side) const override {
        return static_cast<int>(tile.landscape().edges[place(side)]);
    }
    QString side(const Tile& tile, Direction side) const override {
        return edgeInWords(tile.landscape().edges[place(side)]);
    }
    void setSide(TileSetDocument& document, const TileIndices& tiles, Direction side,
                 int value) const override {
        document.setEdge(tiles, side, static_cast<Edge>(value));
    }
    QString whole(const Tile& tile) const override {
        QString words = TileListModel::tr("%1, %n copies: %2", nullptr, tile.count)
                            .arg(toQString(tile.id), landscapeInWords(tile.landscape()));
        for (std::size_t i = 0; i < tile.landscape().features.size(); ++i)
            words += u'\n' + featureInWords(tile.landscape(), static_cast<int>(i));
        return words;
    }
    QString sides(const Tile& tile, Rotation rotation) const override {
        return landscapeInWords(turned(tile.landscape(), rotation));
    }
};

} // namespace

QString sidesInWords(const Sides& sides) {
    QStringList words;
    for (const Direction d : allDirections)
        //: a side of a tile and what is there: "north red"
        words << TileListModel::tr("%1 %2").arg(translated(name(d)), translated(name(sides[place(d)])));
    return words.join(TileListModel::tr(", "));
}

const TileWords& tileWords(const TileSet& set) {
    static const BeneathWords beneath;
    static const LandscapeTileWords landscape;
    static const std::array<const TileWords*, 2> all{&beneath, &landscape};
    const auto found = std::ranges::find(all, set.ruleset, &TileWords::family);
    return found == all.end() ? beneath : **found;
}

TileListModel::TileListModel(TileSetDocument& document, QObject* parent)
    : QAbstractTableModel(parent), document_(document) {
    connect(&document, &TileSetDocument::aboutToChange, this, [this](const SetChange& change) {
        if (change.kind == SetChange::Kind::Inserted)
            beginInsertRows({}, change.rows.front(), change.rows.back());
        else if (change.kind == SetChange::Kind::Removed)
            beginRemoveRows({}, change.rows.front(), change.rows.back());
        else if (change.kind == SetChange::Kind::Rearranged)
            beginResetModel();
    });
    connect(&document, &TileSetDocument::setChanged, this, [this](const SetChange& change) {
        if (change.kind == SetChange::Kind::Inserted)
            endInsertRows();
        else if (change.kind == SetChange::Kind::Removed)
            endRemoveRows();
        else if (change.kind == SetChange::Kind::Rearranged)
            endResetModel();
        else
            for (int row : change.rows)
                emit dataChanged(index(row, 0), index(row, columns - 1));
    });
}

int TileListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : document_.size();
}

int TileListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant TileListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case IdColumn:
        return tr("Id");
    case CountColumn:
        return tr("Count");
    case NotesColumn:
        return tr("Notes");
    default:
        return translated(name(directionAt(section - NorthColumn)));
    }
}

Qt::ItemFlags TileListModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren
                           : flags;
}

QVariant TileListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index))
        return {};
    const Tile& tile = document_.tile(index.row());
    if (role == Qt::ToolTipRole || (role == Qt::AccessibleTextRole && index.column() == IdColumn))
        return tileInWords(document_, index.row());
    const bool isSide = index.column() >= NorthColumn && index.column() < NotesColumn;
    if (role == SideRole && isSide)
        return tileWords(document_.tileSet()).sideValue(tile, directionAt(index.column() - NorthColumn));
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case IdColumn:
        return toQString(tile.id);
    case CountColumn:
        return tile.count;
    case NotesColumn:
        return toQString(tile.notes);
    default:
        return tileWords(document_.tileSet()).side(tile, directionAt(index.column() - NorthColumn));
    }
}

bool TileListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || !checkIndex(index) || (role != Qt::EditRole && role != SideRole))
        return false;
    const int row = index.row();
    switch (index.column()) {
    case IdColumn:
        if (const QString id = value.toString().trimmed().left(maxIdCharacters); !id.isEmpty())
            document_.setId(row, id.toStdString());
        return true;
    case CountColumn:
        document_.setCount({row}, std::clamp(value.toInt(), 0, maxTileCount));
        return true;
    case NotesColumn:
        document_.setNotes({row}, value.toString().toStdString());
        return true;
    default:
        if (role == SideRole)
            tileWords(document_.tileSet())
                .setSide(document_, {row}, directionAt(index.column() - NorthColumn), value.toInt());
        return role == SideRole;
    }
}

QString tileInWords(const TileSetDocument& document, int index) {
    const Tile& tile = document.tile(index);
    QString words = tileWords(document.tileSet()).whole(tile);
    if (!tile.notes.empty())
        words += u'\n' + toQString(tile.notes);
    return words;
}

} // namespace tilewright
