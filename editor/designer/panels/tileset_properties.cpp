#include "editor/designer/panels/tileset_properties.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/icons.h"
#include "editor/common/margins.h"
#include "editor/common/panel.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/designer/beneath/beneath_figures_widget.h"
#include "editor/designer/panels/document_line_edit.h"
#include "editor/words/translated_text.h"
#include "engine/model/tile_family.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

/// By their SPDX identifiers, which other programs know.
constexpr std::array licenceNames{"CC0-1.0",         "CC-BY-4.0",        "CC-BY-SA-4.0", "CC-BY-NC-4.0",
                                  "CC-BY-NC-SA-4.0", "GPL-3.0-or-later", "MIT"};
constexpr int colourSwatchSize = 20;

} // namespace

TileSetProperties::TileSetProperties(QWidget* parent)
    : Panel(tr("Set"), parent)
    , fields_(new QWidget)
    , name_(new DocumentLineEdit)
    , author_(new DocumentLineEdit)
    , licences_(new QComboBox)
    , licence_(new DocumentLineEdit)
    , size_(new NumberBox)
    , description_(new DocumentTextEdit) {
    form_ = new QFormLayout(fields_);
    QFormLayout* form = form_;
    form->setContentsMargins(turnedMargins(0, 0, 4, 0));
    form->setHorizontalSpacing(14);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addTextField(tr("Name"), name_, "setName", &TileSet::name,
                 tr("The name of the set, as games and sheets show it"));
    addTextField(tr("Author"), author_, "setAuthor", &TileSet::author, tr("Who made the set"));
    makeLicences(*form);

    size_->setObjectName(QStringLiteral("setSize"));
    size_->setRange(5, 500);
    size_->setDecimals(2);
    size_->setSuffix(tr(" mm"));
    size_->setToolTip(tr("The side of a printed tile"));
    connect(size_, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (document_ != nullptr)
            document_->setTileMillimetres(value, TileSetDocument::Merge::Yes);
    });
    form->addRow(tr("Tile size"), size_);
    coloursRow_ = makeColours();
    form->addRow(tr("Colours"), coloursRow_);

    description_->setObjectName(QStringLiteral("setDescription"));
    description_->setToolTip(tr("Free text, saved with the set"));
    description_->setMinimumHeight(64);
    description_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(description_, &DocumentTextEdit::edited, this, [this](const QString& text) {
        if (document_ != nullptr)
            document_->setText(&TileSet::description, text.toStdString(), TileSetDocument::Merge::Yes);
    });
    connect(description_, &DocumentTextEdit::editingFinished, this, [this] {
        if (document_ != nullptr)
            document_->endMerging();
    });
    form->addRow(tr("Description"), description_);

    body()->addWidget(verticalScrollArea(fields_), 1);
    refresh();
}

void TileSetProperties::addTextField(const QString& label, DocumentLineEdit* field, const char* objectName,
                                     std::string TileSet::*member, const QString& toolTip) {
    field->setObjectName(QLatin1String(objectName));
    field->setToolTip(toolTip);
    connect(field, &QLineEdit::textEdited, this, [this, member](const QString& text) {
        if (document_ != nullptr)
            document_->setText(member, text.toStdString(), TileSetDocument::Merge::Yes);
    });
    connect(field, &QLineEdit::editingFinished, this, [this] {
        if (document_ != nullptr)
            document_->endMerging();
    });
    form_->addRow(label, field);
}

void TileSetProperties::makeLicences(QFormLayout& form) {
    licences_->setEditable(true);
    licences_->setLineEdit(licence_);
    licences_->setCompleter(nullptr);
    // The list is as wide as its entries; the field may be as narrow as the others.
    licences_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    licences_->setMinimumContentsLength(6);
    licences_->setInsertPolicy(QComboBox::NoInsert);
    for (const char* name : licenceNames)
        licences_->addItem(QLatin1String(name));
    licences_->setCurrentIndex(-1);
    licences_->setObjectName(QStringLiteral("setLicences"));
    licences_->setToolTip(tr("What others may do with the set; choose a licence or write your own"));
    licence_->setObjectName(QStringLiteral("setLicence"));
    licence_->setAccessibleName(tr("Licence"));
    licences_->setAccessibleName(tr("Licence"));
    licence_->setPlaceholderText(tr("none given"));
    const auto take = [this](const QString& text) {
        if (document_ != nullptr)
            document_->setText(&TileSet::license, text.toStdString(), TileSetDocument::Merge::Yes);
    };
    connect(licence_, &QLineEdit::textEdited, this, take);
    connect(licences_, &QComboBox::textActivated, this, take);
    connect(licence_, &QLineEdit::editingFinished, this, [this] {
        if (document_ != nullptr)
            document_->endMerging();
    });
    form.addRow(tr("Licence"), licences_);
}

