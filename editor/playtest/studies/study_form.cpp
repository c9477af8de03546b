#include "editor/playtest/studies/study_form.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/plain_text.h"
#include "editor/playtest/playtest_goals.h"
#include "editor/playtest/studies/settings_table.h"
#include "editor/playtest/studies/study_fields.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include <algorithm>
#include <limits>
#include <utility>

namespace tilewright {

namespace {
constexpr int leastStudyGames = 2;
constexpr int mostStudyGames = 10'000'000;
} // namespace

StudyForm::StudyForm(QWidget* parent)
    : QWidget(parent)
    , name_(new QLineEdit)
    , rules_(new QComboBox)
    , settings_(new SettingsTable)
    , points_(new PlainLabel)
    , goals_(new GoalsTable)
    , bots_(new BotsField)
    , games_(new IntegerBox)
    , seed_(new QLineEdit) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    name_->setObjectName(QStringLiteral("studyName"));
    name_->setAccessibleName(tr("Name of the study"));
    name_->setToolTip(tr("What the study asks, in a few words"));
    form->addRow(tr("&Name"), name_);
    rules_->setObjectName(QStringLiteral("studyRules"));
    rules_->setAccessibleName(tr("Rules"));
    rules_->setToolTip(tr("The rules used in all games"));
    rules_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    rules_->setMinimumContentsLength(8);
    for (const game::Ruleset* rules : rulesets())
        rules_->addItem(translated(rules->label()), toQString(rules->id()));
    form->addRow(tr("R&ules"), rules_);
    form->addRow(settings_);
    points_->setObjectName(QStringLiteral("studyPoints"));
    points_->setWordWrap(true);
    form->addRow(points_);
    form->addRow(goals_);
    form->addRow(tr("&Players"), bots_);
    games_->setObjectName(QStringLiteral("studyGames"));
    games_->setRange(leastStudyGames, mostStudyGames);
    games_->setStepType(QSpinBox::AdaptiveDecimalStepType);
    games_->setGroupSeparatorShown(true);
    games_->setAccessibleName(tr("Games of each combination"));
    games_->setToolTip(tr("Each combination of values is played this many times, on the same stacks"));
    form->addRow(tr("Ga&mes of each"), games_);
    seed_->setObjectName(QStringLiteral("studySeed"));
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,15}")), seed_));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("The same seed gives the same games"));
    form->addRow(tr("Seed"), seed_);
    connect(rules_, &QComboBox::activated, this, &StudyForm::takeRules);
    connect(settings_, &SettingsTable::changed, this, &StudyForm::refresh);
    connect(goals_, &GoalsTable::changed, this, &StudyForm::changed);
    connect(bots_, &BotsField::changed, this, &StudyForm::changed);
    connect(games_, &QSpinBox::valueChanged, this, &StudyForm::refresh);
    setFocusProxy(name_);
    show({});
}

void StudyForm::setSubjects(const OpenSubjects& subjects) {
    settings_->setSubjects(subjects);
}

void StudyForm::takeRules() {
    const auto* rules = game::findRuleset(rulesets(), rules_->currentData().toString().toStdString());
    settings_->setRules(*rules);
    goals_->setRules(*rules);
    bots_->setRules(*rules);
    refresh();
}

void StudyForm::show(const playtest::Study& study) {
    name_->setText(toQString(study.name));
    description_ = study.description;
    rules_->setCurrentIndex(std::max(0, rules_->findData(toQString(study.ruleset))));
    takeRules();
    settings_->show(study);
    goals_->show(study.goals);
    bots_->show(study.players);
    games_->setValue(static_cast<int>(study.games));
    seed_->setText(QString::number(study.seed));
    refresh();
}

Loaded<playtest::Study> StudyForm::study() const {
    Json json = {{"format", "tilewright-study"},
                 {"version", 1},
                 {"ruleset", rules_->currentData().toString().toStdString()},
                 {"name", name_->text().toStdString()},
                 {"description", description_},
                 {"players", bots_->players()},
                 {"games", games_->value()},
                 {"seed", seed_->text().toULongLong()}};
    Issues issues = settings_->write(json);
    if (!issues.empty())
        return {std::nullopt, std::move(issues)};
    json["goals"] = Json::array();
    for (const playtest::Goal& goal : goals_->goals())
        json["goals"].push_back(toJson(goal));
    return playtest::readStudy(fileText(json), rulesets());
}

void StudyForm::refresh() {
    constexpr std::size_t shown = std::numeric_limits<int>::max();
    const std::size_t points = settings_->points();
    const std::size_t games = points * static_cast<std::size_t>(games_->value());
    points_->setText(
        tr("%1, %2").arg(tr("%Ln combinations", nullptr, static_cast<int>(std::min(points, shown))),
                         tr("%Ln games", nullptr, static_cast<int>(std::min(games, shown)))));
    emit changed();
}

playtest::Study studyOf(const OpenSubject& subject, const GameSetup& setup) {
    playtest::Study study;
    study.ruleset = setup.ruleset;
    study.name = subject.title.toStdString();
    study.fixed.tileSet = subject.isMap ? subject.setName : subject.name;
    if (subject.isMap)
        study.fixed.map = subject.name;
    if (setup.variant)
        study.fixed.variant = setup.variant;
    if (const auto* rules = game::findRuleset(rulesets(), setup.ruleset))
        for (const ProposedGoal& one : proposedGoals(rules->qualityTargets()))
            study.goals.push_back(one.goal);
    return study;
}

} // namespace tilewright
