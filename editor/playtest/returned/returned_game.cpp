#include "editor/playtest/returned/returned_game.h"

#include "editor/common/issue_text.h"
#include "editor/document/game_setup.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/io/file_formats.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <string_view>

namespace tilewright {

namespace {

QByteArray hashOf(std::string_view bytes) {
    return QCryptographicHash::hash(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                    QCryptographicHash::Sha256);
}

/// Of what was played, by whom, and how; not of what is said about it.
QByteArray hashOfGame(const game::Record& record) {
    game::Record game = record;
    game.feedback = {};
    Json played = game::toJson(game);
    for (const char* other : {"program", "notes"})
        played.erase(other);
    return hashOf(played.dump());
}

void take(ReturnedGame& game, const game::Record& record) {
    game.readable = true;
    game.feedback = record.feedback;
    for (const game::RecordPlayer& player : record.players)
        game.seats.push_back({player.name, player.kind == personKind});
    game.set = record.tileSet.name;
    game.ruleset = record.ruleset;
    game.end = record.end;
    game.winners = record.winners;
    game.moves = record.moves.size();
    game.gameHash = hashOfGame(record);
}

std::optional<Issue> firstError(const Issues& issues) {
    const auto error = std::ranges::find(issues, Severity::Error, &Issue::severity);
    return error == issues.end() ? std::nullopt : std::optional(*error);
}

/// Files that came more than once, and games with another opinion; each names the first.
void nameDoubles(std::vector<ReturnedGame>& games) {
    QHash<QByteArray, int> firstFile;
    QHash<QByteArray, int> firstGame;
    for (int i = 0; i < static_cast<int>(games.size()); ++i) {
        ReturnedGame& game = games[static_cast<std::size_t>(i)];
        if (game.fileHash.isEmpty())
            continue;
        const int file = firstFile.value(game.fileHash, -1);
        game.sameFile = file >= 0;
        game.sameAs = game.sameFile || !game.readable ? file : firstGame.value(game.gameHash, -1);
        if (!game.sameFile)
            firstFile.insert(game.fileHash, i);
        if (game.readable && game.sameAs < 0)
            firstGame.insert(game.gameHash, i);
    }
}

struct ReturnedWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::ReturnedWords)
};

QString nameOfSeat(const ReturnedGame& game, int seat) {
    const QString name = oneLine(game.seats[static_cast<std::size_t>(seat)].name, 40);
    return name.isEmpty() || isColourName(name, seat) ? seatColourName(seat) : name;
}

QString endWord(game::End end) {
    switch (end) {
    case game::End::Escape:
        return ReturnedWords::tr("escape");
    case game::End::LastTile:
        return ReturnedWords::tr("last tile");
    default:
        return ReturnedWords::tr("unfinished");
    }
}

struct ReturnedCounts {
    int games = 0;
    int ratings = 0;
    int sumOfRatings = 0;
    int unreadable = 0;
    int doubled = 0;
    int escapes = 0;
    int lastTiles = 0;
    int unfinished = 0;
};

ReturnedCounts countsOf(const std::vector<ReturnedGame>& all) {
    ReturnedCounts counts;
    for (const ReturnedGame& game : all) {
        if (!game.readable) {
            ++counts.unreadable;
            continue;
        }
        // The same game may come with two opinions.
        if (game.feedback.rating != 0 && !game.sameFile) {
            ++counts.ratings;
            counts.sumOfRatings += game.feedback.rating;
        }
        if (game.sameAs >= 0) {
            ++counts.doubled;
            continue;
        }
        ++counts.games;
        ++(game.end == game::End::Escape     ? counts.escapes
           : game.end == game::End::LastTile ? counts.lastTiles
                                             : counts.unfinished);
    }
    return counts;
}

} // namespace

QStringList returnedFiles(const QString& folder) {
    const QDir dir(folder);
    QStringList paths;
    for (const QString& name : dir.entryList(
             {QStringLiteral("*.game.json"), QStringLiteral("*.game*(*).json")}, QDir::Files, QDir::Name))
        paths << dir.absoluteFilePath(name);
    return paths;
}

