#include "editor/playtest/studies/study_fields.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/icons.h"
#include "editor/common/item_views.h"
#include "editor/playtest/playtest_goals.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/playtest/tables/figure_chooser.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/words/translated_text.h"
#include "engine/bots/bot.h"
#include "engine/games/kit.h"
#include "engine/model/set_generator.h"
#include "engine/model/tile_family.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

enum GoalColumn { FigureColumn, LeastColumn, MostColumn, WeightColumn, GoalColumns };
constexpr int fewestGoals = 4;

QString endInField(std::optional<double> value) {
    return value ? formatNumber(*value) : QString();
}

/// As many as a study's schema allows.
constexpr int mostBots = 4;

enum LimitColumn { LimitName, LimitLeast, LimitMost, LimitColumns };
constexpr int rowsInSight = 4;

QString limitInField(double value) {
    return formatNumber(value, 4);
}

} // namespace

GoalsTable::GoalsTable(QWidget* parent)
    : QWidget(parent)
    , rules_(rulesets().front())
    , table_(new QTableWidget(0, GoalColumns))
    , add_(new QPushButton(tr("A&dd Goal…")))
    , remove_(new QToolButton) {
    table_->setObjectName(QStringLiteral("goalsTable"));
    table_->setAccessibleName(tr("Goals"));
    table_->setToolTip(tr("Shares are numbers from 0 to 1; an empty field means any"));
    table_->setHorizontalHeaderLabels({tr("Figure"), tr("at least"), tr("at most"), tr("Weight")});
    table_->horizontalHeaderItem(WeightColumn)
        ->setToolTip(tr("How much the distance to this goal counts relative to the others"));
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(FigureColumn, QHeaderView::Stretch);
    setUpEditableTable(*table_, fewestGoals + 2);
    for (const GoalColumn column : {LeastColumn, MostColumn})
        table_->setItemDelegateForColumn(column, new NumberDelegate(NumberDelegate::Empty::Taken, table_));
    table_->setItemDelegateForColumn(WeightColumn,
                                     new NumberDelegate(NumberDelegate::Empty::Refused, table_));
    add_->setObjectName(QStringLiteral("addStudyGoal"));
    add_->setToolTip(tr("Set a range for another figure"));
    remove_->setIcon(lineIcon(QStringLiteral("delete")));
    remove_->setAutoRaise(true);
    remove_->setFocusPolicy(Qt::TabFocus);
    remove_->setToolTip(tr("Remove this goal"));
    remove_->setAccessibleName(tr("Remove goal"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add_);
    buttons->addStretch(1);
    buttons->addWidget(remove_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_);
    column->addLayout(buttons);
    connect(add_, &QPushButton::clicked, this, &GoalsTable::askForFigure);
    connect(remove_, &QToolButton::clicked, this, &GoalsTable::remove);
    connect(table_, &QTableWidget::cellChanged, this, [this](int row) {
        nameFields(row);
        emit changed();
    });
    setFocusProxy(table_);
}

void GoalsTable::add(const playtest::Goal& goal) {
    const int row = table_->rowCount();
    QSignalBlocker quiet(table_);
    table_->insertRow(row);
    const QString name = figureName(goal.figure);
    auto* figure = new QTableWidgetItem(name);
    figure->setData(Qt::UserRole, toQString(goal.figure));
    figure->setToolTip(name + u'\n' + toQString(goal.figure));
    figure->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    table_->setItem(row, FigureColumn, figure);
    const std::pair<GoalColumn, QString> fields[] = {{LeastColumn, endInField(goal.least)},
                                                     {MostColumn, endInField(goal.most)},
                                                     {WeightColumn, endInField(goal.weight)}};
    for (const auto& [column, text] : fields) {
        auto* item = new QTableWidgetItem(text);
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table_->setItem(row, column, item);
    }
    nameFields(row);
    quiet.unblock();
    emit changed();
}

/// An empty field has a name too.
void GoalsTable::nameFields(int row) {
    const QSignalBlocker quiet(table_);
    for (const GoalColumn column : {LeastColumn, MostColumn, WeightColumn})
        if (QTableWidgetItem* item = table_->item(row, column))
            item->setData(Qt::AccessibleTextRole,
                          tr("%1, %2: %3")
                              .arg(table_->item(row, FigureColumn)->text(),
                                   table_->horizontalHeaderItem(column)->text(),
                                   item->text().isEmpty() ? tr("any") : item->text()));
}

void GoalsTable::propose() {
    std::vector<playtest::Goal> proposed;
    for (const ProposedGoal& one : proposedGoals(rules_->qualityTargets()))
        proposed.push_back(one.goal);
    show(proposed);
}

void GoalsTable::show(const std::vector<playtest::Goal>& goals) {
    table_->setRowCount(0);
    for (const playtest::Goal& goal : goals)
        add(goal);
    if (!goals.empty())
        table_->setCurrentCell(0, LeastColumn);
}

std::vector<playtest::Goal> GoalsTable::goals() const {
    std::vector<playtest::Goal> list;
    for (int row = 0; row < table_->rowCount(); ++row) {
        playtest::Goal goal;
        goal.figure = table_->item(row, FigureColumn)->data(Qt::UserRole).toString().toStdString();
        goal.least = parseNumber(table_->item(row, LeastColumn)->text());
        goal.most = parseNumber(table_->item(row, MostColumn)->text());
        goal.weight = parseNumber(table_->item(row, WeightColumn)->text()).value_or(1);
        if (goal.least || goal.most)
            list.push_back(std::move(goal));
    }
    return list;
}

void GoalsTable::askForFigure() {
    FigureChooser::Figures choices;
    for (const ProposedGoal& one : proposedGoals(rules_->qualityTargets()))
        choices.append({figureName(one.goal.figure), toQString(one.goal.figure)});
    for (const auto& [meaning, id] : figures_)
        if (!hasFigureName(id.toStdString()))
            choices.append({meaning, id});
    auto* chooser = new FigureChooser(choices, window());
    connect(chooser, &FigureChooser::chosen, this, [this](const QString& id) {
        add({id.toStdString(), std::nullopt, std::nullopt});
        table_->setCurrentCell(table_->rowCount() - 1, LeastColumn);
        table_->setFocus(Qt::OtherFocusReason);
    });
    chooser->open();
}

void GoalsTable::remove() {
    if (table_->currentRow() >= 0)
        table_->removeRow(table_->currentRow());
    emit changed();
}

BotsField::BotsField(QWidget* parent) : QWidget(parent), number_(new IntegerBox) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    number_->setObjectName(QStringLiteral("studyPlayers"));
    number_->setRange(2, mostBots);
    number_->setAccessibleName(tr("Number of players"));
    number_->setToolTip(tr("Number of players in each game"));
    column->addWidget(number_);
    for (int i = 0; i < mostBots; ++i) {
        auto* bot = new QComboBox;
        bot->setObjectName(QStringLiteral("studyBot%1").arg(i + 1));
        bot->setAccessibleName(tr("Bot of player %1").arg(i + 1));
        bot->setToolTip(tr("Who plays; each sits in every seat equally often"));
        bot->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        bot->setMinimumContentsLength(8);
        connect(bot, &QComboBox::activated, this, &BotsField::changed);
        column->addWidget(bot);
        bots_.push_back(bot);
    }
    connect(number_, &QSpinBox::valueChanged, this, [this] {
        refresh();
        emit changed();
    });
    setFocusProxy(number_);
    setRules(*rulesets().front());
    refresh();
}

