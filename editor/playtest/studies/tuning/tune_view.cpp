#include "editor/playtest/studies/tuning/tune_view.h"

#include "editor/common/action.h"
#include "editor/common/fields/input_fields.h"
#include "editor/common/issue_text.h"
#include "editor/common/panel.h"
#include "editor/document/save_file.h"
#include "editor/playtest/findings.h"
#include "editor/playtest/playtest_goals.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/playtest/studies/study_fields.h"
#include "editor/playtest/studies/study_state.h"
#include "editor/playtest/studies/tuning/tune_rounds_chart.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/words/set_names.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/run.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStringList>
#include <QTableView>

#include <algorithm>
#include <chrono>
#include <utility>

namespace tilewright {

namespace {

constexpr int mostCandidates = 10'000;
constexpr int mostTuneGames = 1'000'000;

QSpinBox* numberOf(const QString& object, int least, int most, const QString& name, const QString& tip) {
    auto* box = new IntegerBox;
    box->setObjectName(object);
    box->setRange(least, most);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
}

/// Changes in a sentence, for the notes of the new set.
QString changesInWords(const playtest::TuneResult& tuned) {
    QStringList list;
    for (const playtest::TunedChange& change : playtest::changes(tuned))
        list << TuneView::tr("%1: %2 → %3")
                    .arg(upperFirst(translated(change.what)), toQString(change.before),
                         toQString(change.after));
    return list.join(QStringLiteral(", "));
}

/// What a tuning found: the changes, and each goal before and after, as far as that is known.
QString tunedInWords(const playtest::TuneResult& tuned) {
    QStringList lines;
    if (!tuned.better)
        lines << TuneView::tr("No set closer to the goals was found: the set stays as it is.");
    else if (tuned.isFresh)
        lines << TuneView::tr("A set closer to the goals: %1.").arg(changesInWords(tuned));
    else
        lines << TuneView::tr("The best so far: %1.").arg(changesInWords(tuned));
    lines << (tuned.isFresh
                  ? TuneView::tr("%1 games of each, on new stacks not used in the search:").arg(tuned.games)
                  : TuneView::tr("%1 games of each, from the search that chose it, so they flatter it:")
                        .arg(tuned.games));
    for (std::size_t i = 0; i < tuned.before.judged.size() && i < tuned.after.judged.size(); ++i)
        lines << TuneView::tr("%1: %2 → %3")
                     .arg(figureName(tuned.before.judged[i].goal.figure),
                          judgedInWords(tuned.before.judged[i]), judgedInWords(tuned.after.judged[i]));
    return lines.join(u'\n');
}

const QString tuningSuffix = QStringLiteral(".tuning.json");
constexpr const char* tuningKind = "tuning";

using Grown = std::function<void(std::shared_ptr<const TuneState>)>;

/// How far a search has gone.
std::size_t comparedIn(const playtest::TuneProgress& course) {
    std::size_t compared = 0;
    for (const playtest::TuneRound& round : course.rounds)
        compared += round.distances.size();
    return compared;
}

/// Searches, and keeps what is played. Errors: what can't be tuned.
Issues search(const playtest::TuneTask& task, const game::Ruleset& rules, const RunCache& cache,
              const LongRun::Context& context, const Grown& grown) {
    if (Issues issues = playtest::check(task, rules); hasErrors(issues))
        return issues;
    const std::string question = playtest::progressJson(task, {}).dump();
    playtest::TuneProgress course;
    if (const auto report = cache.read(tuningKind, question))
        if (auto earlier = playtest::resumeTuning(*report, task))
            course = std::move(*earlier.value);
    const auto tell = [&](std::optional<playtest::TuneResult> tuned, std::string report) {
        auto state = std::make_shared<TuneState>();
        state->task = task;
        state->rounds = course.rounds;
        state->tuned = std::move(tuned);
        state->report = std::move(report);
        context.tell([grown, state] { grown(state); });
    };
    auto last = std::chrono::steady_clock::now();
    playtest::TuneSettings settings;
    settings.threads = context.threads;
    settings.stop = context.stop;
    settings.progress = context.progress;
    settings.save = [&] {
        constexpr std::chrono::seconds between{2};
        if (std::chrono::steady_clock::now() - last < between)
            return;
        std::string report = playtest::progressText(task, course);
        cache.write(tuningKind, question, report);
        tell(std::nullopt, std::move(report));
        last = std::chrono::steady_clock::now();
    };
    auto tuned = playtest::tune(task, rules, settings, course);
    if (!tuned && !context.stop.stop_requested())
        return tuned.issues;
    const std::string report = playtest::progressText(task, course);
    cache.write(tuningKind, question, report);
    if (tuned)
        tell(*tuned.value, fileText(playtest::tunedJson(task, *tuned.value)));
    else
        tell(playtest::bestSoFar(task, course), report);
    return {};
}

} // namespace

TuneView::TuneView(QWidget* parent) : RunPage(parent) {
    openResult_ = makeAction(this, {"playtest/openTuned",
                                    "design",
                                    tr("Open &Result as Set"),
                                    {},
                                    tr("Opens the tuned set, or the best so far, as a new file")});
    connect(openResult_, &QAction::triggered, this, &TuneView::openResult);
    openCandidate_ = makeAction(this, {"playtest/openCandidate",
                                       "design",
                                       tr("Open &Candidate as Set"),
                                       {},
                                       tr("Opens the chosen candidate of the table as a new file")});
    connect(openCandidate_, &QAction::triggered, this, &TuneView::openCandidate);
    for (QAction* action : {openResult_, openCandidate_})
        action->setEnabled(false);
}

void TuneView::make() {
    if (path_ != nullptr)
        return;
    QWidget* asked = makeInputs();
    QWidget* found = makeResults();
    layOut(tr("Tuning"), asked, {openResult_, openCandidate_}, found);
    say(tr("Start searches for a set within the limits that is closer to the goals. Stop keeps the best."));
    setSubjects(subjects_);
}

QString TuneView::startInWords() const {
    return tr("Search for a set that is closer to the goals, or continue a stopped search");
}

QWidget* TuneView::makeInputs() {
    auto* asked = new QWidget;
    auto* form = new QFormLayout(asked);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    set_ = new QComboBox;
    set_->setObjectName(QStringLiteral("tuneSet"));
    set_->setAccessibleName(tr("Tile set"));
    set_->setToolTip(tr("The open set to tune; it is not changed"));
    set_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    set_->setMinimumContentsLength(8);
    form->addRow(tr("&Set"), set_);
    connect(set_, &QComboBox::activated, this, &TuneView::takeSubject);
    limits_ = new LimitsTable;
    form->addRow(limits_);
    factor_ = new NumberBox;
    factor_->setRange(1, 100);
    factor_->setValue(2);
    factor_->setObjectName(QStringLiteral("tuneFactor"));
    factor_->setAccessibleName(tr("Factor for the configurations"));
    factor_->setToolTip(tr("Dead ends, straights, corners, Ts and crosses: up to this many times more or "
                           "fewer of each; 1 keeps them"));
    form->addRow(tr("C&onfigurations"), factor_);
    goals_ = new GoalsTable;
    form->addRow(goals_);
    bots_ = new BotsField;
    form->addRow(tr("&Players"), bots_);
    candidates_ = numberOf(QStringLiteral("tuneCandidates"), 1, mostCandidates, tr("Number of candidates"),
                           tr("Sets to try in addition to the current one"));
    candidates_->setValue(27);
    form->addRow(tr("&Candidates"), candidates_);
    games_ = numberOf(QStringLiteral("tuneGames"), 2, mostTuneGames, tr("Games of each in the first round"),
                      tr("Each round keeps the best third, with three times as many games"));
    games_->setValue(20);
    form->addRow(tr("Ga&mes of each"), games_);
    seed_ = new QLineEdit(QStringLiteral("1"));
    seed_->setObjectName(QStringLiteral("tuneSeed"));
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), seed_));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("The same seed gives the same candidates and games"));
    form->addRow(tr("Seed"), seed_);
    asked->setFocusProxy(set_);
    return asked;
}

