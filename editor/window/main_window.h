#pragma once

#include "editor/window/mode.h"
#include "engine/tileset/issue.h"

#include <QMainWindow>

#include <memory>

class QLabel;
class QStackedWidget;
class QTabBar;

namespace tilewright {

class Document;
class ElidedLabel;
class MessageBar;
class ModeRail;
class OpenDocuments;
class PlayView;
class PrintView;
struct GameSetup;
class TileDesigner;
class TileSetDocument;

/// The frame: modes at the left, documents as tabs above, the present mode's view, messages and status.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// What a start without files opens: the file of last time, else the bundled set.
    void openLastOrExample();
    void openExample();

    OpenDocuments& documents() const { return *documents_; }
    TileSetDocument* currentSet() const;
    Mode mode() const { return mode_; }
    TileDesigner& designer() const { return *designer_; }
    PlayView& playView() const { return *playView_; }
    PrintView& printView() const { return *printView_; }
    MessageBar& messages() const { return *messages_; }

public slots:
    /// A file that is open already comes to the front. False, and the message bar tells why, if one can't be
    /// read.
    bool openFiles(const QStringList& paths);
    /// The current document; false as above.
    bool saveTo(const QString& path);
    /// Asks for a place where there is none yet. False if that was cancelled or failed.
    bool save();
    bool saveAs();
    /// Asks what to do with unsaved changes. False if that was cancelled.
    bool closeDocument(int index);
    void setMode(tilewright::Mode mode);
    /// A new game with the current set, in play mode.
    void playCurrent();
    /// Where one was before play mode.
    void leavePlay();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void makeModes();
    void makeTabs();
    void makeFileMenu();
    void makeEditMenu();
    void makeOtherMenus();
    bool openOne(const QString& path);
    void askWhatToOpen();
    void showAbout();
    /// True if the document may go: saved, clean, or given up.
    bool mayClose(int index);
    void currentDocumentChanged(Document* document);
    void refreshTitles();
    void refreshStatus();
    void refreshPrint();
    /// Null before the first game.
    const GameSetup* lastGame() const;
    void readSettings();
    void writeSettings() const;

    std::unique_ptr<OpenDocuments> documents_;
    Mode mode_ = Mode::Design;
    Mode beforePlay_ = Mode::Design;
    ModeRail* rail_;
    QTabBar* tabs_;
    MessageBar* messages_;
    QStackedWidget* pages_;
    TileDesigner* designer_;
    PlayView* playView_;
    PrintView* printView_;
    ElidedLabel* status_;
    QLabel* gameStatus_;
    QAction* play_ = nullptr;
    QList<QAction*> needDocument_;
    QList<QAction*> designOnly_;
    QMetaObject::Connection followed_;
};

} // namespace tilewright
