#pragma once

#include "editor/common/dock_page.h"
#include "editor/map/map_tool_controller.h"
#include "engine/model/companions.h"

#include <QHash>
#include <QList>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QActionGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;
class QUndoView;

namespace tilewright {

class DoorPalette;
class ElidedLabel;
class HeatLegend;
class IssuesModel;
class MapDoorActions;
class MapJobs;
class MapOverviewImage;
class MapPaletteModel;
class MapTableModel;
class MapView;
class MiniMap;
class Panel;
class TileFamily;
struct BoardHeat;
struct FillResult;

/// The map mode: the grid, palettes for laying, and panels.
class MapEditor : public DockPage {
    Q_OBJECT
public:
    struct AvailableSet {
        QString name;
        /// With the sets that it is played together with.
        std::shared_ptr<const TileSet> set;
        /// The open file of the set; null for a bundled one.
        const QObject* document = nullptr;
        /// Of the sets in `set`, its own first; may be empty if there is only one.
        std::vector<TileGroup> groups = {};
    };

    explicit MapEditor(QWidget* parent = nullptr);
    ~MapEditor() override;

    /// Pre: the document outlives its being shown; null shows nothing.
    void setDocument(MapDocument* document);
    MapDocument* document() const { return document_; }
    /// The sets whose tiles can be used. A document keeps its set, even if its name or content changed;
    /// otherwise it gets the first that has all its tiles: open ones before bundled ones, and among these
    /// those that need no other set for it.
    /// Of all families; only those that fit the map are offered.
    void setAvailableSets(const QList<AvailableSet>& sets);
    /// The index of the set given to a map, for another editor with the same sets; -1 if the map was not
    /// shown.
    int chosenSet(const MapDocument& document) const;
    void restoreChosenSet(MapDocument& document, int row);
    /// The same across restarts: the path of the set's file, or the name of a bundled one.
    QString keyOfChosenSet(const MapDocument& document) const;
    void restoreChosenSet(MapDocument& document, const QString& key);
    /// Turns text that was typed but not applied yet into an edit.
    void commitEdits();

    /// Cut, copy, paste, clear, select all.
    QList<QAction*> clipboardActions() const;
    /// Moves the cell cursor there, into sight, with the keyboard's focus.
    void showCell(Cell cell);
    void fillMapMenu(QMenu& menu);
    void fillViewMenu(QMenu& menu);

    /// Position, zoom and cursor; kept for each open document, and can be stored for longer.
    QByteArray viewState() const;
    void restoreViewState(const QByteArray& state);

    /// Brush, door and tool, in the same way.
    QByteArray toolState() const;
    void restoreToolState(const QByteArray& state);

    MapView& view() const { return *view_; }
    MapToolController& toolController() const { return *toolController_; }
    MapDoorActions& doors() const { return *doors_; }
    /// Like MapView::setHeat, with a legend below the map.
    void setHeat(const std::optional<BoardHeat>& heat);
    QListView* issueList() const { return issueList_; }
    QTableView* table() const { return table_; }
    QListView* palette() const { return palette_; }
    MiniMap* miniMap() const { return miniMap_; }
    /// The last message below the map; empty after it has expired.
    QString messageText() const;
    bool isFilling() const;

signals:
    /// Place and contents of the cell at the pointer or cursor.
    void statusTextChanged(const QString& text);
    void playRequested();
    /// Another set was chosen for the map.
    void tileSetChosen();
    /// Shown below the map for a while.
    void said(const QString& text);

private:
    void goToCell(Cell cell);
    QAction* addAction(const char* name, const char* icon, const QString& text, const QKeySequence& key,
                       const QString& tip);
    void makeActions();
    QAction* toolAction(MapTool tool) const;
    QAction* addEdit(QAction* action, const std::function<void()>& does);
    void addSeparator();
    void makeClipboardActions();
    void makeSelectionActions();
    void makeFillActions();
    void makeViewActions();
    QWidget* makeCentre();
    void makePanels();
    QWidget* makePalettePanel();
    QWidget* makeMapPanel();
    QWidget* makeIssuesPanel();
    QWidget* makeTablePanel();
    void connectToolController();
    void connectPalette();
    void followDocument();
    void refreshTitle();
    /// Now, or of a large map when it stands painted.
    void showFigures();
    void refreshFigures();
    void refreshStatus();
    void refreshHint();
    void refreshPalette();
    void refreshTable();
    void refreshHoles();
    std::optional<int> rowOfChosenSet() const;
    std::optional<int> rowWithTilesOfMap() const;
    void chooseSet(int row);
    static QString keyOf(const AvailableSet& set);
    void commitName();
    void say(const QString& text);
    void fillSelection();
    void applyFill(const FillResult& result);
    void reportFill(const FillResult& result);

    MapDocument* document_ = nullptr;
    QList<QMetaObject::Connection> following_;
    QHash<const QObject*, QByteArray> states_;
    struct ChosenSet {
        QString name;
        QPointer<const QObject> document;
        /// No set at hand had the tiles of the map, and nobody chose this one.
        bool isFallback = false;
    };
    QHash<const QObject*, ChosenSet> chosenSets_;
    void offerSets();
    void offerWhatFits(const TileFamily& family);

    DoorPalette* doorPalette_ = nullptr;
    QList<AvailableSet> allSets_;
    QList<AvailableSet> sets_;
    bool announceHoles_ = false;

    MapToolController* toolController_;
    MapOverviewImage* overview_;
    MapJobs* jobs_;
    MapDoorActions* doors_;
    MapView* view_ = nullptr;
    MapPaletteModel* paletteModel_ = nullptr;
    QSortFilterProxyModel* filtered_ = nullptr;
    std::unique_ptr<IssuesModel> issues_;
    std::unique_ptr<MapTableModel> tableModel_;

    QWidget* shortcutWidget_ = nullptr;
    QListView* palette_ = nullptr;
    QListView* issueList_ = nullptr;
    QTableView* table_ = nullptr;
    QComboBox* setBox_ = nullptr;
    QLineEdit* filter_ = nullptr;
    QLineEdit* name_ = nullptr;
    QLabel* figures_ = nullptr;
    QLabel* heading_ = nullptr;
    ElidedLabel* hint_ = nullptr;
    QLabel* message_ = nullptr;
    MiniMap* miniMap_ = nullptr;
    HeatLegend* legend_ = nullptr;
    QUndoView* history_ = nullptr;
    Panel* issuesPanel_ = nullptr;
    Panel* tablePanel_ = nullptr;
    Panel* mapPanel_ = nullptr;

    QActionGroup* tools_ = nullptr;
    QList<QAction*> shortcutActions_;
    QList<QAction*> clipboardActions_;
    QList<QAction*> editActions_;
    QList<QAction*> viewActions_;
    QAction* respectCounts_ = nullptr;
    QAction* fitsNeighbours_ = nullptr;
    QAction* showHoles_ = nullptr;
    QAction* fillLegally_ = nullptr;
    QAction* turn_ = nullptr;
    QAction* play_ = nullptr;
    QAction* fit_ = nullptr;

    bool tableShown_ = false;
    QTimer figuresTimer_;
    QTimer holesTimer_;
    QTimer messageTimer_;
    std::uint64_t seed_ = 0;
    struct FillState {
        int revision = -1;
        QRegion cells;
    };
    /// The document after filling cells: filling the same cells again replaces this fill.
    FillState lastFill_;
    /// The document at the beginning of the current fill.
    FillState currentFill_;
    std::vector<Cell> unfilled_;
    std::vector<Cell> holes_;
};

} // namespace tilewright