QWidget* TuneView::makeResults() {
    auto* path = new Panel(tr("Path of the search"));
    path_ = new TuneRoundsChart;
    path->body()->addWidget(path_, 1);
    auto* front = new Panel(tr("Trade-offs"));
    paretoFront_ = new QTableView;
    paretoFront_->setToolTip(
        tr("Sets that no other set beats on all goals: getting closer to one goal costs another"));
    paretoFrontModel_ = new QStandardItemModel(this);
    paretoFront_->setModel(paretoFrontModel_);
    paretoFront_->setObjectName(QStringLiteral("tuneFront"));
    setUpReadOnlyTable(*paretoFront_, tr("Sets that no other set beats on all goals"));
    paretoFront_->setSortingEnabled(false);
    paretoFront_->horizontalHeader()->setStretchLastSection(true);
    connect(paretoFront_, &QTableView::activated, openCandidate_, &QAction::trigger);
    front->body()->addWidget(paretoFront_, 1);
    auto* result = new Panel(tr("Result"));
    result_ = new QPlainTextEdit;
    result_->setObjectName(QStringLiteral("tuneResult"));
    result_->setAccessibleName(tr("Result"));
    result_->setReadOnly(true);
    result_->setTabChangesFocus(true);
    result_->setFrameShape(QFrame::NoFrame);
    result->body()->addWidget(result_, 1);
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(path, 3);
    column->addWidget(front, 2);
    column->addWidget(result, 2);
    return whole;
}

