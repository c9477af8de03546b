#include "editor/play/setup/new_game_dialog.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/file_dialogs.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/plain_text.h"
#include "editor/play/setup/game_presets.h"
#include "editor/play/setup/options_form.h"
#include "editor/play/setup/seats_form.h"
#include "editor/words/set_names.h"
#include "editor/words/translated_text.h"

#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace tilewright {

namespace {

constexpr int mostCopies = 6;

/// Without those at their defaults: nobody chose them, so that they contradict no other option.
Json withoutDefaults(const game::Ruleset& rules, Json options) {
    for (const OptionSpec& spec : rules.options())
        if (optionValue(spec, options) == spec.defaultValue)
            options.erase(spec.name);
    return options;
}

/// Empty if all names differ.
QString nameOfTwo(const GameSetup& setup) {
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat)
        if (QString name = seatName(setup, seat); names.contains(name))
            return name;
        else
            names << name;
    return {};
}

} // namespace

bool isOfferedFor(const game::Ruleset& rules, const TileSet& set) {
    if (set.ruleset != rules.setRuleset())
        return false;
    return game::rulesetsFor(rulesets(), set.ruleset).front() == &rules || rules.suits(set);
}

GameSetup withSetForRules(const GameSetup& setup, const TileSet& set) {
    GameSetup with = withSet(setup, set);
    with.seats = setup.seats;
    if (with.ruleset != setup.ruleset) {
        with.ruleset = setup.ruleset;
        with.options = with.variantOptions = optionsOfVariant(with);
    }
    return with;
}

Proposal nearestPlayable(const GameSetup& wanted) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), wanted.ruleset);
    auto game = compileGame(wanted);
    if (rules == nullptr || (game && isOfferedFor(*rules, wanted.tileSet)))
        return {wanted, {}};
    Issues instead = std::move(game.issues);
    if (instead.empty())
        instead.push_back(errorIssue(
            "not-this-game",
            QT_TRANSLATE_NOOP("Engine", "the set has nothing that this game adds to the basic one")));
    std::vector<GameSetup> nearest{wanted};
    nearest.back().map = startMapOf(wanted.tileSet);
    nearest.push_back(nearest.back());
    nearest.back().options = Json::object();
    nearest.back().variant = "";
    nearest.push_back(withSetForRules(wanted, game::bundledTiles(*rules)));
    for (GameSetup& setup : nearest)
        if (isOfferedFor(*rules, setup.tileSet) && compileGame(setup))
            return {std::move(setup), std::move(instead)};
    return {wanted, {}};
}

NewGameDialog::NewGameDialog(const Proposal& proposed, std::vector<TileSet> open, QWidget* parent)
    : QDialog(parent)
    , tileSet_(proposed.setup.tileSet)
    , own_(proposed.setup.tileSet)
    , open_(std::move(open))
    , rules_(game::findRuleset(rulesets(), proposed.setup.ruleset))
    , chosenRules_(proposed.setup.ruleset)
    , proposal_(proposed.setup)
    , game_(new QComboBox(this))
    , variant_(new QComboBox(this))
    , copies_(new IntegerBox(this))
    , more_(new QListWidget(this))
    , seats_(new SeatsForm(rules_->minPlayers(), rules_->maxPlayers(),
                           bots::availableBots(proposed.setup.ruleset), proposed.setup.seats, this))
    , map_(new QComboBox(this))
    , seed_(new QLineEdit(QString::number(proposed.setup.seed), this))
    , options_(new OptionsForm(*rules_, proposed.setup.options, this))
    , problem_(new PlainLabel(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("New Game"));
    auto* presets = new PresetRow(
        proposed.setup.ruleset, [this] { return setup(); }, this);
    connect(presets, &PresetRow::chosen, this, &NewGameDialog::take);
    auto* table = new QFormLayout;
    table->addRow(tr("P&reset"), presets);
    table->addRow(tr("&Game"), makeRulesRow());
    table->addRow(tr("&Tile set"), makeSetRow());
    if (QWidget* sets = makeSetsRow())
        table->addRow(tr("More &sets"), sets);
    if (QWidget* variants = makeVariantRow())
        table->addRow(tr("&Variant"), variants);
    table->addRow(tr("&Map"), makeMapRow());
    table->addRow(tr("See&d"), makeSeedRow());

    QWidget* optionBox = makeOptionsBox(*options_, this);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->hide();
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Play"));
    auto* left = new QVBoxLayout;
    left->addLayout(table);
    left->addWidget(seats_);
    left->addStretch();
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(left, 1);
    columns->addWidget(optionBox, 1);
    auto* all = new QVBoxLayout(this);
    if (!proposed.instead.empty()) {
        auto* instead =
            new PlainLabel(tr("This game can't be played as requested; here is the closest that can.") +
                               u'\n' + issueInList(proposed.instead.front()),
                           this);
        instead->setObjectName(QStringLiteral("instead"));
        instead->setWordWrap(true);
        all->addWidget(instead);
    }
    all->addLayout(columns, 1);
    all->addWidget(problem_);
    all->addWidget(buttons_);

    addMaps(proposed.setup.map);
    connect(seats_, &SeatsForm::changed, this, &NewGameDialog::check);
    connect(options_, &OptionsForm::changed, this, &NewGameDialog::check);
    connect(map_, &QComboBox::currentIndexChanged, this, &NewGameDialog::check);
    connect(seed_, &QLineEdit::textChanged, this, &NewGameDialog::check);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
    ensurePolished();
    resize(sizeHint().expandedTo({820, 500}));
    beginAt({});
}

