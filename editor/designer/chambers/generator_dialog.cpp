#include "editor/designer/chambers/generator_dialog.h"

#include "editor/designer/browser/tile_preview.h"
#include "editor/designer/chambers/statistics_panel.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/number_box.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/text.h"
#include "engine/tileset/io/format.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QThreadPool>
#include <QToolButton>

#include <limits>

namespace tilewright {

GeneratorDialog::GeneratorDialog(QWidget* parent)
    : QDialog(parent)
    , name_(new QLineEdit)
    , tiles_(new QSpinBox)
    , colours_(new QSpinBox)
    , open_(new QDoubleSpinBox)
    , special_(new QDoubleSpinBox)
    , seed_(new QSpinBox)
    , problem_(new PlainLabel)
    , preview_(new TilePreview)
    , figures_(new StatisticsPanel) {
    setWindowTitle(tr("Generate tiles"));
    auto* left = new QWidget;
    left->setMaximumWidth(280);
    auto* form = new QFormLayout(left);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    makeFields(*form);
    problem_->setWordWrap(true);
    form->addRow(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    newSet_ = buttons->addButton(tr("&New Set"), QDialogButtonBox::AcceptRole);
    replace_ = buttons->addButton(tr("&Replace the Tiles of This Set"), QDialogButtonBox::AcceptRole);
    replace_->setToolTip(tr("The set keeps its name and description; undo brings its tiles back"));
    replace_->hide();
    newSet_->setDefault(true);
    connect(replace_, &QPushButton::clicked, this, [this] { replaces_ = true; });
    connect(newSet_, &QPushButton::clicked, this, [this] { replaces_ = false; });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* columns = new QHBoxLayout;
    columns->addWidget(left);
    columns->addWidget(preview_, 1);
    figures_->setFixedWidth(310);
    columns->addWidget(figures_);
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(columns, 1);
    whole->addWidget(buttons);
    resize(1040, 640);
    setSpecification({});
}

void GeneratorDialog::makeFields(QFormLayout& form) {
    connect(name_, &QLineEdit::textChanged, this, &GeneratorDialog::wantSet);
    form.addRow(tr("Na&me"), name_);
    tiles_->setObjectName(QStringLiteral("generatorTiles"));
    tiles_->setRange(1, maxTileCount);
    tiles_->setToolTip(tr("Total number of tiles, copies included"));
    form.addRow(tr("&Tiles"), tiles_);
    colours_->setObjectName(QStringLiteral("generatorColours"));
    colours_->setRange(1, colourCount);
    colours_->setToolTip(tr("Number of pick colours, taken in their usual order"));
    form.addRow(tr("&Colours"), colours_);
    for (std::size_t i = 0; i < weights_.size(); ++i) {
        weights_[i] = new NumberBox;
        weights_[i]->setRange(0, 10'000);
        weights_[i]->setDecimals(1);
        weights_[i]->setToolTip(tr("Weight of this configuration relative to the others"));
        connect(weights_[i], &QDoubleSpinBox::valueChanged, this, &GeneratorDialog::wantSet);
        form.addRow(translated(name(allConfigurations[i])), weights_[i]);
    }
    for (QDoubleSpinBox* share : {open_, special_}) {
        share->setRange(0, 100);
        share->setDecimals(1);
        share->setSuffix(tr(" %"));
        connect(share, &QDoubleSpinBox::valueChanged, this, &GeneratorDialog::wantSet);
    }
    open_->setToolTip(tr("Share of all passages that have no door"));
    special_->setToolTip(tr("Share of all passages that have a special door; the rest have skulls"));
    form.addRow(tr("&Open passages"), open_);
    form.addRow(tr("&Special doors"), special_);
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setToolTip(tr("The same number gives the same set again"));
    for (QSpinBox* box : {tiles_, colours_, seed_})
        connect(box, &QSpinBox::valueChanged, this, &GeneratorDialog::wantSet);
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
    form.addRow(label, row);
}

void GeneratorDialog::setReplaceable(const TileSetDocument& document) {
    replace_->show();
    if (document.targets())
        setSpecification(*document.targets());
}

void GeneratorDialog::setSpecification(const SetSpecification& specification) {
    filling_ = true;
    name_->setText(specification.name == SetSpecification().name ? tr("Generated")
                                                                 : toQString(specification.name));
    tiles_->setValue(specification.tiles);
    colours_->setValue(specification.colours);
    for (std::size_t i = 0; i < weights_.size(); ++i)
        weights_[i]->setValue(specification.weights[i]);
    open_->setValue(100 * specification.openShare);
    special_->setValue(100 * specification.specialShare);
    seed_->setValue(static_cast<int>(specification.seed));
    filling_ = false;
    wantSet();
}

SetSpecification GeneratorDialog::specification() const {
    SetSpecification specification;
    specification.name = name_->text().toStdString();
    specification.tiles = tiles_->value();
    specification.colours = colours_->value();
    for (std::size_t i = 0; i < weights_.size(); ++i)
        specification.weights[i] = weights_[i]->value();
    specification.openShare = open_->value() / 100;
    specification.specialShare = special_->value() / 100;
    specification.seed = static_cast<std::uint64_t>(seed_->value());
    return specification;
}

void GeneratorDialog::wantSet() {
    if (filling_)
        return;
    result_.reset();
    const Issues issues = check(specification());
    QStringList problems;
    for (const Issue& issue : issues)
        problems << issueInWords(issue);
    problem_->setText(problems.join(u'\n'));
    refreshButtons();
    // The present computation is outdated; the next one follows it.
    outdated_ = true;
    if (issues.empty() && !working_)
        startWork();
}

void GeneratorDialog::startWork() {
    working_ = true;
    outdated_ = false;
    problem_->setText(tr("calculating…"));
    QThreadPool::globalInstance()->start([dialog = QPointer(this), wanted = specification()] {
        TileSet set = generate(wanted);
        // Back to the window's thread, the only one that may access the dialog.
        QMetaObject::invokeMethod(QCoreApplication::instance(), [dialog, wanted, set = std::move(set)] {
            if (dialog)
                dialog->takeSet(set, wanted);
        });
    });
}

void GeneratorDialog::takeSet(TileSet set, const SetSpecification& wanted) {
    working_ = false;
    if (outdated_) {
        if (check(specification()).empty())
            startWork();
        return;
    }
    problem_->clear();
    figures_->showSet(nullptr);
    preview_->showSet(set);
    preview_->document()->setTargets(wanted);
    figures_->showSet(preview_->document());
    result_ = std::move(set);
    refreshButtons();
    emit workedOut();
}

void GeneratorDialog::refreshButtons() {
    newSet_->setEnabled(result_.has_value());
    replace_->setEnabled(result_.has_value());
    newSet_->setDefault(true);
}

} // namespace tilewright
