#pragma once

#include "editor/document/tileset/tileset_document.h"
#include "engine/games/beneath/tiles/tile_doors.h"

#include <QDialog>

class QAbstractButton;
class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace tilewright {

class TileSetPreview;

/// Asks which doors to try on the sides of some tiles, and shows the resulting tiles.
class DoorVariantsDialog : public QDialog {
    Q_OBJECT
public:
    DoorVariantsDialog(const TileSet& set, const TileIndices& tiles, QWidget* parent = nullptr);

    DoorVariantOptions choice() const;
    /// The new tiles, with the ids of their original tiles.
    std::vector<Tile> result() const { return newTiles_; }
    /// The button of a door; north stands for all sides while they are equal.
    QAbstractButton* doorButton(Direction side, SideContent door) const;

private:
    QWidget* makeRow(Direction side, const QString& title);
    void refresh();
    QString whyNot(long long number) const;

    TileSet set_;
    std::vector<Tile> tiles_;
    std::vector<Tile> newTiles_;
    std::array<std::vector<std::pair<QAbstractButton*, SideContent>>, 4> doors_;
    std::array<QWidget*, 4> rows_{};
    std::array<QLabel*, 4> titles_{};
    QCheckBox* alike_;
    QSpinBox* count_;
    QCheckBox* differentOnly_;
    QCheckBox* newOnly_;
    QLabel* number_;
    TileSetPreview* preview_;
    QPushButton* make_ = nullptr;
};

} // namespace tilewright