void NewGameDialog::beginAt(const QString& field) {
    auto* chosen = field.isEmpty() ? nullptr : findChild<QWidget*>(field);
    (chosen != nullptr ? chosen : buttons_->button(QDialogButtonBox::Ok))->setFocus();
}

QString NewGameDialog::chosenField() const {
    return focusWidget() == nullptr ? QString() : focusWidget()->objectName();
}

QWidget* NewGameDialog::makeRulesRow() {
    for (const game::Ruleset* rules : rulesets())
        game_->addItem(translated(rules->label()), toQString(std::string(rules->id())));
    game_->setCurrentIndex(game_->findData(toQString(chosenRules_)));
    game_->setObjectName(QStringLiteral("rules"));
    game_->setToolTip(tr("The rules to play by; the tile sets below are those that work with them"));
    game_->setAccessibleName(tr("Game"));
    connect(game_, &QComboBox::activated, this, [this] {
        const game::Ruleset* rules =
            game::findRuleset(rulesets(), game_->currentData().toString().toStdString());
        if (rules != rules_)
            changeGame(*rules);
    });
    return game_;
}

void NewGameDialog::changeGame(const game::Ruleset& rules) {
    const auto fits = [&rules](const TileSet& set) { return isOfferedFor(rules, set); };
    const auto open = std::ranges::find_if(open_, fits);
    own_ = fits(tileSet_) ? tileSet_ : open != open_.end() ? *open : game::bundledTiles(rules);
    chosenRules_ = rules.id();
    done(AskAgain);
}

/// Null if the set has no variants of the rules.
QWidget* NewGameDialog::makeVariantRow() {
    for (const RuleVariant& variant : own_.rules) {
        variant_->addItem(toQString(variant.name), toQString(variant.name));
        variant_->setItemData(variant_->count() - 1, toQString(variant.description), Qt::ToolTipRole);
    }
    variant_->addItem(tr("none: the rules as they are"), QString());
    variant_->setObjectName(QStringLiteral("variant"));
    variant_->setToolTip(tr("A rules variant that comes with the set; it sets the options"));
    variant_->setAccessibleName(tr("Variant of the rules"));
    variant_->setVisible(!own_.rules.empty());
    const std::string chosen = proposal_.variant.value_or(own_.rules.empty() ? "" : own_.rules.front().name);
    variant_->setCurrentIndex(std::max(0, variant_->findData(toQString(chosen))));
    connect(variant_, &QComboBox::activated, this, [this] {
        options_->setValues(optionsOfVariant(setup()));
        check();
    });
    return own_.rules.empty() ? nullptr : variant_;
}

