// Writing and printing in the print mode.
#include "editor/print/print_view.h"

#include "editor/common/folders.h"
#include "editor/common/listed_files.h"
#include "editor/output/sheets/rule_subject.h"
#include "editor/output/sheets/single_files.h"
#include "editor/print/print_job.h"
#include "editor/print/sheet_options_form.h"
#include "editor/print/with_progress.h"
#include "editor/words/text.h"
#include "engine/base/files/leftovers.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace tilewright {

void PrintView::offerChoices() {
    const bool any = canWrite_;
    write_->setEnabled(any);
    print_->setEnabled(any);
    single_->setEnabled(any && shownKind() == Kind::Sheets);
    slots_->setEnabled(shownKind() == Kind::Sheets);
    dots_->setVisible(format().name == "png");
    for (std::size_t i = 0; i < sheetFormats().size(); ++i) {
        const SheetFormat& one = sheetFormats()[i];
        const QString name =
            QString::fromLatin1(one.name.data(), static_cast<qsizetype>(one.name.size())).toUpper();
        format_->setItemText(static_cast<int>(i),
                             writesSingles()
                                 //: %1 is PDF, PNG ...
                                 ? tr("%1, a file for each piece").arg(name)
                                 : QCoreApplication::translate("SheetFormat", one.label));
    }
    write_->setText(writesSingles() ? tr("&Write Pieces…") : tr("&Write Sheets…"));
    write_->setToolTip(writesOneFile() ? tr("Asks for a file and writes all pages into it")
                                       : tr("Asks for a folder and writes the files there"));
}

void PrintView::askWhereToWrite() {
    const QString start = lastFolder();
    if (writesOneFile()) {
        const SheetFiles proposed = sheetFiles(format(), 1, target(start));
        const QString ending = toQString(format().name);
        // Whether to overwrite is asked when the file is made, and only if it differs.
        const QString file = QFileDialog::getSaveFileName(
            this, tr("File for the sheets"), QString::fromStdString(proposed.front().string()),
            //: %1 is PDF, %2 the ending of such files
            tr("%1 files (*.%2)").arg(ending.toUpper(), ending), nullptr, QFileDialog::DontConfirmOverwrite);
        if (!file.isEmpty())
            writeSheetFile(file);
        return;
    }
    const QString title = writesSingles() ? tr("Folder for the pieces") : tr("Folder for the sheets");
    const QString folder = QFileDialog::getExistingDirectory(this, title, start);
    if (!folder.isEmpty())
        writeSheets(folder);
}

const SheetFormat& PrintView::format() const {
    return sheetFormats()[static_cast<std::size_t>(std::max(0, format_->currentIndex()))];
}

bool PrintView::writesOneFile() const {
    return !format().filePerPage && !writesSingles();
}

bool PrintView::writesSingles() const {
    return single_->isChecked() && shownKind() == Kind::Sheets;
}

SheetTarget PrintView::target(const QString& folder) const {
    const Kind kind = shownKind();
    const QString base = kind == Kind::AlignmentTest ? QStringLiteral("alignment-test")
                         : kind == Kind::ColourProof ? baseName_ + QStringLiteral("-colours")
                         : kind == Kind::Rules       ? baseName_ + QStringLiteral("-rules")
                                                     : baseName_;
    return {folder.toStdString(), base.toStdString(), static_cast<double>(dots_->value()), {}};
}

/// Existing sheets may have been edited since.
bool PrintView::mayReplace(const std::vector<std::filesystem::path>& files) {
    const auto answer = QMessageBox::question(
        this, tr("Folder for the sheets"),
        tr("%n files already exist with different content, starting with %1. Overwrite them?", nullptr,
           static_cast<int>(files.size()))
            .arg(QString::fromStdString(files.front().filename().string())),
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
    return writeTo(target(folder));
}

QStringList PrintView::writeSheetFile(const QString& file) {
    const QString ending = u'.' + toQString(format().name);
    const QFileInfo whole(file.endsWith(ending, Qt::CaseInsensitive) ? file : file + ending);
    SheetTarget there = target(whole.path());
    there.baseName = whole.completeBaseName().toStdString();
    return writeTo(std::move(there));
}

QStringList PrintView::writeTo(SheetTarget there) {
    if (!hasSet_ || !options_->problems().empty())
        return {};
    const QString folder = QString::fromStdString(there.directory.string());
    // Called on the writing thread, in the background.
    there.mayReplace = [this](const std::vector<std::filesystem::path>& files) {
        bool may = false;
        QMetaObject::invokeMethod(
            this, [&] { may = mayReplace(files); }, Qt::BlockingQueuedConnection);
        return may;
    };
    // Copies: the view can change while they are written. What it shows may be older than the options.
    SheetFiles left;
    const auto write = [&left, order = order(), format = format(), there = std::move(there),
                        pieces = writesSingles()](const SheetProgress& progress,
                                                  const std::stop_token& stop) {
        if (!pieces) {
            Loaded<sheet::Document> document = drawSheets(order, stop);
            if (!document)
                return Loaded<SheetFiles>{std::nullopt, std::move(document.issues)};
            if (format.filePerPage)
                left = leftovers(sheetFiles(format, document.value->pages.size(), there));
            return format.write(*document.value, there, progress);
        }
        Loaded<sheet::Singles> singles =
            sheet::singles(order.set, order.specification, sheetWords(order.specification.rules.language));
        if (!singles)
            return Loaded<SheetFiles>{std::nullopt, std::move(singles.issues)};
        left = leftovers(singleFiles(*singles.value, format, there));
        return writeSingles(*singles.value, format, there, progress);
    };
    const Loaded<SheetFiles> result = withProgress(this, tr("Writing into %1").arg(folder), write);
    say(result.issues);
    written_->setVisible(result || result.issues.empty());
    if (!result) {
        written_->setText(tr("Stopped; nothing was written."));
        return {};
    }
    setLastFolder(folder);
    QStringList files;
    for (const auto& path : *result.value)
        files << QString::fromStdString(path.string());
    written_->setText(wroteInWords(folder, files));
    offerToTrash(*window(), left);
    return files;
}

void PrintView::printSheets() {
    if (!hasSet_ || !options_->problems().empty())
        return;
    Loaded<sheet::Document> document;
    const auto draw = [&document, order = order()](const SheetProgress&, const std::stop_token& stop) {
        document = drawSheets(order, stop);
        if (stop.stop_requested())
            document = {};
        return Loaded<SheetFiles>{};
    };
    withProgress(this, tr("Drawing the pages…"), draw);
    if (document)
        previewAndPrint(*document.value, this);
    else
        say(document.issues);
}

} // namespace tilewright
