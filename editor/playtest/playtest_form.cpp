#include "editor/playtest/playtest_form.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/common/screen_fitting.h"
#include "editor/common/stored_settings.h"
#include "editor/document/game_setup.h"
#include "editor/words/set_names.h"
#include "editor/words/translated_text.h"
#include "engine/bots/bot.h"
#include "engine/games/kit.h"
#include "engine/model/map/map.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSettings>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

const QString botsKey = QStringLiteral("playtest/bots");
const QString playersKey = QStringLiteral("playtest/players");
const QString gamesKey = QStringLiteral("playtest/games");
const QString seedKey = QStringLiteral("playtest/seed");

const QString seedPattern = QStringLiteral("[0-9]{1,19}");

constexpr int mostPlayers = 6;
constexpr int leastGames = 2;
constexpr int mostGames = 10'000'000;
constexpr int proposedGames = 2000;

} // namespace

PlaytestForm::PlaytestForm(QWidget* parent)
    : QWidget(parent)
    , set_(new ElidedLabel)
    , map_(new QComboBox)
    , players_(new IntegerBox)
    , games_(new IntegerBox)
    , seed_(new QLineEdit)
    , variant_(new QComboBox)
    , options_(new PlainLabel) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Set"), set_);
    map_->setObjectName(QStringLiteral("playtestMap"));
    map_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    map_->setMinimumContentsLength(8);
    map_->setToolTip(tr("The board that all games start on"));
    map_->setAccessibleName(tr("Map"));
    form->addRow(tr("&Map"), map_);
    players_->setObjectName(QStringLiteral("playtestPlayers"));
    players_->setRange(2, mostPlayers);
    players_->setToolTip(tr("Number of players in each game"));
    players_->setAccessibleName(tr("Number of players"));
    form->addRow(tr("P&layers"), players_);
    for (int player = 0; player < mostPlayers; ++player) {
        Row row{new PlainLabel(tr("Player &%1").arg(player + 1)), new QComboBox};
        row.label->setBuddy(row.bot);
        row.bot->setObjectName(QStringLiteral("playtestBot%1").arg(player + 1));
        row.bot->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.bot->setMinimumContentsLength(8);
        row.bot->setAccessibleName(tr("Bot of player %1").arg(player + 1));
        row.bot->setToolTip(tr("Who plays; each sits in every seat equally often"));
        form->addRow(row.label, row.bot);
        bots_.push_back(row);
    }
    games_->setObjectName(QStringLiteral("playtestGames"));
    games_->setRange(leastGames, mostGames);
    games_->setStepType(QSpinBox::AdaptiveDecimalStepType);
    games_->setGroupSeparatorShown(true);
    games_->setAccessibleName(tr("Number of games"));
    games_->setToolTip(
        tr("At least this many: each order of the tiles is played with every rotation of the seats"));
    form->addRow(tr("&Number of games"), games_);
    makeSeedRow(*form);
    variant_->setObjectName(QStringLiteral("playtestVariant"));
    variant_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    variant_->setMinimumContentsLength(8);
    variant_->setAccessibleName(tr("Variant of the rules"));
    variant_->setToolTip(tr("The variant of the set's rules used in all games"));
    form->addRow(tr("Va&riant"), variant_);
    options_->setObjectName(QStringLiteral("playtestOptions"));
    options_->setWordWrap(true);
    form->addRow(tr("Options"), options_);
    connect(variant_, &QComboBox::activated, this, [this] {
        chosenVariant_ = variant_->currentText();
        showOptions();
    });
    connect(players_, &QSpinBox::valueChanged, this, &PlaytestForm::showRows);
    setFocusProxy(games_);
    keepHeightForWidth(*this);
}

void PlaytestForm::makeSeedRow(QFormLayout& form) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    seed_->setObjectName(QStringLiteral("playtestSeed"));
    seed_->setValidator(new QRegularExpressionValidator(QRegularExpression(seedPattern), seed_));
    seed_->setToolTip(tr("The same seed gives the same games. Keep it to see the effect of your changes"));
    seed_->setAccessibleName(tr("Seed"));
    auto* other = new QToolButton;
    other->setIcon(lineIcon(QStringLiteral("shuffle")));
    other->setToolTip(tr("New random seed"));
    other->setAccessibleName(tr("New random seed"));
    connect(other, &QToolButton::clicked, this,
            [this] { seed_->setText(QString::number(QRandomGenerator::global()->bounded(1'000'000))); });
    layout->addWidget(seed_, 1);
    layout->addWidget(other);
    row->setFocusProxy(seed_);
    form.addRow(tr("See&d"), row);
}

