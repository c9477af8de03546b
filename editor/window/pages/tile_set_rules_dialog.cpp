#include "editor/window/pages/tile_set_rules_dialog.h"

#include "editor/common/file_dialogs.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/setup/options_form.h"
#include "editor/words/set_names.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tileset.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr int longestName = 100;
constexpr int longestDescription = 2000;
constexpr QSize usualSize{900, 620};

/// The name by which `with` calls a bundled set: "base".
QString shortName(std::string_view bundled) {
    return toQString(bundled).section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0);
}

QToolButton* listButton(const char* icon, const QString& toolTip, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setIcon(lineIcon(QLatin1String(icon)));
    button->setAutoRaise(true);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    return button;
}

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new PlainLabel(text, parent);
    label->setFont(headingFont(parent->font()));
    return label;
}

} // namespace

TileSetRulesDialog::TileSetRulesDialog(const TileSet& set, QString folder, QWidget* parent)
    : QDialog(parent)
    , set_(set)
    , folder_(std::move(folder))
    , variants_(new QListWidget(this))
    , companions_(new QListWidget(this))
    , game_(new QComboBox(this))
    , description_(new QLineEdit(this))
    , problem_(new PlainLabel(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Rules of the set"));
    auto* left = new QVBoxLayout;
    left->addWidget(makeVariants(), 3);
    left->addWidget(makeCompanions(), 2);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(left, 2);
    columns->addWidget(makeOptions(), 3);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addWidget(problem_);
    all->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showVariants(0);
    resize(usualSize);
}

QWidget* TileSetRulesDialog::makeVariants() {
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(heading(tr("Variants of the rules"), part));
    auto* hint =
        new PlainLabel(tr("Games use the first variant by default; choose another in New Game."), part);
    hint->setWordWrap(true);
    column->addWidget(hint);
    variants_->setObjectName(QStringLiteral("ruleVariants"));
    variants_->setAccessibleName(tr("Variants of the rules"));
    variants_->setToolTip(tr("F2 or double-click to change the name"));
    variants_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    column->addWidget(variants_, 1);
    auto* row = new QHBoxLayout;
    QToolButton* add = listButton("add", tr("Add a variant"), part);
    QToolButton* copy = listButton("duplicate", tr("Duplicate the variant"), part);
    QToolButton* up = listButton("move-up", tr("Move the variant up"), part);
    QToolButton* down = listButton("move-down", tr("Move the variant down"), part);
    QToolButton* remove = listButton("delete", tr("Remove the variant"), part);
    add->setObjectName(QStringLiteral("addVariant"));
    QWidget* before = variants_;
    for (QToolButton* button : {add, copy, up, down, remove}) {
        row->addWidget(button);
        setTabOrder(std::exchange(before, button), button);
    }
    setTabOrder(before, companions_);
    row->addStretch();
    column->addLayout(row);
    connect(add, &QToolButton::clicked, this, [this] { addVariant({tr("Variant").toStdString()}); });
    connect(copy, &QToolButton::clicked, this, [this] {
        if (const RuleVariant* variant = chosen())
            addVariant(*variant);
    });
    connect(up, &QToolButton::clicked, this, [this] { moveVariant(-1); });
    connect(down, &QToolButton::clicked, this, [this] { moveVariant(1); });
    connect(remove, &QToolButton::clicked, this, &TileSetRulesDialog::removeVariant);
    connect(variants_, &QListWidget::currentRowChanged, this, [this, copy, up, down, remove](int current) {
        for (QToolButton* button : {copy, remove})
            button->setEnabled(current >= 0);
        up->setEnabled(current > 0);
        down->setEnabled(current >= 0 && current + 1 < variants_->count());
        showOptions();
    });
    connect(variants_, &QListWidget::itemChanged, this, &TileSetRulesDialog::rename);
    return part;
}

QWidget* TileSetRulesDialog::makeCompanions() {
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(heading(tr("Played together with"), part));
    companions_->setObjectName(QStringLiteral("companions"));
    companions_->setAccessibleName(tr("Played together with"));
    companions_->setToolTip(tr("The tiles of ticked sets join every game; Space ticks a set"));
    column->addWidget(companions_, 1);
    const auto add = [this](const QString& name, const QString& text) {
        auto* item = new QListWidgetItem(text, companions_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setData(Qt::UserRole, name);
        const bool isTicked = std::ranges::find(set_.with, name.toStdString()) != set_.with.end();
        item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
    };
    for (const BundledFile& file : bundledFiles()) {
        if (!file.name.starts_with(set_.ruleset + "/") || !file.name.ends_with(".tileset.json"))
            continue;
        const TileSet other = bundledSet(file.name);
        if (other.name != set_.name)
            add(shortName(file.name),
                tr("%1, %n tiles", nullptr, tileCount(other)).arg(nameInWords(other.name)));
    }
    for (const std::string& name : set_.with)
        if (bundledSetNamed(set_.ruleset, name).empty())
            add(toQString(name), toQString(name));
    auto* file = new QPushButton(tr("Add &File…"), part);
    file->setEnabled(!folder_.isEmpty());
    file->setToolTip(folder_.isEmpty() ? tr("Save this set first: the file must be in its folder or below it")
                                       : tr("A set in the same folder as this one, or below it"));
    column->addWidget(file, 0, Qt::AlignLeft);
    setTabOrder(companions_, file);
    setTabOrder(file, game_);
    setTabOrder(game_, description_);
    connect(file, &QPushButton::clicked, this, &TileSetRulesDialog::addCompanionFile);
    connect(companions_, &QListWidget::itemChanged, this, &TileSetRulesDialog::takeCompanions);
    return part;
}

QWidget* TileSetRulesDialog::makeOptions() {
    auto* part = new QWidget(this);
    auto* form = new QFormLayout;
    const auto fitting = game::rulesetsFor(rulesets(), set_.ruleset);
    for (const game::Ruleset* rules : fitting)
        game_->addItem(translated(rules->label()), toQString(std::string(rules->id())));
    if (const game::Ruleset* usual = game::defaultRulesetOf(rulesets(), played().value.value_or(set_)))
        game_->setCurrentIndex(game_->findData(toQString(std::string(usual->id()))));
    game_->setAccessibleName(tr("Game"));
    game_->setToolTip(tr("The game whose options are shown; a variant may set options of several games"));
    game_->setVisible(fitting.size() > 1);
    if (fitting.size() > 1)
        form->addRow(tr("&Game"), game_);
    description_->setObjectName(QStringLiteral("variantDescription"));
    description_->setMaxLength(longestDescription);
    description_->setToolTip(tr("A sentence about the variant, shown where it is chosen"));
    form->addRow(tr("&Description"), description_);
    options_ = new QVBoxLayout(part);
    options_->setContentsMargins(0, 0, 0, 0);
    options_->addLayout(form);
    connect(game_, &QComboBox::activated, this, &TileSetRulesDialog::showOptions);
    connect(description_, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (RuleVariant* variant = chosen())
            variant->description = text.toStdString();
    });
    return part;
}

RuleVariant* TileSetRulesDialog::chosen() {
    const int row = variants_->currentRow();
    return row < 0 || row >= static_cast<int>(set_.rules.size()) ? nullptr
                                                                 : &set_.rules[static_cast<std::size_t>(row)];
}

void TileSetRulesDialog::showVariants(int row) {
    {
        const QSignalBlocker quiet(variants_);
        variants_->clear();
        for (const RuleVariant& variant : set_.rules) {
            auto* item = new QListWidgetItem(toQString(variant.name), variants_);
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
    }
    variants_->setCurrentRow(std::clamp(row, -1, variants_->count() - 1));
    emit variants_->currentRowChanged(variants_->currentRow());
}

void TileSetRulesDialog::addVariant(RuleVariant variant) {
    const std::string base = variant.name;
    for (int number = 2; findVariant(set_, variant.name) != nullptr; ++number)
        variant.name = base + " " + std::to_string(number);
    set_.rules.push_back(std::move(variant));
    showVariants(static_cast<int>(set_.rules.size()) - 1);
    variants_->editItem(variants_->currentItem());
}

void TileSetRulesDialog::removeVariant() {
    const int row = variants_->currentRow();
    if (chosen() == nullptr)
        return;
    set_.rules.erase(set_.rules.begin() + row);
    showVariants(std::min(row, static_cast<int>(set_.rules.size()) - 1));
}

void TileSetRulesDialog::moveVariant(int by) {
    const int row = variants_->currentRow();
    if (chosen() == nullptr || row + by < 0 || row + by >= variants_->count())
        return;
    std::swap(set_.rules[static_cast<std::size_t>(row)], set_.rules[static_cast<std::size_t>(row + by)]);
    showVariants(row + by);
}

void TileSetRulesDialog::rename(const QListWidgetItem* item) {
    const auto row = static_cast<std::size_t>(variants_->row(item));
    set_.rules[row].name = item->text().trimmed().left(longestName).toStdString();
    check();
}

void TileSetRulesDialog::showOptions() {
    delete std::exchange(box_, nullptr);
    form_ = nullptr;
    const RuleVariant* variant = chosen();
    description_->setEnabled(variant != nullptr);
    description_->setText(variant == nullptr ? QString() : toQString(variant->description));
    if (variant == nullptr) {
        auto* hint =
            new PlainLabel(tr("Without variants, games start with the rules as they are. Add a variant "
                              "to change prices, supplies, points and readings of the rules."),
                           this);
        hint->setWordWrap(true);
        hint->setAlignment(Qt::AlignTop);
        box_ = hint;
    } else {
        const game::Ruleset& rules =
            *game::findRuleset(rulesets(), game_->currentData().toString().toStdString());
        form_ = new OptionsForm(rules, game::variantOptions(rules, variant), this);
        box_ = makeOptionsBox(*form_, this);
        connect(form_, &OptionsForm::changed, this, &TileSetRulesDialog::takeOptions);
    }
    options_->addWidget(box_, 1);
    // What was just made is last, but nobody looks for an option behind the buttons that close the dialog.
    QWidget* const ok = buttons_->button(QDialogButtonBox::Ok);
    QWidget* const cancel = buttons_->button(QDialogButtonBox::Cancel);
    QWidget* last = previousInFocusChain();
    while (last->focusPolicy() == Qt::NoFocus)
        last = last->previousInFocusChain();
    if (last != ok && last != cancel)
        setTabOrder(last, ok);
    setTabOrder(ok, cancel);
    check();
}

/// Options that only other games know stay as they are.
void TileSetRulesDialog::takeOptions() {
    RuleVariant* variant = chosen();
    if (variant == nullptr || form_ == nullptr)
        return;
    const game::Ruleset& rules =
        *game::findRuleset(rulesets(), game_->currentData().toString().toStdString());
    const Json values = form_->values();
    for (const OptionSpec& spec : rules.options()) {
        const Json& value = optionValue(spec, values);
        if (value == spec.defaultValue)
            variant->options.erase(spec.name);
        else
            variant->options[spec.name] = value;
    }
    check();
}

void TileSetRulesDialog::addCompanionFile() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Add File"), folder_.isEmpty() ? lastFolder() : folder_, tr("Tile sets (*.tileset.json)"));
    if (path.isEmpty())
        return;
    setLastFolder(path);
    const QString name = QDir(folder_).relativeFilePath(path);
    for (int i = 0; i < companions_->count(); ++i)
        if (companions_->item(i)->data(Qt::UserRole).toString() == name)
            return companions_->item(i)->setCheckState(Qt::Checked);
    auto* item = new QListWidgetItem(name, companions_);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setData(Qt::UserRole, name);
    item->setCheckState(Qt::Checked);
    takeCompanions();
}

void TileSetRulesDialog::takeCompanions() {
    set_.with.clear();
    for (int i = 0; i < companions_->count(); ++i)
        if (companions_->item(i)->checkState() == Qt::Checked)
            set_.with.push_back(companions_->item(i)->data(Qt::UserRole).toString().toStdString());
    check();
}

Loaded<TileSet> TileSetRulesDialog::played() const {
    return readWithCompanions(set_, folderReader(folder_.toStdString()));
}

QString TileSetRulesDialog::inWords(const Issue& issue) const {
    QString sentences = issueInWords(issue);
    const QString pointer = toQString(issue.pointer);
    if (!pointer.startsWith(QLatin1String("/rules/")))
        return sentences;
    const auto variant = pointer.section(QLatin1Char('/'), 2, 2).toUInt();
    return variant < set_.rules.size()
               ? QStringLiteral("%1: %2").arg(toQString(set_.rules[variant].name), sentences)
               : sentences;
}

void TileSetRulesDialog::check() {
    const Loaded<TileSet> together = played();
    Issues issues = together.issues;
    const Issues more = game::checkVariants(rulesets(), set_, together ? *together.value : set_);
    issues.insert(issues.end(), more.begin(), more.end());
    const bool isUnnamed = std::ranges::any_of(set_.rules, &std::string::empty, &RuleVariant::name);
    if (isUnnamed)
        problem_->setText(tr("A variant has no name."));
    else
        problem_->setText(issues.empty() ? QString() : inWords(issues.front()));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!isUnnamed && !hasErrors(issues));
}

} // namespace tilewright