void TuneView::setSubjects(const OpenSubjects& subjects) {
    subjects_.clear();
    std::ranges::copy_if(subjects, std::back_inserter(subjects_), [](const auto& one) { return !one.isMap; });
    boards_.clear();
    std::ranges::copy_if(subjects, std::back_inserter(boards_), &OpenSubject::isMap);
    if (path_ == nullptr)
        return;
    const QString before = set_->currentText();
    set_->clear();
    for (const OpenSubject& subject : subjects_)
        set_->addItem(subject.title);
    const auto front = std::ranges::find_if(subjects_, &OpenSubject::isInFront) - subjects_.begin();
    const int kept = before.isEmpty() ? -1 : set_->findText(before);
    set_->setCurrentIndex(kept >= 0 ? kept : std::min(static_cast<int>(front), set_->count() - 1));
    if (kept < 0)
        takeSubject();
    takeOpened();
}

/// Limits around the set, and goals of its rules.
void TuneView::takeSubject() {
    const int at = set_->currentIndex();
    if (at < 0)
        return;
    const std::optional<GameSetup> setup = subjects_[static_cast<std::size_t>(at)].setup();
    const auto* rules = setup ? game::findRuleset(rulesets(), setup->ruleset) : nullptr;
    if (rules == nullptr)
        return;
    playtest::TuneTask task;
    task.set = setup->tileSet;
    playtest::setDefaultLimits(task);
    limits_->show(task);
    goals_->setRules(*rules);
    goals_->propose();
    bots_->setRules(*rules);
}

void TuneView::grow(const std::shared_ptr<const TuneState>& state) {
    state_ = state;
    path_->setRounds(state->rounds);
    result_->setPlainText(state->tuned ? tunedInWords(*state->tuned) : QString());
    showParetoFront();
    openResult_->setEnabled(state->tuned && state->tuned->better);
    openCandidate_->setEnabled(paretoFrontModel_->rowCount() > 0);
}

void TuneView::showParetoFront() {
    const std::vector<playtest::ParetoSet> front = playtest::paretoFront(state_->rounds);
    paretoFrontModel_->clear();
    QStringList titles{tr("Candidate")};
    for (const playtest::Goal& goal : state_->task.goals)
        titles << figureName(goal.figure);
    const game::Ruleset& rules = *game::findRuleset(rulesets(), state_->task.set.ruleset);
    for (const auto& [name, limits] : state_->task.limits)
        titles << settingInWords(name, rules);
    titles << tr("Games");
    paretoFrontModel_->setHorizontalHeaderLabels(titles);
    for (const playtest::ParetoSet& one : front) {
        const playtest::TunedSet set = playtest::candidateSet(state_->task, one.candidate);
        QStringList texts{one.candidate == 0 ? tr("0: unchanged") : QString::number(one.candidate)};
        for (const double distance : one.distances)
            texts << valueInWords(distance, false);
        for (const auto& [name, limits] : state_->task.limits)
            texts << QLocale().toString(set.specification.at(name).get<double>(), 'g', 3);
        texts << QString::number(one.games);
        QList<QStandardItem*> row;
        for (const QString& text : texts) {
            row << new QStandardItem(text);
            row.back()->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        }
        row.front()->setData(one.candidate, Qt::UserRole);
        paretoFrontModel_->appendRow(row);
    }
    for (int column = 1; column <= static_cast<int>(state_->task.goals.size()); ++column)
        paretoFrontModel_->horizontalHeaderItem(column)->setToolTip(
            tr("Distance from this goal; 0 if it is met"));
    paretoFront_->resizeColumnsToContents();
    if (paretoFrontModel_->rowCount() > 0)
        paretoFront_->setCurrentIndex(paretoFrontModel_->index(0, 0));
}

