#pragma once

#include "editor/designer/panels/family_figures_widget.h"
#include "engine/games/landscape/tiles/generate_landscape.h"

#include <array>
#include <optional>

namespace tilewright {

/// The figures of a landscape set.
class LandscapeFiguresWidget : public FamilyFiguresWidget {
    Q_OBJECT
public:
    explicit LandscapeFiguresWidget(QWidget* parent = nullptr);

    // Charts are null before a set is shown.

    /// Tiles by the number of their sides with city, road, field.
    FigureChart* sides(Edge edge) const;
    FigureChart* features() const { return features_; }
    FigureChart* traits() const { return traits_; }
    /// Kinds of open places that no tile fits, by their number of neighbours.
    FigureChart* places() const { return places_; }

    /// Shows what the specification of the shown set asks for beside what it has.
    void setTargets(const LandscapeSpecification& wanted);

protected:
    void makeCharts() override;
    void refreshCharts(const TileSet& set) override;
    std::vector<HoleFigure> holeFigures(const TileSet& set) const override;

private:
    void connectFigures();
    void refreshTraits(const TileSet& set);
    void refreshPlaces(const TileSet& set);

    FigureChart* features_ = nullptr;
    std::array<FigureChart*, 3> sides_{};
    FigureChart* traits_ = nullptr;
    FigureChart* places_ = nullptr;
    std::optional<LandscapeSpecification> targets_;
};

} // namespace tilewright
