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
class PlaytestView;
class PlayView;
class PreferencesController;
class PrintController;
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
        PlaytestView& playtest;
        FileCommands& files;
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

    Parts parts_;
    /// Shown in that mode alone.
    std::map<Mode, QList<QAction*>> ofMode_;
};

} // namespace tilewright
