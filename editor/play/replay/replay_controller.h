#pragma once

#include <QObject>

#include <memory>

namespace tilewright {

class AnalysisPanel;
class Banner;
class BoardView;
class GameSession;
class PointsPanel;
class RecordController;
class ReplayActions;
class SpacePanel;
class TileMenu;

/// Moments of a game: exported, charted, and the tiles that are seen in them edited.
class ReplayController : public QObject {
    Q_OBJECT
public:
    /// Where moments are shown.
    struct Widgets {
        BoardView& board;
        Banner& banner;
        SpacePanel& spaces;
        PointsPanel& points;
        AnalysisPanel& analysis;
    };
    /// All outlive this; `window` holds the views.
    ReplayController(GameSession& session, RecordController& records, Widgets widgets, QWidget* window);
    ~ReplayController() override;

    ReplayActions& actions() const { return *actions_; }
    /// The moment shown as a file; the name's end tells the format. False, with a banner that tells why.
    bool exportMoment(const QString& path);
    /// Whether the points over time and the spaces are shown, as they were the last time.
    void readSettings();

signals:
    /// The same game from the start, with its set as it is now.
    void againWanted();
    void editTileWanted(const QString& tileId);
    void said(const QString& text);

private:
    void askWhereToExport();
    void showPoints(bool shown);
    void showSpaces(bool shown);
    /// Of the tile under the pointer, else the one clicked or laid last.
    void editContextTile();

    GameSession& session_;
    Widgets widgets_;
    QWidget* window_;
    std::unique_ptr<ReplayActions> actions_;
    TileMenu* tileMenu_;
};

} // namespace tilewright
