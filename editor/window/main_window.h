#pragma once

#include "editor/window/mode.h"
#include "editor/window/preferences/preferences.h"
#include "engine/grid/cell.h"

#include <QHash>
#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

class QActionGroup;
class QLabel;
class QMenu;
class QStackedWidget;
class QTabBar;

namespace tilewright {

class Document;
class DockPage;
class ElidedLabel;
class ExchangeCommands;
class FileCommands;
class Health;
class HealthLamps;
class HelpWindow;
class MapDocument;
class MapEditor;
class MessageBar;
struct RuleExample;
class ModeRail;
class OpenDocuments;
class PlayView;
class PlayedSet;
class PlaytestView;
class PrintView;
class Shortcuts;
class StartPage;
struct GameSetup;
struct Findings;
struct HealthLamp;
struct Issue;
namespace exchange {
struct Source;
}
class TileDesigner;
struct TileSet;
class TileSetDocument;
class Tour;
struct LostWork;
struct Workspace;

/// The main window: modes at the left, documents as tabs above, the present mode's view, messages and status.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Pre: the workspace outlives the window.
    explicit MainWindow(Workspace& workspace, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens the files of the last session, or else the bundled set; for a start without files.
    void openSession();
    void openExample();
    /// At the first start ever, or from the Help menu.
    void offerTour();
    void startTour();

    OpenDocuments& documents() const;
    /// Null if the document in front is of another type.
    TileSetDocument* currentSet() const;
    MapDocument* currentMap() const;
    Mode mode() const { return mode_; }
    FileCommands& files() const { return *files_; }
    ExchangeCommands& exchange() const { return *exchange_; }
    TileDesigner& designer() const { return *designer_; }
    MapEditor& mapEditor() const { return *mapEditor_; }
    PlayView& playView() const { return *playView_; }
    PlaytestView& playtestView() const { return *playtestView_; }
    Health& health() const { return *health_; }
    PrintView& printView() const { return *printView_; }
    HelpWindow* helpWindow() const { return help_; }
    Tour* tour() const;
    /// The help page, and its heading, about the focused widget.
    std::pair<QString, QString> helpPlace() const;
    PlayedSet& playedSet() const { return *playedSet_; }
    MessageBar& messages() const { return *messages_; }
    Shortcuts& shortcuts() const { return *shortcuts_; }

    /// Restores work of an earlier run: a file, or a game to continue. False if it can't be read, or would
    /// replace another game.
    bool bringBack(const LostWork& work);

    /// Files dragged over the window are handled by the window itself, not by the widget there; dropped, they
    /// are opened. False if no files are dragged.
    bool takeFiles(QDropEvent& event);
    /// Mode and panels, for a window that replaces this one.
    QByteArray saveView();
    void restoreView(const QByteArray& state);

public slots:
    void setMode(tilewright::Mode mode);
    /// Starts a new game with the current set, in play mode.
    void playCurrent();
    /// Starts the last game again, with the present state of its set.
    void playAgain();
    /// Edits a tile in the designer, even if the game's set is not an open file.
    void editPlayedTile(const QString& tileId);
    /// The same for a tile of the tested set.
    void editTestedTile(const QString& tileId);
    void showTestedPlace(Cell cell);
    /// Goes back to the mode before play mode.
    void leavePlay();
    void showPalette();
    void showPreferences();
    void showHelp();

signals:
    void preferencesChosen(const tilewright::Preferences& preferences);

protected:
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void makeModes();
    void chooseMode(Mode mode);
    bool bringToFront(Mode mode);
    void commitEdits();
    void followGame();
    void followPlaytests();
    void editTile(TileSetDocument& set, const QString& tileId);
    TileSetDocument& openSet(const TileSet& set);
    void tellSetIsApart();
    QString whyApart(const Issue& problem) const;
    bool mayLoseGame();
    struct BundledSet {
        std::string_view file;
        std::shared_ptr<const TileSet> set;
    };
    const std::vector<BundledSet>& bundledSets();
    void offerSetsToMaps();
    enum class MapParts { Name, All };
    GameSetup currentGame(MapParts parts = MapParts::All) const;
    std::optional<GameSetup> gameToLookAt() const;
    void makeTabs();
    void addTab(int index);
    void showTabMenu(const QPoint& position);
    void makeMenus();
    void addPrintAction(QMenu& file);
    void makeEditMenu();
    void addExchange(QMenu& file);
    std::optional<exchange::Source> exportSource();
    void refreshExchange();
    void makeViewMenu();
    void addTabActions(QMenu& menu);
    void makeGameMenu();
    void makePlaytestMenu();
    void makeHelpMenu();
    void askForPreferences(bool keys);
    void openRuleExample(const RuleExample& example);
    void showAbout();
    /// Null if the present page has no panels.
    DockPage* dockPage() const;
    void currentDocumentChanged(Document* document);
    void showPage();
    QWidget* viewOfPage() const;
    QHash<int, QByteArray> viewsOfAll();
    QByteArray viewOf(const Document& document) const;
    void restoreViewOf(const Document& document, const QByteArray& view);
    void refreshTitles();
    void refreshStatus();
    void refreshPrint();
    void refreshPlaytest();
    void makeHeatMenus(QMenu& view);
    void refreshHeat();
    void nameHeats();
    /// Whether the map in front has rooms whose use is counted.
    bool hasRoomsInFront() const;
    void tellOfHeat(const QAction* chosen);
    std::shared_ptr<const Findings> heatSource() const;
    void followLamp(const HealthLamp& lamp);
    /// Null before the first game.
    const GameSetup* lastGame() const;
    void readSettings();
    void writeSettings();
    /// Saves the list of open files.
    void writeSession();

    Workspace& workspace_;
    Mode mode_ = Mode::Design;
    Mode beforePlay_ = Mode::Design;
    ModeRail* rail_;
    QTabBar* tabs_;
    MessageBar* messages_;
    QStackedWidget* pages_;
    TileDesigner* designer_;
    MapEditor* mapEditor_;
    PlayView* playView_;
    PlaytestView* playtestView_;
    Health* health_;
    HealthLamps* lamps_;
    /// The figure for tinting tiles; none without data.
    QActionGroup* tileHeats_ = nullptr;
    /// Whether a map is tinted by its use.
    QActionGroup* boardHeats_ = nullptr;
    QAction* boardHeatMenu_ = nullptr;
    PrintView* printView_;
    QAction* printSheets_ = nullptr;
    ElidedLabel* status_;
    QLabel* gameStatus_;
    QLabel* mapStatus_;
    FileCommands* files_;
    ExchangeCommands* exchange_ = nullptr;
    StartPage* startPage_;
    Shortcuts* shortcuts_ = nullptr;
    QAction* play_ = nullptr;
    QList<QAction*> designOnly_;
    QList<QAction*> mapOnly_;
    QList<QAction*> playtestOnly_;
    QMetaObject::Connection followed_;
    PlayedSet* playedSet_ = nullptr;
    bool apartTold_ = false;
    /// Set while the reasons why a document can't be played are shown.
    QMetaObject::Connection refused_;
    HelpWindow* help_ = nullptr;
    QPointer<Tour> tour_;
    std::vector<BundledSet> bundledSets_;
    /// Whether Esc was pressed a moment ago; pressed again, it leaves the game.
    bool leaves_ = false;
};

} // namespace tilewright
