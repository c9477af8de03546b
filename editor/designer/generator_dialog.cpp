#include "editor/designer/generator_dialog.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/plain_text.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/designer/panels/family_figures_widget.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"
#include "engine/model/io/file_formats.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace tilewright {

namespace {

constexpr int leftWidth = 280;
constexpr int besidesWidth = 310;

} // namespace

GeneratorDialog::GeneratorDialog(bool hasSet, QWidget* parent)
    : QDialog(parent)
    , left_(new QWidget)
    , rows_(new QFormLayout(left_))
    , name_(new QLineEdit)
    , seed_(new IntegerBox)
    , problem_(new PlainLabel)
    , preview_(new TileSetPreview)
    , hasSet_(hasSet) {
    worker_.setParent(this);
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    connect(name_, &QLineEdit::textChanged, this, &GeneratorDialog::requestSet);
    rows_->addRow(tr("Na&me"), name_);
    tiles_ = addNumber(tr("&Tiles"), maxTileCount, tr("Total number of tiles, copies included"));
    tiles_->setObjectName(QStringLiteral("generatorTiles"));
}

QSpinBox* GeneratorDialog::addNumber(const QString& label, int most, const QString& toolTip, int least) {
    auto* box = new IntegerBox;
    box->setRange(least, most);
    box->setToolTip(toolTip);
    connect(box, &QSpinBox::valueChanged, this, &GeneratorDialog::requestSet);
    rows_->addRow(label, box);
    return box;
}

void GeneratorDialog::addWeightHeading(const QString& text) {
    auto* heading = new PlainLabel(text);
    heading->setWordWrap(true);
    rows_->addRow(heading);
}

