#include "editor/print/sheet_options_form.h"

#include "editor/print/fold_group.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"
#include "engine/sheet/grid.h"
#include "engine/sheet/option_lists.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
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

/// Scrolling the form must not change values under the pointer.
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

/// For a number, which passes through others while it is changed.
void SheetOptionsForm::turned() {
    if (showing_)
        return;
    enable();
    emit typed();
}

void SheetOptionsForm::enable() {
    customSize_->setVisible(paper_->currentIndex() == paper_->count() - 1);
    const bool chosen = specification_.quantities == sheet::Quantities::Chosen;
    chosen_->setEnabled(chosen);
    choose_->setEnabled(chosen && !tiles_.empty());
    const bool backs = specification_.back.backs != sheet::Backs::None;
    for (QWidget* field : backFields_)
        field->setEnabled(backs);
    gutter_->setEnabled(backs && specification_.back.gutterFold);
    // An existing value stays, and is reported as wrong.
    const sheet::Grid grid =
        sheet::gridOf(specification_, {specification_.tileMillimetres, specification_.tileMillimetres});
    const QScopedValueRollback showing(showing_, true);
    firstSlot_->setMaximum(std::max({1, grid.columns * grid.rows, specification_.firstSlot}));
    pageBreaks_->setEnabled(specification_.grouping != sheet::Grouping::None);
}

QDoubleSpinBox* SheetOptionsForm::length(FoldGroup* group, const QString& label, const QString& toolTip,
                                         Range range, const Place<double>& place) {
    auto* box = millimetreBox(range.least, range.greatest, toolTip, group);
    group->form()->addRow(label, box);
    shown_.emplace_back([this, box, place] { box->setValue(place(specification_)); });
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, place](double value) {
        if (!showing_)
            place(specification_) = value;
        turned();
    });
    return box;
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

QComboBox* SheetOptionsForm::words(FoldGroup* group, const QString& label, const QString& toolTip,
                                   const QStringList& names, const Chosen& chosen) {
    auto* box = new QComboBox(group);
    box->addItems(names);
    box->setToolTip(toolTip);
    group->form()->addRow(label, box);
    shown_.emplace_back([box, get = chosen.get] { box->setCurrentIndex(get()); });
    connect(box, &QComboBox::currentIndexChanged, this, [this, set = chosen.set](int index) {
        if (!showing_)
            set(index);
        edited();
    });
    return box;
}

QLineEdit* SheetOptionsForm::line(FoldGroup* group, const QString& label, const QString& toolTip,
                                  const QString& example, Written written) {
    auto* edit = new QLineEdit(group);
    edit->setToolTip(toolTip);
    edit->setPlaceholderText(example);
    group->form()->addRow(label, edit);
    shown_.emplace_back([this, edit, show = std::move(written.show)] {
        edit->setText(show(specification_));
        setProblem(edit, {});
    });
    connect(edit, &QLineEdit::textEdited, this,
            [this, edit, take = std::move(written.take)](const QString& text) {
                Specification changed = specification_;
                const Issues issues = take(changed, text);
                setProblem(edit, issues);
                if (issues.empty())
                    specification_ = std::move(changed);
                enable();
                emit typed();
            });
    connect(edit, &QLineEdit::editingFinished, this, [this, edit] {
        if (!edit->isModified())
            return;
        edit->setModified(false);
        emit changed();
    });
    return edit;
}

/// The field stays marked until it can be read.
void SheetOptionsForm::setProblem(QLineEdit* edit, const Issues& issues) {
    if (issues.empty())
        problems_.erase(edit);
    else
        problems_[edit] = issues;
    QPalette colours;
    if (!issues.empty()) {
        const QColor wrong = isDark(palette()) ? errorColour().lighter(140) : errorColour();
        colours.setColor(QPalette::Text, wrong);
        colours.setColor(QPalette::Highlight, wrong);
    }
    edit->setPalette(colours);
    edit->setAccessibleDescription(issues.empty() ? QString() : issueInWords(issues.front()));
}

Issues SheetOptionsForm::problems() const {
    Issues all;
    for (const auto& [edit, issues] : problems_)
        if (edit->isEnabled())
            all.insert(all.end(), issues.begin(), issues.end());
    return all;
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
    paper_->addItem(tr("Custom"));
    paper_->setToolTip(tr("Size of the paper"));
    group->form()->addRow(tr("&Paper"), paper_);
    addPaperSize(group);
    choice<sheet::Orientation>(group, tr("&Orientation"), tr("How the paper lies"),
                               {tr("portrait"), tr("landscape")},
                               [](Specification& s) -> auto& { return s.orientation; });
    addMargins(group);
    choice<sheet::Horizontal>(
        group, tr("&Align across"), tr("Where the block of tiles lies between the margins"),
        {tr("left"), tr("centred"), tr("right")}, [](Specification& s) -> auto& { return s.horizontal; });
    choice<sheet::Vertical>(group, tr("Align &down"), tr("Where the block of tiles lies between the margins"),
                            {tr("top"), tr("middle"), tr("bottom")},
                            [](Specification& s) -> auto& { return s.vertical; });
}

