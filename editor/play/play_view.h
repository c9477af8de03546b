#pragma once

#include "editor/document/game_setup.h"
#include "editor/play/board/move_animation.h"

#include "engine/game/record.h"
#include "engine/tileset/issue.h"

#include <QList>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QSplitter;
class QVBoxLayout;

namespace tilewright {

class ActionPanel;
class Advice;
class Banner;
class BoardView;
class DrawnTileView;
class GameSession;
class HoldingsStrip;
class LogPanel;
class PlayActions;
class ChoiceDialog;
class PlayerCard;
class PointsPanel;
class ReplayActions;
class QuestionBar;
class SpacePanel;
class TileMenu;
class TransportBar;
struct OfferedMove;

/// The play mode: board, hands, possible actions and the log. Knows no rules: shows the session's position
/// and passes on the chosen move.
class PlayView : public QWidget {
    Q_OBJECT

public:
    /// Shows the session's game, if it has one; null: makes its own session. The session may outlive the
    /// view.
    explicit PlayView(std::shared_ptr<GameSession> session = nullptr, QWidget* parent = nullptr);
    ~PlayView() override;

    /// Starts and runs a game. A banner over the board explains why a game can't be played.
    void newGame(const GameSetup& setup);
    /// Shows a `*.game.json`. If nothing of it can be shown, returns false and a banner gives the reason.
    bool openRecord(const QString& path);
    /// Shows a record that is in no file; `name` is its name in banners.
    bool showRecord(const game::Record& record, const QString& name);
    /// Restores an unsaved game of an earlier run. Continues if a person plays.
    bool resume(const std::string& record, const QString& name);
    /// Whether there is a game that another replaced before it was saved.
    bool hasPreviousGame() const { return previous_.has_value(); }
    /// Writes the shown position to a file in the format of its extension. On failure, returns false and a
    /// banner gives the reason.
    bool exportMoment(const QString& path);
    /// Shows a message over the board without interrupting anything.
    void announce(const QString& headline, const Issues& issues) { showIssues(headline, issues); }

    /// Source of the tile set for "New game...", and before the first game also of map, options and seats.
    void setProposal(std::function<std::optional<GameSetup>()> source) { proposal_ = std::move(source); }

    /// Off until a window restores it.
    void setAnimation(AnimationSpeed speed);
    AnimationSpeed animation() const { return animationSpeed_; }
    /// Restores the user's choices for the board.
    void readSettings();

    QList<QAction*> viewActions() const;
    GameSession* session() const { return session_.get(); }

public slots:
    void askForNewGame();
    void askForRecord();
    void askWhereToSave();
    void askWhereToExport();
    void showPoints(bool shown);
    void showSpacePanel(bool shown);
    void backToPreviousGame();
    /// Edits the tile under the pointer, else the one clicked or laid last.
    void editTileInSight();

signals:
    /// The same game from the start, with the present state of its set.
    void againWanted();
    void editTileWanted(const QString& tileId);
    /// "turn 31 · 112 tiles left · seed 42"
    void statusTextChanged(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void readShares();
    void shareColumns();
    void connectParts();
    void addReplayParts();
    void showGame();
    void rebuildCards();
    void shareLists();
    void scheduleRefresh();
    void refresh();
    void refreshDecision();
    /// Handles the letter of a kind of action: plays its only move, marks its places, or offers a choice.
    void takeKind(char key);
    /// Handles the key if it is a letter of the board; returns whether it is.
    bool takeLetter(const QKeyEvent& event);
    void choose(const std::vector<const OfferedMove*>& moves);
    void connectSpaces();
    /// Lets pieces of a hand be taken and dragged; `player` -1: of everybody's supply.
    void connectHand(HoldingsStrip& strip, int player);
    void showSpaces(const game::Table& table);
    void showHeld(const std::vector<OfferedMove>& offered);
    void showPath();
    /// Asks a question that has no place on the board; false if the decision is no such question.
    bool askQuestion(const std::vector<OfferedMove>& offered);
    void hideQuestion();
    QRectF placeInSpace(const game::Piece& piece, int holder) const;
    void makeAnimation();
    void prepareAnimation(const game::Changes& changes);
    void startAnimation();
    void announceEnd();
    std::optional<game::Record> unsavedGame() const;
    bool openText(const std::string& text, const QString& name);
    void showIssues(const QString& headline, const Issues& issues);

    std::shared_ptr<GameSession> session_;
    std::function<std::optional<GameSetup>()> proposal_;
    BoardView* board_ = nullptr;
    Banner* banner_ = nullptr;
    ActionPanel* actions_ = nullptr;
    LogPanel* log_ = nullptr;
    TransportBar* transport_ = nullptr;
    SpacePanel* spaces_ = nullptr;
    QuestionBar* question_ = nullptr;
    DrawnTileView* drawn_ = nullptr;
    QLabel* supplyLabel_ = nullptr;
    HoldingsStrip* supply_ = nullptr;
    QLabel* prompt_ = nullptr;
    /// Board and side column; in the column, actions and log.
    QSplitter* columns_ = nullptr;
    QSplitter* lists_ = nullptr;
    /// The user's sizes: pixels, and percentage of the lists' height.
    std::optional<int> sideWidth_;
    std::optional<int> actionsShare_;
    bool roomForPersons_ = false;
    bool compact_ = false;
    QVBoxLayout* cardLayout_ = nullptr;
    std::vector<PlayerCard*> cards_;
    QTimer refresh_;
    /// Hash of the position whose moves are offered.
    std::optional<quint64> offered_;
    /// Open during a choice between several moves.
    QPointer<ChoiceDialog> choice_;
    /// Whether the last action was made on the board, which then keeps the keyboard's focus.
    bool actsOnBoard_ = false;
    AnimationSpeed animationSpeed_ = AnimationSpeed::Off;
    MoveAnimation* animation_ = nullptr;
    /// Moves since the last refresh of the window, and what a person dragged for the last of them.
    int movesToShow_ = 0;
    MoveAnimation::Carried carried_;
    QString status_;
    std::unique_ptr<PlayActions> viewActions_;
    Advice* advice_ = nullptr;
    PointsPanel* points_ = nullptr;
    TileMenu* tileMenu_ = nullptr;
    std::unique_ptr<ReplayActions> replay_;
    /// A game that was not saved when another replaced it.
    std::optional<game::Record> previous_;
};

} // namespace tilewright
