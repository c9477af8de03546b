#include "editor/playtest/goals_panel.h"

#include "editor/playtest/goal_proposals.h"
#include "editor/playtest/kept_goals.h"
#include "editor/playtest/tables/figure_chooser.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/text.h"
#include "engine/rulesets.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

QString inField(std::optional<double> value, bool isShare) {
    if (!value)
        return {};
    const QString number = QLocale().toString(isShare ? *value * 100 : *value, 'g', 6);
    return isShare ? GoalsPanel::tr("%1 %").arg(number) : number;
}

std::optional<double> fromField(const QString& text, bool isShare) {
    bool good = false;
    QString number = text.trimmed();
    if (number.endsWith(u'%'))
        number = number.chopped(1).trimmed();
    double value = QLocale().toDouble(number, &good);
    if (!good)
        value = QLocale::c().toDouble(number, &good);
    return good ? std::optional(isShare ? value / 100 : value) : std::nullopt;
}

QString metInWords(playtest::Judged::Met met) {
    switch (met) {
    case playtest::Judged::Met::Yes:
        return GoalsPanel::tr("✓ met");
    case playtest::Judged::Met::No:
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

    playtest::Goal goal() const {
        return {figure, fromField(least->text(), isShare), fromField(most->text(), isShare)};
    }
    bool isMistyped() const {
        return (!least->text().trimmed().isEmpty() && !goal().least) ||
               (!most->text().trimmed().isEmpty() && !goal().most);
    }
    QWidgetList widgets() const { return {name, least, most, now, met, away}; }
};

GoalsPanel::GoalsPanel(QWidget* parent)
    : Panel(tr("Goals"), parent)
    , rules_(rulesets().front())
    , grid_(new QGridLayout)
    , add_(new QPushButton(tr("Add a goal…"))) {
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
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    body()->addLayout(grid_);
    add_->setObjectName(QStringLiteral("addGoal"));
    add_->setToolTip(tr("Set a range for one more figure"));
    connect(add_, &QPushButton::clicked, this, &GoalsPanel::askForFigure);
    body()->addWidget(add_, 0, Qt::AlignLeft);
    readSettings();
}

GoalsPanel::~GoalsPanel() = default;

bool GoalsPanel::isKnownShare(const std::string& figure) const {
    for (const ProposedGoal& proposed : proposedGoals(rules_->yardstick()))
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
    row->met->setWordWrap(true);
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
        field->setMaximumWidth(72);
        field->setAlignment(Qt::AlignRight);
        connect(field, &QLineEdit::textChanged, this, &GoalsPanel::judge);
        connect(field, &QLineEdit::editingFinished, this, &GoalsPanel::writeSettings);
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

void GoalsPanel::remove(const Row* row) {
    const auto found = std::ranges::find(rows_, row, [](const auto& one) { return one.get(); });
    if (found == rows_.end())
        return;
    for (QWidget* widget : (*found)->widgets())
        widget->deleteLater();
    const auto next = rows_.erase(found);
    layRows();
    writeSettings();
    if (!rows_.empty())
        (next == rows_.end() ? rows_.back() : *next)->away->setFocus(Qt::OtherFocusReason);
    else
        add_->setFocus(Qt::OtherFocusReason);
}

void GoalsPanel::layRows() {
    QWidget* last = nullptr;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        int column = 0;
        for (QWidget* widget : rows_[i]->widgets()) {
            grid_->addWidget(widget, static_cast<int>(i) + 1, column++);
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
    return row.definition.empty() || isWellKnown(row.figure) ? wellKnown(row.figure)
                                                             : translated(row.definition);
}

QString GoalsPanel::troubleOf(const Row& row) const {
    if (row.isMistyped())
        return tr("Not a number");
    const playtest::Goal goal = row.goal();
    if (!goal.least && !goal.most)
        return tr("Enter a minimum or a maximum");
    const auto outside = [](std::optional<double> end) { return end && (*end < 0 || *end > 1); };
    if (row.isShare && (outside(goal.least) || outside(goal.most)))
        return tr("A share is between 0 and 100 %");
    if (goal.least && goal.most && *goal.least > *goal.most)
        return tr("%1 or more and %2 or less: these contradict each other")
            .arg(inField(goal.least, row.isShare), inField(goal.most, row.isShare));
    return {};
}

void GoalsPanel::setRules(const game::Ruleset& rules) {
    if (rules.setRuleset() == rules_->setRuleset())
        return;
    writeSettings();
    for (const auto& row : rows_)
        for (QWidget* widget : row->widgets()) {
            widget->hide();
            widget->deleteLater();
        }
    rows_.clear();
    rules_ = &rules;
    readSettings();
}

std::vector<playtest::Goal> GoalsPanel::goals() const {
    std::vector<playtest::Goal> list;
    for (const auto& row : rows_)
        if (playtest::Goal goal = row->goal(); goal.least || goal.most)
            list.push_back(std::move(goal));
    return list;
}

void GoalsPanel::judge() {
    for (const auto& row : rows_) {
        const QString name = meaning(*row);
        row->name->setText(name);
        row->least->setAccessibleName(tr("%1: at least").arg(name));
        row->most->setAccessibleName(tr("%1: at most").arg(name));
        row->away->setAccessibleName(tr("Remove: %1").arg(name));
        const playtest::Goal goal = row->goal();
        const playtest::Figure* figure = found_ ? found_->figure(row->figure) : nullptr;
        const Unit unit = figure != nullptr ? unitOf(*figure) : row->isShare ? Unit::Share : Unit::Number;
        playtest::Judged judged;
        if (found_)
            judged = playtest::judge(found_->results, found_->figures, {goal}).front();
        row->now->setText(!judged.estimate
                              ? QString()
                              : tr("%1 (%2)").arg(valueInWords(judged.estimate->value, unit),
                                                  intervalInWords(judged.estimate->interval, unit)));
        row->now->setToolTip(tr("What the games show, with a 95 % confidence interval"));
        QString words = troubleOf(*row);
        const bool isTrouble = !words.isEmpty();
        if (!isTrouble && found_)
            words = judged.estimate ? metInWords(judged.met) : tr("? nothing to count");
        row->met->setText(words);
        QFont font;
        font.setBold(judged.met == playtest::Judged::Met::No && !isTrouble);
        row->met->setFont(font);
    }
}

QStringList GoalsPanel::verdicts() const {
    QStringList list;
    for (const auto& row : rows_)
        list << row->met->text();
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
    if (told)
        writeSettings();
    judge();
}

void GoalsPanel::askForFigure() {
    FigureChooser::Figures choices;
    const auto isAsked = [this](const std::string& figure) {
        return std::ranges::any_of(rows_, [&](const auto& row) { return row->figure == figure; });
    };
    for (const ProposedGoal& one : proposedGoals(rules_->yardstick()))
        if (!isAsked(one.goal.figure))
            choices.append({wellKnown(one.goal.figure), toQString(one.goal.figure)});
    if (found_)
        for (const playtest::Figure& figure : found_->figures)
            if (!isWellKnown(figure.id) && !isAsked(figure.id))
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
    const std::string_view id = rules_->setRuleset();
    // The key from the time before there were other rules.
    return id == rulesets().front()->setRuleset() ? key : key + u'-' + toQString(std::string(id));
}

void GoalsPanel::readSettings() {
    const auto kept = keptGoals(settingsKey());
    if (!kept)
        for (const ProposedGoal& one : proposedGoals(rules_->yardstick()))
            addGoal(one.goal, one.isShare);
    else
        for (const KeptGoal& one : *kept)
            addGoal(one.goal, one.isShare, one.definition);
}

void GoalsPanel::writeSettings() const {
    std::vector<KeptGoal> goals;
    for (const auto& row : rows_)
        goals.push_back({row->goal(), row->isShare, row->definition});
    keepGoals(settingsKey(), goals);
}

} // namespace tilewright
