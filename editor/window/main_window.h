#pragma once

#include "editor/common/fields/input_fields.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/window_interface.h"

#include <QMainWindow>

#include <memory>

namespace tilewright {

class AvailableSets;
class Document;
class DocumentTabs;
class ExchangeCommands;
class FileCommands;
class GameController;
class HeatMapController;
class HelpController;
struct RecoveryCopy;
class MainMenu;
class MapDocument;
class MapEditor;
class MessageBar;
class ModePages;
class ModeRail;
class OpenDocuments;
class PlaytestController;
class PlaytestPages;
class PlaytestView;
class PlayView;
class PreferencesController;
class PrintController;
class PrintView;
class PeoplesGamesController;
class ReturnedGamesController;
class StartPage;
class StatusBarLabels;
class StudyController;
class TileDesigner;
class TilePlaytestController;
class TileSetDocument;
class WindowState;
struct Workspace;

/// The frame: modes at the left, documents as tabs above, the present mode's view, messages and status. It
/// knows which mode is in front; what is done there its controllers do.
class MainWindow : public QMainWindow, public WindowInterface {
    Q_OBJECT
public:
    /// Pre: the workspace outlives the window.
    explicit MainWindow(Workspace& workspace, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens the files of the last session, or else the bundled set; for a start without files.
    void openSession();
    void openExample();

    OpenDocuments& documents() const;
    /// Null if the document in front is of another type.
    TileSetDocument* currentSet() const;
    MapDocument* currentMap() const;
    Mode mode() const override { return mode_; }
    FileCommands& files() const { return *files_; }
    ExchangeCommands& exchange() const { return *exchange_; }
    TileDesigner& designer() const { return *designer_; }
    MapEditor& mapEditor() const { return *mapEditor_; }
    PlayView& playView() const { return *playView_; }
    PlaytestView& playtestView() const { return *playtestView_; }
    PlaytestPages& playtestPages() const { return *playtestPages_; }
    /// Made when first asked for.
    PrintView& printView() const;
    MessageBar& messages() const { return *messages_; }
    GameController& game() const { return *game_; }
    PlaytestController& playtest() const { return *playtest_; }
    ReturnedGamesController& returned() const { return *returned_; }
    PeoplesGamesController& people() const { return *people_; }
    PreferencesController& preferences() const { return *preferences_; }
    HelpController& help() const { return *help_; }

    /// Restores work of an earlier run: a file, or a game to continue. False if it can't be read, or would
    /// replace another game.
    bool restoreLostWork(const RecoveryCopy& work);

    /// Files that are dragged over the window are its own, whatever lies below; dropped, they are opened.
    /// False where no files are dragged.
    bool takeFiles(QDropEvent& event);
    /// Mode and panels, for a window that takes this one's place.
    QByteArray saveView();
    void restoreView(const QByteArray& state);

    void setMode(tilewright::Mode mode) override;
    void chooseMode(tilewright::Mode mode) override;
    void editTile(TileSetDocument& set, const QString& tileId) override;
    void commitEdits() override;
    /// Where one was before play mode.
    void leavePlay();
    void showPalette();
    /// Whether it was closed after the user had saved or given up all work.
    bool isSettled() const { return isSettled_; }

signals:
    void preferencesChosen(const tilewright::Preferences& preferences);

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void makeControllers();
    void makeModes();
    void makeMenu();
    void connectViews();
    /// In its mode.
    void runCommand(QAction& command);
    void unfollow();
    void currentDocumentChanged(Document* document);
    void refreshTitles();
    void showTitle();
    void refreshStatus();
    /// Words that pass: screen readers say them, and the last of them can be shown again.
    void hear(const QString& words);
    void remember(const QString& words);
    void showLastMessages();
    /// Whether Esc leaves the game that is in front; asks for a second one where a person plays.
    bool escapesGame();

    WheelGuard wheelGuard_;
    RangeHint rangeHint_;
    Workspace& workspace_;
    Mode mode_ = Mode::Design;
    Mode beforePlay_ = Mode::Design;
    bool isSettled_ = false;
    ModeRail* rail_;
    MessageBar* messages_;
    TileDesigner* designer_;
    MapEditor* mapEditor_;
    PlayView* playView_;
    PlaytestView* playtestView_;
    PlaytestPages* playtestPages_;
    FileCommands* files_;
    StartPage* startPage_;
    ModePages* pages_;
    DocumentTabs* tabs_;
    ExchangeCommands* exchange_ = nullptr;
    ReturnedGamesController* returned_ = nullptr;
    TilePlaytestController* tiles_ = nullptr;
    PeoplesGamesController* people_ = nullptr;
    std::unique_ptr<StatusBarLabels> status_;
    std::unique_ptr<AvailableSets> sets_;
    std::unique_ptr<WindowState> state_;
    std::unique_ptr<PrintController> print_;
    std::unique_ptr<GameController> game_;
    std::unique_ptr<PlaytestController> playtest_;
    std::unique_ptr<StudyController> studies_;
    std::unique_ptr<HeatMapController> heat_;
    std::unique_ptr<PreferencesController> preferences_;
    std::unique_ptr<HelpController> help_;
    std::unique_ptr<MainMenu> menu_;
    QList<QMetaObject::Connection> followed_;
    /// The newest first.
    QStringList said_;
    /// Esc was pressed, and leaves the game if it is pressed again while the status bar says so.
    bool leaves_ = false;
};

} // namespace tilewright
