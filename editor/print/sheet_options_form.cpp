#include "editor/print/sheet_options_form.h"

#include "editor/print/fold_group.h"
#include "editor/print/option_lists.h"
#include "editor/theme/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

QDoubleSpinBox* millimetreBox(double least, double greatest, const QString& toolTip, QWidget* parent) {
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(least, greatest);
    box->setDecimals(2);
    box->setSingleStep(0.5);
    box->setSuffix(SheetOptionsForm::tr(" mm"));
    box->setToolTip(toolTip);
    return box;
}

} // namespace

SheetOptionsForm::SheetOptionsForm(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    addPaper();
    addTiles();
    addCuts();
    addMarks();
    addBacks();
    addRest();
    column->addStretch(1);
    for (QWidget* field : findChildren<QWidget*>())
        if (qobject_cast<QAbstractSpinBox*>(field) != nullptr || qobject_cast<QComboBox*>(field) != nullptr) {
            field->setFocusPolicy(Qt::StrongFocus);
            field->installEventFilter(this);
        }
    setSpecification(sheet::SheetSpecification());
}

/// Who scrolls the form changes nothing on the way.
bool SheetOptionsForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SheetOptionsForm::setSpecification(const Specification& specification) {
    specification_ = specification;
    const QScopedValueRollback showing(showing_, true);
    for (const auto& show : shown_)
        show();
    enable();
}

void SheetOptionsForm::edited() {
    if (showing_)
        return;
    enable();
    emit changed();
}

void SheetOptionsForm::enable() {
    customSize_->setVisible(paper_->currentIndex() == paper_->count() - 1);
    chosen_->setEnabled(specification_.quantities == sheet::Quantities::Chosen);
    pageBreaks_->setEnabled(specification_.grouping != sheet::Grouping::None);
}

void SheetOptionsForm::length(FoldGroup* group, const QString& label, const QString& toolTip, double least,
                              double greatest, const Place<double>& place) {
    auto* box = millimetreBox(least, greatest, toolTip, group);
    group->form()->addRow(label, box);
    shown_.emplace_back([this, box, place] { box->setValue(place(specification_)); });
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, place](double value) {
        if (!showing_)
            place(specification_) = value;
        edited();
    });
}

QCheckBox* SheetOptionsForm::check(FoldGroup* group, const QString& label, const QString& toolTip,
                                   const Place<bool>& place) {
    auto* box = new QCheckBox(label, group);
    box->setToolTip(toolTip);
    group->form()->addRow(box);
    shown_.emplace_back([this, box, place] { box->setChecked(place(specification_)); });
    connect(box, &QCheckBox::toggled, this, [this, place](bool on) {
        if (!showing_)
            place(specification_) = on;
        edited();
    });
    return box;
}

template <class Choice>
QComboBox* SheetOptionsForm::choice(FoldGroup* group, const QString& label, const QString& toolTip,
                                    const QStringList& names, const Place<Choice>& place) {
    auto* box = new QComboBox(group);
    box->addItems(names);
    box->setToolTip(toolTip);
    group->form()->addRow(label, box);
    shown_.emplace_back(
        [this, box, place] { box->setCurrentIndex(static_cast<int>(place(specification_))); });
    connect(box, &QComboBox::currentIndexChanged, this, [this, place](int index) {
        if (!showing_)
            place(specification_) = static_cast<Choice>(index);
        edited();
    });
    return box;
}

QLineEdit* SheetOptionsForm::line(FoldGroup* group, const QString& label, const QString& toolTip,
                                  const QString& example, std::function<QString(const Specification&)> show,
                                  std::function<bool(Specification&, const QString&)> take) {
    auto* edit = new QLineEdit(group);
    edit->setToolTip(toolTip);
    edit->setPlaceholderText(example);
    group->form()->addRow(label, edit);
    shown_.emplace_back([this, edit, show = std::move(show)] { edit->setText(show(specification_)); });
    connect(edit, &QLineEdit::editingFinished, this, [this, edit, take = std::move(take)] {
        Specification changed = specification_;
        if (showing_ || !take(changed, edit->text()) || changed == specification_)
            return;
        specification_ = std::move(changed);
        edited();
    });
    return edit;
}

