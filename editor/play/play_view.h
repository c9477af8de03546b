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

/// The play mode: board, hands, what can be done, and what was done. Knows no rules; shows what the session's
/// position tells and hands back the move that is chosen.
class PlayView : public QWidget {
    Q_OBJECT

public:
    /// Shows the session's game, if it has one; without a session it has one of its own. The session may
    /// outlive the view.
    explicit PlayView(std::shared_ptr<GameSession> session = nullptr, QWidget* parent = nullptr);
    ~PlayView() override;

    /// Starts a game and lets it run. What forbids the game is told in a banner over the board.
    void newGame(const GameSetup& setup);
    /// Shows a `*.game.json`. False, with a banner that tells why, if nothing of it can be shown.
    bool openRecord(const QString& path);
    /// Shows a record that is in no file; `name` is what a banner calls it.
    bool showRecord(const game::Record& record, const QString& name);
    /// A game that another run left, as one that is not saved yet. Goes on if a person plays.
    bool resume(const std::string& record, const QString& name);
    /// There is one that another took the place of before it was saved.
    bool hasPreviousGame() const { return previous_.has_value(); }
    /// The moment shown as a file; the name's end tells the format. False, with a banner that tells why.
    bool exportMoment(const QString& path);
    /// Something over the board that stops nobody.
    void announce(const QString& headline, const Issues& issues) { showIssues(headline, issues); }

    /// Where "New game..." gets the set from, and as long as no game was started map, options and seats too.
    void setProposal(std::function<std::optional<GameSetup>()> source) { proposal_ = std::move(source); }

    /// Off until a window restores it.
    void setAnimation(AnimationSpeed speed);
    AnimationSpeed animation() const { return animationSpeed_; }
    /// What the user chose for the board, and keeps.
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
    /// Of the tile under the pointer, else the one clicked or laid last.
    void editTileInSight();

signals:
    /// The same game from the start, with its set as it is now.
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
    /// What the letter of a kind of action leads to: its one move, the places for it, or a choice.
    void takeKind(char key);
    /// Whether the key is a letter of the board; then it is done.
    bool takeLetter(const QKeyEvent& event);
    void choose(const std::vector<const OfferedMove*>& moves);
    void connectSpaces();
    /// Pieces of a hand are taken and dragged; `player` -1: of the supply that is everybody's.
    void connectHand(HoldingsStrip& strip, int player);
    void showSpaces(const game::Table& table);
    void showHeld(const std::vector<OfferedMove>& offered);
    void showPath();
    /// A question without a place on the board; false if the decision is none.
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
    /// Board and side; in the side, actions and log.
    QSplitter* columns_ = nullptr;
    QSplitter* lists_ = nullptr;
    /// As the user put them: pixels, and per cent of the lists' height.
    std::optional<int> sideWidth_;
    std::optional<int> actionsShare_;
    bool roomForPersons_ = false;
    bool compact_ = false;
    QVBoxLayout* cardLayout_ = nullptr;
    std::vector<PlayerCard*> cards_;
    QTimer refresh_;
    /// Hash of the position whose moves are offered now.
    std::optional<quint64> offered_;
    /// Open while one of several moves is chosen.
    QPointer<ChoiceDialog> choice_;
    /// The last action was done on the board: the keys stay there.
    bool actsOnBoard_ = false;
    AnimationSpeed animationSpeed_ = AnimationSpeed::Off;
    MoveAnimation* animation_ = nullptr;
    /// Moves since the window was last refreshed, and what a person's hand carried of the last of them.
    int movesToShow_ = 0;
    MoveAnimation::Carried carried_;
    QString status_;
    std::unique_ptr<PlayActions> viewActions_;
    Advice* advice_ = nullptr;
    PointsPanel* points_ = nullptr;
    TileMenu* tileMenu_ = nullptr;
    std::unique_ptr<ReplayActions> replay_;
    /// Not saved when another game took its place.
    std::optional<game::Record> previous_;
};

} // namespace tilewright
