#include "editor/print/sheet_options_form.h"

#include "editor/common/colours/contrast.h"
#include "editor/common/colours/recoloured.h"
#include "editor/common/fields/option_field.h"
#include "editor/common/issue_text.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/print/fold_group.h"
#include "editor/words/text.h"
#include "engine/sheet/grid.h"
#include "engine/sheet/option_lists.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
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

constexpr const char* customPaper = "custom";

} // namespace

SheetOptionsForm::SheetOptionsForm(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    addPaper();
    addTiles();
    addCutsAndPrinting();
    column->addStretch(1);
    setSpecification(sheet::SheetSpecification());
}

void SheetOptionsForm::setSpecification(const Specification& specification) {
    specification_ = specification;
    const QScopedValueRollback showing(showing_, true);
    firstSlot()->setMaximum(sheet::sheetOption("/firstSlot").spec.maximum);
    for (const auto& [name, field] : fields_)
        showInOptionField(field, sheet::sheetOption(name).get(specification_));
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
    for (const char* name :
         {"/backs/flip", "/backs/offsetX", "/backs/offsetY", "/backs/rotation", "/backs/gutterFold"})
        fields_.at(name)->setEnabled(backs);
    fields_.at("/backs/gutter")->setEnabled(backs && specification_.back.gutterFold);
    // An existing value stays, and is reported as wrong.
    const sheet::Grid grid =
        sheet::gridOf(specification_, {specification_.tileMillimetres, specification_.tileMillimetres});
    const QScopedValueRollback showing(showing_, true);
    firstSlot()->setMaximum(std::max({1, grid.columns * grid.rows, specification_.firstSlot}));
    // Folded pages are halves of paper that lies.
    fields_.at("/orientation")->setEnabled(!rules_ || !specification_.rules.folded);
    fields_.at("/grouping/pageBreaks")->setEnabled(specification_.grouping != sheet::Grouping::None);
}

QSpinBox* SheetOptionsForm::firstSlot() const {
    return qobject_cast<QSpinBox*>(fields_.at("/firstSlot"));
}

FoldGroup* SheetOptionsForm::addGroup(const QString& title, bool open, Of what) {
    auto* group = new FoldGroup(title, open, this);
    layout()->addWidget(group);
    groups_.emplace_back(group, what);
    group->setVisible(what != Of::Rules);
    return group;
}

void SheetOptionsForm::showRules(bool rules) {
    if (rules == rules_)
        return;
    rules_ = rules;
    for (const auto& [group, what] : groups_)
        group->setVisible(what == Of::Both || (what == Of::Rules) == rules);
    // What is half typed in a hidden field is dropped, and fields that both have show the same.
    setSpecification(specification_);
}

void SheetOptionsForm::addOptions(FoldGroup* group, std::initializer_list<const char*> names) {
    for (const char* name : names) {
        const sheet::SheetOption& option = sheet::sheetOption(name);
        QWidget* field = makeOptionField(option.spec, group, [this, &option] { take(option); });
        field->setObjectName(QLatin1String(name));
        field->setToolTip(translated(option.spec.explanation));
        if (auto* box = qobject_cast<QCheckBox*>(field)) {
            box->setText(translated(option.spec.label));
            group->form()->addRow(box);
        } else {
            group->form()->addRow(translated(option.spec.label), field);
        }
        fields_[name] = field;
    }
}

void SheetOptionsForm::take(const sheet::SheetOption& option) {
    const QWidget* field = fields_.at(option.spec.name);
    if (!showing_)
        option.set(specification_, valueOfOptionField(field));
    if (qobject_cast<const QAbstractSpinBox*>(field) != nullptr)
        turned();
    else
        edited();
}

SheetOptionsForm::Labels SheetOptionsForm::labelsOf(const char* option, const QString& example) {
    const OptionSpec& spec = sheet::sheetOption(option).spec;
    return {translated(spec.label), translated(spec.explanation), example};
}

QLineEdit* SheetOptionsForm::line(FoldGroup* group, const Labels& labels, Written written) {
    auto* edit = new QLineEdit(group);
    edit->setToolTip(labels.toolTip);
    edit->setPlaceholderText(labels.example);
    group->form()->addRow(labels.label, edit);
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
    keepRecoloured(*edit, [edit, bad = !issues.empty()] {
        QPalette colours;
        if (bad) {
            const QColor wrong = errorColour();
            colours.setColor(QPalette::Text, wrong);
            colours.setColor(QPalette::Highlight, wrong);
            colours.setColor(QPalette::HighlightedText, readableOn(wrong));
        }
        edit->setPalette(colours);
    });
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
    FoldGroup* group = addGroup(tr("Paper"), true, Of::Both);
    paper_ = new QComboBox(group);
    for (const sheet::Paper& paper : sheet::papers())
        paper_->addItem(toQString(paper.name));
    paper_->addItem(tr("Custom"));
    paper_->setToolTip(tr("Paper size"));
    group->form()->addRow(tr("&Paper"), paper_);
    addPaperSize(group);
    addOptions(group, {"/orientation", "/margins/top", "/margins/right", "/margins/bottom", "/margins/left",
                       "/alignment/horizontal", "/alignment/vertical"});
}