void SheetOptionsForm::component(FoldGroup* group, const QString& label, const QString& toolTip,
                                 sheet::Component which) {
    auto* box = new QCheckBox(label, group);
    box->setToolTip(toolTip);
    group->form()->addRow(box);
    shown_.emplace_back([this, box, which] {
        const auto& there = specification_.components;
        box->setChecked(std::find(there.begin(), there.end(), which) != there.end());
    });
    connect(box, &QCheckBox::toggled, this, [this, which](bool on) {
        if (!showing_) {
            std::erase(specification_.components, which);
            if (on)
                specification_.components.push_back(which);
            std::sort(specification_.components.begin(), specification_.components.end());
        }
        edited();
    });
}

void SheetOptionsForm::addPaper() {
    auto* group = new FoldGroup(tr("Paper"), true, this);
    layout()->addWidget(group);
    paper_ = new QComboBox(group);
    for (const sheet::Paper& paper : sheet::papers())
        paper_->addItem(toQString(paper.name));
    paper_->addItem(tr("own size"));
    paper_->setToolTip(tr("Size of the paper"));
    group->form()->addRow(tr("&Paper"), paper_);
    customSize_ = new QWidget(group);
    auto* row = new QHBoxLayout(customSize_);
    row->setContentsMargins(0, 0, 0, 0);
    auto* width =
        millimetreBox(1, sheet::greatestPaper, tr("Width of the paper, as it stands upright"), customSize_);
    auto* height =
        millimetreBox(1, sheet::greatestPaper, tr("Height of the paper, as it stands upright"), customSize_);
    width->setAccessibleName(tr("Width of the paper"));
    height->setAccessibleName(tr("Height of the paper"));
    row->addWidget(width, 1);
    row->addWidget(new QLabel(QStringLiteral("×"), customSize_));
    row->addWidget(height, 1);
    group->form()->addRow(customSize_);
    shown_.emplace_back([this, width, height] {
        const sheet::Paper* known = sheet::findPaper(specification_.paper.name);
        paper_->setCurrentIndex(known == nullptr ? paper_->count() - 1
                                                 : static_cast<int>(known - sheet::papers().data()));
        width->setValue(specification_.paper.width);
        height->setValue(specification_.paper.height);
    });
    connect(paper_, &QComboBox::currentIndexChanged, this, [this, width, height](int index) {
        if (!showing_) {
            if (index < paper_->count() - 1)
                specification_.paper = sheet::papers()[static_cast<std::size_t>(index)];
            else
                specification_.paper = {"custom", specification_.paper.width, specification_.paper.height};
            const QScopedValueRollback showing(showing_, true);
            width->setValue(specification_.paper.width);
            height->setValue(specification_.paper.height);
        }
        edited();
    });
    for (QDoubleSpinBox* box : {width, height})
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, width, height] {
            if (!showing_)
                specification_.paper = {"custom", width->value(), height->value()};
            edited();
        });
    choice<sheet::Orientation>(group, tr("&Orientation"), tr("How the paper lies"),
                               {tr("portrait"), tr("landscape")},
                               [](Specification& s) -> auto& { return s.orientation; });
    const QString margins = tr("Kept free on this side of the paper");
    length(group, tr("Margin &top"), margins, 0, 500,
           [](Specification& s) -> auto& { return s.margins.top; });
    length(group, tr("Margin &right"), margins, 0, 500,
           [](Specification& s) -> auto& { return s.margins.right; });
    length(group, tr("Margin &bottom"), margins, 0, 500,
           [](Specification& s) -> auto& { return s.margins.bottom; });
    length(group, tr("Margin &left"), margins, 0, 500,
           [](Specification& s) -> auto& { return s.margins.left; });
    choice<sheet::Horizontal>(group, tr("&Across"), tr("Where the block of tiles lies between the margins"),
                              {tr("left"), tr("centred"), tr("right")},
                              [](Specification& s) -> auto& { return s.horizontal; });
    choice<sheet::Vertical>(group, tr("&Down"), tr("Where the block of tiles lies between the margins"),
                            {tr("top"), tr("middle"), tr("bottom")},
                            [](Specification& s) -> auto& { return s.vertical; });
}

