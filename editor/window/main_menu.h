#pragma once

#include "editor/window/mode.h"

#include <QList>
#include <QObject>

#include <map>

class QAction;
class QMainWindow;
class QMenu;
class QUndoGroup;

namespace tilewright {

class DocumentTabs;
class ExchangeCommands;
class FileCommands;
class GameController;
class HeatController;
class HelpController;
class MapEditor;
class ModeRail;
class PlaytestPages;
class PlayView;
class PreferencesController;
class PrintController;
class ReturnedController;
class TileDesigner;

/// The menu bar: what stands in which menu, and what of it each mode shows.
class MainMenu : public QObject {
    Q_OBJECT
public:
    /// Who has the commands; all outlive this.
    struct Parts {
        QMainWindow& window;
        QUndoGroup& undo;
        ModeRail& rail;
        DocumentTabs& tabs;
        TileDesigner& designer;
        MapEditor& map;
        PlayView& play;
        PlaytestPages& playtest;
        FileCommands& files;
        ReturnedController& returned;
        ExchangeCommands& exchange;
        PrintController& print;
        GameController& game;
        HeatController& heat;
        PreferencesController& preferences;
        HelpController& help;
    };
    explicit MainMenu(const Parts& parts);

    void setMode(Mode mode);

signals:
    void paletteWanted();

private:
    void addFile();
    void addEdit();
    void addUndo(QMenu& edit);
    void addView();
    void addPanels(QMenu& view, Mode mode);
    void addTileAndMap(QMenu& view);
    void addPlaytest();
    QMenu& add(const QString& title);

    /// A command of the Edit menu, and what it means for documents and for a game.
    struct Undoing {
        QAction* shown = nullptr;
        QAction* edit = nullptr;
        QAction* move = nullptr;
    };
    QAction* playAction(const QString& name) const;
    void refresh(const Undoing& one);

    Parts parts_;
    Undoing undo_;
    Undoing redo_;
    bool plays_ = false;
    /// Shown in that mode alone.
    std::map<Mode, QList<QAction*>> ofMode_;
};

} // namespace tilewright
