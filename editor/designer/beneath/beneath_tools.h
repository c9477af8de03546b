#pragma once

#include "editor/designer/family_tools.h"
#include "editor/designer/generator_dialog.h"

#include <array>

namespace tilewright {

class BeneathCanvas;
class DoorActions;
class TileSetDocument;

/// Doors on the sides of Beneath's tiles.
class BeneathTools : public FamilyTools {
    Q_OBJECT
public:
    explicit BeneathTools(QObject* parent = nullptr);

    BeneathCanvas* canvas() const { return canvas_; }
    DoorActions* doors() const { return doors_; }

    std::string_view family() const override { return "beneath"; }
    QString focusInWords() const override;
    bool goTo(const QString& part) override;
    std::vector<SideChoice> sideChoices() const override;
    std::optional<GeneratedSet> generate(QWidget* parent) const override;
    bool hasDoors() const override { return true; }

protected:
    QList<QMenu*> makeMenus(QMenu& parent) override;
    void refresh() override;

private:
    DoorActions* doors_;
    BeneathCanvas* canvas_;
};

/// Asks for the specification of a generated set of Beneath.
class BeneathGeneratorDialog : public GeneratorDialog {
    Q_OBJECT
public:
    /// Starts with the specification of that set, or with its size and proportions; null if there is none.
    explicit BeneathGeneratorDialog(const TileSetDocument* set, QWidget* parent = nullptr);

    void setSpecification(const BeneathSetSpecification& specification);
    BeneathSetSpecification specification() const;

protected:
    Issues specificationIssues() const override;
    std::function<TileSet()> makeGenerator() const override;
    std::optional<BeneathSetSpecification> targets() const override { return specification(); }

private:
    QSpinBox* colours_;
    std::array<QDoubleSpinBox*, 5> weights_{};
    QDoubleSpinBox* open_;
    QDoubleSpinBox* special_;
};

} // namespace tilewright
