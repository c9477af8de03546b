#include "editor/playtest/studies/tuning/limits_table.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/item_views.h"
#include "editor/playtest/studies/setting_words.h"

#include "engine/games/kit.h"
#include "engine/model/set_generator.h"
#include "engine/model/tile_family.h"

#include <QHeaderView>

namespace tilewright {

namespace {
enum LimitColumn { LimitName, LimitLeast, LimitMost, LimitColumns };
constexpr int rowsInSight = 4;

QString limitInField(double value) {
    return formatNumber(value, 4);
}

} // namespace

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
