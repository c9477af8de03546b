#pragma once

#include "editor/designer/panels/family_figures_widget.h"
#include "engine/games/beneath/tiles/generate.h"
#include "engine/model/tileset.h"

#include <array>

namespace tilewright {

/// The contents of a set, counting every copy of a tile.
struct TileSetFigures {
    int tiles = 0;
    int kinds = 0;
    /// In the order of allConfigurations.
    std::array<int, 5> configurations{};
    std::array<int, colourCount> skulls{};
    int open = 0;
    int special = 0;
};

TileSetFigures figuresOfTileSet(const TileSet& set);

/// The same numbers from a specification, before rounding.
struct TileSetTargets {
    std::array<double, 5> configurations{};
    std::array<double, colourCount> skulls{};
    double open = 0;
    double special = 0;
    double allSkulls = 0;
    double passages = 0;
    double earth = 0;
};

/// Pre: check(specification) is empty.
TileSetTargets targetsOfTileSet(const BeneathSetSpecification& specification);

/// The figures of a set of Beneath, compared with its specification.
class BeneathFiguresWidget : public FamilyFiguresWidget {
    Q_OBJECT
public:
    explicit BeneathFiguresWidget(QWidget* parent = nullptr);

    // Charts are null before a set is shown.

    FigureChart* configurations() const { return configurations_; }
    FigureChart* skulls() const { return skulls_; }
    FigureChart* doors() const { return doors_; }
    FigureChart* ground() const { return ground_; }

protected:
    void makeCharts() override;
    void refreshCharts(const TileSet& set) override;
    std::vector<HoleFigure> holeFigures(const TileSet& set) const override;

private:
    void connectFigures();

    FigureChart* configurations_ = nullptr;
    FigureChart* skulls_ = nullptr;
    FigureChart* doors_ = nullptr;
    FigureChart* ground_ = nullptr;
};

} // namespace tilewright
