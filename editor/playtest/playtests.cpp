#include "editor/playtest/playtests.h"

#include "editor/document/map/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/tasks/background_task.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>

#include <utility>
#include <vector>

namespace tilewright {

namespace {

void removeOldest(const QString& folder) {
    const QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*.playtest.json")}, QDir::Files, QDir::Time);
    for (qsizetype i = PlaytestStore::maxKept; i < files.size(); ++i)
        QFile::remove(files[i].absoluteFilePath());
}

/// The plan of the check of these findings; empty if no bot is stronger, or there is no game to play.
std::optional<playtest::Plan> checkingPlan(const FindingsPointer& found) {
    if (!found || !found->plan.game)
        return std::nullopt;
    const std::string bot = playtest::strongerBot(found->plan.players, found->plan.ruleset);
    return bot.empty() ? std::nullopt : std::optional(playtest::botCheckPlan(found->plan, bot));
}

} // namespace

const game::Ruleset& rulesOf(const Document* document) {
    std::vector<const game::Ruleset*> rules;
    if (const auto* set = qobject_cast<const TileSetDocument*>(document))
        rules.push_back(game::defaultRulesetOf(rulesets(), set->tileSet()));
    else if (const auto* map = qobject_cast<const MapDocument*>(document))
        rules = game::rulesetsFor(rulesets(), map->map().ruleset);
    return *(rules.empty() || rules.front() == nullptr ? rulesets().front() : rules.front());
}

game::QualityTargets qualityTargetsOf(const Document* document) {
    return rulesOf(document).qualityTargets();
}

PlaytestStore::PlaytestStore(QString folder) : folder_(std::move(folder)) {}

QString PlaytestStore::fileOf(const QString& path) const {
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QDir(folder_).filePath(QString::fromLatin1(hash) + QStringLiteral(".playtest.json"));
}

void PlaytestStore::write(const QString& path, const FindingsPointer& found) {
    writing_.start([folder = folder_, file = fileOf(path), found](TaskControl&) {
        lowerThreadPriority(ThreadPriority::Low);
        if (QDir().mkpath(folder)) {
            const Issues issues = writeFile(file.toStdString(), fileText(playtest::toJson(found->results)));
            if (issues.empty())
                removeOldest(folder);
        }
        return [] {};
    });
}

void PlaytestStore::read(const QString& path, std::function<void(FindingsPointer)> take) {
    const QString file = fileOf(path);
    if (!QFileInfo::exists(file))
        return;
    reading_.start([file, take = std::move(take)](TaskControl&) -> BackgroundTask::Report {
        lowerThreadPriority(ThreadPriority::Low);
        const Loaded<std::string> text = readFile(file.toStdString());
        if (!text)
            return [] {};
        Loaded<playtest::Results> results = playtest::readResults(*text.value, rulesets());
        if (!results || results.value->done.empty())
            return [] {};
        return [take, found = makeFindings({}, std::move(*results.value))] { take(found); };
    });
}

void EstimateHistory::add(const Findings& findings) {
    games.push_back(findings.results.games());
    winShares.resize(findings.seats.size());
    for (std::size_t seat = 0; seat < findings.seats.size(); ++seat)
        winShares[seat].push_back(findings.seats[seat].winShare);
    const playtest::Figure* escape = findings.figure("end/escape");
    escapes.push_back(escape == nullptr ? playtest::Estimate() : escape->estimate);
}

Playtests::Playtests(OpenDocuments& documents, QObject* parent)
    : QObject(parent)
    , store_(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
             QStringLiteral("/playtests")) {
    connect(&runner_, &PlaytestRunner::grown, this, &Playtests::grow);
    connect(&runner_, &PlaytestRunner::ended, this, [this] {
        keep();
        emit runningChanged();
    });
    connect(&documents, &OpenDocuments::aboutToRemove, this, [this, &documents](int index) {
        const Document* document = &documents.at(index);
        outcomes_.remove(document);
        recalled_.remove(document);
        if (recalling_ == document)
            recalling_ = nullptr;
        if (subject_ != document)
            return;
        subject_ = nullptr;
        stop();
    });
}

void Playtests::start(const Document& document, const playtest::Plan& plan) {
    Outcome& outcome = outcomes_[&document];
    if (outcome.found && !outcome.isQuickCheck) {
        outcome.before = std::move(outcome.found);
        outcome.beforeName.clear();
    }
    outcome.found = nullptr;
    outcome.history = {};
    outcome.isQuickCheck = false;
    subject_ = &document;
    runner_.start(plan);
    emit changed(subject_);
    emit runningChanged();
}

void Playtests::resume(const Document& document) {
    const FindingsPointer found = of(document).found;
    subject_ = &document;
    runner_.start(found->plan, found->results);
    emit runningChanged();
}

bool Playtests::mayResume(const Document& document) const {
    const Outcome& outcome = of(document);
    return !running() && outcome.found && !outcome.isQuickCheck &&
           outcome.found->results.done.size() < outcome.found->plan.blocks();
}

void Playtests::check(const Document& document) {
    const FindingsPointer found = of(document).found;
    const playtest::Plan plan = checkingPlan(found).value();
    subject_ = &document;
    // What was stopped ends where it would have; what has ended goes on for as many again.
    constexpr std::uint64_t each = playtest::defaultCheckedGames;
    runner_.check(found, plan.players.front(),
                  (playtest::unfinishedCheck(found->results, plan).games() / each + 1) * each);
    emit runningChanged();
}

bool Playtests::mayCheck(const Document& document) const {
    const FindingsPointer found = of(document).found;
    const auto plan = checkingPlan(found);
    if (running() || !plan)
        return false;
    const std::uint64_t games = playtest::unfinishedCheck(found->results, *plan).games();
    const bool isOpen = games == 0 || !found->check || found->check->count(playtest::CheckOutcome::Open) > 0;
    return isOpen && games < found->results.games();
}

const Playtests::Outcome& Playtests::of(const Document& document) const {
    static const Outcome nothing;
    const auto outcome = outcomes_.constFind(&document);
    return outcome == outcomes_.constEnd() ? nothing : *outcome;
}

void Playtests::compareWith(const Document& document, FindingsPointer before, const QString& name) {
    outcomes_[&document].before = std::move(before);
    outcomes_[&document].beforeName = name;
    emit changed(&document);
}

void Playtests::keep() {
    if (subject_ != nullptr && !subject_->path().isEmpty() && of(*subject_).found)
        store_.write(subject_->path(), of(*subject_).found);
}

void Playtests::recall(const Document& document) {
    if (document.path().isEmpty() || recalled_.contains(&document) || of(document).before)
        return;
    // Reading another one cancels this one.
    if (recalling_ != nullptr)
        recalled_.remove(recalling_);
    recalling_ = &document;
    recalled_.insert(&document);
    store_.read(document.path(), [this, which = QPointer(&document)](const FindingsPointer& found) {
        recalling_ = nullptr;
        if (which && !of(*which).before)
            compareWith(*which, found);
    });
}

void Playtests::offer(const Document& document, const FindingsPointer& found) {
    Outcome& outcome = outcomes_[&document];
    if (runs(document) || (outcome.found && !outcome.isQuickCheck))
        return;
    outcome.found = found;
    outcome.history = {};
    outcome.history.add(*found);
    outcome.isQuickCheck = true;
    emit changed(&document);
}

void Playtests::grow(const FindingsPointer& findings) {
    if (subject_ == nullptr)
        return;
    Outcome& outcome = outcomes_[subject_];
    const bool hasMore =
        !outcome.found || outcome.found->results.done.size() != findings->results.done.size();
    outcome.found = findings;
    if (hasMore) // a check adds no games
        outcome.history.add(*findings);
    emit changed(subject_);
}

} // namespace tilewright
