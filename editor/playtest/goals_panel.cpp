#include "editor/playtest/goals_panel.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/playtest/playtest_goals.h"
#include "editor/playtest/tables/figure_chooser.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QUndoCommand>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

QString inField(std::optional<double> value, bool isShare) {
    if (!value)
        return {};
    const QString number = formatNumber(isShare ? *value * 100 : *value, 6);
    return isShare ? GoalsPanel::tr("%1 %").arg(number) : number;
}

std::optional<double> fromField(const QString& text, bool isShare) {
    QString number = text.trimmed();
    if (number.endsWith(u'%'))
        number.chop(1);
    const std::optional<double> value = parseNumber(number);
    return value && isShare ? *value / 100 : value;
}

QString metInWords(playtest::GoalResult::Met met) {
    switch (met) {
    case playtest::GoalResult::Met::Yes:
        return GoalsPanel::tr("✓ met");
    case playtest::GoalResult::Met::No:
        return GoalsPanel::tr("✗ missed");
    default:
        return GoalsPanel::tr("? undecided");
    }
}

} // namespace

struct GoalsPanel::Row {
    std::string figure;
    bool isShare = false;
    /// Empty if it is not known yet.
    Text definition;
    QLabel* name;
    QLineEdit* least;
    QLineEdit* most;
    QLabel* now;
    QLabel* met;
    QToolButton* away;
    /// Why it can't be met; empty if it can.
    QString trouble = {};

    playtest::Goal goal() const {
        return {figure, fromField(least->text(), isShare), fromField(most->text(), isShare)};
    }
    bool isMistyped() const {
        return (!least->text().trimmed().isEmpty() && !goal().least) ||
               (!most->text().trimmed().isEmpty() && !goal().most);
    }
    QWidgetList widgets() const { return {name, least, most, now, met, away}; }
};

/// All goals before and after something was done with one of them.
class GoalsPanel::Change : public QUndoCommand {
public:
    Change(GoalsPanel& panel, std::vector<StoredGoal> before, std::vector<StoredGoal> after)
        : QUndoCommand(tr("goals")), panel_(panel), before_(std::move(before)), after_(std::move(after)) {}
    void undo() override { panel_.restore(before_); }
    void redo() override {
        // The first time it has been done already.
        if (std::exchange(done_, true))
            panel_.restore(after_);
    }

private:
    GoalsPanel& panel_;
    std::vector<StoredGoal> before_;
    std::vector<StoredGoal> after_;
    bool done_ = false;
};

GoalsPanel::GoalsPanel(QWidget* parent)
    : Panel(tr("Goals"), parent)
    , rules_(rulesets().front())
    , grid_(new QGridLayout)
    , add_(new QPushButton(tr("Add a goal…")))
    , trouble_(new PlainLabel(this))
    , undo_(new QUndoStack(this)) {
    setObjectName(QStringLiteral("goals"));
    grid_->setColumnStretch(0, 3);
    grid_->setColumnStretch(3, 2);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(4);
    const QString titles[] = {tr("Figure"), tr("at least"), tr("at most"), tr("Result"), tr("Goal")};
    for (int column = 0; column < 5; ++column) {
        auto* title = new PlainLabel(titles[column], this);
        title->setEnabled(false);
        grid_->addWidget(title, 0, column, column == 1 || column == 2 ? Qt::AlignRight : Qt::AlignLeft);
    }
    body()->addLayout(grid_);
    add_->setObjectName(QStringLiteral("addGoal"));
    add_->setToolTip(tr("Set a range for another figure"));
    connect(add_, &QPushButton::clicked, this, &GoalsPanel::askForFigure);
    auto* whose = new PlainLabel(tr("For all sets of this game. Lamps have limits of their own."), this);
    whose->setObjectName(QStringLiteral("goalsOf"));
    whose->setWordWrap(true);
    whose->setEnabled(false);
    auto* row = new QHBoxLayout;
    row->addWidget(add_);
    row->addWidget(whose, 1);
    body()->addLayout(row);
    // Below everything clickable, and always as high: nothing moves when it speaks.
    trouble_->setObjectName(QStringLiteral("goalTrouble"));
    trouble_->setWordWrap(true);
    trouble_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    trouble_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    trouble_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    body()->addWidget(trouble_);
    readSettings();
}

