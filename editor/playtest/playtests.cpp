#include "editor/playtest/playtests.h"

#include "editor/document/open_documents.h"

#include <QPointer>
#include <QStandardPaths>

#include <utility>

namespace tilewright {

void Course::add(const Findings& findings) {
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
        kept_.remove(document);
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
    Kept& kept = kept_[&document];
    if (kept.found && !kept.isQuickLook) {
        kept.before = std::move(kept.found);
        kept.beforeName.clear();
    }
    kept.found = nullptr;
    kept.course = {};
    kept.isQuickLook = false;
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
    const Kept& kept = of(document);
    return !running() && kept.found && !kept.isQuickLook &&
           kept.found->results.done.size() < kept.found->plan.blocks();
}

namespace {

/// The plan of the check of these findings; empty if no bot is stronger, or there is no game to play.
std::optional<playtest::Plan> checkingPlan(const FindingsPointer& found) {
    if (!found || !found->plan.game)
        return std::nullopt;
    const std::string bot = playtest::strongerBot(found->plan.players, found->plan.ruleset);
    return bot.empty() ? std::nullopt : std::optional(playtest::checkPlan(found->plan, bot));
}

} // namespace

void Playtests::check(const Document& document) {
    const FindingsPointer found = of(document).found;
    const playtest::Plan plan = checkingPlan(found).value();
    subject_ = &document;
    runner_.check(found, plan.players.front(),
                  playtest::startedCheck(found->results, plan).games() + playtest::usualCheckedGames);
    emit runningChanged();
}

bool Playtests::mayCheck(const Document& document) const {
    const FindingsPointer found = of(document).found;
    const auto plan = checkingPlan(found);
    return !running() && plan &&
           playtest::startedCheck(found->results, *plan).games() < found->results.games();
}

const Playtests::Kept& Playtests::of(const Document& document) const {
    static const Kept nothing;
    const auto kept = kept_.constFind(&document);
    return kept == kept_.constEnd() ? nothing : *kept;
}

void Playtests::compareWith(const Document& document, FindingsPointer before, const QString& name) {
    kept_[&document].before = std::move(before);
    kept_[&document].beforeName = name;
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
    Kept& kept = kept_[&document];
    if (runs(document) || (kept.found && !kept.isQuickLook))
        return;
    kept.found = found;
    kept.course = {};
    kept.course.add(*found);
    kept.isQuickLook = true;
    emit changed(&document);
}

void Playtests::grow(const FindingsPointer& findings) {
    if (subject_ == nullptr)
        return;
    Kept& kept = kept_[subject_];
    const bool hasMore = !kept.found || kept.found->results.done.size() != findings->results.done.size();
    kept.found = findings;
    if (hasMore) // a check adds no games
        kept.course.add(*findings);
    emit changed(subject_);
}

} // namespace tilewright
