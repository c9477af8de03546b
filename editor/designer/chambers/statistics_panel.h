#pragma once

#include "editor/designer/browser/tile_filter.h"
#include "editor/designer/panels/set_figures.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/theme/panel.h"

class QLabel;
class QListWidget;

namespace tilewright {

class FigureChart;

/// The contents of a set as bars and numbers, compared with its specification. Each figure links to the tiles
/// that it counts.
class StatisticsPanel : public Panel {
    Q_OBJECT
public:
    explicit StatisticsPanel(QWidget* parent = nullptr);

    /// Pre: the document outlives its being shown; null shows nothing.
    void showSet(TileSetDocument* document);

    /// Shows the figures of another family instead; null restores these.
    void showInstead(QWidget* figures);

    FigureChart* configurations() const { return configurations_; }
    FigureChart* skulls() const { return skulls_; }
    FigureChart* doors() const { return doors_; }
    FigureChart* ground() const { return ground_; }
    /// One item for each of holePatterns().
    QListWidget* patterns() const { return patterns_; }

signals:
    void filterWanted(const tilewright::TileFilter& filter);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectFigures();
    void refresh();
    void refreshCharts(const TileSet& set);
    void refreshPatterns(const TileSet& set);
    void filterBy(const std::function<void(TileFilter&)>& choose);

    TileSetDocument* document_ = nullptr;
    QWidget* ours_ = nullptr;
    QMetaObject::Connection following_;
    FigureChart* configurations_;
    FigureChart* skulls_;
    FigureChart* doors_;
    FigureChart* ground_;
    QLabel* patternsTitle_;
    QListWidget* patterns_;
};

} // namespace tilewright