void SheetOptionsForm::addTiles() {
    auto* group = new FoldGroup(tr("What is printed"), true, this);
    layout()->addWidget(group);
    component(group, tr("T&iles"), tr("The tiles of the set"), sheet::Component::Tiles);
    component(group, tr("Mar&kers"),
              tr("Picks, door markers, silver picks, keys and tokens for four players"),
              sheet::Component::Markers);
    component(group, tr("Stand&ees"), tr("Runners, Prisoners and Guards to fold and stand up"),
              sheet::Component::Standees);
    component(group, tr("Pla&yer aids"), tr("Cards that tell the colours, doors and markers"),
              sheet::Component::Aid);
    component(group, tr("Bo&ard"), tr("The map in use, on as many pages as it takes"),
              sheet::Component::Board);
    length(group, tr("Tile &size"), tr("Side of a tile after cutting; begins as the set's own"),
           sheet::leastTile, sheet::greatestTile,
           [](Specification& s) -> auto& { return s.tileMillimetres; });
    choice<sheet::Quantities>(group, tr("&Quantities"),
                              tr("All copies, one of each kind as a proof, or chosen ones"),
                              {tr("as often as counted"), tr("one of each"), tr("chosen tiles")},
                              [](Specification& s) -> auto& { return s.quantities; });
    chosen_ = line(group, tr("C&hosen"), tr("Ids with their counts"), tr("cross-01=2, corner-07"), chosenText,
                   takeChosen);
    choice<sheet::Order>(group, tr("Or&der"), tr("In which order the tiles are laid"),
                         {tr("as in the set"), tr("by id"), tr("most copies first")},
                         [](Specification& s) -> auto& { return s.order; });
    choice<sheet::Grouping>(group, tr("&Groups"), tr("Tiles of one configuration side by side"),
                            {tr("none"), tr("by configuration")},
                            [](Specification& s) -> auto& { return s.grouping; });
    pageBreaks_ = check(group, tr("A page for each group"), tr("Begin a new page where a group begins"),
                        [](Specification& s) -> auto& { return s.pageBreaks; });
    line(group, tr("Sk&ip"), tr("Slots left free on every page; they count from 1, row by row"),
         tr("1, 2, 7"), skipText, takeSkip);
    auto* first = new QSpinBox(group);
    first->setRange(1, 10000);
    first->setToolTip(tr("Where the first page begins, if slots of it are used up"));
    group->form()->addRow(tr("&First slot"), first);
    shown_.emplace_back([this, first] { first->setValue(specification_.firstSlot); });
    connect(first, &QSpinBox::valueChanged, this, [this](int value) {
        if (!showing_)
            specification_.firstSlot = value;
        edited();
    });
}

void SheetOptionsForm::addCuts() {
    auto* group = new FoldGroup(tr("Gaps and bleed"), false, this);
    layout()->addWidget(group);
    length(group, tr("Gap across"), tr("Between neighbouring tiles, bleed not counted"), 0, 200,
           [](Specification& s) -> auto& { return s.gapX; });
    length(group, tr("Gap down"), tr("Between neighbouring tiles, bleed not counted"), 0, 200,
           [](Specification& s) -> auto& { return s.gapY; });
    choice<sheet::BleedMode>(
        group, tr("Bleed"), tr("Art beyond the cut, so that a cut beside the line shows no white"),
        {tr("none"), tr("round each tile"), tr("at the outer edge only"), tr("shared by neighbours")},
        [](Specification& s) -> auto& { return s.bleedMode; });
    length(group, tr("Bleed width"), tr("How far art reaches beyond the cut"), 0, 50,
           [](Specification& s) -> auto& { return s.bleed; });
    length(group, tr("Safe inset"),
           tr("A dashed line that far inside the cut: what lies outside may be cut off"), 0, 100,
           [](Specification& s) -> auto& { return s.safeInset; });
    length(group, tr("Corner radius"), tr("Rounds the corners of the cut"), 0, 100,
           [](Specification& s) -> auto& { return s.cornerRadius; });
}