void BotsField::setRules(const game::Ruleset& rules) {
    const std::vector<std::string> before = players();
    number_->setRange(std::max(2, rules.minPlayers()), std::min(mostBots, rules.maxPlayers()));
    for (QComboBox* box : bots_) {
        box->clear();
        for (const bots::BotSpec& bot : bots::availableBots(std::string(rules.id()))) {
            box->addItem(translated(bot.label), toQString(bot.name));
            box->setItemData(box->count() - 1, translated(bot.explanation), Qt::ToolTipRole);
        }
        box->setCurrentIndex(std::max(0, box->findData(QStringLiteral("greedy"))));
    }
    show(before);
}

void BotsField::show(const std::vector<std::string>& players) {
    number_->setValue(static_cast<int>(players.size()));
    for (std::size_t i = 0; i < std::min(players.size(), bots_.size()); ++i) {
        const QString bot = toQString(players[i]);
        // A bot with parameters of its own is kept as it is written.
        if (!bot.isEmpty() && bots_[i]->findData(bot) < 0)
            bots_[i]->addItem(bot, bot);
        if (!bot.isEmpty())
            bots_[i]->setCurrentIndex(bots_[i]->findData(bot));
    }
}

std::vector<std::string> BotsField::players() const {
    std::vector<std::string> list;
    for (int i = 0; i < number_->value() && i < static_cast<int>(bots_.size()); ++i)
        list.push_back(bots_[static_cast<std::size_t>(i)]->currentData().toString().toStdString());
    return list;
}

