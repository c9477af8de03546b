#include "editor/print/sheet_options_form.h"

#include "editor/common/colours/contrast.h"
#include "editor/common/fields/input_fields.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/margins.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/words/translated_text.h"
#include "engine/art/picture_dispatch.h"
#include "engine/sheet/pieces/printed_pieces.h"
#include "engine/sheet/sheet_layout.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr const char* customPaper = "custom";

constexpr int sideOfPicture = 40;
constexpr int maxCount = 500;

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
void SheetOptionsForm::numberChanging() {
    if (showing_)
        return;
    enable();
    emit typed();
}

void SheetOptionsForm::enable() {
    customSize_->setVisible(paper_->currentIndex() == paper_->count() - 1);
    // What is ticked already can be unticked.
    markers_->setEnabled(hasMarkers_ || markers_->isChecked());
    markers_->setToolTip(
        hasMarkers_ ? tr("Picks, door markers, keys and tokens, as many as a game with this set needs")
                    : tr("A game with this set needs no markers"));
    const bool chosen = specification_.quantities == sheet::Quantities::Chosen;
    chosen_->setEnabled(chosen);
    choose_->setEnabled(chosen && !tiles_.empty());
    const bool backs = specification_.back.backs != sheet::Backs::None;
    for (const char* name :
         {"/backs/flip", "/backs/offsetX", "/backs/offsetY", "/backs/rotation", "/backs/gutterFold"})
        fields_.at(name)->setEnabled(backs);
    fields_.at("/backs/gutter")->setEnabled(backs && specification_.back.gutterFold);
    // An existing value stays, and is reported as wrong.
    const sheet::SlotGrid grid =
        sheet::slotGridOf(specification_, {specification_.tileMillimetres, specification_.tileMillimetres});
    const QScopedValueRollback showing(showing_, true);
    firstSlot()->setMaximum(std::max({1, grid.columns * grid.rows, specification_.firstSlot}));
    // Folded pages are halves of paper that lies.
    fields_.at("/orientation")->setEnabled(!rules_ || !specification_.rules.folded);
    fields_.at("/grouping/pageBreaks")->setEnabled(specification_.grouping != sheet::Grouping::None);
}

QSpinBox* SheetOptionsForm::firstSlot() const {
    return qobject_cast<QSpinBox*>(fields_.at("/firstSlot"));
}