ReturnedGame readReturnedGame(const QString& path) {
    ReturnedGame game;
    game.path = path;
    const Loaded<std::string> text = readFile(path.toStdString());
    if (!text) {
        game.problem = firstError(text.issues);
        return game;
    }
    game.fileHash = hashOf(*text.value);
    const Loaded<game::Record> record = game::readRecord(*text.value);
    if (!record) {
        game.problem = firstError(record.issues);
        return game;
    }
    take(game, *record.value);
    const Loaded<game::Replay> played = game::replay(*record.value, rulesets());
    game.problem = firstError(played.issues);
    if (played)
        game.turns = played.value->position->table().turn;
    return game;
}

std::vector<ReturnedGame> readReturnedGames(const QStringList& paths, TaskControl& task) {
    std::vector<ReturnedGame> games;
    for (const QString& path : paths) {
        if (task.stop.stop_requested())
            break;
        games.push_back(readReturnedGame(path));
        task.progress.store(static_cast<double>(games.size()) / static_cast<double>(paths.size()));
    }
    nameDoubles(games);
    return games;
}

QString whoReturned(const ReturnedGame& game) {
    if (!game.readable)
        return {};
    if (!game.feedback.by.empty())
        return oneLine(game.feedback.by, 60);
    QStringList people;
    for (int seat = 0; seat < static_cast<int>(game.seats.size()); ++seat)
        if (game.seats[static_cast<std::size_t>(seat)].person)
            people << nameOfSeat(game, seat);
    return people.isEmpty() ? ReturnedWords::tr("bots") : people.join(QStringLiteral(", "));
}

QString endInWords(const ReturnedGame& game) {
    if (!game.readable)
        return {};
    QStringList winners;
    for (const int seat : game.winners)
        if (seat >= 0 && seat < static_cast<int>(game.seats.size()))
            winners << nameOfSeat(game, seat);
    const QString end = endWord(game.end);
    return winners.isEmpty() ? end
                             //: how a game ended, and who won it
                             : ReturnedWords::tr("%1: %2").arg(end, winners.join(QStringLiteral(", ")));
}

QString rulesInWords(const ReturnedGame& game) {
    if (!game.readable)
        return {};
    const game::Ruleset* rules = game::findRuleset(rulesets(), game.ruleset);
    return rules == nullptr ? oneLine(game.ruleset, 40) : translated(rules->label());
}

QString remarksOn(const ReturnedGame& game, const std::vector<ReturnedGame>& all) {
    QStringList remarks;
    if (game.problem)
        remarks << oneLine(issueInWords(*game.problem).toStdString(), 400);
    if (game.sameAs >= 0) {
        const QString first = QFileInfo(all[static_cast<std::size_t>(game.sameAs)].path).fileName();
        remarks << (game.sameFile ? ReturnedWords::tr("the same file as %1").arg(first)
                                  : ReturnedWords::tr("the same game as %1").arg(first));
    }
    if (!game.feedback.comments.empty())
        remarks << oneLine(game.feedback.comments.front().text);
    return remarks.join(QStringLiteral(" · "));
}

QString summaryOf(const std::vector<ReturnedGame>& all) {
    const ReturnedCounts counts = countsOf(all);
    QStringList parts{ReturnedWords::tr("%n games", nullptr, counts.games)};
    if (counts.ratings > 0)
        parts << ReturnedWords::tr("%1 of %2 stars on average (%n ratings)", nullptr, counts.ratings)
                     .arg(QLocale().toString(static_cast<double>(counts.sumOfRatings) / counts.ratings, 'f',
                                             1))
                     .arg(game::bestRating);
    if (counts.escapes > 0)
        parts << ReturnedWords::tr("%n by escape", nullptr, counts.escapes);
    if (counts.lastTiles > 0)
        parts << ReturnedWords::tr("%n after the last tile", nullptr, counts.lastTiles);
    if (counts.unfinished > 0)
        parts << ReturnedWords::tr("%n unfinished", nullptr, counts.unfinished);
    if (counts.unreadable > 0)
        parts << ReturnedWords::tr("%n files can't be read", nullptr, counts.unreadable);
    if (counts.doubled > 0)
        parts << ReturnedWords::tr("%n files repeat a game of another file", nullptr, counts.doubled);
    return parts.join(QStringLiteral(" · "));
}

} // namespace tilewright
