#include "editor/playtest/quick_check/quick_check.h"

#include "editor/common/issue_text.h"
#include "editor/common/log.h"
#include "editor/document/document.h"
#include "editor/playtest/playtests.h"
#include "editor/tasks/background_task.h"
#include "engine/bots/bot.h"

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

/// Games before the first verdict.
constexpr std::uint32_t firstGames = 20;
/// Always the same seed, so that only edits make a difference.
constexpr std::uint64_t quickSeed = 1;

/// Tells of the first games early. Null if it was stopped.
FindingsPointer quickLook(const GameSetup& setup, std::uint64_t games, const std::stop_token& stop,
                          Issues& issues, const std::function<void(const FindingsPointer&)>& early) {
    auto game = compileGame(setup);
    if (!game) {
        issues = std::move(game.issues);
        return nullptr;
    }
    playtest::Plan plan;
    plan.ruleset = setup.ruleset;
    plan.game = *game.value;
    plan.seed = quickSeed;
    plan.games = games;
    const auto bots = bots::availableBots(plan.ruleset);
    const bool hasGreedy = std::ranges::find(bots, "greedy", &bots::BotSpec::name) != bots.end();
    plan.players.assign(setup.seats.size(), hasGreedy ? "greedy" : bots.front().name);
    playtest::RunSettings settings;
    settings.stop = stop;
    const auto seats = static_cast<std::uint32_t>(setup.seats.size());
    settings.blocks = (firstGames + seats - 1) / seats;
    playtest::Results results = playtest::run(plan, settings);
    if (!stop.stop_requested() && results.done.size() < plan.blocks()) {
        early(makeFindings(plan, results));
        settings.blocks = plan.blocks();
        results = playtest::run(plan, settings, std::move(results));
    }
    return stop.stop_requested() || results.done.empty() ? nullptr : makeFindings(plan, std::move(results));
}

} // namespace

QuickCheck::QuickCheck(std::function<std::optional<GameSetup>()> gameOf, QObject* parent)
    : QObject(parent), gameOf_(std::move(gameOf)), lamps_(unknownLamps(qualityTargetsOf(nullptr), {})) {}

void QuickCheck::setDocument(Document* document) {
    for (const QMetaObject::Connection& followed : std::exchange(following_, {}))
        disconnect(followed);
    if (document != document_) {
        found_ = nullptr;
        lamps_ = unknownLamps(qualityTargetsOf(document), tr("Not checked yet."));
    }
    document_ = document;
    if (document != nullptr)
        following_ = {connect(document, &Document::changed, this, &QuickCheck::edited),
                      connect(document, &Document::settled, this, &QuickCheck::start)};
    edited();
}

void QuickCheck::setOn(bool on) {
    on_ = on;
    if (!on)
        take(nullptr, tr("Quick checks are off; turn them on in Edit ▸ Preferences."));
    edited();
}

void QuickCheck::setAwake(bool awake) {
    if (awake_ == awake)
        return;
    awake_ = awake;
    if (!awake) {
        task_.cancel();
    } else if (outdated_ || isEarly_) {
        edited();
    }
}

void QuickCheck::edited() {
    task_.cancel();
    ++edit_;
    outdated_ = true;
    if (on_ && awake_ && document_)
        document_->settleSoon();
    emit changed();
}

void QuickCheck::start() {
    if (!on_ || !awake_)
        return;
    ++edit_;
    auto game = gameOf_();
    if (!game)
        return take(nullptr, tr("The board is too large for a quick check."));
    auto setup = std::make_shared<const GameSetup>(std::move(*game));
    qCDebug(logPlaytest) << "quick check" << edit_;
    task_.start([this, setup, games = games_, edit = edit_](TaskControl& task) {
        lowerThreadPriority(ThreadPriority::Idle);
        Issues issues;
        const auto early = [this, edit](const FindingsPointer& found) {
            QMetaObject::invokeMethod(
                this, [this, edit, found] { takeEarly(found, edit); }, Qt::QueuedConnection);
        };
        const FindingsPointer found = quickLook(*setup, games, task.stop, issues, early);
        return [this, found, issues] {
            if (found)
                take(found, {});
            else
                take(nullptr, issues.empty()
                                  ? QString()
                                  : tr("It can't be played as it is. %1").arg(issueInList(issues.front())));
        };
    });
    emit changed();
}

void QuickCheck::setChecked(FindingsPointer checked) {
    if (checked_ == checked)
        return;
    checked_ = std::move(checked);
    emit changed();
}

QString QuickCheck::botsBehind(const QuickCheckLamp& lamp) const {
    const QString bots = botsInWords(found_->results);
    const bool isOfThese =
        checked_ && checked_->check && otherInWords(found_->results, checked_->results).isEmpty();
    const playtest::CheckedFigure* figure =
        isOfThese ? checked_->check->find(lamp.figure.toStdString()) : nullptr;
    if (figure == nullptr)
        return tr("Bots: %1. Not checked with stronger bots yet: use Playtest ▸ Check with Stronger Bots.")
            .arg(bots);
    return tr("Bots: %1. Checked with %2: %3.")
        .arg(bots, botInWords(checked_->check->bot, found_->results.ruleset), checkOutcomeInWords(*figure));
}

void QuickCheck::takeEarly(const FindingsPointer& found, quint64 edit) {
    if (edit != edit_ || !task_.busy())
        return;
    take(found, {}, true);
}

void QuickCheck::take(const FindingsPointer& found, const QString& whyUnknown, bool early) {
    qCDebug(logPlaytest) << "quick check" << edit_ << (found ? "done" : "without result") << whyUnknown;
    found_ = found;
    lamps_ = found ? quickCheckLamps(found) : unknownLamps(qualityTargetsOf(document_), whyUnknown);
    outdated_ = false;
    isEarly_ = early;
    // Few games leave most figures doubtful, which more of them make clear.
    if (early)
        for (QuickCheckLamp& lamp : lamps_)
            if (lamp.state == QuickCheckLamp::State::Doubtful) {
                lamp.state = QuickCheckLamp::State::Unknown;
                lamp.explanation = tr("Not clear from the first games; more are being played.");
            }
    emit changed();
}

} // namespace tilewright