/// The open sets and then the bundled ones that these rules are played with, but for the one in use.
std::vector<TileSet> NewGameDialog::offered() const {
    std::vector<TileSet> sets = open_;
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(".tileset.json"))
            sets.push_back(readTileSet(file.text).value.value());
    sets.push_back(game::bundledTiles(*rules_));
    std::vector<TileSet> all;
    for (TileSet& set : sets)
        if (set != own_ && isOfferedFor(*rules_, set) && std::ranges::find(all, set) == all.end())
            all.push_back(std::move(set));
    return all;
}

QWidget* NewGameDialog::makeSetRow() {
    auto* sets = new QComboBox(this);
    sets->addItem(nameInWords(own_.name));
    std::vector<TileSet> others = offered();
    for (const TileSet& set : others)
        sets->addItem(std::ranges::find(open_, set) != open_.end()
                          ? nameInWords(set.name)
                          : tr("%1 (bundled)").arg(nameInWords(set.name)));
    sets->setObjectName(QStringLiteral("tileSet"));
    sets->setToolTip(tr("The tiles to play with: the open set, or a bundled one"));
    sets->setAccessibleName(tr("Tile set"));
    connect(sets, &QComboBox::activated, this, [this, others = std::move(others)](int row) {
        if (row == 0)
            return;
        own_ = others[static_cast<std::size_t>(row) - 1];
        done(AskAgain);
    });
    return sets;
}

/// The bundled sets that can be combined with this one; null if there are none.
QWidget* NewGameDialog::makeSetsRow() {
    auto* row = new QWidget(this);
    auto* layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const BundledFile& file : bundledFiles()) {
        if (!file.name.starts_with(own_.ruleset + "/") || !file.name.ends_with(".tileset.json"))
            continue;
        TileSet other = readTileSet(file.text).value.value();
        if (other.name == own_.name || !combine(std::array{own_, other}))
            continue;
        auto* item = new QListWidgetItem(
            tr("%1, %n tiles", nullptr, tileCount(other)).arg(nameInWords(other.name)), more_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        others_.push_back(std::move(other));
    }
    more_->setObjectName(QStringLiteral("moreSets"));
    more_->setAccessibleName(tr("More sets"));
    more_->setToolTip(tr("The tiles of ticked sets are shuffled in; Space ticks a set"));
    constexpr int mostRows = 8;
    more_->setFixedHeight(std::min(more_->count(), mostRows) * more_->sizeHintForRow(0) +
                          2 * more_->frameWidth());
    more_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    copies_->setRange(1, mostCopies);
    copies_->setPrefix(tr("this set × "));
    copies_->setObjectName(QStringLiteral("copies"));
    copies_->setAccessibleName(tr("Copies of this set"));
    copies_->setToolTip(tr("Number of copies of this set that are shuffled together"));
    layout->addWidget(more_);
    layout->addWidget(copies_);
    row->setFocusProxy(more_);
    row->setVisible(!others_.empty());
    connect(more_, &QListWidget::itemChanged, this, &NewGameDialog::combineSets);
    connect(copies_, &QSpinBox::valueChanged, this, &NewGameDialog::combineSets);
    return others_.empty() ? nullptr : row;
}

void NewGameDialog::combineSets() {
    std::vector<TileSet> sets(static_cast<std::size_t>(copies_->value()), own_);
    for (std::size_t i = 0; i < others_.size(); ++i)
        if (more_->item(static_cast<int>(i))->checkState() == Qt::Checked)
            sets.push_back(others_[i]);
    if (auto combined = combine(sets)) {
        tileSet_ = std::move(*combined.value);
        check();
    } else {
        problem_->setText(translated(combined.issues.front().message));
        problem_->show();
        buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
    }
}

QWidget* NewGameDialog::makeMapRow() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    map_->setObjectName(QStringLiteral("map"));
    map_->setToolTip(tr("The board that the game starts on"));
    map_->setAccessibleName(tr("Map"));
    auto* file = new QToolButton(row);
    file->setIcon(lineIcon(QStringLiteral("open")));
    file->setToolTip(tr("A map from a file"));
    file->setAccessibleName(tr("Map from a file"));
    connect(file, &QToolButton::clicked, this, &NewGameDialog::chooseMapFile);
    layout->addWidget(map_, 1);
    layout->addWidget(file);
    row->setFocusProxy(map_);
    return row;
}

