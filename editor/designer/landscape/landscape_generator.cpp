#include "editor/designer/landscape/landscape_generator.h"

#include "editor/designer/browser/tile_preview.h"
#include "editor/designer/landscape/landscape_figures.h"
#include "editor/document/tileset/landscape_words.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/number_box.h"
#include "editor/theme/plain_text.h"
#include "engine/tileset/io/format.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QToolButton>

#include <limits>

namespace tilewright {

LandscapeGenerator::LandscapeGenerator(bool replaceable, QWidget* parent)
    : QDialog(parent)
    , name_(new QLineEdit(tr("Generated")))
    , tiles_(new QSpinBox)
    , joined_(new QDoubleSpinBox)
    , pennants_(new QDoubleSpinBox)
    , cloisters_(new QDoubleSpinBox)
    , seed_(new QSpinBox)
    , problem_(new PlainLabel)
    , preview_(new TilePreview)
    , figures_(new LandscapeFigures) {
    setWindowTitle(tr("Generate landscape tiles"));
    auto* left = new QWidget;
    left->setMaximumWidth(280);
    auto* form = new QFormLayout(left);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    makeFields(*form);
    makeSeed(*form);
    problem_->setWordWrap(true);
    form->addRow(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    newSet_ = buttons->addButton(tr("&New Set"), QDialogButtonBox::AcceptRole);
    replace_ = buttons->addButton(tr("&Replace the Tiles of This Set"), QDialogButtonBox::AcceptRole);
    replace_->setToolTip(tr("The set keeps its name and description; undo brings its tiles back"));
    replace_->setVisible(replaceable);
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
    refresh();
}

void LandscapeGenerator::makeFields(QFormLayout& form) {
    const LandscapeSpecification first;
    form.addRow(tr("Na&me"), name_);
    tiles_->setObjectName(QStringLiteral("landTiles"));
    tiles_->setRange(1, maxTileCount);
    tiles_->setValue(first.tiles);
    tiles_->setToolTip(tr("Total number of tiles, copies included"));
    form.addRow(tr("&Tiles"), tiles_);
    constexpr std::array<Edge, 3> edges{Edge::City, Edge::Road, Edge::Field};
    for (std::size_t i = 0; i < weights_.size(); ++i) {
        weights_[i] = new NumberBox;
        weights_[i]->setRange(0, 10'000);
        weights_[i]->setDecimals(1);
        weights_[i]->setValue(first.edgeWeights[i]);
        weights_[i]->setToolTip(tr("Weight of this kind of side relative to the others"));
        //: %1: city, road or field
        form.addRow(tr("Sides: %1").arg(edgeInWords(edges[i])), weights_[i]);
    }
    for (QDoubleSpinBox* share : {joined_, pennants_, cloisters_}) {
        share->setRange(0, 100);
        share->setDecimals(0);
        share->setSuffix(tr(" %"));
    }
    joined_->setValue(100 * first.joinedShare);
    joined_->setToolTip(tr("Share of tiles with several city sides on which these are one city"));
    form.addRow(tr("&Joined cities"), joined_);
    pennants_->setValue(100 * first.pennantShare);
    pennants_->setToolTip(tr("Share of the larger cities that have a pennant"));
    form.addRow(tr("&Pennants"), pennants_);
    cloisters_->setObjectName(QStringLiteral("landCloisters"));
    cloisters_->setValue(100 * first.cloisterShare);
    cloisters_->setToolTip(tr("Share of the tiles with room for a cloister that have one"));
    form.addRow(tr("&Cloisters"), cloisters_);
    connect(name_, &QLineEdit::textChanged, this, &LandscapeGenerator::refresh);
    for (QDoubleSpinBox* box : {weights_[0], weights_[1], weights_[2], joined_, pennants_, cloisters_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &LandscapeGenerator::refresh);
    for (QSpinBox* box : {tiles_, seed_})
        connect(box, &QSpinBox::valueChanged, this, &LandscapeGenerator::refresh);
}

void LandscapeGenerator::makeSeed(QFormLayout& form) {
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(1);
    seed_->setToolTip(tr("The same number gives the same set again"));
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

LandscapeSpecification LandscapeGenerator::specification() const {
    LandscapeSpecification specification;
    specification.name = name_->text().toStdString();
    specification.tiles = tiles_->value();
    for (std::size_t i = 0; i < weights_.size(); ++i)
        specification.edgeWeights[i] = weights_[i]->value();
    specification.joinedShare = joined_->value() / 100;
    specification.pennantShare = pennants_->value() / 100;
    specification.cloisterShare = cloisters_->value() / 100;
    specification.seed = static_cast<std::uint64_t>(seed_->value());
    return specification;
}

void LandscapeGenerator::refresh() {
    if (newSet_ == nullptr)
        return;
    result_.reset();
    const LandscapeSpecification wanted = specification();
    QStringList problems;
    for (const Issue& issue : check(wanted))
        problems << issueInWords(issue);
    problem_->setText(problems.join(u'\n'));
    if (problems.isEmpty()) {
        result_ = generate(wanted);
        figures_->showSet(nullptr);
        preview_->showSet(*result_);
        figures_->showSet(preview_->document());
    }
    newSet_->setEnabled(result_.has_value());
    replace_->setEnabled(result_.has_value());
}

} // namespace tilewright
