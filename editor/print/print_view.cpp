#include "editor/print/print_view.h"

#include "editor/print/kept_options.h"
#include "editor/print/sheet_options_form.h"
#include "editor/print/sheet_preview.h"
#include "editor/print/template_row.h"
#include "editor/theme/folders.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"
#include "engine/sheet/draw_tiles.h"
#include "engine/sheet/test_pages.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

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

void PrintView::setTileSet(const TileSet& set, const QString& title, const QString& path) {
    const bool other = !hasSet_ || path != path_;
    const bool resized = other || set.tileMillimetres != set_.tileMillimetres;
    set_ = set;
    path_ = path;
    baseName_ = fileBase(title);
    hasSet_ = true;
    if (const auto kept = other ? keptOptions(path) : std::nullopt) {
        options_->setSpecification(sheet::specificationFor(*kept, set));
    } else if (resized) {
        sheet::SheetSpecification own = options_->specification();
        own.tileMillimetres = set.tileMillimetres;
        options_->setSpecification(own);
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

const sheet::SheetSpecification& PrintView::specification() const {
    return options_->specification();
}

void PrintView::setSpecification(const sheet::SheetSpecification& specification) {
    options_->setSpecification(specification);
    optionsChanged();
}

sheet::SheetTemplate PrintView::asTemplate(const QString& name) const {
    sheet::SheetTemplate sheet;
    sheet.name = name.toStdString();
    sheet.specification = specification();
    sheet.tileOfSet = sheet.specification.tileMillimetres == set_.tileMillimetres;
    return sheet;
}

void PrintView::optionsChanged() {
    templates_->showNone();
    keepOptions(path_, asTemplate(baseName_));
    refresh();
}

void PrintView::takeTemplate(const sheet::SheetTemplate& sheet) {
    options_->setSpecification(sheet::specificationFor(sheet, set_));
    keepOptions(path_, asTemplate(baseName_));
    refresh();
}

void PrintView::saveTemplate() {
    bool isGiven = false;
    const QString name = QInputDialog::getText(this, tr("Save as Template"), tr("Name of the template"),
                                               QLineEdit::Normal, baseName_, &isGiven)
                             .trimmed();
    if (!isGiven || name.isEmpty())
        return;
    const Issues issues = templates_->save(asTemplate(name));
    if (hasErrors(issues))
        say(issues);
}

Loaded<sheet::Document> PrintView::draw() {
    switch (static_cast<Kind>(kind_->currentIndex())) {
    case Kind::AlignmentTest:
        return sheet::alignmentTest(specification());
    case Kind::ColourProof:
        return sheet::colourProof(set_, specification());
    case Kind::Sheets:
        break;
    }
    const auto& components = specification().components;
    const bool hasBoard =
        std::find(components.begin(), components.end(), sheet::Component::Board) != components.end();
    if (!hasBoard || !mapSource_)
        return sheet::tileSheets(set_, specification());
    const Map map = mapSource_();
    return sheet::tileSheets(set_, specification(), &map);
}

void PrintView::refresh() {
    written_->hide();
    summary_->setVisible(hasSet_);
    write_->setEnabled(false);
    document_ = {};
    if (!hasSet_) {
        preview_->clear(tr("Open a tile set to see its sheets."));
        say({});
        return;
    }
    Loaded<sheet::Document> drawn = draw();
    if (!drawn) {
        say(drawn.issues);
        summary_->hide();
        preview_->clear(tr("These sheets can't be made: see at the right why."));
        return;
    }
    say(sheet::warnings(specification()));
    document_ = std::move(*drawn.value);
    summary_->setText(tr("%n pages", nullptr, static_cast<int>(document_.pages.size())));
    preview_->showSheets(document_);
    write_->setEnabled(true);
}

void PrintView::showPage(int page) {
    const int all = pages();
    const QSignalBlocker quiet(page_);
    page_->setRange(std::min(1, all), std::max(all, 0));
    page_->setValue(page + 1);
    page_->setSuffix(tr(" of %1").arg(all));
    previous_->setEnabled(page > 0);
    next_->setEnabled(page + 1 < all);
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

const SheetFormat& PrintView::format() const {
    return sheetFormats()[static_cast<std::size_t>(std::max(0, format_->currentIndex()))];
}

SheetTarget PrintView::target(const QString& folder) const {
    const auto kind = static_cast<Kind>(kind_->currentIndex());
    const QString base = kind == Kind::AlignmentTest ? QStringLiteral("alignment-test")
                         : kind == Kind::ColourProof ? baseName_ + QStringLiteral("-colours")
                                                     : baseName_;
    return {folder.toStdString(), base.toStdString(), 300};
}

/// Sheets may have been worked on since.
bool PrintView::mayWriteInto(const QString& folder) {
    QStringList there;
    for (const auto& file : sheetFiles(format(), document_.pages.size(), target(folder)))
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

QString PrintView::wroteInWords(const QString& folder, const QStringList& files) const {
    const QString first = QFileInfo(files.first()).fileName(), place = QDir::toNativeSeparators(folder);
    if (files.size() == 1)
        return tr("%1 written to %2").arg(first, place);
    return tr("%n files written to %1: %2 to %3", nullptr, static_cast<int>(files.size()))
        .arg(place, first, QFileInfo(files.last()).fileName());
}

QStringList PrintView::writeSheets(const QString& folder) {
    if (document_.pages.empty())
        return {};
    const auto result = format().write(document_, target(folder), {});
    say(result.issues);
    written_->setVisible(result.value.has_value());
    if (!result)
        return {};
    lastFolder_ = folder;
    QStringList files;
    for (const auto& path : *result.value)
        files << QString::fromStdString(path.string());
    written_->setText(wroteInWords(folder, files));
    return files;
}

} // namespace tilewright
