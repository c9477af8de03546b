// What is played for a comparison, and its reports.
#include "editor/common/folders.h"
#include "editor/document/save_place.h"
#include "editor/playtest/studies/bots_field.h"
#include "editor/playtest/studies/compare_view.h"
#include "editor/words/text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/format.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QSpinBox>

#include <chrono>
#include <utility>

namespace tilewright {

namespace {

const QString comparisonSuffix = QStringLiteral(".comparison.json");
constexpr const char* comparisonKind = "comparison";

struct TwoSetups {
    GameSetup a;
    GameSetup b;
    playtest::Plan common;
};

Loaded<playtest::Plan> planFor(GameSetup setup, playtest::Plan plan) {
    setup.seats.clear();
    for (const std::string& player : plan.players)
        setup.seats.push_back({QString(), toQString(player)});
    auto game = compileGame(setup);
    if (!game)
        return {std::nullopt, std::move(game.issues)};
    plan.ruleset = setup.ruleset;
    plan.game = *game.value;
    return {std::move(plan), {}};
}

using Told = std::function<void(std::shared_ptr<const playtest::Compared>)>;

/// Plays until it is clear, and keeps what it plays.
Issues playBoth(const TwoSetups& setups, playtest::CompareSettings settings, const KeptRuns& kept,
                const LongRun::Hands& hands, const Told& told) {
    const auto a = planFor(setups.a, setups.common);
    if (!a)
        return a.issues;
    const auto b = planFor(setups.b, setups.common);
    if (!b)
        return b.issues;
    const std::string question = planJson(*a.value).dump() + planJson(*b.value).dump();
    playtest::Played before;
    if (const auto report = kept.read(comparisonKind, question))
        if (auto played = playtest::resumeComparison(*report, *a.value, *b.value))
            before = std::move(*played.value);
    const std::uint32_t wanted = 2 * a.value->blocks();
    settings.threads = hands.threads;
    settings.stop = hands.stop;
    settings.progress = [&](std::uint32_t played) { hands.progress(played, wanted); };
    auto last = std::chrono::steady_clock::now();
    const auto keep = [&](const playtest::Compared& now) {
        kept.write(comparisonKind, question, fileText(playtest::comparisonJson(now)));
    };
    settings.kept = [&](const playtest::Compared& now) {
        constexpr std::chrono::seconds between{1};
        if (std::chrono::steady_clock::now() - last < between)
            return;
        hands.tell([told, shared = std::make_shared<const playtest::Compared>(now)] { told(shared); });
        keep(now);
        last = std::chrono::steady_clock::now();
    };
    auto compared = playtest::compare(*a.value, *b.value, settings, std::move(before));
    if (!compared)
        return compared.issues;
    keep(*compared.value);
    hands.tell([told, shared = std::make_shared<const playtest::Compared>(std::move(*compared.value))] {
        told(shared);
    });
    return {};
}

} // namespace

playtest::CompareSettings CompareView::settings() const {
    playtest::CompareSettings settings;
    settings.figure = figure_->text().trimmed().toStdString();
    settings.test.margin = margin_->value();
    return settings;
}

void CompareView::start() {
    make();
    if (running())
        return;
    const Played* a = playedOf(sides_[0]);
    const Played* b = playedOf(sides_[1]);
    if (a != nullptr && b != nullptr)
        return comparePlayed(*a, *b);
    if (a != nullptr || b != nullptr)
        return sayTrouble(
            tr("The results of a playtest can only be compared with those of another playtest."));
    compareLive();
}

void CompareView::comparePlayed(const Played& a, const Played& b) {
    begin([this, a = a.results, b = b.results, settings = settings()](const LongRun::Hands& hands) {
        Issues issues = playtest::checkPaired(*a, *b);
        auto compared = hasErrors(issues) ? Loaded<playtest::Comparison>{std::nullopt, issues}
                                          : playtest::compare(*a, *b, settings);
        if (!compared)
            return hands.tell([this, issues = compared.issues] { fail(issues); });
        auto result = std::make_shared<playtest::Compared>();
        result->comparison = std::move(*compared.value);
        result->a = *a;
        result->b = *b;
        hands.tell([this, result] { show(result); });
    });
}

void CompareView::compareLive() {
    const std::optional<GameSetup> a = setupOf(sides_[0]);
    const std::optional<GameSetup> b = setupOf(sides_[1]);
    if (!a || !b)
        return sayTrouble(tr("Choose a set, a board or a playtest for each side."));
    if (a->ruleset != b->ruleset)
        return sayTrouble(tr("Both sides must use the same rules."));
    if (a->tileSet == b->tileSet && a->map == b->map && a->options == b->options)
        return sayTrouble(tr("Both sides are the same: choose another file or another variant."));
    playtest::Plan common;
    common.players = bots_->players();
    common.seed = seed_->text().toULongLong();
    common.games = static_cast<std::uint64_t>(games_->value());
    common.mostByStack = playtest::alwaysByStack;
    result_ = nullptr;
    begin([this, setups = TwoSetups{*a, *b, common}, settings = settings(),
           kept = kept_](const LongRun::Hands& hands) {
        const Issues issues =
            playBoth(setups, settings, kept, hands,
                     [this](std::shared_ptr<const playtest::Compared> result) { show(std::move(result)); });
        if (!issues.empty())
            hands.tell([this, issues] { fail(issues); });
    });
}

bool CompareView::addReport(const QString& path) {
    make();
    const QString name = QFileInfo(path).fileName();
    const auto text = readFile(path.toStdString());
    if (!text) {
        fail(text.issues);
        return false;
    }
    auto results = playtest::readResults(*text.value, rulesets());
    if (!results) {
        fail(results.issues);
        return false;
    }
    reports_.push_back({name, std::make_shared<const playtest::Results>(std::move(*results.value))});
    fillSides();
    // Which side it was meant for is where the cursor is, or else the second.
    Side& side = sides_[0].what->hasFocus() ? sides_[0] : sides_[1];
    side.what->setCurrentIndex(side.what->count() - 1);
    fillVariants(side);
    return true;
}

void CompareView::askForReport() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Add Report as Side"), lastFolder(),
                                                      tr("Playtest reports (*.playtest.json *.json)"));
    if (path.isEmpty())
        return;
    setLastFolder(path);
    addReport(path);
}

bool CompareView::saveReport(const QString& path) {
    if (!result_)
        return false;
    const Issues issues = writeFile(path.toStdString(), fileText(playtest::comparisonJson(*result_)));
    if (issues.empty())
        say(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    else
        fail(issues);
    return issues.empty();
}

void CompareView::askWhereToSave() {
    const QString path = askForPlace(this, tr("Save Report"), tr("Comparison") + comparisonSuffix,
                                     {{tr("Comparisons (*.comparison.json)"), comparisonSuffix}});
    if (!path.isEmpty())
        saveReport(path);
}

} // namespace tilewright