void TuneView::openResult() {
    if (!state_ || !state_->tuned)
        return;
    TileSet set = state_->tuned->after.set;
    set.name += " 2";
    set.description += (set.description.empty() ? "" : "\n") +
                       tr("Tuned: %1").arg(changesInWords(*state_->tuned)).toStdString();
    emit tileSetWanted(set);
}

void TuneView::openCandidate() {
    const QModelIndex row = paretoFront_ == nullptr ? QModelIndex() : paretoFront_->currentIndex();
    if (!state_ || !row.isValid())
        return;
    const int number = row.siblingAtColumn(0).data(Qt::UserRole).toInt();
    TileSet set = playtest::candidateSet(state_->task, number).set;
    set.name += ' ' + std::to_string(number);
    emit tileSetWanted(set);
}

void TuneView::fail(const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues)
        lines << issueInWords(issue);
    sayTrouble(lines.join(u'\n'));
}

bool TuneView::open(const QString& path) {
    make();
    looked_.clear();
    sayTrouble({});
    if (running()) {
        sayTrouble(tr("A search is running: stop it first, then open the other one."));
        return false;
    }
    auto text = readFile(path.toStdString());
    if (!text) {
        fail(text.issues);
        return false;
    }
    auto file = playtest::readTuning(*text.value);
    if (!file) {
        fail(file.issues);
        return false;
    }
    opened_ = Opened{QFileInfo(path).fileName(), std::move(*file.value), std::move(*text.value), {}};
    takeOpened();
    return true;
}

/// The board that the file names: that of the set's own game, or an open one.
std::optional<Map> TuneView::boardOfOpened(const GameSetup& setup) const {
    const auto isIt = [this](const Map& map) { return playtest::hashOf(map) == opened_->file.map.hash; };
    if (isIt(setup.map))
        return setup.map;
    for (const OpenSubject& board : boards_)
        if (const std::optional<GameSetup> game = board.setup(); game && isIt(game->map))
            return game->map;
    return std::nullopt;
}

void TuneView::takeOpened() {
    if (!opened_ || !opened_->shown.empty() || running())
        return;
    std::optional<GameSetup> setup;
    const auto set = std::ranges::find_if(subjects_, [&](const OpenSubject& one) {
        setup = one.setup();
        return setup && playtest::hashOf(setup->tileSet) == opened_->file.set.hash;
    });
    if (set == subjects_.end())
        return sayTrouble(
            tr("%1 tunes the set “%2”, which is not open. Open it to see and continue the search.")
                .arg(opened_->name, nameInWords(opened_->file.set.name)));
    const std::optional<Map> board = boardOfOpened(*setup);
    const auto* rules = game::findRuleset(rulesets(), setup->ruleset);
    if (!board || rules == nullptr)
        return sayTrouble(
            tr("%1 was tuned on the board “%2”, which is not open. Open it to see and continue the search.")
                .arg(opened_->name, nameInWords(opened_->file.map.name)));
    playtest::TuneTask& task = opened_->file.task;
    task.set = setup->tileSet;
    task.map = *board;
    set_->setCurrentIndex(static_cast<int>(set - subjects_.begin()));
    showTask(task, *rules);
    const std::optional<playtest::TuneTask> shown = askedTask();
    opened_->shown = shown ? playtest::progressJson(*shown, {}).dump() : std::string();
    lookAt(*rules);
}

void TuneView::showTask(const playtest::TuneTask& task, const game::Ruleset& rules) {
    limits_->show(task);
    goals_->setRules(rules);
    goals_->show(task.goals);
    bots_->setRules(rules);
    bots_->show(task.players);
    factor_->setValue(task.weightFactor);
    candidates_->setValue(task.candidates);
    games_->setValue(static_cast<int>(task.games));
    seed_->setText(QString::number(task.seed));
}