void BotsField::refresh() {
    for (int i = 0; i < mostBots; ++i)
        bots_[static_cast<std::size_t>(i)]->setVisible(i < number_->value());
}

LimitsTable::LimitsTable(QWidget* parent) : QTableWidget(0, LimitColumns, parent) {
    setObjectName(QStringLiteral("tuneLimits"));
    setAccessibleName(tr("Limits"));
    setToolTip(tr("Sets outside these limits are not tried"));
    setHorizontalHeaderLabels({tr("Limits"), tr("at least"), tr("at most")});
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(LimitName, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    for (const LimitColumn column : {LimitLeast, LimitMost})
        setItemDelegateForColumn(column, new NumberDelegate(NumberDelegate::Empty::Refused, this));
    setFixedHeight((rowsInSight + 1) * (fontMetrics().height() + 8) + 12);
}

void LimitsTable::setRow(int row, const QString& name, const playtest::Range& limits) {
    auto* title = new QTableWidgetItem(name);
    title->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    setItem(row, LimitName, title);
    for (const auto& [column, value] :
         {std::pair(LimitLeast, limits.least), std::pair(LimitMost, limits.most)}) {
        auto* item = new QTableWidgetItem(limitInField(value));
        // As exact as the limit is, so that the same limits are the same task.
        item->setData(Qt::UserRole, value);
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        setItem(row, column, item);
    }
}

void LimitsTable::show(const playtest::TuneTask& task) {
    const SetGenerator& generator = familyOf(task.set.ruleset).generator();
    const Json now = generator.specificationOf(task.set);
    rows_.clear();
    setRowCount(0);
    for (const SpecificationField& field : generator.fields()) {
        if (field.type == SpecificationField::Type::Weights)
            continue;
        const double value = now.at(std::string(field.name)).get<double>();
        const auto limits = task.limits.find(field.name);
        rows_.push_back({std::string(field.name), value});
        insertRow(rowCount());
        setRow(rowCount() - 1,
               settingInWords(rows_.back().name, *game::findRuleset(rulesets(), task.set.ruleset)),
               limits == task.limits.end() ? playtest::Range{value, value} : limits->second);
    }
    setCurrentCell(0, LimitLeast);
}

double LimitsTable::valueAt(int row, int column, double otherwise) const {
    const QTableWidgetItem* field = item(row, column);
    if (field != nullptr && field->text() == limitInField(field->data(Qt::UserRole).toDouble()))
        return field->data(Qt::UserRole).toDouble();
    return field == nullptr ? otherwise : parseNumber(field->text()).value_or(otherwise);
}

void LimitsTable::write(playtest::TuneTask& task) const {
    for (int row = 0; row < rowCount(); ++row) {
        const auto& [name, now] = rows_[static_cast<std::size_t>(row)];
        const auto known = task.limits.find(name);
        const playtest::Range before = known == task.limits.end() ? playtest::Range{now, now} : known->second;
        const playtest::Range wanted{valueAt(row, LimitLeast, before.least),
                                     valueAt(row, LimitMost, before.most)};
        // What nobody let go has no limits.
        if (known != task.limits.end() || wanted.least != now || wanted.most != now)
            task.limits.insert_or_assign(name, wanted);
    }
}

} // namespace tilewright
