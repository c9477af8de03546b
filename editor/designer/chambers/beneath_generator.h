#pragma once

#include "editor/designer/generator_dialog.h"

#include <array>

namespace tilewright {

class TileSetDocument;

/// Asks for the specification of a generated set of Beneath.
class BeneathGenerator : public GeneratorDialog {
    Q_OBJECT
public:
    /// Starts with the specification of that set, or with its size and proportions; null if there is none.
    explicit BeneathGenerator(const TileSetDocument* set, QWidget* parent = nullptr);

    void setSpecification(const SetSpecification& specification);
    SetSpecification specification() const;

protected:
    Issues problems() const override;
    std::function<TileSet()> work() const override;
    std::optional<SetSpecification> targets() const override { return specification(); }

private:
    QSpinBox* colours_;
    std::array<QDoubleSpinBox*, 5> weights_{};
    QDoubleSpinBox* open_;
    QDoubleSpinBox* special_;
};

} // namespace tilewright
