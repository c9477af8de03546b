#include "editor/playtest/people/judged_games.h"

#include "engine/base/files/file.h"
#include "engine/games/kit.h"

#include <QDir>

#include <utility>
#include <vector>

namespace tilewright {

namespace {

constexpr std::uint64_t botGames = 200;
/// Of the progress; the rest is that of bots.
constexpr double reading = 0.5;

std::shared_ptr<const playtest::Results> playedBots(const playtest::PlayedGames& played, TaskControl& task) {
    playtest::RunSettings settings;
    settings.stop = task.stop;
    settings.progress = [&task](std::uint32_t done, std::uint32_t wanted) {
        task.progress.store(reading + (1 - reading) * done / wanted);
    };
    return std::make_shared<const playtest::Results>(
        playtest::run(playtest::botsPlan(played, "greedy", botGames, 1), settings));
}

} // namespace

QStringList gamesIn(const QString& folder) {
    const QDir dir(folder);
    QStringList paths;
    for (const QString& name : dir.entryList(QDir::Files, QDir::Name))
        if (playtest::isGameFileName(name.toStdString()))
            paths << dir.absoluteFilePath(name);
    return paths;
}

PeopleReportPointer judgeGames(const QStringList& paths, const FindingsPointer& beside, TaskControl& task) {
    std::vector<playtest::GameFile> files;
    std::vector<playtest::LeftOut> unreadable;
    for (const QString& path : paths) {
        if (task.stop.stop_requested())
            break;
        Loaded<std::string> text = readFile(path.toStdString());
        if (text)
            files.push_back({path.toStdString(), std::move(*text.value)});
        else
            unreadable.push_back({path.toStdString(), text.issues.front()});
    }
    playtest::ReadSettings settings;
    settings.stop = task.stop;
    settings.progress = [&](std::size_t read) {
        task.progress.store(reading * static_cast<double>(read) / static_cast<double>(files.size()));
    };
    playtest::PlayedGames played = playtest::readPlayedGames(files, rulesets(), settings);
    played.leftOut.insert(played.leftOut.begin(), unreadable.begin(), unreadable.end());
    std::shared_ptr<const playtest::Results> bots;
    if (beside && playtest::isSameGame(played, beside->results))
        bots = {beside, &beside->results};
    else if (played.people())
        bots = playedBots(played, task);
    if (bots && bots->done.empty())
        bots = nullptr;
    return std::make_shared<const playtest::PeopleReport>(
        playtest::judged(std::move(played), std::move(bots), task.stop));
}

} // namespace tilewright