CollapsibleGroup* SheetOptionsForm::addGroup(const QString& title, bool open, Of what) {
    auto* group = new CollapsibleGroup(title, open, this);
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

void SheetOptionsForm::addOptions(CollapsibleGroup* group, std::initializer_list<const char*> names) {
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
        numberChanging();
    else
        edited();
}

SheetOptionsForm::Labels SheetOptionsForm::labelsOf(const char* option, const QString& example) {
    const OptionSpec& spec = sheet::sheetOption(option).spec;
    return {translated(spec.label), translated(spec.explanation), example};
}

QLineEdit* SheetOptionsForm::line(CollapsibleGroup* group, const Labels& labels, TextBinding written) {
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
    followPalette(*edit, [edit, bad = !issues.empty()] {
        QPalette colours;
        if (bad) {
            const QColor wrong = errorColour();
            colours.setColor(QPalette::Text, wrong);
            colours.setColor(QPalette::Highlight, wrong);
            colours.setColor(QPalette::HighlightedText, readableOn(wrong));
        }
        edit->setPalette(colours);
    });
    // The colour alone would not tell.
    const QString sign = QStringLiteral("wrong");
    auto* wrong = edit->findChild<QAction*>(sign, Qt::FindDirectChildrenOnly);
    if (issues.empty()) {
        delete wrong;
    } else {
        if (wrong == nullptr)
            wrong = edit->addAction(lineIcon(QStringLiteral("error")), QLineEdit::TrailingPosition);
        wrong->setObjectName(sign);
        wrong->setText(issueInWords(issues.front()));
    }
    edit->setAccessibleDescription(issues.empty() ? QString() : issueInWords(issues.front()));
}

Issues SheetOptionsForm::problems() const {
    Issues all;
    for (const auto& [edit, issues] : problems_)
        if (edit->isEnabled())
            all.insert(all.end(), issues.begin(), issues.end());
    return all;
}

QCheckBox* SheetOptionsForm::component(CollapsibleGroup* group, const QString& label, const QString& toolTip,
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
    return box;
}

void SheetOptionsForm::addPaper() {
    CollapsibleGroup* group = addGroup(tr("Paper"), true, Of::Both);
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

void SheetOptionsForm::addPaperSize(CollapsibleGroup* group) {
    const OptionSpec length{.type = OptionSpec::Type::Millimetres,
                            .minimum = 1,
                            .maximum = static_cast<int>(sheet::maxPaperMillimetres)};
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
    numberChanging();
}

void SheetOptionsForm::addTiles() {
    CollapsibleGroup* group = addGroup(tr("What is printed"), true);
    component(group, tr("Tiles"), tr("The tiles of the set"), sheet::Component::Tiles);
    markers_ = component(group, tr("Mar&kers"), {}, sheet::Component::Markers);
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
    CollapsibleGroup* marks = addGroup(tr("Marks"), true);
    addOptions(marks, {"/marks/edgeTicks", "/marks/cornerCrosses", "/marks/cutLines", "/marks/registration",
                       "/marks/blockOutline", "/marks/furniture", "/marks/tileIds"});
    addNote(marks, "sheetNote");
    addOptions(addGroup(tr("Backs"), false), {"/backs/of", "/backs/flip", "/backs/offsetX", "/backs/offsetY",
                                              "/backs/rotation", "/backs/gutterFold", "/backs/gutter"});
    addOptions(addGroup(tr("Language, colours and board"), true, Of::Both),
               {"/rules/language", "/colours", "/text", "/overlap"});
    CollapsibleGroup* rules = addGroup(tr("Rules"), true, Of::Rules);
    addOptions(rules, {"/rules/folded"});
    addNote(rules, "rulesNote");
}

void SheetOptionsForm::addNote(CollapsibleGroup* group, const char* name) {
    line(group, labelsOf("/note", tr("version 3")),
         {[](const Specification& s) { return toQString(s.note); },
          [](Specification& s, const QString& text) {
              s.note = text.left(200).toStdString();
              return Issues();
          }})
        ->setObjectName(QLatin1String(name));
}

void SheetOptionsForm::addChosen(CollapsibleGroup* group) {
    chosen_ = line(group, {tr("Chose&n"), tr("Ids with their counts"), QString()},
                   {[](const Specification& s) { return toQString(sheet::chosenText(s.chosen)); },
                    [](Specification& s, const QString& text) {
                        auto read = sheet::readChosen(text.toStdString());
                        if (read)
                            s.chosen = std::move(*read.value);
                        return std::move(read.issues);
                    }});
    chosen_->setObjectName(QStringLiteral("sheetChosen"));
    choose_ = new QPushButton(tr("Choose &Tiles…"), group);
    choose_->setToolTip(tr("Shows all tiles of the set, to choose how many of each are printed"));
    group->form()->addRow(QString(), choose_);
    connect(choose_, &QPushButton::clicked, this, &SheetOptionsForm::showChosenTiles);
}

void SheetOptionsForm::setTileSet(const TileSet& set) {
    const std::vector<Tile>& tiles = set.tiles;
    tiles_ = tiles;
    Specification markers;
    markers.components = {sheet::Component::Markers};
    hasMarkers_ = !sheet::runsOf(set, markers).empty();
    // Existing ids.
    QString example;
    if (!tiles.empty())
        example = toQString(tiles.front().id) + QStringLiteral("=2");
    if (tiles.size() > 1)
        example += QStringLiteral(", ") + toQString(tiles.back().id);
    chosen_->setPlaceholderText(example);
    enable();
}

void SheetOptionsForm::showChosenTiles() {
    ChosenTilesDialog dialog(tiles_, specification_.chosen, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Specification wanted = specification_;
    wanted.chosen = dialog.chosen();
    chosen_->setModified(false);
    setSpecification(wanted);
    emit changed();
}

ChosenTilesDialog::ChosenTilesDialog(const std::vector<Tile>& tiles,
                                     const std::vector<sheet::ChosenTile>& chosen, QWidget* parent)
    : QDialog(parent), table_(new QTableWidget(0, 2, this)), sum_(new PlainLabel(this)) {
    setWindowTitle(tr("Choose Tiles"));
    table_->setAccessibleName(tr("Tiles"));
    table_->setHorizontalHeaderLabels({tr("Tile"), tr("How many")});
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(sideOfPicture + 6);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table_->setIconSize({sideOfPicture, sideOfPicture});
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    // Tab goes from number to number.
    table_->setFocusPolicy(Qt::NoFocus);
    for (const Tile& tile : tiles) {
        int count = 0;
        for (const sheet::ChosenTile& one : chosen)
            if (one.id == tile.id)
                count += one.count;
        addRow(tile, count);
    }
    auto* counted = new QPushButton(tr("&By Tile Count"), this);
    counted->setObjectName(QStringLiteral("chooseAsCounted"));
    counted->setToolTip(tr("Each tile as often as its count in the set"));
    auto* none = new QPushButton(tr("&None"), this);
    none->setToolTip(tr("Sets all numbers to 0"));
    connect(counted, &QPushButton::clicked, this, [this, tiles] { setAll(tiles, true); });
    connect(none, &QPushButton::clicked, this, [this, tiles] { setAll(tiles, false); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(counted);
    row->addWidget(none);
    row->addStretch(1);
    row->addWidget(sum_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(table_, 1);
    column->addLayout(row);
    column->addWidget(buttons);
    resize(420, 560);
    showSum();
    if (!counts_.empty())
        counts_.front()->setFocus();
}

void ChosenTilesDialog::addRow(const Tile& tile, int count) {
    const int row = table_->rowCount();
    table_->insertRow(row);
    const QPixmap picture =
        squarePixmap(PicturePainter(art::tilePicture(tile)), sideOfPicture, devicePixelRatioF());
    table_->setItem(row, 0, new QTableWidgetItem(picture, toQString(tile.id)));
    auto* box = new IntegerBox(table_);
    box->setRange(0, maxCount);
    box->setValue(count);
    box->setAccessibleName(toQString(tile.id));
    box->setToolTip(tr("How many of %1 are printed").arg(toQString(tile.id)));
    table_->setCellWidget(row, 1, box);
    counts_.push_back(box);
    connect(box, &QSpinBox::valueChanged, this, &ChosenTilesDialog::showSum);
}

void ChosenTilesDialog::setAll(const std::vector<Tile>& tiles, bool asCounted) {
    for (std::size_t i = 0; i < counts_.size(); ++i)
        counts_[i]->setValue(asCounted ? tiles[i].count : 0);
}

void ChosenTilesDialog::showSum() {
    int sum = 0;
    for (const QSpinBox* box : counts_)
        sum += box->value();
    sum_->setText(tr("%n tiles are printed", nullptr, sum));
}

std::vector<sheet::ChosenTile> ChosenTilesDialog::chosen() const {
    std::vector<sheet::ChosenTile> chosen;
    for (std::size_t i = 0; i < counts_.size(); ++i)
        if (counts_[i]->value() > 0)
            chosen.push_back(
                {table_->item(static_cast<int>(i), 0)->text().toStdString(), counts_[i]->value()});
    return chosen;
}

CollapsibleGroup::CollapsibleGroup(const QString& title, bool open, QWidget* parent)
    : QWidget(parent)
    , heading_(new QToolButton(this))
    , body_(new QWidget(this))
    , form_(new QFormLayout(body_)) {
    heading_->setText(title);
    heading_->setToolTip(tr("Show or hide %1").arg(title));
    heading_->setAccessibleName(title);
    heading_->setCheckable(true);
    heading_->setAutoRaise(true);
    heading_->setFocusPolicy(Qt::StrongFocus);
    heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QFont bold = font();
    bold.setBold(true);
    heading_->setFont(bold);
    form_->setContentsMargins(turnedMargins(8, 2, 0, 8));
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->setHorizontalSpacing(12);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(heading_);
    column->addWidget(body_);
    connect(heading_, &QToolButton::toggled, this, &CollapsibleGroup::setOpen);
    heading_->setChecked(open);
    setOpen(open);
}

bool CollapsibleGroup::isOpen() const {
    return heading_->isChecked();
}

QSize CollapsibleGroup::minimumSizeHint() const {
    return QWidget::minimumSizeHint().expandedTo({body_->minimumSizeHint().width(), 0});
}

void CollapsibleGroup::setOpen(bool open) {
    heading_->setChecked(open);
    heading_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    body_->setVisible(open);
}

} // namespace tilewright
