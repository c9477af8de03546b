#pragma once

#include <QAbstractListModel>

namespace tilewright {

class TileSetDocument;

/// The tiles of a set, row by row as in the document.
class TileListModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { CountRole = Qt::UserRole + 1 };

    /// Pre: the document outlives the model.
    explicit TileListModel(TileSetDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Display: the id. ToolTip and AccessibleText: the tile in words.
    QVariant data(const QModelIndex& index, int role) const override;

    TileSetDocument& document() const { return document_; }

private:
    TileSetDocument& document_;
};

/// "tee-04, T, 4 copies: north red, east earth, ..."
QString tileInWords(const TileSetDocument& document, int index);

} // namespace tilewright
