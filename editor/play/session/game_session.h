#pragma once

#include "editor/document/game_setup.h"
#include "editor/play/session/game_tree.h"

#include "engine/game/game.h"
#include "engine/game/record.h"
#include "engine/players/player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tilewright {

class BotThinker;

/// A game while it is played or watched: all that was played of it, where in the present line one stands, and
/// who decides next. Where another move is played than the line has, it forks; the old line is kept. Bots
/// think off this thread.
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
    const std::shared_ptr<const game::Game>& sharedGame() const { return game_; }
    const game::Position& position() const { return *position_; }
    const game::Stack& stack() const { return stack_; }
    /// What the move before this position did.
    const game::Changes& lastChanges() const { return lastChanges_; }
    /// What the moves of the present line did; those before this position are the first moveNumber() ones.
    const LogEntry& logEntry(int move) const { return lines_.at(move).log; }
    const GameTree& lines() const { return lines_; }
    /// What was uncovered before the first move.
    const std::vector<game::Uncovered>& uncoveredAtStart() const { return uncoveredAtStart_; }
    /// What the rule system marks on timelines.
    std::span<const game::MilestoneSpec> milestoneSpecs() const;

    /// Moves played up to this position, and in the whole line.
    int moveNumber() const { return cursor_; }
    int lineLength() const { return lines_.length(); }
    bool over() const { return hasGame() && position_->over(); }
    bool running() const { return running_; }
    bool thinking() const;
    /// Of the bot that thinks, from 0 to 1.
    double thinkingProgress() const;
    bool isPerson(int seat) const;
    bool hasPersons() const;
    /// True when play() is answered: a person decides here, and no known line is just being run through.
    bool waitsForPerson() const;

    /// Plays a person's move. False, and nothing happens, if it is not legal or nobody waits for it.
    bool play(game::Move move);
    /// Makes another line of lines() the present one. The moment stays where both have it in common; else the
    /// first move that is another is shown. Pauses.
    void chooseLine(std::size_t end);
    /// The game as it would be with another set: the same stack, the same moves. Errors, and no change, where
    /// tiles are missing or a move is not legal any more.
    Issues changeTileSet(const TileSet& set);
    /// Seats pass between persons and bots at any time. False if there is no bot of that name.
    bool setSeatKind(int seat, const QString& kind);
    /// Lets a bot of one's own play the seat until its kind is set anew.
    void setBot(int seat, std::shared_ptr<players::Player> bot);

    /// Moves a second of bots and of known lines; 0 is as fast as possible.
    void setSpeed(double movesPerSecond);
    double speed() const { return speed_; }

    /// The whole line with its result, uncovered states as notes, and the other lines. Pre: hasGame().
    game::Record record() const;
    /// Atomically. False with the system's words on failure.
    bool save(const QString& path, QString* error);
    /// Something was played since the start or the last save.
    void setUnsaved() { unsaved_ = true; }
    bool hasUnsaved() const { return hasGame() && !lines_.empty() && unsaved_; }

public slots:
    void setRunning(bool running);
    /// Pauses and plays one move: the next of the line, or a bot's.
    void step();
    /// Pauses and shows the position after `moves` moves.
    void goTo(int moves);
    /// Back to the last decision of a person; where no person plays, one move back, paused.
    void undo();
    void redo();
    /// The bot that thinks plays the best move it has found so far.
    void hurry();
    /// The bot that thinks is told to stop and plays nothing. Pauses.
    void stopThinking();

signals:
    /// Another game, or another set of seats.
    void gameStarted();
    /// The same game with another set: positions, pictures and words may be others.
    void gameChanged();
    /// There are more lines, or another one is the present one.
    void linesChanged();
    /// Written to a file; there is nothing unsaved now.
    void saved();
    /// One move was played.
    void positionChanged(const tilewright::game::Changes& changes);
    /// The position is another one, by no single move.
    void positionReset();
    void personToMove(int player);
    void seatChanged(int seat);
    void runningChanged(bool running);
    void thinkingChanged(bool thinking);
    void gameOver();

private:
    void begin(GameSetup setup, std::shared_ptr<const game::Game> game, game::Stack stack);
    /// Like begin(), but tells nobody.
    void load(GameSetup setup, std::shared_ptr<const game::Game> game, game::Stack stack);
    /// The record's game with all its lines, at the end of the main one. Tells nobody.
    void load(const game::Record& record, game::Replay played);
    void addVariation(const Json& variation);
    Json variations() const;
    void makeBots();
    void makeBot(std::size_t seat);
    enum class Decision { Persons, Others };
    void apply(game::Move move, Decision decision = Decision::Others);
    /// Plays the next move of the line.
    void playNext();
    /// Plays a move that was never played here, and adds it to the lines.
    void playNew(game::Move move);
    /// One of these.
    void playHere(game::Move move);
    /// What a person would only have to nod at belongs to his move: the end of a turn with nothing else to
    /// do.
    void playEnd();
    /// The only legal move, where that just ends the turn.
    std::optional<game::Move> onlyEnd() const;
    Text textOf(const game::Change& scored) const;
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
    GameTree lines_;
    /// The course before the first move.
    game::Course start_;
    std::vector<game::Uncovered> uncoveredAtStart_;
    /// What the record had that we don't know.
    Json extra_ = Json::object();
    game::Changes lastChanges_;
    int cursor_ = 0;
    bool unsaved_ = false;
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
