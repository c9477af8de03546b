#pragma once

#include "editor/designer/family_tools.h"
#include "editor/designer/generator_dialog.h"

#include <QList>
#include <QWidget>

#include <array>
#include <vector>

class QAction;
class QGridLayout;
class QListWidget;

namespace tilewright {

class LandscapeActions;
class LandscapeCanvas;
class TileSetDocument;
struct LandscapeSpecification;

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

/// The settings of a landscape tile with their keys: a row each for the chosen side, the tile and the chosen
/// feature, which takes further lines where it is too long. Arrows move along it, Space chooses.
class LandscapePalette : public QWidget {
    Q_OBJECT
public:
    explicit LandscapePalette(const LandscapeActions& actions, QWidget* parent = nullptr);

signals:
    /// Before the action of a pressed button.
    void pressed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Groups are shown one at a time.
    void addRow(QGridLayout& rows, const QString& caption, const QList<QList<QAction*>>& groups);

    const LandscapeActions& actions_;
};

/// Asks for the specification of a generated landscape set.
class LandscapeGeneratorDialog : public GeneratorDialog {
    Q_OBJECT
public:
    /// Starts with the size and proportions of that set; null if there is none.
    explicit LandscapeGeneratorDialog(const TileSetDocument* set, QWidget* parent = nullptr);

protected:
    Issues specificationIssues() const override;
    std::function<TileSet()> makeGenerator() const override;

private:
    LandscapeSpecification specification() const;

    std::array<QDoubleSpinBox*, 3> weights_{};
    QDoubleSpinBox* joined_;
    QDoubleSpinBox* pennants_;
    QDoubleSpinBox* cloisters_;
    /// One for each of `countRows` (landscape_tools.cpp).
    std::vector<QSpinBox*> counts_;
    QDoubleSpinBox* fit_;
};

} // namespace tilewright
