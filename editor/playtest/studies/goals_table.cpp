#include "editor/playtest/studies/goals_table.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/icons.h"
#include "editor/common/item_views.h"
#include "editor/playtest/playtest_goals.h"
#include "editor/playtest/tables/figure_chooser.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

enum GoalColumn { FigureColumn, LeastColumn, MostColumn, WeightColumn, GoalColumns };
constexpr int fewestGoals = 4;

QString endInField(std::optional<double> value) {
    return value ? formatNumber(*value) : QString();
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

} // namespace tilewright
