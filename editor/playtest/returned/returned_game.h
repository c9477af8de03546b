#pragma once

#include "engine/base/issue.h"
#include "engine/bots/bot.h"
#include "engine/games/feedback.h"
#include "engine/games/game.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace tilewright {

/// What is listed of a game record that somebody sent back.
struct ReturnedGame {
    QString path;
    /// Why it can't be read, or why its moves can't be played.
    std::optional<Issue> problem;
    /// Without it only path and problem count.
    bool readable = false;
    game::Feedback feedback;
    struct Seat {
        std::string name;
        bool person = false;
    };
    std::vector<Seat> seats;
    std::string set;
    std::string ruleset;
    game::End end = game::End::Unfinished;
    std::vector<int> winners;
    int turns = 0;
    std::size_t moves = 0;
    /// Equal for equal files, and for equal games whatever is said about them.
    QByteArray fileHash;
    QByteArray gameHash;
    /// The first file of the list that is the same, else the first with the same game: its index; -1 for
    /// none.
    int sameAs = -1;
    bool sameFile = false;
};

/// Names of the folder's files that may be game records, also as browsers number downloads:
/// "a.game (1).json".
QStringList returnedFiles(const QString& folder);

ReturnedGame readReturnedGame(const QString& path);
/// Reads until stopped, and names doubled games. Tells its progress.
std::vector<ReturnedGame> readReturnedGames(const QStringList& paths, TaskControl& task);

// Returned games in the language of the window. Texts of others are in one line.

/// Who says something about the game; otherwise the people who played it.
QString whoReturned(const ReturnedGame& game);
/// "escape: Ada"; "unfinished"
QString endInWords(const ReturnedGame& game);
QString rulesInWords(const ReturnedGame& game);
/// What is wrong with it, whether it came twice, and the first comment.
QString remarksOn(const ReturnedGame& game, const std::vector<ReturnedGame>& all);
/// "12 games; rating 3.8 of 5 on average (9 ratings); 7 by escape, 4 after the last tile, 1 unfinished; 2
/// files can't be read; 1 file came twice". Each game counts once.
QString summaryOf(const std::vector<ReturnedGame>& all);

} // namespace tilewright
