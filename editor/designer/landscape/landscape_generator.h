#pragma once

#include "editor/designer/generator_dialog.h"
#include "engine/games/landscape/tiles/generate_landscape.h"

#include <array>
#include <vector>

namespace tilewright {

class TileSetDocument;

/// Asks for the specification of a generated landscape set.
class LandscapeGenerator : public GeneratorDialog {
    Q_OBJECT
public:
    /// Starts with the size and proportions of that set; null if there is none.
    explicit LandscapeGenerator(const TileSetDocument* set, QWidget* parent = nullptr);

protected:
    Issues problems() const override;
    std::function<TileSet()> work() const override;

private:
    LandscapeSpecification specification() const;

    std::array<QDoubleSpinBox*, 3> weights_{};
    QDoubleSpinBox* joined_;
    QDoubleSpinBox* pennants_;
    QDoubleSpinBox* cloisters_;
    /// One for each of `counts` (landscape_generator.cpp).
    std::vector<QSpinBox*> counts_;
    QDoubleSpinBox* fit_;
};

} // namespace tilewright