GoalsPanel::~GoalsPanel() {
    // A field with the focus says so for the last time while it goes.
    for (const auto& row : rows_)
        for (const QWidget* widget : row->widgets())
            widget->disconnect(this);
}

bool GoalsPanel::isKnownShare(const std::string& figure) const {
    for (const ProposedGoal& proposed : proposedGoals(rules_->qualityTargets()))
        if (proposed.goal.figure == figure)
            return proposed.isShare;
    const playtest::Figure* known = found_ ? found_->figure(figure) : nullptr;
    return known != nullptr && known->isShare;
}

void GoalsPanel::addGoal(const playtest::Goal& goal, bool isShare, const Text& definition) {
    if (std::ranges::any_of(rows_, [&](const auto& one) { return one->figure == goal.figure; }))
        return;
    auto row = std::make_unique<Row>();
    row->definition = definition;
    row->figure = goal.figure;
    row->isShare = isShare;
    row->name = new PlainLabel(this);
    row->name->setObjectName(QStringLiteral("goal-") + QString::fromStdString(goal.figure));
    row->name->setWordWrap(true);
    row->least = new QLineEdit(inField(goal.least, isShare), this);
    row->most = new QLineEdit(inField(goal.most, isShare), this);
    row->now = new PlainLabel(this);
    row->met = new PlainLabel(this);
    row->met->setMinimumWidth(widthOfVerdicts());
    row->away = new QToolButton(this);
    row->away->setIcon(lineIcon(QStringLiteral("close")));
    row->away->setAutoRaise(true);
    row->away->setFocusPolicy(Qt::TabFocus);
    row->away->setToolTip(tr("Remove this goal"));
    const QString unit = isShare ? tr(" (percent)") : QString();
    row->least->setPlaceholderText(tr("any"));
    row->most->setPlaceholderText(tr("any"));
    row->least->setToolTip(tr("Minimum%1; empty for any").arg(unit));
    row->most->setToolTip(tr("Maximum%1; empty for any").arg(unit));
    for (QLineEdit* field : {row->least, row->most}) {
        field->setMaximumWidth(std::max(72, fontMetrics().horizontalAdvance(QStringLiteral("0000000")) + 16));
        field->setAlignment(Qt::AlignRight);
        connect(field, &QLineEdit::textChanged, this, &GoalsPanel::judge);
        connect(field, &QLineEdit::editingFinished, this, &GoalsPanel::commit);
        field->installEventFilter(this);
    }
    const Row* which = row.get();
    // Queued, because the button is deleted with its row.
    connect(
        row->away, &QToolButton::clicked, this, [this, which] { remove(which); }, Qt::QueuedConnection);
    rows_.push_back(std::move(row));
    layRows();
    judge();
    writeSettings();
}

void GoalsPanel::commit() {
    std::vector<StoredGoal> now = keptRows();
    if (now == last_)
        return;
    undo_->push(new Change(*this, std::exchange(last_, now), now));
    writeSettings();
}

void GoalsPanel::restore(const std::vector<StoredGoal>& goals) {
    std::string focused;
    bool onMost = false;
    const QWidget* focus = window()->focusWidget();
    const bool inside = focus != nullptr && isAncestorOf(focus);
    for (const auto& row : rows_)
        if (row->least == focus || row->most == focus) {
            focused = row->figure;
            onMost = row->most == focus;
        }
    dropRows();
    for (const StoredGoal& one : goals) {
        // Steps before the first playtest did not know it.
        const playtest::Figure* known = found_ ? found_->figure(one.goal.figure) : nullptr;
        const bool isTold = one.definition.empty() && known != nullptr;
        addGoal(one.goal, one.isShare, isTold ? known->definition : one.definition);
    }
    layRows();
    judge();
    last_ = keptRows();
    writeSettings();
    const auto again = std::ranges::find(rows_, focused, [](const auto& row) { return row->figure; });
    QWidget* next = again == rows_.end() ? static_cast<QWidget*>(add_)
                    : onMost             ? (*again)->most
                                         : (*again)->least;
    if (!inside)
        return;
    // A layout shows it later, and hidden widgets take no focus.
    next->show();
    next->setFocus(Qt::OtherFocusReason);
}

void GoalsPanel::dropRows() {
    for (const auto& row : rows_)
        for (QWidget* widget : row->widgets()) {
            // A field that loses the focus says so.
            widget->disconnect(this);
            widget->hide();
            widget->deleteLater();
        }
    rows_.clear();
}

