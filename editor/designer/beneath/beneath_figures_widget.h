#pragma once

#include "editor/designer/panels/family_figures_widget.h"

namespace tilewright {

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
