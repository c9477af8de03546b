#include "editor/playtest/studies/compare_view.h"

#include "editor/common/accessibility.h"
#include "editor/common/action.h"
#include "editor/common/fields/input_fields.h"
#include "editor/common/file_dialogs.h"
#include "editor/common/issue_text.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/document/save_file.h"
#include "editor/playtest/studies/differences.h"
#include "editor/playtest/studies/study_fields.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QTableView>

#include <algorithm>
#include <chrono>
#include <utility>

namespace tilewright {

namespace {

constexpr int mostComparedGames = 1'000'000;
constexpr int usualComparedGames = 10'000;

QComboBox* chooserOf(const QString& object, const QString& name, const QString& tip) {
    auto* box = new QComboBox;
    box->setObjectName(object);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

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

using Told = std::function<void(std::shared_ptr<const playtest::ComparisonRun>)>;

/// Plays until it is clear, and keeps what it plays.
Issues playBoth(const TwoSetups& setups, playtest::CompareSettings settings, const RunCache& cache,
                const LongRun::Context& context, const Told& told) {
    const auto a = planFor(setups.a, setups.common);
    if (!a)
        return a.issues;
    const auto b = planFor(setups.b, setups.common);
    if (!b)
        return b.issues;
    const std::string question = planJson(*a.value).dump() + planJson(*b.value).dump();
    playtest::PairedResults before;
    if (const auto report = cache.read(comparisonKind, question))
        if (auto played = playtest::resumeComparison(*report, *a.value, *b.value))
            before = std::move(*played.value);
    const std::uint32_t wanted = 2 * a.value->blocks();
    settings.threads = context.threads;
    settings.stop = context.stop;
    settings.progress = [&](std::uint32_t played) { context.progress(played, wanted); };
    auto last = std::chrono::steady_clock::now();
    const auto keep = [&](const playtest::ComparisonRun& now) {
        cache.write(comparisonKind, question, fileText(playtest::comparisonJson(now)));
    };
    settings.save = [&](const playtest::ComparisonRun& now) {
        constexpr std::chrono::seconds between{1};
        if (std::chrono::steady_clock::now() - last < between)
            return;
        context.tell([told, shared = std::make_shared<const playtest::ComparisonRun>(now)] { told(shared); });
        keep(now);
        last = std::chrono::steady_clock::now();
    };
    auto compared = playtest::compare(*a.value, *b.value, settings, std::move(before));
    if (!compared)
        return compared.issues;
    keep(*compared.value);
    context.tell([told, shared = std::make_shared<const playtest::ComparisonRun>(
                            std::move(*compared.value))] { told(shared); });
    return {};
}

} // namespace

CompareView::CompareView(QWidget* parent) : RunPage(parent) {
    report_ = makeAction(this, {"playtest/compareReports",
                                "open",
                                tr("Add Report as S&ide…"),
                                {},
                                tr("Adds a saved playtest report to the choices for each side")});
    connect(report_, &QAction::triggered, this, &CompareView::askForReport);
}

void CompareView::make() {
    if (picture_ != nullptr)
        return;
    QWidget* asked = makeInputs();
    QWidget* found = makeResults();
    layOut(tr("Comparison"), asked, {report_}, found);
    say(tr("Press Start to play both sides on the same stacks until it is clear which is higher, or that "
           "they are alike."));
    fillSides();
}

QString CompareView::startInWords() const {
    return tr("Compare both sides; games already played for the same comparison are kept");
}

QWidget* CompareView::makeInputs() {
    auto* asked = new QWidget;
    auto* form = new QFormLayout(asked);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const QString names[] = {tr("Side &A"), tr("Side &B")};
    const QString plain[] = {tr("Side A"), tr("Side B")};
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        Side& side = sides_[i];
        const QString letter = i == 0 ? QStringLiteral("A") : QStringLiteral("B");
        side.what = chooserOf(QStringLiteral("compare") + letter, plain[i],
                              tr("An open set or board, or the results of a playtest"));
        side.variant =
            chooserOf(QStringLiteral("compareVariant") + letter, tr("Variant of side %1").arg(letter),
                      tr("The variant of the set's rules to play by"));
        form->addRow(names[i], side.what);
        form->addRow(tr("Variant"), side.variant);
        connect(side.what, &QComboBox::activated, this, [this, &side] {
            fillVariants(side);
            takeRules();
        });
    }
    bots_ = new BotsField;
    form->addRow(tr("&Players"), bots_);
    figure_ = new QLineEdit;
    figure_->setObjectName(QStringLiteral("compareFigure"));
    figure_->setPlaceholderText(tr("default for these rules"));
    figure_->setAccessibleName(tr("Deciding figure"));
    figure_->setToolTip(
        tr("The figure that decides the comparison, by its id in reports, such as turns/mean"));
    form->addRow(tr("F&igure"), figure_);
    margin_ = new NumberBox;
    margin_->setObjectName(QStringLiteral("compareMargin"));
    margin_->setDecimals(4);
    margin_->setRange(0, 1'000'000);
    margin_->setSpecialValueText(tr("5 %"));
    margin_->setAccessibleName(tr("Margin"));
    margin_->setToolTip(tr("The smallest difference that matters, in the unit of the figure"));
    form->addRow(tr("&Margin"), margin_);
    games_ = new IntegerBox;
    games_->setObjectName(QStringLiteral("compareGames"));
    games_->setRange(60, mostComparedGames);
    games_->setValue(usualComparedGames);
    games_->setStepType(QSpinBox::AdaptiveDecimalStepType);
    games_->setGroupSeparatorShown(true);
    games_->setAccessibleName(tr("Games per side, at most"));
    games_->setToolTip(tr("Ends earlier if the result is clear"));
    form->addRow(tr("Game&s at most"), games_);
    seed_ = new QLineEdit(QStringLiteral("1"));
    seed_->setObjectName(QStringLiteral("compareSeed"));
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), seed_));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("The same seed gives the same games"));
    form->addRow(tr("Seed"), seed_);
    asked->setFocusProxy(sides_[0].what);
    return asked;
}

