#include "editor/print/format_row.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/stored_settings.h"
#include "editor/words/translated_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

const QString formatKey = QStringLiteral("print/format");
const QString dotsKey = QStringLiteral("print/dots");
const QString piecesKey = QStringLiteral("print/pieces");

} // namespace

FormatRow::FormatRow(QWidget* parent)
    : QWidget(parent)
    , format_(new QComboBox(this))
    , dots_(new IntegerBox(this))
    , pieces_(new QCheckBox(tr("A file for each piece"), this)) {
    for (const SheetFormat& format : sheetFormats())
        format_->addItem(QCoreApplication::translate("SheetFormat", format.label));
    format_->setToolTip(tr("Type of file to write"));
    format_->setObjectName(QStringLiteral("sheetsFormat"));
    format_->setAccessibleName(tr("Format"));
    dots_->setRange(30, 2400);
    dots_->setValue(300);
    dots_->setSuffix(tr(" dpi"));
    dots_->setToolTip(tr("Dots per inch; 300 is usual for printers, 600 shows the finest lines"));
    dots_->setObjectName(QStringLiteral("sheetsDots"));
    dots_->setAccessibleName(tr("Dots per inch"));
    pieces_->setObjectName(QStringLiteral("sheetsSingle"));
    pieces_->setToolTip(
        tr("Writes each piece to its own file with its bleed, and a table of them all, instead of sheets"));
    readSettings();
    nameFormats();
    auto* kind = new QHBoxLayout;
    kind->addWidget(format_, 1);
    kind->addWidget(dots_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(kind);
    column->addWidget(pieces_);
    const auto choose = [this] {
        writeSettings();
        nameFormats();
        emit changed();
    };
    connect(format_, &QComboBox::currentIndexChanged, this, choose);
    connect(pieces_, &QCheckBox::toggled, this, choose);
    connect(dots_, &QSpinBox::valueChanged, this, choose);
}

void FormatRow::readSettings() {
    QStringList names;
    for (const SheetFormat& one : sheetFormats())
        names << toQString(one.name);
    const QString name = readWordSetting(formatKey, names, names.first());
    format_->setCurrentIndex(static_cast<int>(names.indexOf(name)));
    dots_->setValue(readNumberSetting(dotsKey, dots_->minimum(), dots_->maximum(), dots_->value()));
    pieces_->setChecked(readBoolSetting(piecesKey, false));
}

void FormatRow::writeSettings() const {
    QSettings settings;
    settings.setValue(formatKey, toQString(format().name));
    settings.setValue(dotsKey, dots_->value());
    settings.setValue(piecesKey, pieces_->isChecked());
}

void FormatRow::nameFormats() {
    dots_->setVisible(format().name == "png");
    for (std::size_t i = 0; i < sheetFormats().size(); ++i) {
        const SheetFormat& one = sheetFormats()[i];
        format_->setItemText(static_cast<int>(i),
                             writesPieces()
                                 //: %1 is PDF, PNG ...
                                 ? tr("%1, a file for each piece").arg(toQString(one.name).toUpper())
                                 : QCoreApplication::translate("SheetFormat", one.label));
    }
}

const SheetFormat& FormatRow::format() const {
    return sheetFormats()[static_cast<std::size_t>(std::max(0, format_->currentIndex()))];
}

double FormatRow::dotsPerInch() const {
    return dots_->value();
}

bool FormatRow::writesPieces() const {
    return pieces_->isChecked() && hasPieces_;
}

void FormatRow::offer(bool hasPieces, bool canBeWritten) {
    hasPieces_ = hasPieces;
    pieces_->setEnabled(hasPieces && canBeWritten);
    nameFormats();
}

} // namespace tilewright
