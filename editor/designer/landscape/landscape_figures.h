#pragma once

#include "editor/designer/panels/family_figures.h"

#include <array>

namespace tilewright {

/// The figures of a landscape set.
class LandscapeFigures : public FamilyFigures {
    Q_OBJECT
public:
    explicit LandscapeFigures(QWidget* parent = nullptr);

    // Charts are null before a set is shown.

    /// Tiles by the number of their sides with city, road, field.
    FigureChart* sides(Edge edge) const;
    FigureChart* features() const { return features_; }
    FigureChart* traits() const { return traits_; }

protected:
    void makeCharts() override;
    void refreshCharts(const TileSet& set) override;
    std::vector<HoleFigure> holeFigures(const TileSet& set) const override;

private:
    void connectFigures();

    FigureChart* features_ = nullptr;
    std::array<FigureChart*, 3> sides_{};
    FigureChart* traits_ = nullptr;
};

} // namespace tilewright
