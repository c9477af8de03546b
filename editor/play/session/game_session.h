#pragma once

#include "editor/document/game_setup.h"
#include "editor/play/session/game_tree.h"

#include "engine/bots/bot.h"
#include "engine/games/game.h"
#include "engine/games/record.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tilewright {

class BotThinker;

/// A game being played or watched: all its moves, the present moment in the present line, and who decides
/// next. Playing a move that differs from the line's forks it; the old line is kept. Bots think on other
/// threads.
class GameSession : public QObject {
    Q_OBJECT

public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    /// Starts a game, paused. Pre: `game` is that of the setup, by compileGame().
    void start(const GameSetup& setup, std::shared_ptr<const game::Game> game);
    /// Shows a record: a finished one at its start, for watching; an unfinished one at its end, for playing
    /// on. At an illegal move the game stops, and issues are returned.
    Issues open(const game::Record& record);

    bool hasGame() const { return position_ != nullptr; }
    /// Pre of everything below: hasGame().
    const GameSetup& setup() const { return setup_; }
    const game::Game& game() const { return *game_; }
    const std::shared_ptr<const game::Game>& sharedGame() const { return game_; }
    const game::Position& position() const { return *position_; }
    const game::Stack& stack() const { return stack_; }
    /// The changes of the last move before this position.
    const game::Changes& lastChanges() const { return lastChanges_; }
    /// Log entries of the present line; the first moveNumber() ones are before this position.
    const LogEntry& logEntry(int move) const { return lines_.at(move).log; }
    const GameTree& lines() const { return lines_; }
    /// States uncovered before the first move.
    const std::vector<game::UncoveredState>& uncoveredAtStart() const { return uncoveredAtStart_; }
    /// The rule system's milestones for timelines.
    std::span<const game::MilestoneSpec> milestoneSpecs() const;

    /// Number of moves up to this position, and in the whole line.
    int moveNumber() const { return cursor_; }
    int lineLength() const { return lines_.length(); }
    bool over() const { return hasGame() && position_->over(); }
    bool running() const { return running_; }
    bool thinking() const;
    /// Progress of the thinking bot, from 0 to 1.
    double thinkingProgress() const;
    bool isPerson(int seat) const;
    bool hasPersons() const;
    /// Whether play() is possible: a person decides here, and no known line is being replayed.
    bool waitsForPerson() const;

    /// Plays a person's move. If it is not legal or not expected, returns false and does nothing.
    bool play(game::Move move);
    /// Makes another line of lines() the present one. The moment stays if both lines share it; otherwise the
    /// first differing move is shown. Pauses.
    void chooseLine(std::size_t end);
    /// Repeats the game with another set: the same stack and moves. If tiles are missing or a move is not
    /// legal any more, returns errors and changes nothing.
    Issues changeTileSet(const TileSet& set);
    /// Changes a seat between person and bot, at any time. False if there is no bot of that name.
    bool setSeatKind(int seat, const QString& kind);
    /// Lets a custom bot play the seat until its kind is set again.
    void setBot(int seat, std::shared_ptr<bots::Bot> bot);

    /// Moves per second for bots and known lines; 0 is as fast as possible.
    void setSpeed(double movesPerSecond);
    double speed() const { return speed_; }

    /// What people say about the game; comments in the order of their moments.
    const game::Feedback& feedback() const { return feedback_; }
    /// The moment on which the present line shows that comment: its own, or the end of a shorter line.
    int momentOf(const game::Comment& comment) const;
    /// Adds a comment on the present moment; its number. -1 if there are too many.
    int addComment(const QString& by, const QString& text);
    /// Pre: there is a comment of that number; the same below.
    void changeComment(int number, const QString& by, const QString& text);
    void removeComment(int number);
    bool hasUnsavedFeedback() const { return hasGame() && unsavedFeedback_; }

    /// The whole line with its result, feedback, uncovered states as notes, and the other lines.
    /// Pre: hasGame().
    game::Record record() const;
    /// Writes atomically. On failure, returns false and the system's message.
    bool save(const QString& path, QString* error);
    /// Marks the game as having unsaved moves, and its feedback as unsaved.
    void setUnsaved() {
        unsaved_ = true;
        unsavedFeedback_ = !feedback_.empty();
    }
    bool hasUnsaved() const { return hasUnsavedFeedback() || (hasGame() && !lines_.empty() && unsaved_); }
    /// The file that the game was opened from or saved in last; empty if there is none.
    const QString& path() const { return path_; }
    void setPath(const QString& path) { path_ = path; }

