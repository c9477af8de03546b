#pragma once

#include "editor/document/game_setup.h"
#include "editor/play/session/game_session.h"

#include "engine/games/record.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilewright {

class Banner;

/// Games come and go: a new one is asked for, a record opened or saved, the game before kept.
class RecordController : public QObject {
    Q_OBJECT
public:
    /// Both outlive this. The banner says why a game can't be played; `window` is the parent of dialogs.
    RecordController(GameSession& session, Banner& banner, QWidget* window);

    /// Where a new game gets set, map and options from; without it, from the game before.
    void setProposal(std::function<std::optional<GameSetup>()> source) { proposal_ = std::move(source); }

    /// Starts a game and lets it run; the banner says why if there is none.
    void newGame(const GameSetup& setup);
    /// Pre: `game` is that of the setup, by compileGame().
    void newGame(const GameSetup& setup, std::shared_ptr<const game::Game> game);
    /// Shows a `*.game.json`, into which save() writes then. False if nothing of it can be shown.
    bool openRecord(const QString& path);
    /// Shows a record that is in no file; messages about an incomplete one call it `name`.
    /// `before`: whether the game before was given up, if it was asked for.
    enum class Before { Kept, GivenUp };
    bool showRecord(const game::Record& record, const QString& name, Before before = Before::Kept);
    /// A game that another run left, as one that is not saved yet. Goes on if a person plays.
    bool resume(const std::string& record, const QString& name);
    /// There is one that another took the place of before it was saved.
    bool hasPreviousGame() const;

public slots:
    void askForNewGame();
    void askForRecord();
    /// Into the file that the game was opened from or saved in last; asks for one if there is none. False if
    /// nothing was written.
    bool save();
    bool askWhereToSave();
    void backToPreviousGame();

signals:
    /// Another game or another moment of it is there.
    void changed();
    /// A game that a person was playing, or one with unsaved comments, made room for another one.
    void previousKept(bool unfinished);
    void said(const QString& text);
    /// While the board is not in sight.
    void refused(const QString& headline, const tilewright::Issues& issues);

private:
    std::optional<GameSession::PreviousGame> unsavedGame() const;
    void setAside(const GameSession::PreviousGame& game, Before before = Before::Kept);
    void refuse(const QString& name, const Issues& issues);
    bool openText(const std::string& text, const QString& name);
    bool saveTo(const QString& path);
    GameSetup proposal();

    GameSession& session_;
    Banner& banner_;
    QWidget* window_;
    std::function<std::optional<GameSetup>()> proposal_;
    /// As the last dialog was left with, so that the next one begins there.
    std::optional<std::vector<SeatSetup>> seats_;
};

} // namespace tilewright
