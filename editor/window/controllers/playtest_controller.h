#pragma once

#include "engine/grid/cell.h"

#include <QObject>

namespace tilewright::game {
struct Record;
}

namespace tilewright {

class WindowInterface;
class QuickCheck;
struct QuickCheckLamp;
class QuickCheckLampRow;
class MapEditor;
class PlaytestView;
class TileDesigner;
class Document;
struct Workspace;

/// Many games of the file in front: what is tested, what a quick check finds, and where the figures lead to.
class PlaytestController : public QObject {
    Q_OBJECT
public:
    struct Widgets {
        PlaytestView& playtest;
        TileDesigner& designer;
        MapEditor& map;
    };
    /// All outlive this. `window` has the quick check; the lamps wait for a place in it.
    PlaytestController(Workspace& workspace, Widgets widgets, WindowInterface& frame, QWidget* window);

    QuickCheck& quickCheck() const { return *quickCheck_; }
    QuickCheckLampRow& lamps() const { return *lamps_; }

    /// The file that the quick check looks at; null for none.
    void lookAt(Document* document);
    /// Call when what would be tested may be another game.
    void refresh();
    /// Whether the file in front can be edited now; that is looked at quickly.
    void setEditing(bool editing);
    void editTestedTile(const QString& tileId);
    /// On the map in front, or one that is open and the same as was played on, or a copy of that.
    void showTestedPlace(Cell cell);

signals:
    /// To be shown in play mode.
    void gameWanted(const tilewright::game::Record& record, const QString& name);

private:
    void followLamp(const QuickCheckLamp& lamp);

    Workspace& workspace_;
    Widgets widgets_;
    WindowInterface& frame_;
    QuickCheck* quickCheck_;
    QuickCheckLampRow* lamps_;
};

} // namespace tilewright
