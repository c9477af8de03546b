#include "editor/print/print_view.h"

#include "editor/print/sheet_preview.h"
#include "editor/print/svg_sheet.h"
#include "editor/theme/folders.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/panel.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QUrl>

namespace tilewright {

namespace {

QDoubleSpinBox* millimetres(double from, double to, double value, const QString& toolTip) {
    auto* box = new QDoubleSpinBox;
    box->setRange(from, to);
    box->setDecimals(1);
    box->setValue(value);
    box->setSuffix(PrintView::tr(" mm"));
    box->setToolTip(toolTip);
    return box;
}

QLabel* wrapping() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// "my set.tileset.json" gives "my-set".
QString fileBase(const QString& title) {
    static const QRegularExpression unfit(QStringLiteral("[^\\w.-]+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    QString base = title;
    for (const QString& ending : {QStringLiteral(".json"), QStringLiteral(".tileset")})
        if (base.endsWith(ending))
            base.chop(ending.size());
    base.replace(unfit, QStringLiteral("-"));
    return base.isEmpty() ? QStringLiteral("sheet") : base;
}

} // namespace

PrintView::PrintView(QWidget* parent)
    : QWidget(parent)
    , preview_(new SheetPreview)
    , paper_(new QComboBox)
    , orientation_(new QComboBox)
    , quantities_(new QComboBox)
    , ticks_(new QCheckBox(tr("Cut &ticks in the margin")))
    , crosses_(new QCheckBox(tr("&Crosses at the corners")))
    , summary_(wrapping())
    , trouble_(wrapping())
    , written_(wrapping())
    , write_(new QPushButton(lineIcon(QStringLiteral("print")), tr("&Write SVG Sheets…"))) {
    const sheet::SheetSpecification standard;
    tile_ = millimetres(sheet::leastTile, sheet::greatestTile, standard.tileMillimetres,
                        tr("Side of a tile after cutting; begins as the set's own"));
    margin_ = millimetres(0, 100, standard.margin, tr("Kept free on all sides of the paper"));
    gap_ = millimetres(0, 50, standard.gap, tr("Between neighbouring tiles"));
    bleed_ = millimetres(0, 10, standard.bleed,
                         tr("Art beyond the cut, so that a cut beside the line shows no white"));
    layOut();
    connect(write_, &QPushButton::clicked, this, &PrintView::askWhereToWrite);
    for (QComboBox* box : {paper_, orientation_, quantities_})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintView::refresh);
    for (QDoubleSpinBox* box : {tile_, margin_, gap_, bleed_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &PrintView::refresh);
    for (QCheckBox* box : {ticks_, crosses_})
        connect(box, &QCheckBox::toggled, this, &PrintView::refresh);
    clear();
}

void PrintView::addOptions(QFormLayout& form) {
    for (const sheet::Paper& paper : sheet::papers())
        paper_->addItem(toQString(paper.name));
    paper_->setCurrentText(toQString(sheet::Paper().name));
    orientation_->addItems({tr("portrait"), tr("landscape")});
    quantities_->addItems({tr("as often as counted"), tr("one of each")});
    paper_->setToolTip(tr("Size of the paper"));
    orientation_->setToolTip(tr("How the paper lies"));
    quantities_->setToolTip(tr("All copies, or one of each kind as a proof"));
    ticks_->setChecked(sheet::SheetSpecification().edgeTicks);
    ticks_->setToolTip(tr("Short lines at the ends of each cut"));
    crosses_->setChecked(sheet::SheetSpecification().cornerCrosses);
    crosses_->setToolTip(tr("Small crosses where cuts meet"));
    form.setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form.setHorizontalSpacing(14);
    form.addRow(tr("&Paper"), paper_);
    form.addRow(tr("&Orientation"), orientation_);
    form.addRow(tr("&Quantities"), quantities_);
    form.addRow(tr("Tile &size"), tile_);
    form.addRow(tr("&Margin"), margin_);
    form.addRow(tr("&Gap"), gap_);
    form.addRow(tr("&Bleed"), bleed_);
    form.addRow(ticks_);
    form.addRow(crosses_);
}

void PrintView::layOut() {
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setWidget(preview_);
    scroll->setAccessibleName(tr("Preview of the sheets"));
    auto* options = new Panel(tr("Sheets"));
    auto* form = new QFormLayout;
    addOptions(*form);
    options->body()->addLayout(form);
    options->body()->addSpacing(6);
    options->body()->addWidget(summary_);
    options->body()->addWidget(trouble_);
    write_->setToolTip(tr("Asks for a folder and writes one SVG file for each page"));
    options->body()->addWidget(write_);
    options->body()->addWidget(written_);
    options->body()->addStretch(1);
    options->setFixedWidth(320);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 8, 8);
    row->setSpacing(8);
    row->addWidget(scroll, 1);
    row->addWidget(options);
    setFocusProxy(paper_);
}

void PrintView::setTileSet(const TileSet& set, const QString& title) {
    const bool other = !hasSet_ || set.tileMillimetres != set_.tileMillimetres;
    set_ = set;
    baseName_ = fileBase(title);
    hasSet_ = true;
    if (other) {
        const QSignalBlocker quiet(tile_);
        tile_->setValue(set.tileMillimetres);
    }
    refresh();
}

void PrintView::clear() {
    hasSet_ = false;
    refresh();
}

int PrintView::pages() const {
    return preview_->pages();
}

sheet::SheetSpecification PrintView::specification() const {
    sheet::SheetSpecification wanted;
    wanted.paper = sheet::papers()[static_cast<std::size_t>(paper_->currentIndex())];
    wanted.orientation =
        orientation_->currentIndex() == 0 ? sheet::Orientation::Portrait : sheet::Orientation::Landscape;
    wanted.quantities =
        quantities_->currentIndex() == 0 ? sheet::Quantities::AsCounted : sheet::Quantities::OneOfEach;
    wanted.tileMillimetres = tile_->value();
    wanted.margin = margin_->value();
    wanted.gap = gap_->value();
    wanted.bleed = bleed_->value();
    wanted.edgeTicks = ticks_->isChecked();
    wanted.cornerCrosses = crosses_->isChecked();
    return wanted;
}

void PrintView::refresh() {
    written_->hide();
    summary_->setVisible(hasSet_);
    write_->setEnabled(false);
    if (!hasSet_) {
        preview_->clear(tr("Open a tile set to see its sheets."));
        say({});
        return;
    }
    const Loaded<sheet::Layout> laid = sheetLayout(set_, specification());
    say(laid.issues);
    if (!laid) {
        summary_->hide();
        preview_->clear(tr("These sheets can't be made: see at the right why."));
        return;
    }
    std::size_t tiles = 0;
    for (const sheet::Page& page : laid.value->pages)
        tiles += page.places.size();
    //: "176 tiles on 12 pages, 4 by 6 on each"
    summary_->setText(tr("%1 tiles on %2 pages, %3 by %4 on each")
                          .arg(tiles)
                          .arg(laid.value->pages.size())
                          .arg(laid.value->columns)
                          .arg(laid.value->rows));
    preview_->showSheets(set_, *laid.value);
    write_->setEnabled(true);
}

void PrintView::say(const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues)
        lines << issueInWords(issue);
    QPalette colours;
    const QColor severity = hasErrors(issues) ? errorColour() : warningColour();
    colours.setColor(QPalette::WindowText, isDark(palette()) ? severity.lighter(140) : severity);
    trouble_->setPalette(colours);
    trouble_->setText(lines.join(u'\n'));
    trouble_->setVisible(!lines.isEmpty());
}

void PrintView::askWhereToWrite() {
    const QString start = lastFolder_.isEmpty() ? documentsFolder() : lastFolder_;
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the sheets"), start);
    if (!folder.isEmpty() && mayWriteInto(folder))
        writeSheets(folder);
}

/// Sheets may have been worked on since.
bool PrintView::mayWriteInto(const QString& folder) {
    const auto layout = sheetLayout(set_, specification());
    if (!layout)
        return true; // why not is told when it is tried
    QStringList there;
    for (const auto& file :
         svgSheetFiles(layout.value->pages.size(), folder.toStdString(), baseName_.toStdString()))
        if (const QFileInfo info(QString::fromStdString(file.string())); info.exists())
            there << info.fileName();
    if (there.isEmpty())
        return true;
    const auto answer =
        QMessageBox::question(this, tr("Folder for the sheets"),
                              tr("%n files of these names are there already, %1 first. Write over them?",
                                 nullptr, static_cast<int>(there.size()))
                                  .arg(there.first()),
                              QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Yes;
}

QStringList PrintView::writeSheets(const QString& folder) {
    const auto result = writeSvgSheets(set_, specification(), folder.toStdString(), baseName_.toStdString());
    say(result.issues);
    written_->setVisible(result.value.has_value());
    if (!result)
        return {};
    lastFolder_ = folder;
    QStringList files;
    for (const auto& path : *result.value)
        files << QString::fromStdString(path.string());
    written_->setText(tr("%n files written to %1: %2 to %3", nullptr, static_cast<int>(files.size()))
                          .arg(QDir::toNativeSeparators(folder), QFileInfo(files.first()).fileName(),
                               QFileInfo(files.last()).fileName()));
    return files;
}

} // namespace tilewright