void SheetOptionsForm::addPaperSize(FoldGroup* group) {
    customSize_ = new QWidget(group);
    auto* row = new QHBoxLayout(customSize_);
    row->setContentsMargins(0, 0, 0, 0);
    auto* width = millimetreBox(1, sheet::greatestPaper, tr("Width of the paper in portrait"), customSize_);
    auto* height = millimetreBox(1, sheet::greatestPaper, tr("Height of the paper in portrait"), customSize_);
    width->setAccessibleName(tr("Width of the paper"));
    height->setAccessibleName(tr("Height of the paper"));
    row->addWidget(width, 1);
    row->addWidget(new PlainLabel(QStringLiteral("×"), customSize_));
    row->addWidget(height, 1);
    group->form()->addRow(customSize_);
    shown_.emplace_back([this, width, height] {
        const sheet::Paper* known = sheet::findPaper(specification_.paper.name);
        paper_->setCurrentIndex(known == nullptr ? paper_->count() - 1
                                                 : static_cast<int>(known - sheet::papers().data()));
        width->setValue(specification_.paper.width);
        height->setValue(specification_.paper.height);
    });
    connectPaperSize(width, height);
}

void SheetOptionsForm::connectPaperSize(QDoubleSpinBox* width, QDoubleSpinBox* height) {
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
            turned();
        });
}

void SheetOptionsForm::addMargins(FoldGroup* group) {
    const QString margins = tr("Kept free on this side of the paper");
    length(group, tr("Margin &top"), margins, {0, 500},
           [](Specification& s) -> auto& { return s.margins.top; });
    length(group, tr("Margin &right"), margins, {0, 500},
           [](Specification& s) -> auto& { return s.margins.right; });
    length(group, tr("Margin &bottom"), margins, {0, 500},
           [](Specification& s) -> auto& { return s.margins.bottom; });
    length(group, tr("Margin &left"), margins, {0, 500},
           [](Specification& s) -> auto& { return s.margins.left; });
}

void SheetOptionsForm::addTiles() {
    auto* group = new FoldGroup(tr("What is printed"), true, this);
    layout()->addWidget(group);
    component(group, tr("T&iles"), tr("The tiles of the set"), sheet::Component::Tiles);
    component(group, tr("Mar&kers"),
              tr("Picks, door markers, keys and tokens, as many as a game with this set needs"),
              sheet::Component::Markers);
    component(group, tr("Stand&ees"), tr("The pieces of all players, to fold and stand up"),
              sheet::Component::Standees);
    component(group, tr("Pla&yer aids"),
              tr("Cards that explain the symbols on tiles and markers, one for each player"),
              sheet::Component::Aid);
    component(group, tr("Bo&ard"), tr("The current map, on as many pages as it takes"),
              sheet::Component::Board);
    length(group, tr("Tile &size"), tr("Side of a tile after cutting; starts as the size in the set"),
           {sheet::leastTile, sheet::greatestTile},
           [](Specification& s) -> auto& { return s.tileMillimetres; });
    choice<sheet::Quantities>(group, tr("&Quantities"),
                              tr("All copies, one of each kind as a proof, or chosen ones"),
                              {tr("by tile count"), tr("one of each"), tr("chosen tiles")},
                              [](Specification& s) -> auto& { return s.quantities; })
        ->setObjectName(QStringLiteral("sheetQuantities"));
    addChosen(group);
    choice<sheet::Order>(group, tr("Or&der"), tr("The order in which the tiles are placed"),
                         {tr("as in the set"), tr("by id"), tr("most copies first")},
                         [](Specification& s) -> auto& { return s.order; });
    choice<sheet::Grouping>(group, tr("&Groups"), tr("Tiles of one configuration side by side"),
                            {tr("none"), tr("by configuration")},
                            [](Specification& s) -> auto& { return s.grouping; });
    pageBreaks_ = check(group, tr("A page for each group"), tr("Start a new page where a group starts"),
                        [](Specification& s) -> auto& { return s.pageBreaks; });
    line(group, tr("Sk&ip"),
         tr("Slots left free on every page, counted from 1, row by row. Or click slots on the pages"),
         tr("1-3, 7"),
         {[](const Specification& specification) { return toQString(sheet::slotsText(specification.skip)); },
          [](Specification& specification, const QString& text) {
              auto read = sheet::readSlots(text.toStdString());
              if (read)
                  specification.skip = std::move(*read.value);
              return std::move(read.issues);
          }})
        ->setObjectName(QStringLiteral("sheetSkip"));
    auto* first = firstSlot_ = new QSpinBox(group);
    first->setMinimum(1);
    first->setToolTip(tr("Where the first page starts, if some of its slots are used up"));
    group->form()->addRow(tr("&First slot"), first);
    shown_.emplace_back([this, first] {
        first->setMaximum(std::max(first->maximum(), specification_.firstSlot));
        first->setValue(specification_.firstSlot);
    });
    connect(first, &QSpinBox::valueChanged, this, [this](int value) {
        if (!showing_)
            specification_.firstSlot = value;
        turned();
    });
}

} // namespace tilewright
