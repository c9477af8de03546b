#pragma once

#include "engine/games/beneath/tiles/generate.h"
#include "engine/model/tileset.h"

#include <QDialog>
#include <QThreadPool>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

class QDialogButtonBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tilewright {

class FamilyFiguresWidget;
class TileSetPreview;

/// A generated set, with its specification if that is kept.
struct GeneratedSet {
    TileSet set;
    std::optional<BeneathSetSpecification> targets;
    /// What its tiles are for.
    enum class Use { NewSet, Add, Replace };
    Use use = Use::NewSet;
};

/// The specification of a generated set, and a preview of the set, which is computed on another thread. Each
/// family has its rows.
class GeneratorDialog : public QDialog {
    Q_OBJECT
public:
    /// Shows the dialog until it is closed; empty if it is cancelled.
    std::optional<GeneratedSet> ask();
    /// The set of the present specification; empty until it is ready, or if the specification can't be met.
    const std::optional<TileSet>& result() const { return result_; }

signals:
    /// result() is up to date.
    void resultChanged();

protected:
    /// `hasSet`: whether there is a set whose tiles it may replace or add to.
    GeneratorDialog(bool hasSet, QWidget* parent);

    /// Rows below those of the name and the number of tiles; shares are in percent.
    QSpinBox* addNumber(const QString& label, int most, const QString& toolTip, int least = 1);
    /// Above the rows of weights: what their numbers are.
    void addWeightHeading(const QString& text);
    QDoubleSpinBox* addWeight(const QString& label, const QString& toolTip);
    QDoubleSpinBox* addPercentage(const QString& label, int decimals, const QString& toolTip);
    /// Call once, after all rows are added. `figures` is in `besides`, which stands at the right of the
    /// preview.
    void layOut(FamilyFiguresWidget* figures, QWidget* besides);
    /// Fills the rows, those of the family by `others`, and asks for one set.
    void fillRows(const std::string& name, int tiles, std::uint64_t seed,
                  const std::function<void()>& others);
    std::string wantedName() const;
    int wantedTiles() const;
    std::uint64_t wantedSeed() const;

    /// Why the present specification can't be met.
    virtual Issues specificationIssues() const = 0;
    /// Makes the set of the present specification, of which it holds a copy: it is called on another thread.
    virtual std::function<TileSet()> makeGenerator() const = 0;
    /// The present specification, if it is kept with the set.
    virtual std::optional<BeneathSetSpecification> targets() const { return std::nullopt; }

private:
    void addSeed();
    QDialogButtonBox* makeButtons();
    void requestSet();
    void startWork();
    void takeSet(TileSet set);
    void refreshButtons();

    QWidget* left_;
    QFormLayout* rows_;
    QLineEdit* name_;
    QSpinBox* tiles_;
    QSpinBox* seed_;
    QLabel* problem_;
    TileSetPreview* preview_;
    FamilyFiguresWidget* figures_ = nullptr;
    QPushButton* newSet_ = nullptr;
    QPushButton* add_ = nullptr;
    QPushButton* replace_ = nullptr;
    std::optional<TileSet> result_;
    bool hasSet_;
    GeneratedSet::Use use_ = GeneratedSet::Use::NewSet;
    bool filling_ = true;
    bool working_ = false;
    bool outdated_ = false;
    /// Not Qt's own pool, for which the painter waits. The dialog goes after its work.
    QThreadPool worker_;
};

} // namespace tilewright
