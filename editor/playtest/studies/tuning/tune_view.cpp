#include "editor/playtest/studies/tuning/tune_view.h"

#include "editor/common/action.h"
#include "editor/common/fields/number_box.h"
#include "editor/common/issue_text.h"
#include "editor/common/panel.h"
#include "editor/playtest/goal_proposals.h"
#include "editor/playtest/health/findings.h"
#include "editor/playtest/studies/bots_field.h"
#include "editor/playtest/studies/goals_table.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/playtest/studies/tuning/limits_table.h"
#include "editor/playtest/studies/tuning/path_chart.h"
#include "editor/playtest/studies/tuning/tune_words.h"
#include "editor/playtest/tables/plain_table.h"
#include "editor/words/text.h"
#include "engine/games/kit.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr int mostCandidates = 10'000;
constexpr int mostTuneGames = 1'000'000;

QSpinBox* numberOf(const QString& object, int least, int most, const QString& name, const QString& tip) {
    auto* box = new QSpinBox;
    box->setObjectName(object);
    box->setRange(least, most);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
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
    QWidget* asked = makeAsked();
    QWidget* found = makeFound();
    layOut(tr("Tuning"), asked, {openResult_, openCandidate_}, found);
    say(tr("Start searches for a set within the limits that is closer to the goals. Stop keeps the best."));
    setSubjects(subjects_);
}

QString TuneView::startInWords() const {
    return tr("Search for a set that is closer to the goals, or continue a stopped search");
}

QWidget* TuneView::makeAsked() {
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

QWidget* TuneView::makeFound() {
    auto* path = new Panel(tr("Path of the search"));
    path_ = new PathChart;
    path->body()->addWidget(path_, 1);
    auto* front = new Panel(tr("Trade-offs"));
    front_ = new QTableView;
    front_->setToolTip(
        tr("Sets that no other set beats on all goals: getting closer to one goal costs another"));
    frontModel_ = new QStandardItemModel(this);
    front_->setModel(frontModel_);
    front_->setObjectName(QStringLiteral("tuneFront"));
    makePlainTable(*front_, tr("Sets that no other set beats on all goals"));
    front_->setSortingEnabled(false);
    front_->horizontalHeader()->setStretchLastSection(true);
    connect(front_, &QTableView::activated, openCandidate_, &QAction::trigger);
    front->body()->addWidget(front_, 1);
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
    playtest::setUsualLimits(task);
    limits_->show(task);
    goals_->setRules(*rules);
    goals_->propose();
    bots_->setRules(*rules);
}

void TuneView::grow(const std::shared_ptr<const TuneState>& state) {
    state_ = state;
    path_->setRounds(state->rounds);
    result_->setPlainText(state->tuned ? tunedInWords(*state->tuned) : QString());
    showFront();
    openResult_->setEnabled(state->tuned && state->tuned->better);
    openCandidate_->setEnabled(frontModel_->rowCount() > 0);
}

void TuneView::showFront() {
    const std::vector<playtest::FrontSet> front = playtest::front(state_->rounds);
    frontModel_->clear();
    QStringList titles{tr("Candidate")};
    for (const playtest::Goal& goal : state_->task.goals)
        titles << wellKnown(goal.figure);
    const game::Ruleset& rules = *game::findRuleset(rulesets(), state_->task.set.ruleset);
    for (const auto& [name, limits] : state_->task.limits)
        titles << settingInWords(name, rules);
    titles << tr("Games");
    frontModel_->setHorizontalHeaderLabels(titles);
    for (const playtest::FrontSet& one : front) {
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
        frontModel_->appendRow(row);
    }
    for (int column = 1; column <= static_cast<int>(state_->task.goals.size()); ++column)
        frontModel_->horizontalHeaderItem(column)->setToolTip(tr("Distance from this goal; 0 if it is met"));
    front_->resizeColumnsToContents();
    if (frontModel_->rowCount() > 0)
        front_->setCurrentIndex(frontModel_->index(0, 0));
}

void TuneView::openResult() {
    if (!state_ || !state_->tuned)
        return;
    TileSet set = state_->tuned->after.set;
    set.name += " 2";
    set.description += (set.description.empty() ? "" : "\n") +
                       tr("Tuned: %1").arg(changesInWords(*state_->tuned)).toStdString();
    emit setWanted(set);
}

void TuneView::openCandidate() {
    const QModelIndex row = front_ == nullptr ? QModelIndex() : front_->currentIndex();
    if (!state_ || !row.isValid())
        return;
    const int number = row.siblingAtColumn(0).data(Qt::UserRole).toInt();
    TileSet set = playtest::candidateSet(state_->task, number).set;
    set.name += ' ' + std::to_string(number);
    emit setWanted(set);
}

void TuneView::fail(const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues)
        lines << issueInWords(issue);
    sayTrouble(lines.join(u'\n'));
}

} // namespace tilewright
