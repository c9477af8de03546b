#pragma once

#include "editor/common/dock_page.h"
#include "editor/document/tileset/tileset_document.h"

#include <QHash>

#include <memory>

class QAction;
class QLabel;
class QListView;
class QMenu;
class QMimeData;
class QStackedWidget;
class QUndoView;

namespace tilewright {

class DoorActions;
class FamilyTools;
class IssuesPanel;
class LandscapeTools;
class Panel;
class TileSetProperties;
class TileBrowser;
class BeneathCanvas;
class TileInspector;
class TileListModel;
class TileTablePanel;
struct TileFilter;

/// The design mode: the list of tiles, the chosen one in large, and panels about them. Edits apply to all
/// chosen tiles.
class TileDesigner : public DockPage {
    Q_OBJECT
public:
    explicit TileDesigner(QWidget* parent = nullptr);
    ~TileDesigner() override;

    /// Pre: the document outlives its being shown; null shows nothing. Each document keeps its chosen tiles.
    void setDocument(TileSetDocument* document);
    TileSetDocument* document() const { return document_; }
    /// -1 if none is chosen.
    int currentTile() const;
    void setCurrentTile(int index);
    /// The same, with the keyboard on the large tile.
    void focusTile(int place);
    TileIndices chosenTiles() const;

    /// The tools for the family of the tiles shown.
    FamilyTools* tools() const { return tools_; }
    LandscapeTools* landscape() const;
    /// The canvas of Beneath.
    BeneathCanvas* canvas() const;
    QListView* tileList() const;
    QListView* issueList() const;
    TileBrowser* browser() const { return browser_; }
    TileTablePanel* table() const { return table_; }
    IssuesPanel* issues() const { return issues_; }
    DoorActions* doors() const;

    /// Cut, copy, paste, delete, select all.
    QList<QAction*> clipboardActions() const;
    void fillTileMenu(QMenu& menu);
    /// An action about the chosen tile that others carry out: for the menu, and for that of the list. Call
    /// before fillTileMenu().
    void addTileAction(QAction* action) { tileActions_.append(action); }
    void fillViewMenu(QMenu& menu);
    /// Turns text that was typed but not applied yet into an edit.
    void commitEdits();

    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& state);

public slots:
    void copyTiles();
    void cutTiles();
    void pasteTiles();
    /// Asks for parameters, then makes new tiles or new doors.
    void makeVariants();
    void generateTiles();
    /// The same for any family of tiles: TileFamily::id().
    void generateSet(const QString& family);
    /// Evens out skull colours over the chosen tiles; over all if at most one is chosen.
    void evenOut();

signals:
    /// A set was made that becomes a new document; `specification` is its specification, if that is kept.
    void newSetMade(const tilewright::TileSet& set,
                    const std::optional<tilewright::BeneathSetSpecification>& specification);
    /// The clipboard holds a spreadsheet's table; ask what to do with it.
    void tablePasted(const QString& table);

private:
    void generateBy(const FamilyTools& tools);
    /// Six parameters: the fields of an action as they stand in its specification, and what it does.
    QAction* makeAction(const char* name, const char* icon, const QString& text, const QKeySequence& key,
                        const QString& toolTip, const std::function<void()>& act);
    void makeActions();
    void makeEditActions();
    void makeMoveActions();
    QWidget* makeCanvasView();
    void makePanels();
    void orderTabs();
    void connectViews();
    FamilyTools* toolsFor(const TileSetDocument* document) const;
    void useTools(FamilyTools* tools);
    void followDocument();
    /// Called when other tiles are chosen.
    void showTile();
    /// Called when the chosen tiles have changed.
    void refreshTile();
    void showChange(const SetChange& change);
    void refreshActions();
    void showHint(const QString& hint);
    /// Lists the tiles of a figure; a second call with the same filter shows all again.
    void showTilesOf(const TileFilter& filter);
    std::unique_ptr<QMimeData> chosenData() const;
    void insertTiles(std::vector<Tile> tiles, int at);
    void moveTo(int beforeRow);
    /// Moves by one place, or to the front or the end.
    void moveBy(int step);
    void showListMenu(const QPoint& at);
    void goToField(const QString& field);
    void goToTile(int place, const QString& part, bool enter);

    TileSetDocument* document_ = nullptr;
    std::unique_ptr<TileListModel> tiles_;
    QHash<const QObject*, TileIndices> chosenByDocument_;

    /// Tools of all families, and the present ones: those of the document's, chosen by toolsFor().
    QList<FamilyTools*> allTools_;
    FamilyTools* tools_;
    QStackedWidget* pages_ = nullptr;
    TileBrowser* browser_ = nullptr;
    TileTablePanel* table_ = nullptr;
    TileInspector* inspector_ = nullptr;
    TileSetProperties* properties_ = nullptr;
    Panel* statistics_ = nullptr;
    IssuesPanel* issues_ = nullptr;
    QUndoView* history_ = nullptr;
    QLabel* heading_ = nullptr;
    QLabel* hint_ = nullptr;

    QList<QAction*> tileActions_;
    QAction* turn_ = nullptr;
    QAction* turnBack_ = nullptr;
    QAction* mirror_ = nullptr;
    QAction* mirrorDown_ = nullptr;
    QAction* add_ = nullptr;
    QAction* duplicate_ = nullptr;
    QAction* delete_ = nullptr;
    QAction* cut_ = nullptr;
    QAction* copy_ = nullptr;
    QAction* paste_ = nullptr;
    QAction* selectAll_ = nullptr;
    QAction* moveUp_ = nullptr;
    QAction* moveDown_ = nullptr;
    QAction* find_ = nullptr;
    QAction* showAll_ = nullptr;
    QAction* editTile_ = nullptr;
    QAction* variants_ = nullptr;
    QAction* generate_ = nullptr;
    QAction* evenOut_ = nullptr;
    QAction* showNeighbours_ = nullptr;
    QAction* otherNeighbours_ = nullptr;
};

} // namespace tilewright