/// Checks the file and shows what it has found, behind the window: a search may have played many games.
void TuneView::lookAt(const game::Ruleset& rules) {
    sayTrouble({});
    begin([this, opened = *opened_, &rules, cache = cache_](const LongRun::Context& context) {
        const playtest::TuneTask& task = opened.file.task;
        Issues issues = playtest::check(task, rules);
        Loaded<playtest::TuneProgress> course = playtest::resumeTuning(opened.text, task);
        for (Issue& issue : course.issues)
            issues.push_back(std::move(issue));
        if (hasErrors(issues)) {
            context.tell([this, issues] {
                opened_.reset();
                fail(issues);
            });
            return;
        }
        auto state = std::make_shared<TuneState>();
        state->task = task;
        state->rounds = course.value->rounds;
        state->report = opened.text;
        if (!opened.file.isOver) {
            state->tuned = playtest::bestSoFar(task, *course.value);
            keepCourse(cache, task, *course.value, opened.text);
        }
        context.tell([this, state, name = opened.name, isOver = opened.file.isOver] {
            grow(state);
            looked_ = isOver ? tr("Opened: %1. Its search is over; Start runs it again.").arg(name)
                             : tr("Opened: %1. Start continues from there.").arg(name);
        });
    });
}

std::optional<playtest::TuneTask> TuneView::askedTask() const {
    const int at = set_->currentIndex();
    const std::optional<GameSetup> setup =
        at < 0 ? std::nullopt : subjects_[static_cast<std::size_t>(at)].setup();
    if (!setup)
        return std::nullopt;
    playtest::TuneTask task;
    task.set = setup->tileSet;
    task.map = setup->map;
    task.options = setup->options;
    task.players = bots_->players();
    task.seed = seed_->text().toULongLong();
    task.goals = goals_->goals();
    playtest::setDefaultLimits(task);
    limits_->write(task);
    task.weightFactor = factor_->value();
    task.candidates = candidates_->value();
    task.games = static_cast<std::uint64_t>(games_->value());
    return task;
}

std::optional<playtest::TuneTask> TuneView::task() const {
    std::optional<playtest::TuneTask> asked = askedTask();
    if (asked && opened_ && playtest::progressJson(*asked, {}).dump() == opened_->shown)
        return opened_->file.task;
    return asked;
}

void TuneView::keepCourse(const RunCache& cache, const playtest::TuneTask& task,
                          const playtest::TuneProgress& course, const std::string& report) {
    const std::string question = playtest::progressJson(task, {}).dump();
    if (const auto before = cache.read(tuningKind, question))
        if (const auto further = playtest::resumeTuning(*before, task);
            further && comparedIn(*further.value) > comparedIn(course))
            return;
    cache.write(tuningKind, question, report);
}

void TuneView::start() {
    make();
    looked_.clear();
    const std::optional<playtest::TuneTask> wanted = task();
    if (running())
        return;
    if (!wanted)
        return sayTrouble(tr("Open the set to tune."));
    const auto* rules = game::findRuleset(
        rulesets(), subjects_[static_cast<std::size_t>(set_->currentIndex())].setup()->ruleset);
    begin([this, task = *wanted, rules, cache = cache_](const LongRun::Context& context) {
        const Issues issues = search(task, *rules, cache, context,
                                     [this](const std::shared_ptr<const TuneState>& state) { grow(state); });
        if (!issues.empty())
            context.tell([this, issues] { fail(issues); });
    });
}

void TuneView::finished() {
    if (!looked_.isEmpty())
        return say(looked_);
    if (!state_)
        return say({});
    if (!state_->tuned)
        say(tr("Stopped before any two sets could be compared."));
    else if (!state_->tuned->isFresh)
        say(tr("Stopped: the best so far is kept; Start continues."));
    else
        say(state_->tuned->better ? tr("Done: a set closer to the goals was found.")
                                  : tr("Done: no set closer to the goals was found."));
}

bool TuneView::saveReport(const QString& path) {
    if (!maySave())
        return false;
    const Issues issues = writeFile(path.toStdString(), state_->report);
    if (issues.empty())
        say(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    else
        fail(issues);
    return issues.empty();
}

void TuneView::askWhereToSave() {
    const QString path = askForSaveFile(this, tr("Save Report"), tr("Tuning") + tuningSuffix,
                                        {{tr("Tunings (*.tuning.json)"), tuningSuffix}});
    if (!path.isEmpty())
        saveReport(path);
}

} // namespace tilewright