void PlaytestForm::setProposal(const GameSetup& proposal, const std::vector<Map>& maps) {
    proposal_ = proposal;
    set_->setText(nameInWords(proposal.tileSet.name));
    fillVariants();
    const QString chosen = map_->currentText();
    maps_ = maps;
    if (std::ranges::find(maps_, proposal.map) == maps_.end())
        maps_.insert(maps_.begin(), proposal.map);
    map_->clear();
    for (const Map& map : maps_)
        map_->addItem(nameInWords(map.name));
    // A map that the tiles no longer fit is not kept.
    const auto same = maps.empty() ? maps_.end() : std::ranges::find_if(maps_, [&](const Map& map) {
        return nameInWords(map.name) == chosen && hasTilesOf(proposal.tileSet, map);
    });
    const auto proposed = std::ranges::find(maps_, proposal.map);
    map_->setCurrentIndex(static_cast<int>((same != maps_.end() ? same : proposed) - maps_.begin()));
    map_->setEnabled(maps_.size() > 1);
    if (ruleset_ != toQString(proposal.ruleset)) {
        ruleset_ = toQString(proposal.ruleset);
        fillBots();
        readSettings();
    }
}

/// Keeps the one that was chosen here; else it is the one that a game would be played by.
void PlaytestForm::fillVariants() {
    variant_->clear();
    for (const RuleVariant& variant : proposal_.tileSet.rules)
        variant_->addItem(toQString(variant.name), toQString(variant.name));
    variant_->addItem(tr("none: the rules as they are"), QString());
    const RuleVariant* proposed = variantOf(proposal_);
    const int kept = chosenVariant_.isEmpty() ? -1 : variant_->findText(chosenVariant_);
    variant_->setCurrentIndex(
        kept >= 0 ? kept : variant_->findData(proposed ? toQString(proposed->name) : QString()));
    static_cast<QFormLayout*>(layout())->setRowVisible(variant_, variant_->count() > 1);
    showOptions();
}

GameSetup PlaytestForm::setup() const {
    return variant_->count() > 1 ? withVariant(proposal_, variant_->currentData().toString().toStdString())
                                 : proposal_;
}

void PlaytestForm::showOptions() {
    const GameSetup played = setup();
    options_->setText(optionsInBrief(played));
    options_->setToolTip(optionsInFull(played));
}

void PlaytestForm::fillBots() {
    if (const auto* rules = game::findRuleset(rulesets(), proposal_.ruleset))
        players_->setRange(std::max(2, rules->minPlayers()), std::min(mostPlayers, rules->maxPlayers()));
    for (const Row& row : bots_) {
        row.bot->clear();
        for (const bots::BotSpec& bot : bots::availableBots(proposal_.ruleset)) {
            row.bot->addItem(translated(bot.label), toQString(bot.name));
            row.bot->setItemData(row.bot->count() - 1, translated(bot.explanation), Qt::ToolTipRole);
        }
    }
}

void PlaytestForm::readSettings() {
    const QStringList bots = readListSetting(botsKey, mostPlayers);
    players_->setValue(readNumberSetting(playersKey, 2, mostPlayers, 2));
    for (std::size_t i = 0; i < bots_.size(); ++i) {
        const int known = bots_[i].bot->findData(bots.value(static_cast<qsizetype>(i)));
        const int greedy = bots_[i].bot->findData(QStringLiteral("greedy"));
        bots_[i].bot->setCurrentIndex(known >= 0 ? known : std::max(0, greedy));
    }
    games_->setValue(readNumberSetting(gamesKey, leastGames, mostGames, proposedGames));
    seed_->setText(readTextSetting(seedKey, seedPattern, QStringLiteral("1")));
    showRows();
}

void PlaytestForm::writeSettings() const {
    QSettings settings;
    QStringList bots;
    for (const Row& row : bots_)
        bots << row.bot->currentData().toString();
    settings.setValue(botsKey, bots);
    settings.setValue(playersKey, players_->value());
    settings.setValue(gamesKey, games_->value());
    settings.setValue(seedKey, seed_->text());
}

void PlaytestForm::showRows() {
    for (std::size_t i = 0; i < bots_.size(); ++i) {
        const bool plays = static_cast<int>(i) < players_->value();
        bots_[i].label->setVisible(plays);
        bots_[i].bot->setVisible(plays);
    }
}

Loaded<playtest::Plan> PlaytestForm::plan() const {
    GameSetup setup = this->setup();
    if (const int map = map_->currentIndex(); map >= 0)
        setup.map = maps_[static_cast<std::size_t>(map)];
    playtest::Plan plan;
    setup.seats.clear();
    for (int player = 0; player < players_->value(); ++player) {
        const QString bot = bots_[static_cast<std::size_t>(player)].bot->currentData().toString();
        setup.seats.push_back({QString(), bot});
        plan.players.push_back(bot.toStdString());
    }
    auto game = compileGame(setup);
    if (!game)
        return {std::nullopt, std::move(game.issues)};
    plan.ruleset = setup.ruleset;
    plan.game = *game.value;
    plan.seed = seed_->text().toULongLong();
    plan.games = static_cast<std::uint64_t>(games_->value());
    return {std::move(plan), {}};
}

} // namespace tilewright
