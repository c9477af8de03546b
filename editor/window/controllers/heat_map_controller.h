#pragma once

#include "editor/playtest/playtests.h"

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QStatusBar;

namespace tilewright {

class WindowInterface;
class QuickCheck;
class MapEditor;
class TileDesigner;
struct Workspace;

/// Tints tiles and boards by a figure of games that were played with them.
class HeatMapController : public QObject {
    Q_OBJECT
public:
    struct Widgets {
        TileDesigner& designer;
        MapEditor& map;
        /// Shows the message that there is no tint yet.
        QStatusBar& status;
    };
    /// All outlive this.
    HeatMapController(Workspace& workspace, const QuickCheck& quickCheck, Widgets widgets,
                      const WindowInterface& frame);

    /// A menu for tiles, and one for boards.
    void addMenus(QMenu& view);
    QAction* tilesMenu() const { return tilesMenu_; }
    QAction* orderMenu() const { return orderMenu_; }

    /// By the games that were asked for; without them, by those of the quick check.
    FindingsPointer source() const;
    /// Call when another document is in front.
    void refresh();
    /// Measures are called by what the games bring, or before any by what the rules ask of them.
    void nameMeasures();

signals:
    /// Perhaps there are other games to go by.
    void sourceChanged();

private:
    struct Choice;
    struct Menu {
        QActionGroup* choices = nullptr;
        QAction* action = nullptr;
    };
    Menu makeMenu(QMenu& view, const QString& title, const QList<Choice>& choices);
    void addTilesMenu(QMenu& view);
    void addBoardMenu(QMenu& view);
    void addOrderMenu(QMenu& view);
    void nameOrders(const FindingsPointer& found, bool points);
    void tellWhyNone(const QAction* chosen);
    /// Whether the map in front shows rooms whose use is counted.
    bool hasRoomsInFront() const;

    Workspace& workspace_;
    const QuickCheck& quickCheck_;
    Widgets widgets_;
    const WindowInterface& frame_;
    /// Which figure tiles are tinted by; none without data.
    QActionGroup* ofTiles_ = nullptr;
    QAction* tilesMenu_ = nullptr;
    /// Which figure the tiles are sorted by.
    QActionGroup* orders_ = nullptr;
    QAction* orderMenu_ = nullptr;
    /// Whether a map is tinted by its use.
    QActionGroup* ofBoard_ = nullptr;
    QAction* boardMenu_ = nullptr;
};

} // namespace tilewright
