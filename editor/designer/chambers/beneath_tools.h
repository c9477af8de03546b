#pragma once

#include "editor/designer/family_tools.h"

namespace tilewright {

class DoorActions;
class ChamberCanvas;

/// Doors on the sides of Beneath's tiles.
class BeneathTools : public FamilyTools {
    Q_OBJECT
public:
    explicit BeneathTools(QObject* parent = nullptr);

    ChamberCanvas* canvas() const { return canvas_; }
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
    ChamberCanvas* canvas_;
};

} // namespace tilewright