QDoubleSpinBox* GeneratorDialog::addWeight(const QString& label, const QString& toolTip) {
    auto* box = new NumberBox;
    box->setRange(0, 10'000);
    box->setDecimals(1);
    box->setToolTip(toolTip);
    connect(box, &QDoubleSpinBox::valueChanged, this, &GeneratorDialog::requestSet);
    rows_->addRow(label, box);
    return box;
}

QDoubleSpinBox* GeneratorDialog::addPercentage(const QString& label, int decimals, const QString& toolTip) {
    auto* box = new NumberBox;
    box->setRange(0, 100);
    box->setDecimals(decimals);
    box->setSuffix(tr(" %"));
    box->setToolTip(toolTip);
    connect(box, &QDoubleSpinBox::valueChanged, this, &GeneratorDialog::requestSet);
    rows_->addRow(label, box);
    return box;
}

void GeneratorDialog::addSeed() {
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setToolTip(tr("The same seed gives the same set"));
    connect(seed_, &QSpinBox::valueChanged, this, &GeneratorDialog::requestSet);
    auto* other = new QToolButton;
    other->setIcon(lineIcon(QStringLiteral("generate")));
    other->setToolTip(tr("Another set with the same settings"));
    other->setAccessibleName(tr("Another set"));
    connect(other, &QToolButton::clicked, this,
            [this] { seed_->setValue(QRandomGenerator::global()->bounded(1, 1'000'000)); });
    auto* row = new QHBoxLayout;
    row->addWidget(seed_, 1);
    row->addWidget(other);
    auto* label = new PlainLabel(tr("S&eed"));
    label->setBuddy(seed_);
    rows_->addRow(label, row);
}

QDialogButtonBox* GeneratorDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    newSet_ = buttons->addButton(tr("&New Set"), QDialogButtonBox::AcceptRole);
    newSet_->setToolTip(tr("Opens the tiles as a new set"));
    add_ = buttons->addButton(tr("&Add to This Set"), QDialogButtonBox::AcceptRole);
    add_->setToolTip(tr("Tiles already in the set get more copies; undo removes them again"));
    replace_ = buttons->addButton(tr("&Replace the Tiles of This Set"), QDialogButtonBox::AcceptRole);
    replace_->setToolTip(tr("The set keeps its name and description; undo restores its tiles"));
    using Use = GeneratedSet::Use;
    for (const auto& [button, use] :
         {std::pair{newSet_, Use::NewSet}, {add_, Use::Add}, {replace_, Use::Replace}}) {
        button->setVisible(use == Use::NewSet || hasSet_);
        connect(button, &QPushButton::clicked, this, [this, use = use] { use_ = use; });
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void GeneratorDialog::layOut(FamilyFiguresWidget* figures, QWidget* besides) {
    figures_ = figures;
    addSeed();
    problem_->setWordWrap(true);
    rows_->addRow(problem_);
    // Problems wrap in place of widening the column; names of fields are never cut off.
    left_->setMaximumWidth(std::max(leftWidth, rows_->minimumSize().width()));
    auto* columns = new QGridLayout;
    columns->addWidget(left_, 0, 0);
    columns->addWidget(preview_, 0, 1);
    columns->setColumnStretch(1, 1);
    columns->addWidget(besides, 0, 2);
    // Its charts come with the first set, and may need more.
    columns->setColumnMinimumWidth(2, besidesWidth);
    besides->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(columns, 1);
    whole->addWidget(makeButtons());
    resize(1040, 640);
}

void GeneratorDialog::fillRows(const std::string& name, int tiles, std::uint64_t seed,
                               const std::function<void()>& others) {
    filling_ = true;
    name_->setText(name == BeneathSetSpecification().name ? tr("Generated") : toQString(name));
    tiles_->setValue(tiles);
    seed_->setValue(static_cast<int>(seed));
    others();
    filling_ = false;
    requestSet();
}

std::string GeneratorDialog::wantedName() const {
    return name_->text().toStdString();
}
int GeneratorDialog::wantedTiles() const {
    return tiles_->value();
}
std::uint64_t GeneratorDialog::wantedSeed() const {
    return static_cast<std::uint64_t>(seed_->value());
}

std::optional<GeneratedSet> GeneratorDialog::ask() {
    if (exec() != QDialog::Accepted || !result_)
        return std::nullopt;
    return GeneratedSet{*result_, targets(), use_};
}

void GeneratorDialog::requestSet() {
    if (filling_)
        return;
    result_.reset();
    const Issues issues = specificationIssues();
    QStringList words;
    for (const Issue& issue : issues)
        words << issueInWords(issue);
    problem_->setText(words.join(u'\n'));
    refreshButtons();
    // What they show is of other values.
    for (QWidget* shown : {static_cast<QWidget*>(preview_), static_cast<QWidget*>(figures_)})
        shown->setEnabled(issues.empty());
    // The present computation is outdated; the next one follows it.
    outdated_ = true;
    if (issues.empty() && !working_)
        startWork();
}

void GeneratorDialog::startWork() {
    working_ = true;
    outdated_ = false;
    problem_->setText(tr("calculating…"));
    // Back to the window's thread, the only one that may access the dialog.
    worker_.start([this, generate = makeGenerator()] {
        QMetaObject::invokeMethod(
            this, [this, set = generate()] { takeSet(set); }, Qt::QueuedConnection);
    });
}

void GeneratorDialog::takeSet(TileSet set) {
    working_ = false;
    if (outdated_) {
        if (specificationIssues().empty())
            startWork();
        return;
    }
    problem_->clear();
    figures_->showSet(nullptr);
    preview_->showSet(set);
    if (const auto kept = targets())
        preview_->document()->setTargets(*kept);
    figures_->showSet(preview_->document());
    result_ = std::move(set);
    refreshButtons();
    emit resultChanged();
}

void GeneratorDialog::refreshButtons() {
    newSet_->setEnabled(result_.has_value());
    add_->setEnabled(result_.has_value());
    replace_->setEnabled(result_.has_value());
    newSet_->setDefault(true);
}

} // namespace tilewright
