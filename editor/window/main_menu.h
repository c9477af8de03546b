#pragma once

#include "editor/window/window_interface.h"

#include <QList>
#include <QObject>
#include <QString>

#include <map>
#include <optional>

class QAction;
class QMainWindow;
class QMenu;
class QMenuBar;
class QUndoGroup;

namespace tilewright {

class DocumentTabs;
class ExchangeCommands;
class FileCommands;
class GameController;
class HeatMapController;
class HelpController;
class MapEditor;
class ModeRail;
class PlaytestPages;
class PlayView;
class PreferencesController;
class PrintController;
class ReturnedGamesController;
class TileDesigner;

/// The menu bar: what stands in which menu, and what of it each mode shows.
class MainMenu : public QObject {
    Q_OBJECT
public:
    /// Who has the commands; all outlive this.
    struct Dependencies {
        QMainWindow& window;
        QUndoGroup& undo;
        ModeRail& rail;
        DocumentTabs& tabs;
        TileDesigner& designer;
        MapEditor& map;
        PlayView& play;
        PlaytestPages& playtest;
        FileCommands& files;
        ReturnedGamesController& returned;
        ExchangeCommands& exchange;
        PrintController& print;
        GameController& game;
        HeatMapController& heat;
        PreferencesController& preferences;
        HelpController& help;
    };
    explicit MainMenu(const Dependencies& dependencies);

    void setMode(Mode mode);

signals:
    void paletteWanted();
    void lastMessagesWanted();

private:
    void addFile();
    void addEdit();
    void addUndo(QMenu& edit);
    void addView();
    void addPanels(QMenu& view, Mode mode);
    void addPages(QMenu& view);
    void addPlaytest();
    QMenu& add(const QString& title);

    /// A command of the Edit menu, and what it means for documents and for a game.
    struct UndoActions {
        QAction* shown = nullptr;
        QAction* edit = nullptr;
        QAction* move = nullptr;
    };
    QAction* playAction(const QString& name) const;
    void trigger(const UndoActions& one);
    void refresh(const UndoActions& one);

    Dependencies dependencies_;
    UndoActions undo_;
    UndoActions redo_;
    bool plays_ = false;
    bool prints_ = false;
    /// Shown in that mode alone.
    std::map<Mode, QList<QAction*>> ofMode_;
};

/// Each action of the menus once, including submenus, in their order; without unnamed ones (separators,
/// recent files).
QList<QAction*> allActions(const QMenuBar& menus);
/// The mode that the action is about; none if it is there in all of them.
std::optional<Mode> modeOfAction(const QAction& action);
/// "File ▸ New from Example": the menus that lead to the action.
QString menuPath(const QAction& action);

} // namespace tilewright
