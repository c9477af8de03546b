#pragma once

#include "editor/document/game_setup.h"

#include "engine/game/record.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>

namespace tilewright {

class Banner;
class GameSession;

/// Games come and go: a new one is asked for, a record opened or saved, the game before kept until the next.
class RecordController : public QObject {
    Q_OBJECT
public:
    /// Both outlive this. The banner says why a game can't be played; `window` is the parent of dialogs.
    RecordController(GameSession& session, Banner& banner, QWidget* window);

    /// Where a new game gets the set from, and as long as no game was started map, options and seats too.
    void setProposal(std::function<std::optional<GameSetup>()> source) { proposal_ = std::move(source); }

    /// Starts a game and lets it run.
    void newGame(const GameSetup& setup);
    /// Shows a `*.game.json`. False if nothing of it can be shown.
    bool openRecord(const QString& path);
    /// Shows a record that is in no file; messages about an incomplete one call it `name`.
    bool showRecord(const game::Record& record, const QString& name);
    /// A game that another run left, as one that is not saved yet. Goes on if a person plays.
    bool resume(const std::string& record, const QString& name);
    /// There is one that another took the place of before it was saved.
    bool hasPreviousGame() const { return previous_.has_value(); }

public slots:
    void askForNewGame();
    void askForRecord();
    void askWhereToSave();
    void backToPreviousGame();

signals:
    /// Another game or another moment of it is there.
    void changed();
    /// A game that a person was playing made room for another one.
    void unfinishedKept();
    void said(const QString& text);

private:
    std::optional<game::Record> unsavedGame() const;
    bool openText(const std::string& text, const QString& name);

    GameSession& session_;
    Banner& banner_;
    QWidget* window_;
    std::function<std::optional<GameSetup>()> proposal_;
    /// Not saved when another game took its place.
    std::optional<game::Record> previous_;
};

} // namespace tilewright
