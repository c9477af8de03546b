// What the print view writes and prints.
#include "editor/print/print_view.h"

#include "editor/print/print_job.h"
#include "editor/print/single_files.h"
#include "editor/print/with_progress.h"
#include "editor/theme/folders.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace tilewright {

void PrintView::offerChoices() {
    const bool any = !document_.pages.empty();
    write_->setEnabled(any);
    print_->setEnabled(any);
    single_->setEnabled(any && static_cast<Kind>(kind_->currentIndex()) == Kind::Sheets);
    dots_->setVisible(format().name == "png");
    write_->setText(writesSingles() ? tr("&Write Pieces…") : tr("&Write Sheets…"));
}

void PrintView::askWhereToWrite() {
    const QString start = lastFolder_.isEmpty() ? documentsFolder() : lastFolder_;
    const QString title = writesSingles() ? tr("Folder for the pieces") : tr("Folder for the sheets");
    const QString folder = QFileDialog::getExistingDirectory(this, title, start);
    if (!folder.isEmpty() && mayWriteInto(folder))
        writeSheets(folder);
}

const SheetFormat& PrintView::format() const {
    return sheetFormats()[static_cast<std::size_t>(std::max(0, format_->currentIndex()))];
}

bool PrintView::writesSingles() const {
    return single_->isChecked() && static_cast<Kind>(kind_->currentIndex()) == Kind::Sheets;
}

SheetTarget PrintView::target(const QString& folder) const {
    const auto kind = static_cast<Kind>(kind_->currentIndex());
    const QString base = kind == Kind::AlignmentTest ? QStringLiteral("alignment-test")
                         : kind == Kind::ColourProof ? baseName_ + QStringLiteral("-colours")
                                                     : baseName_;
    return {folder.toStdString(), base.toStdString(), static_cast<double>(dots_->value())};
}

SheetFiles PrintView::filesIn(const QString& folder) const {
    if (!writesSingles())
        return sheetFiles(format(), document_.pages.size(), target(folder));
    const Loaded<sheet::Singles> singles = sheet::singles(set_, specification());
    // Why not is told when it is tried.
    return singles ? singleFiles(*singles.value, format(), target(folder)) : SheetFiles();
}

/// Sheets may have been worked on since.
bool PrintView::mayWriteInto(const QString& folder) {
    QStringList there;
    for (const auto& file : filesIn(folder))
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
    // Copies: the view goes on while they are written.
    const auto write = [document = document_, set = set_, wanted = specification(), format = format(),
                        there = target(folder), pieces = writesSingles()](const SheetProgress& progress) {
        if (!pieces)
            return format.write(document, there, progress);
        Loaded<sheet::Singles> singles = sheet::singles(set, wanted);
        return singles ? writeSingles(*singles.value, format, there, progress)
                       : Loaded<SheetFiles>{std::nullopt, std::move(singles.issues)};
    };
    const Loaded<SheetFiles> result = withProgress(this, tr("Writing into %1").arg(folder), write);
    say(result.issues);
    written_->setVisible(result || result.issues.empty());
    if (!result) {
        written_->setText(tr("Stopped; nothing was written."));
        return {};
    }
    lastFolder_ = folder;
    QStringList files;
    for (const auto& path : *result.value)
        files << QString::fromStdString(path.string());
    written_->setText(wroteInWords(folder, files));
    return files;
}

void PrintView::printSheets() {
    if (!document_.pages.empty())
        previewAndPrint(document_, this);
}

} // namespace tilewright