QWidget* NewGameDialog::makeSeedRow() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    seed_->setObjectName(QStringLiteral("seed"));
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), seed_));
    seed_->setToolTip(tr("The same seed gives the same order of tiles and the same bots"));
    seed_->setAccessibleName(tr("Seed"));
    auto* other = new QToolButton(row);
    other->setIcon(lineIcon(QStringLiteral("shuffle")));
    other->setToolTip(tr("New random seed"));
    other->setAccessibleName(tr("New random seed"));
    connect(other, &QToolButton::clicked, this, &NewGameDialog::drawSeed);
    layout->addWidget(seed_, 1);
    layout->addWidget(other);
    row->setFocusProxy(seed_);
    return row;
}

void NewGameDialog::drawSeed() {
    seed_->setText(QString::number(newSeed()));
}

void NewGameDialog::addMap(const QString& name, const Map& map) {
    maps_.push_back(map);
    map_->addItem(name);
}

void NewGameDialog::addMaps(const Map& proposed) {
    const std::string folder = tileSet_.ruleset + "/";
    for (const BundledFile& file : bundledFiles()) {
        if (!file.name.starts_with(folder) || !file.name.ends_with(".map.json"))
            continue;
        if (auto map = readMap(file.text))
            addMap(nameInWords(map.value->name), *map.value);
    }
    showMap(proposed);
}

void NewGameDialog::showMap(const Map& map) {
    const auto same = std::ranges::find(maps_, map);
    if (same != maps_.end()) {
        map_->setCurrentIndex(static_cast<int>(same - maps_.begin()));
    } else if (!map.chambers.empty()) {
        addMap(tr("%1 (in use)").arg(nameInWords(map.name)), map);
        map_->setCurrentIndex(map_->count() - 1);
    }
}

void NewGameDialog::take(const GameSetup& preset) {
    seats_->setSeats(preset.seats);
    options_->setValues(preset.options);
    showMap(preset.map);
    check();
}

void NewGameDialog::chooseMapFile() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Map from a file"), lastFolder(), tr("Maps (*.map.json)"));
    if (path.isEmpty())
        return;
    setLastFolder(path);
    Issues issues;
    if (auto text = readFile(path.toStdString())) {
        if (auto map = readMap(*text.value)) {
            addMap(toQString(map.value->name), *map.value);
            map_->setCurrentIndex(map_->count() - 1);
            return;
        } else {
            issues = map.issues;
        }
    } else {
        issues = text.issues;
    }
    problem_->setText(issues.empty() ? path : tr("%1: %2").arg(path, translated(issues.front().message)));
    problem_->show();
}

void NewGameDialog::check() {
    QString problem;
    bool seedFits = false;
    bool playable = false;
    seed_->text().toULongLong(&seedFits);
    if (!seedFits) {
        problem = tr("The seed must be a whole number below 2^64.");
    } else if (map_->currentIndex() < 0) {
        problem = tr("Choose a map.");
    } else {
        GameSetup chosen = setup();
        chosen.options = withoutDefaults(*rules_, chosen.options);
        const auto game = compileGame(chosen);
        playable = game && isOfferedFor(*rules_, chosen.tileSet);
        if (!game.issues.empty())
            problem = issueInWords(game.issues.front());
        else if (const QString twice = nameOfTwo(chosen); !twice.isEmpty())
            problem = tr("Two players are called %1.").arg(twice);
    }
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(playable);
}

GameSetup NewGameDialog::setup() const {
    GameSetup setup;
    setup.ruleset = chosenRules_;
    setup.tileSet = tileSet_;
    setup.map = maps_[static_cast<std::size_t>(map_->currentIndex())];
    if (!own_.rules.empty())
        setup.variant = variant_->currentData().toString().toStdString();
    setup.variantOptions = optionsOfVariant(setup);
    setup.options = options_->values();
    setup.seed = seed_->text().toULongLong();
    setup.seats = seats_->seats();
    return setup;
}

} // namespace tilewright
