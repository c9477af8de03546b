#pragma once

#include "editor/play/game_setup.h"

#include "engine/game/game.h"
#include "engine/game/record.h"
#include "engine/players/player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace tilewright {

class BotThinker;

/// One line of the log: what a move did, in words.
struct LogEntry {
    int turn = 0;
    int player = 0;
    QString text;
};

/// A game while it is played or watched: the line of moves up to now, where in it one stands, and who decides
/// next. Moves beyond the place where one stands are kept until another move is played there. Bots think off
/// this thread.
class GameSession : public QObject {
    Q_OBJECT

public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    /// Begins a game, paused. Errors leave the game that was there untouched.
    Issues start(const GameSetup& setup);
    /// Shows a record: a finished one from its start, to be watched; an unfinished one at its end, to be
    /// played on. Where a move is illegal, the game goes up to it, and the issues tell.
    Issues open(const game::Record& record);

    bool hasGame() const { return position_ != nullptr; }
    /// Pre of all that follow here: hasGame().
    const GameSetup& setup() const { return setup_; }
    const game::Game& game() const { return *game_; }
    const game::Position& position() const { return *position_; }
    const game::Stack& stack() const { return stack_; }
    /// What the move before this position did.
    const game::Changes& lastChanges() const { return lastChanges_; }
    /// Entries of the moves before this position are the first moveNumber() ones.
    const std::vector<LogEntry>& log() const { return log_; }

    /// Moves played up to this position, and in the whole line.
    int moveNumber() const { return cursor_; }
    int lineLength() const { return static_cast<int>(line_.size()); }
    bool over() const { return hasGame() && position_->over(); }
    bool running() const { return running_; }
    bool thinking() const;
    bool isPerson(int seat) const;
    bool hasPersons() const;
    /// True when play() is answered: a person decides here, and no known line is just being run through.
    bool waitsForPerson() const;

    /// Plays a person's move. False, and nothing happens, if it is not legal or nobody waits for it.
    bool play(game::Move move);
    /// Seats pass between persons and bots at any time. False if there is no bot of that name.
    bool setSeatKind(int seat, const QString& kind);

    /// Moves a second of bots and of known lines; 0 is as fast as possible.
    void setSpeed(double movesPerSecond);
    double speed() const { return speed_; }

    /// The whole line with its result. Pre: hasGame().
    game::Record record() const;
    /// Atomically. False with the system's words on failure.
    bool save(const QString& path, QString* error) const;

public slots:
    void setRunning(bool running);
    /// Pauses and plays one move: the next of the line, or a bot's.
    void step();
    /// Pauses and shows the position after `moves` moves.
    void goTo(int moves);
    /// Back to the last decision of a person; where no person plays, one move back, paused.
    void undo();
    void redo();

signals:
    /// Another game, or another set of seats.
    void gameStarted();
    /// One move was played.
    void positionChanged(const tilewright::game::Changes& changes);
    /// The position is another one, by no single move.
    void positionReset();
    void logAppended(const QString& text);
    void personToMove(int player);
    void seatChanged(int seat);
    void runningChanged(bool running);
    void thinkingChanged(bool thinking);
    void gameOver();

private:
    void begin(GameSetup setup, std::shared_ptr<const game::Game> game, game::Stack stack);
    void makeBots();
    void makeBot(std::size_t seat);
    void apply(game::Move move);
    /// Plays move `at` of the line from the position before it, and writes its log entry if there is none
    /// yet.
    void playAt(std::size_t at);
    void rebuild(int moves);
    void jump(int moves, bool along);
    void proceed();
    void dropThought();
    void onChosen(game::Move move);
    void onTimer();
    void schedule();
    bool followsLine() const { return alongLine_ && cursor_ < lineLength(); }
    /// Moves before the person's decision next before (-1) or after (+1) this one; the ends of the line if
    /// none.
    int personDecision(int step) const;

    GameSetup setup_;
    std::shared_ptr<const game::Game> game_;
    game::Stack stack_;
    std::unique_ptr<game::Position> position_;
    std::vector<std::shared_ptr<players::Player>> bots_;
    std::vector<game::Move> line_;
    std::vector<LogEntry> log_;
    game::Changes lastChanges_;
    int cursor_ = 0;
    bool alongLine_ = false;
    bool running_ = false;
    bool stepWanted_ = false;
    double speed_ = 4;
    std::optional<game::Move> pending_;
    QTimer timer_;
    QElapsedTimer sinceMove_;
    std::unique_ptr<BotThinker> thinker_;
};

} // namespace tilewright