/// Ctrl+Z in a field undoes what was typed there; where nothing is typed, the goals.
bool GoalsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && keptRows() == last_) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return Panel::eventFilter(watched, event);
}

void GoalsPanel::remove(const Row* row) {
    const auto found = std::ranges::find(rows_, row, [](const auto& one) { return one.get(); });
    if (found == rows_.end())
        return;
    for (QWidget* widget : (*found)->widgets())
        widget->deleteLater();
    const auto next = rows_.erase(found);
    layRows();
    judge();
    commit();
    if (!rows_.empty())
        (next == rows_.end() ? rows_.back() : *next)->away->setFocus(Qt::OtherFocusReason);
    else
        add_->setFocus(Qt::OtherFocusReason);
}

void GoalsPanel::setNarrow(bool narrow) {
    if (std::exchange(narrow_, narrow) != narrow)
        layRows();
}

void GoalsPanel::layRows() {
    QWidget* last = nullptr;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const int row = (narrow_ ? 2 : 1) * static_cast<int>(i) + 1;
        int column = 0;
        for (QWidget* widget : rows_[i]->widgets()) {
            const bool isAbove = narrow_ && column == 0;
            grid_->addWidget(widget, narrow_ && !isAbove ? row + 1 : row, column, 1, isAbove ? 6 : 1);
            ++column;
            if (widget->focusPolicy() == Qt::NoFocus)
                continue;
            if (last != nullptr)
                setTabOrder(last, widget);
            last = widget;
        }
    }
    if (last != nullptr)
        setTabOrder(last, add_);
}

QString GoalsPanel::meaning(const Row& row) const {
    // The same name before and after the first game.
    return row.definition.empty() || hasFigureName(row.figure) ? figureName(row.figure)
                                                               : translated(row.definition);
}

QString GoalsPanel::troubleOf(const Row& row) const {
    if (row.isMistyped())
        return tr("Not a number");
    const playtest::Goal goal = row.goal();
    if (!goal.least && !goal.most)
        return tr("Enter a minimum or a maximum");
    const auto outside = [](std::optional<double> end) { return end && (*end < 0 || *end > 1); };
    // A deviation can be several times the mean.
    const bool isPart = row.isShare && row.figure != playtest::colourSpread;
    if (isPart && (outside(goal.least) || outside(goal.most)))
        return tr("A share is between 0 and 100 %");
    if (goal.least && goal.most && *goal.least > *goal.most)
        return tr("%1 or more and %2 or less: these contradict each other")
            .arg(inField(goal.least, row.isShare), inField(goal.most, row.isShare));
    return {};
}

void GoalsPanel::setRules(const game::Ruleset& rules) {
    if (rules.id() == rules_->id())
        return;
    writeSettings();
    dropRows();
    rules_ = &rules;
    undo_->clear();
    readSettings();
}

std::vector<playtest::Goal> GoalsPanel::goals() const {
    std::vector<playtest::Goal> list;
    for (const auto& row : rows_)
        if (playtest::Goal goal = row->goal(); goal.least || goal.most)
            list.push_back(std::move(goal));
    return list;
}

int GoalsPanel::widthOfVerdicts() const {
    QFont bold(font());
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    int width = 0;
    for (const QString& words :
         {metInWords(playtest::GoalResult::Met::Yes), metInWords(playtest::GoalResult::Met::No),
          metInWords(playtest::GoalResult::Met::Open), tr("? no data"), tr("! see below")})
        width = std::max(width, metrics.horizontalAdvance(words));
    return width + 2;
}

