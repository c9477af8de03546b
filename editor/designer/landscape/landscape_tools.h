#pragma once

#include "editor/designer/family_tools.h"

class QListWidget;

namespace tilewright {

class LandscapeActions;
class LandscapeCanvas;

/// Tools for cities, roads, fields and their traits, on tiles of the landscape game.
class LandscapeTools : public FamilyTools {
    Q_OBJECT
public:
    explicit LandscapeTools(QObject* parent = nullptr);
    ~LandscapeTools() override;

    LandscapeCanvas* canvas() const { return canvas_; }
    LandscapeActions* actions() const { return actions_; }
    QListWidget* features() const { return features_; }

    std::string_view family() const override { return "landscape"; }
    QString focusInWords() const override;
    bool goTo(const QString& part) override;
    std::vector<SideChoice> sideChoices() const override;
    std::optional<GeneratedSet> generate(QWidget* parent) const override;
    bool hasDoors() const override { return false; }

protected:
    QList<QMenu*> makeMenus(QMenu& parent) override;
    void refresh() override;

private:
    void connectEdits();
    void focusFeature(int number);
    void refreshFeatures();

    LandscapeActions* actions_;
    LandscapeCanvas* canvas_;
    QListWidget* features_;
};

} // namespace tilewright
