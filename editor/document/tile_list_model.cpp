#include "editor/document/tile_list_model.h"

#include "editor/document/tileset_document.h"
#include "editor/theme/text.h"

namespace tilewright {

TileListModel::TileListModel(TileSetDocument& document, QObject* parent)
    : QAbstractListModel(parent), document_(document) {
    connect(&document, &TileSetDocument::tileChanged, this,
            [this](int row) { emit dataChanged(index(row), index(row)); });
    connect(&document, &TileSetDocument::tileAboutToBeInserted, this,
            [this](int row) { beginInsertRows({}, row, row); });
    connect(&document, &TileSetDocument::tileInserted, this, [this] { endInsertRows(); });
    connect(&document, &TileSetDocument::tileAboutToBeRemoved, this,
            [this](int row) { beginRemoveRows({}, row, row); });
    connect(&document, &TileSetDocument::tileRemoved, this, [this] { endRemoveRows(); });
}

int TileListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : document_.size();
}

QVariant TileListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Tile& tile = document_.tile(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return toQString(tile.id);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tileInWords(document_, index.row());
    case CountRole:
        return tile.count;
    default:
        return {};
    }
}

QString tileInWords(const TileSetDocument& document, int index) {
    const Tile& tile = document.tile(index);
    QStringList sides;
    for (Direction d : allDirections)
        //: a side of a tile and what is there: "north red"
        sides << TileListModel::tr("%1 %2").arg(
            translated(name(d)),
            translated(name(tile.sides[static_cast<std::size_t>(tilewright::index(d))])));
    QString words = TileListModel::tr("%1, %2, %n copies: %3", nullptr, tile.count)
                        .arg(toQString(tile.id), translated(name(configuration(tile.sides))),
                             sides.join(TileListModel::tr(", ")));
    if (!tile.notes.empty())
        words += u'\n' + toQString(tile.notes);
    return words;
}

} // namespace tilewright