QWidget* CompareView::makeResults() {
    auto* panel = new Panel(tr("Difference"));
    picture_ = new DifferencePicture;
    picture_->setObjectName(QStringLiteral("differencePicture"));
    verdict_ = new PlainLabel;
    verdict_->setObjectName(QStringLiteral("compareVerdict"));
    verdict_->setWordWrap(true);
    panel->body()->addWidget(verdict_);
    panel->body()->addWidget(picture_);
    model_ = new DifferencesModel(this);
    rows_ = new QSortFilterProxyModel(this);
    rows_->setSourceModel(model_);
    rows_->setSortRole(DifferencesModel::SortRole);
    table_ = new QTableView;
    table_->setModel(rows_);
    table_->setObjectName(QStringLiteral("compareTable"));
    setUpReadOnlyTable(*table_, tr("Differences of all figures"));
    table_->sortByColumn(DifferencesModel::Differs, Qt::AscendingOrder);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(DifferencesModel::Meaning, QHeaderView::Stretch);
    panel->body()->addWidget(table_, 1);
    return panel;
}

void CompareView::setSubjects(const OpenSubjects& subjects) {
    subjects_ = subjects;
    fillSides();
}

void CompareView::setPlaytests(const FindingsPointer& now, const FindingsPointer& before) {
    playtests_.clear();
    const auto share = [](const FindingsPointer& found) {
        return std::shared_ptr<const playtest::Results>(found, &found->results);
    };
    if (now)
        playtests_.push_back({tr("The playtest of this file"), share(now)});
    if (before)
        playtests_.push_back({tr("The previous playtest"), share(before)});
    fillSides();
}

/// First open files, then what has been played.
void CompareView::fillSides() {
    if (picture_ == nullptr)
        return;
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        QComboBox& box = *sides_[i].what;
        const QString before = box.currentText();
        box.clear();
        for (const OpenSubject& subject : subjects_)
            box.addItem(subject.title);
        for (const std::vector<PlayedSide>* list : {&playtests_, &reports_})
            for (const PlayedSide& one : *list)
                box.addItem(one.name);
        const auto front = std::ranges::find_if(subjects_, &OpenSubject::isInFront) - subjects_.begin();
        const int kept = before.isEmpty() ? -1 : box.findText(before);
        box.setCurrentIndex(kept >= 0 ? kept : std::min(static_cast<int>(front), box.count() - 1));
        fillVariants(sides_[i]);
    }
    takeRules();
}

