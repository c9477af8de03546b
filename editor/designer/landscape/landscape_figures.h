#pragma once

#include "editor/designer/browser/tile_filter.h"
#include "editor/document/tileset/tileset_document.h"

#include <QWidget>

#include <array>

namespace tilewright {

class FigureChart;
class FigureHeading;
class PatternList;

/// The contents of a landscape set as bars and numbers. Each figure links to the tiles that it counts.
class LandscapeFigures : public QWidget {
    Q_OBJECT
public:
    explicit LandscapeFigures(QWidget* parent = nullptr);

    /// Pre: the document outlives its being shown; null shows nothing.
    void showSet(TileSetDocument* document);

    /// Tiles by the number of their sides with city, road, field.
    FigureChart* sides(Edge edge) const;
    FigureChart* features() const { return features_; }
    FigureChart* traits() const { return traits_; }
    /// One item for each of edgeHoles().
    PatternList* holes() const { return holes_; }

signals:
    void filterWanted(const tilewright::TileFilter& filter);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectFigures();
    void refresh();
    void refreshHoles(const TileSet& set);
    void filterBy(const QString& name, std::function<bool(const Tile&)> fits);

    TileSetDocument* document_ = nullptr;
    QMetaObject::Connection following_;
    std::array<FigureChart*, 3> sides_{};
    FigureChart* features_;
    FigureChart* traits_;
    FigureHeading* holesTitle_;
    PatternList* holes_;
};

} // namespace tilewright