void GoalsPanel::judge() {
    QStringList troubles;
    for (const auto& row : rows_) {
        const QString name = meaning(*row);
        row->name->setText(name);
        row->least->setAccessibleName(tr("%1: at least").arg(name));
        row->most->setAccessibleName(tr("%1: at most").arg(name));
        row->away->setAccessibleName(tr("Remove: %1").arg(name));
        const playtest::Goal goal = row->goal();
        const playtest::Figure* figure = found_ ? found_->figure(row->figure) : nullptr;
        const Unit unit = figure != nullptr ? unitOf(*figure) : row->isShare ? Unit::Share : Unit::Number;
        playtest::GoalResult judged;
        if (found_)
            judged = playtest::judge(found_->results, found_->figures, {goal}).front();
        row->now->setText(!judged.estimate
                              ? QString()
                              : tr("%1 (%2)").arg(valueInWords(judged.estimate->value, unit),
                                                  intervalInWords(judged.estimate->interval, unit)));
        row->now->setToolTip(tr("What the games show, with a 95 % confidence interval"));
        row->trouble = troubleOf(*row);
        const bool isTrouble = !row->trouble.isEmpty();
        QString words;
        if (isTrouble) {
            words = tr("! see below");
            troubles << tr("%1: %2").arg(name, row->trouble);
        } else if (found_) {
            words = judged.estimate ? metInWords(judged.met) : tr("? no data");
        }
        row->met->setText(words);
        row->met->setToolTip(row->trouble);
        QFont font;
        font.setBold(judged.met == playtest::GoalResult::Met::No && !isTrouble);
        row->met->setFont(font);
    }
    trouble_->setText(troubles.join(u'\n'));
}

QStringList GoalsPanel::verdicts() const {
    QStringList list;
    for (const auto& row : rows_)
        list << (row->trouble.isEmpty() ? row->met->text() : row->trouble);
    return list;
}

void GoalsPanel::setFindings(const FindingsPointer& found) {
    found_ = found;
    bool told = false;
    for (const auto& row : rows_)
        if (const playtest::Figure* known = found_ ? found_->figure(row->figure) : nullptr;
            known != nullptr && !(row->definition == known->definition)) {
            row->definition = known->definition;
            told = true;
        }
    if (told) {
        // Not what is being typed, which is a step of its own.
        for (StoredGoal& kept : last_)
            for (const auto& row : rows_)
                if (row->figure == kept.goal.figure)
                    kept.definition = row->definition;
        writeSettings();
    }
    judge();
}

void GoalsPanel::askForFigure() {
    FigureChooser::Figures choices;
    const auto isAsked = [this](const std::string& figure) {
        return std::ranges::any_of(rows_, [&](const auto& row) { return row->figure == figure; });
    };
    for (const ProposedGoal& one : proposedGoals(rules_->qualityTargets()))
        if (!isAsked(one.goal.figure))
            choices.append({figureName(one.goal.figure), toQString(one.goal.figure)});
    if (found_)
        for (const playtest::Figure& figure : found_->figures)
            if (!hasFigureName(figure.id) && !isAsked(figure.id))
                choices.append({translated(figure.definition), toQString(figure.id)});
    auto* chooser = new FigureChooser(choices, window());
    connect(chooser, &FigureChooser::chosen, this, &GoalsPanel::take);
    chooser->open();
}

void GoalsPanel::take(const QString& id) {
    const std::string figure = id.toStdString();
    const playtest::Figure* known = found_ ? found_->figure(figure) : nullptr;
    addGoal({figure, std::nullopt, std::nullopt}, isKnownShare(figure),
            known == nullptr ? Text() : known->definition);
    commit();
    const auto row = std::ranges::find_if(rows_, [&](const auto& one) { return one->figure == figure; });
    QLineEdit* field = (*row)->least;
    // A layout shows it later, and hidden widgets take no focus; nor do any while the dialog closes.
    field->show();
    field->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, field, [field] {
        field->window()->activateWindow();
        field->setFocus(Qt::OtherFocusReason);
    });
}

QString GoalsPanel::settingsKey() const {
    const QString key = QStringLiteral("playtest/goals");
    const std::string_view id = rules_->id();
    // The key from the time before there were other rules.
    return id == rulesets().front()->id() ? key : key + u'-' + toQString(std::string(id));
}

void GoalsPanel::readSettings() {
    const auto kept = loadGoals(settingsKey());
    if (!kept)
        for (const ProposedGoal& one : proposedGoals(rules_->qualityTargets()))
            addGoal(one.goal, one.isShare);
    else
        for (const StoredGoal& one : *kept)
            addGoal(one.goal, one.isShare, one.definition);
    last_ = keptRows();
}

std::vector<StoredGoal> GoalsPanel::keptRows() const {
    std::vector<StoredGoal> goals;
    for (const auto& row : rows_)
        goals.push_back({row->goal(), row->isShare, row->definition});
    return goals;
}

void GoalsPanel::writeSettings() const {
    storeGoals(settingsKey(), keptRows());
}

} // namespace tilewright