void SheetOptionsForm::addMarks() {
    auto* group = new FoldGroup(tr("Marks"), true, this);
    layout()->addWidget(group);
    check(group, tr("Cut &ticks in the margin"), tr("Short lines at the ends of each cut"),
          [](Specification& s) -> auto& { return s.marks.edgeTicks; });
    check(group, tr("&Crosses at the corners"), tr("Small crosses where cuts meet"),
          [](Specification& s) -> auto& { return s.marks.cornerCrosses; });
    choice<sheet::CutLines>(group, tr("Cut lines"), tr("Round each tile"),
                            {tr("none"), tr("full lines"), tr("dashes in two colours")},
                            [](Specification& s) -> auto& { return s.marks.cutLines; });
    check(group, tr("Registration marks"), tr("Bull's eyes that must meet on front and back"),
          [](Specification& s) -> auto& { return s.marks.registration; });
    check(group, tr("Outline of the block"), tr("A line round all tiles of a page"),
          [](Specification& s) -> auto& { return s.marks.blockOutline; });
    check(group, tr("Name, page and ruler"), tr("What it is, which page, and 50 mm to hold a ruler against"),
          [](Specification& s) -> auto& { return s.marks.furniture; });
    check(group, tr("Ids of the tiles"), tr("In small letters in a corner of each tile"),
          [](Specification& s) -> auto& { return s.marks.tileIds; });
    line(
        group, tr("Note"), tr("Printed after the name: a version, say"), tr("version 3"),
        [](const Specification& s) { return toQString(s.note); },
        [](Specification& s, const QString& text) {
            s.note = text.left(200).toStdString();
            return true;
        });
}

void SheetOptionsForm::addBacks() {
    auto* group = new FoldGroup(tr("Backs"), false, this);
    layout()->addWidget(group);
    choice<sheet::Backs>(group, tr("Backs"), tr("A page of backs after each page of fronts"),
                         {tr("none"), tr("one for all"), tr("with the tile's id")},
                         [](Specification& s) -> auto& { return s.back.backs; });
    choice<sheet::Flip>(group, tr("Turn over"), tr("The edge about which the printer turns the paper over"),
                        {tr("long edge"), tr("short edge")},
                        [](Specification& s) -> auto& { return s.back.flip; });
    length(group, tr("Move across"), tr("Moves backs to the right, as the alignment test tells"), -50, 50,
           [](Specification& s) -> auto& { return s.back.offsetX; });
    length(group, tr("Move down"), tr("Moves backs down, as the alignment test tells"), -50, 50,
           [](Specification& s) -> auto& { return s.back.offsetY; });
    auto* turn = new QDoubleSpinBox(group);
    turn->setRange(-180, 180);
    turn->setDecimals(2);
    turn->setSingleStep(0.1);
    turn->setSuffix(tr("°"));
    turn->setToolTip(tr("Turns pages of backs clockwise about their middle"));
    group->form()->addRow(tr("Turn"), turn);
    shown_.emplace_back([this, turn] { turn->setValue(specification_.back.rotation); });
    connect(turn, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (!showing_)
            specification_.back.rotation = value;
        edited();
    });
    check(group, tr("Beside their fronts, to be folded"),
          tr("Printed on one side: fold in the middle, glue, then cut"),
          [](Specification& s) -> auto& { return s.back.gutterFold; });
    length(group, tr("Gutter"), tr("Between fronts and backs that are folded"), 0, 200,
           [](Specification& s) -> auto& { return s.back.gutter; });
}

void SheetOptionsForm::addRest() {
    auto* group = new FoldGroup(tr("Colours and board"), false, this);
    layout()->addWidget(group);
    choice<sheet::Colours>(group, tr("Colours"), tr("Of the art; low ink keeps lines, doors and symbols"),
                           {tr("full"), tr("low ink"), tr("grey")},
                           [](Specification& s) -> auto& { return s.colours; });
    length(group, tr("Board overlap"), tr("How far the parts of a board cover one another"), 0, 100,
           [](Specification& s) -> auto& { return s.overlap; });
}

} // namespace tilewright