void CompareView::fillVariants(const Side& side) {
    const QString before = side.variant->currentText();
    side.variant->clear();
    const auto at = static_cast<std::size_t>(std::max(0, side.what->currentIndex()));
    if (at < subjects_.size() && side.what->currentIndex() >= 0)
        for (const std::string& variant : subjects_[at].variants)
            side.variant->addItem(toQString(variant), toQString(variant));
    side.variant->addItem(tr("none: the rules as they are"), QString());
    side.variant->setCurrentIndex(std::max(0, side.variant->findText(before)));
    side.variant->setEnabled(side.variant->count() > 1);
}

void CompareView::takeRules() {
    const std::optional<GameSetup> setup = setupOf(sides_[0]);
    const auto* rules = setup ? game::findRuleset(rulesets(), setup->ruleset) : nullptr;
    if (rules != nullptr)
        bots_->setRules(*rules);
}

std::optional<GameSetup> CompareView::setupOf(const Side& side) const {
    const auto at = static_cast<std::size_t>(side.what->currentIndex());
    if (side.what->currentIndex() < 0 || at >= subjects_.size())
        return std::nullopt;
    std::optional<GameSetup> setup = subjects_[at].setup();
    if (setup && side.variant->count() > 1)
        setup = withVariant(*setup, side.variant->currentData().toString().toStdString());
    return setup;
}

const CompareView::PlayedSide* CompareView::playedOf(const Side& side) const {
    auto at = static_cast<std::size_t>(std::max(0, side.what->currentIndex()));
    if (side.what->currentIndex() < 0 || at < subjects_.size())
        return nullptr;
    at -= subjects_.size();
    return at < playtests_.size() ? &playtests_[at] : &reports_[at - playtests_.size()];
}

void CompareView::show(std::shared_ptr<const playtest::ComparisonRun> result) {
    result_ = std::move(result);
    const playtest::Comparison& comparison = result_->comparison;
    if (comparison.blocks == 0)
        picture_->setDifference(std::nullopt, 0);
    else
        picture_->setDifference(comparison.mainDifference(), comparison.test.margin);
    verdict_->setText(translated(comparison.verdict()));
    model_->setDifferences(comparison.differences);
}

void CompareView::finished() {
    // The verdict of an earlier comparison stays where this one has none.
    if (result_)
        speak(*this, verdict_->text());
    say(result_ ? tr("%1 games per side.").arg(result_->comparison.games) : QString());
}

void CompareView::fail(const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues)
        lines << issueInWords(issue);
    sayTrouble(lines.join(u'\n'));
}

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
    const PlayedSide* a = playedOf(sides_[0]);
    const PlayedSide* b = playedOf(sides_[1]);
    if (a != nullptr && b != nullptr)
        return comparePlayed(*a, *b);
    if (a != nullptr || b != nullptr)
        return sayTrouble(
            tr("The results of a playtest can only be compared with those of another playtest."));
    compareLive();
}

void CompareView::comparePlayed(const PlayedSide& a, const PlayedSide& b) {
    result_ = nullptr;
    begin([this, a = a.results, b = b.results, settings = settings()](const LongRun::Context& context) {
        Issues issues = playtest::checkPaired(*a, *b);
        auto compared = hasErrors(issues) ? Loaded<playtest::Comparison>{std::nullopt, issues}
                                          : playtest::compare(*a, *b, settings);
        if (!compared)
            return context.tell([this, issues = compared.issues] { fail(issues); });
        auto result = std::make_shared<playtest::ComparisonRun>();
        result->comparison = std::move(*compared.value);
        result->a = *a;
        result->b = *b;
        context.tell([this, result] { show(result); });
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
    common.maxGamesByStack = playtest::alwaysByStack;
    result_ = nullptr;
    begin([this, setups = TwoSetups{*a, *b, common}, settings = settings(),
           cache = cache_](const LongRun::Context& context) {
        const Issues issues = playBoth(
            setups, settings, cache, context,
            [this](std::shared_ptr<const playtest::ComparisonRun> result) { show(std::move(result)); });
        if (!issues.empty())
            context.tell([this, issues] { fail(issues); });
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
    const QString path = askForSaveFile(this, tr("Save Report"), tr("Comparison") + comparisonSuffix,
                                        {{tr("Comparisons (*.comparison.json)"), comparisonSuffix}});
    if (!path.isEmpty())
        saveReport(path);
}

} // namespace tilewright
