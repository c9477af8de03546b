#pragma once

#include "editor/common/panel.h"
#include "editor/designer/browser/tile_filter.h"
#include "editor/document/heat.h"
#include "editor/document/tileset/tileset_document.h"

class QAbstractButton;
class QComboBox;
class QHBoxLayout;
class QItemSelectionModel;
class QLineEdit;
class QSlider;

namespace tilewright {

class HeatLegend;
class TileListModel;
class TileListView;

/// The tiles of a set, with filter, order, thumbnails and selection.
class TileBrowser : public Panel {
    Q_OBJECT
public:
    explicit TileBrowser(QWidget* parent = nullptr);
    ~TileBrowser() override;

    /// Null shows nothing. Pre: the model outlives its being shown.
    void setTiles(TileListModel* model);
    TileListView* list() const { return list_; }
    /// The rows for a table of the same tiles, which shares selectionModel().
    TileFilterModel* filterModel() const { return filterModel_; }
    QItemSelectionModel* selectionModel() const;
    QLineEdit* filterField() const { return filterField_; }
    /// The place for buttons about tiles, below the list.
    QHBoxLayout* buttons() const { return buttons_; }

    /// Indices in the set; -1 if there is none.
    int current() const;
    /// Ascending.
    TileIndices selected() const;
    /// The first becomes current. Removes a filter that hides any of them.
    void select(const TileIndices& places);

    const TileFilter& filter() const { return filterModel_->filter(); }
    void setFilter(const TileFilter& filter);
    void clearFilter();
    void setOrder(TileOrder order);
    /// Figures of games to sort by; the order that was chosen last comes back as soon as there is its figure.
    void setFigures(const std::vector<TileHeat>& figures);
    /// Sorts by the figure of that id, and does so again in later sessions; empty: set order. Pre: it is
    /// among the figures.
    void sortByFigure(const QString& id);
    /// The id of the figure that the tiles are sorted by; empty if they are not.
    QString sortedBy() const;
    /// Whether the filter buttons are for configurations and doors, or for landscape tiles.
    void setDoorsOffered(bool on);
    void setTilesWithIssues(const std::set<int>& places);
    /// Tints the tiles and shows a legend below them; empty: no tints.
    void setHeat(const std::optional<TileHeat>& heat);
    /// Empty if tiles can be moved.
    QString whyNotMovable() const;

signals:
    void currentChanged();
    void selectionChanged();
    void filterChanged();

private:
    void makeChips();
    void makeLandscapeChips(QHBoxLayout& edges, QHBoxLayout& traits);
    void makeFooter();
    void applyOrder();
    QAbstractButton* chip(const QIcon& icon, const QString& name, const QString& toolTip);
    void applyFilter();
    void showFilter();
    void refreshNote();

    TileListModel* model_ = nullptr;
    TileFilterModel* filterModel_;
    TileListView* list_;
    HeatLegend* legend_;
    QLineEdit* filterField_;
    QWidget* chips_;
    std::vector<std::pair<QAbstractButton*, Configuration>> configurationChips_;
    std::vector<std::pair<QAbstractButton*, SideContent>> doorChips_;
    std::vector<std::pair<QAbstractButton*, Edge>> edgeChips_;
    std::vector<std::pair<QAbstractButton*, Trait>> traitChips_;
    QAbstractButton* issuesChip_ = nullptr;
    QAbstractButton* fitChip_ = nullptr;
    QComboBox* order_ = nullptr;
    std::vector<TileHeat> figures_;
    QSlider* size_ = nullptr;
    QHBoxLayout* buttons_ = nullptr;
};

} // namespace tilewright