    /// A game that another one took the place of before it was saved.
    struct PreviousGame {
        game::Record record;
        QString path;
        bool hasPersons = false;
        /// A person was playing it; it has comments that are not saved.
        bool unfinished = false;
        bool commented = false;
        bool isMissed() const { return unfinished || commented; }
    };
    const std::optional<PreviousGame>& previous() const { return previous_; }
    void setPrevious(std::optional<PreviousGame> previous);

public slots:
    void setRunning(bool running);
    /// Pauses and plays one move: the next of the line, or a bot's.
    void step();
    /// Pauses and shows the position after `moves` moves. A running or finished game with persons goes on at
    /// the last move, or once a person plays.
    void goTo(int moves);
    /// Goes back to a person's last decision; without persons, one move back, paused.
    void undo();
    void redo();
    /// The thinking bot plays the best move found so far.
    void hurry();
    /// Stops the thinking bot, which plays nothing. Pauses.
    void stopThinking();

signals:
    /// Another game has started, or seats have changed.
    void gameStarted();
    /// The game has another set: positions, pictures and texts may differ.
    void gameChanged();
    /// There are more lines, or another one is the present one.
    void linesChanged();
    /// A comment was added, changed or removed.
    void feedbackChanged();
    /// The game was saved; nothing is unsaved now.
    void saved();
    void previousChanged();
    /// One move was played.
    void positionChanged(const tilewright::game::Changes& changes);
    /// The position has changed by anything other than one move.
    void positionReset();
    void personToMove(int player);
    void seatChanged(int seat);
    void runningChanged(bool running);
    void thinkingChanged(bool thinking);
    void gameOver();

private:
    void begin(GameSetup setup, std::shared_ptr<const game::Game> game, game::Stack stack);
    /// Like begin(), but emits no signals.
    void load(GameSetup setup, std::shared_ptr<const game::Game> game, game::Stack stack);
    /// Loads the record's game with all its lines, at the end of the main one. Emits no signals.
    void load(const game::Record& record, game::Replay played);
    void addVariation(const Json& variation);
    Json variations() const;
    void setFeedback(game::Feedback feedback);
    void makeBots();
    void makeBot(std::size_t seat);
    enum class Decision { Persons, Others };
    void apply(game::Move move, Decision decision = Decision::Others);
    /// Plays the next move of the line.
    void playNext();
    /// Plays a move that is new here, and adds it to the lines.
    void playNew(game::Move move);
    /// Calls playNext() or playNew().
    void playHere(game::Move move);
    /// Ends a turn that has nothing else to do, as part of the person's move, so that it needs no
    /// confirmation.
    void playEnd();
    /// The only legal move, if it only ends the turn.
    std::optional<game::Move> onlyEnd() const;
    Text textOf(const game::Change& scored) const;
    void rebuild(int moves);
    void jump(int moves, bool along);
    void resume();
    void proceed();
    void dropThought();
    void onChosen(game::Move move);
    void onTimer();
    void schedule();
    bool followsLine() const { return alongLine_ && cursor_ < lineLength(); }
    /// Number of moves before the person's next decision before (-1) or after (+1) this one; the ends of the
    /// line if there is none.
    int personDecision(int step) const;

    GameSetup setup_;
    std::shared_ptr<const game::Game> game_;
    game::Stack stack_;
    std::unique_ptr<game::Position> position_;
    std::vector<std::shared_ptr<bots::Bot>> bots_;
    GameTree lines_;
    /// The course before the first move.
    game::UncoveredTracker start_;
    std::vector<game::UncoveredState> uncoveredAtStart_;
    game::Feedback feedback_;
    /// Unknown fields of the record.
    Json extra_ = Json::object();
    game::Changes lastChanges_;
    int cursor_ = 0;
    bool unsaved_ = false;
    bool unsavedFeedback_ = false;
    bool alongLine_ = false;
    bool running_ = false;
    /// Stopped only to look back: goes on at the last move, or once a person plays.
    bool resumes_ = false;
    bool stepWanted_ = false;
    double speed_ = 4;
    std::optional<game::Move> pending_;
    QString path_;
    std::optional<PreviousGame> previous_;
    QTimer timer_;
    QElapsedTimer sinceMove_;
    std::unique_ptr<BotThinker> thinker_;
};

} // namespace tilewright