void SheetOptionsForm::addPaperSize(FoldGroup* group) {
    const OptionSpec length{.type = OptionSpec::Type::Millimetres,
                            .minimum = 1,
                            .maximum = static_cast<int>(sheet::greatestPaper)};
    customSize_ = new QWidget(group);
    paperWidth_ = makeOptionField(length, customSize_, [this] { takePaperSize(); });
    paperHeight_ = makeOptionField(length, customSize_, [this] { takePaperSize(); });
    paperWidth_->setToolTip(tr("Paper width in portrait"));
    paperHeight_->setToolTip(tr("Paper height in portrait"));
    paperWidth_->setAccessibleName(tr("Paper width"));
    paperHeight_->setAccessibleName(tr("Paper height"));
    auto* row = new QHBoxLayout(customSize_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(paperWidth_, 1);
    row->addWidget(new PlainLabel(QStringLiteral("×"), customSize_));
    row->addWidget(paperHeight_, 1);
    group->form()->addRow(customSize_);
    shown_.emplace_back([this] { showPaper(); });
    connect(paper_, &QComboBox::currentIndexChanged, this, &SheetOptionsForm::choosePaper);
}

void SheetOptionsForm::showPaper() {
    const sheet::Paper* known = sheet::findPaper(specification_.paper.name);
    paper_->setCurrentIndex(known == nullptr ? paper_->count() - 1
                                             : static_cast<int>(known - sheet::papers().data()));
    showInOptionField(paperWidth_, specification_.paper.width);
    showInOptionField(paperHeight_, specification_.paper.height);
}

void SheetOptionsForm::choosePaper(int index) {
    if (!showing_) {
        if (index < paper_->count() - 1)
            specification_.paper = sheet::papers()[static_cast<std::size_t>(index)];
        else
            specification_.paper.name = customPaper;
        const QScopedValueRollback showing(showing_, true);
        showPaper();
    }
    edited();
}

void SheetOptionsForm::takePaperSize() {
    if (!showing_)
        specification_.paper = {customPaper, valueOfOptionField(paperWidth_).get<double>(),
                                valueOfOptionField(paperHeight_).get<double>()};
    turned();
}

void SheetOptionsForm::addTiles() {
    FoldGroup* group = addGroup(tr("What is printed"), true);
    component(group, tr("Tiles"), tr("The tiles of the set"), sheet::Component::Tiles);
    component(group, tr("Mar&kers"),
              tr("Picks, door markers, keys and tokens, as many as a game with this set needs"),
              sheet::Component::Markers);
    component(group, tr("Standees"), tr("The pieces of all players, to fold and stand up"),
              sheet::Component::Standees);
    component(group, tr("Pla&yer aids"),
              tr("Cards that explain the symbols on tiles and markers, one for each player"),
              sheet::Component::Aid);
    component(group, tr("Board"), tr("The current map, on as many pages as it takes"),
              sheet::Component::Board);
    addOptions(group, {"/tileMillimetres", "/quantities"});
    addChosen(group);
    addOptions(group, {"/order", "/grouping/by", "/grouping/pageBreaks"});
    line(group, labelsOf("/skip", tr("1-3, 7")),
         {[](const Specification& specification) { return toQString(sheet::slotsText(specification.skip)); },
          [](Specification& specification, const QString& text) {
              auto read = sheet::readSlots(text.toStdString());
              if (read)
                  specification.skip = std::move(*read.value);
              return std::move(read.issues);
          }})
        ->setObjectName(QStringLiteral("sheetSkip"));
    addOptions(group, {"/firstSlot"});
}

void SheetOptionsForm::addCutsAndPrinting() {
    addOptions(addGroup(tr("Gaps and bleed"), false),
               {"/gaps/x", "/gaps/y", "/bleed/mode", "/bleed/size", "/safeInset", "/cornerRadius"});
    FoldGroup* marks = addGroup(tr("Marks"), true);
    addOptions(marks, {"/marks/edgeTicks", "/marks/cornerCrosses", "/marks/cutLines", "/marks/registration",
                       "/marks/blockOutline", "/marks/furniture", "/marks/tileIds"});
    addNote(marks, "sheetNote");
    addOptions(addGroup(tr("Backs"), false), {"/backs/of", "/backs/flip", "/backs/offsetX", "/backs/offsetY",
                                              "/backs/rotation", "/backs/gutterFold", "/backs/gutter"});
    addOptions(addGroup(tr("Language, colours and board"), true, Of::Both),
               {"/rules/language", "/colours", "/text", "/overlap"});
    FoldGroup* rules = addGroup(tr("Rules"), true, Of::Rules);
    addOptions(rules, {"/rules/folded"});
    addNote(rules, "rulesNote");
}

void SheetOptionsForm::addNote(FoldGroup* group, const char* name) {
    line(group, labelsOf("/note", tr("version 3")),
         {[](const Specification& s) { return toQString(s.note); },
          [](Specification& s, const QString& text) {
              s.note = text.left(200).toStdString();
              return Issues();
          }})
        ->setObjectName(QLatin1String(name));
}

} // namespace tilewright