QWidget* TileSetProperties::makeColours() {
    auto* row = new QWidget;
    // Two rows, because one is wider than a narrow panel.
    constexpr int columns = 4;
    auto* layout = new QGridLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->setColumnStretch(columns, 1);
    for (int i = 0; i < colourCount; ++i) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setIcon(lazyIcon([i] { return colourSwatch(colourAt(i), colourSwatchSize, 2); }));
        button->setIconSize({colourSwatchSize, colourSwatchSize});
        button->setFixedSize(colourSwatchSize + 6, colourSwatchSize + 6);
        button->setObjectName(QStringLiteral("colour-%1").arg(toQString(name(colourAt(i)))));
        button->setAccessibleName(translated(name(colourAt(i))));
        connect(button, &QAbstractButton::clicked, this, &TileSetProperties::chooseColours);
        colours_.push_back(button);
        layout->addWidget(button, i / columns, i % columns);
    }
    return row;
}

void TileSetProperties::chooseColours() {
    std::vector<Colour> chosen;
    for (int i = 0; i < colourCount; ++i)
        if (colours_[static_cast<std::size_t>(i)]->isChecked())
            chosen.push_back(colourAt(i));
    // A set has at least one.
    if (chosen.empty())
        return refreshColours();
    document_->setPickColours(std::move(chosen));
}

void TileSetProperties::showSet(TileSetDocument* document) {
    disconnect(following_);
    document_ = document;
    if (document != nullptr)
        following_ = connect(document, &TileSetDocument::changed, this, &TileSetProperties::refresh);
    refresh();
}

void TileSetProperties::refresh() {
    fields_->setEnabled(document_ != nullptr);
    form_->setRowVisible(coloursRow_, document_ == nullptr || document_->family().hasPickColours());
    const TileSet none;
    const TileSet& set = document_ == nullptr ? none : document_->tileSet();
    name_->showValue(toQString(set.name));
    author_->showValue(toQString(set.author));
    const QSignalBlocker quietLicences(licences_);
    // Setting it again would move the cursor while the user is typing.
    if (licences_->currentText() != toQString(set.license))
        licences_->setCurrentIndex(licences_->findText(toQString(set.license)));
    licence_->showValue(toQString(set.license));
    const QSignalBlocker quiet(size_);
    size_->setValue(set.tileMillimetres);
    description_->showValue(toQString(set.description));
    refreshColours();
}

void TileSetProperties::refreshColours() {
    const TileSet none;
    const TileSet& set = document_ == nullptr ? none : document_->tileSet();
    const TileSetFigures figures = figuresOfTileSet(set);
    for (int i = 0; i < colourCount; ++i) {
        QAbstractButton* button = colours_[static_cast<std::size_t>(i)];
        const int skulls = figures.skulls[static_cast<std::size_t>(i)];
        const bool in =
            std::find(set.pickColours.begin(), set.pickColours.end(), colourAt(i)) != set.pickColours.end();
        button->setChecked(in);
        const QString colour = translated(name(colourAt(i)));
        //: %1 is a colour
        button->setToolTip(
            (in ? tr("%1 is a pick colour of the set.", nullptr)
                : tr("%1 is not a pick colour of the set.", nullptr))
                .arg(colour) +
            u' ' + tr("%n skulls have this colour; without it they would cause an issue.", nullptr, skulls));
    }
}

bool TileSetProperties::goTo(const QString& field) {
    QWidget* target = nullptr;
    if (field == QLatin1String("name"))
        target = name_;
    else if (field == QLatin1String("author"))
        target = author_;
    else if (field == QLatin1String("license"))
        target = licence_;
    else if (field == QLatin1String("tileMillimetres"))
        target = size_;
    else if (field == QLatin1String("pickColours"))
        target = colours_.front();
    else if (field == QLatin1String("description"))
        target = description_;
    if (target != nullptr)
        target->setFocus(Qt::OtherFocusReason);
    return target != nullptr;
}

} // namespace tilewright
