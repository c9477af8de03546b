#include "editor/playtest/returned/returned_game.h"

#include "editor/document/game_setup.h"

#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/io/format.h"

#include <QCryptographicHash>
#include <QDir>
#include <QHash>

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

} // namespace tilewright
