#include "editor/window/exchange_commands.h"

#include "editor/document/tileset/tileset_document.h"
#include "editor/exchange/export_dialog.h"
#include "editor/exchange/import_dialog.h"
#include "editor/theme/action.h"
#include "editor/window/message_bar.h"
#include "engine/tileset/io/file.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>

namespace tilewright {

ExchangeCommands::ExchangeCommands(MessageBar& messages, QWidget* window, Front front)
    : QObject(window), messages_(messages), window_(window), front_(std::move(front)) {
    export_ = makeAction(
        this, {"export", "export", tr("&Export…"), tr("Ctrl+Alt+X"),
               tr("Export the current file for other programs: spreadsheets, Tiled, virtual tabletops")});
    connect(export_, &QAction::triggered, this, &ExchangeCommands::exportFront);
    import_ = makeAction(this, {"importTable", "open", tr("&Import Tiles from CSV…"), tr("Ctrl+Alt+I"),
                                tr("Import a table from a spreadsheet into the current set")});
    connect(import_, &QAction::triggered, this, &ExchangeCommands::askForTable);
}

void ExchangeCommands::refresh(bool canExport, bool canImport) {
    export_->setEnabled(canExport);
    import_->setEnabled(canImport);
}

void ExchangeCommands::exportFront() {
    std::optional<exchange::Source> source = front_.source();
    if (!source)
        return;
    messages_.hide();
    if (const Issues issues = exchange::check(*source); !issues.empty()) {
        messages_.addIssues(tr("%1 can't be exported as it is.").arg(QString::fromStdString(source->name)),
                            issues);
        return;
    }
    const QString folder =
        QDir(front_.folder()).filePath(QString::fromStdString(source->name) + tr("-export"));
    ExportDialog dialog(std::move(*source), folder, window_);
    if (dialog.exec() == QDialog::Accepted)
        tellWritten(dialog);
}

void ExchangeCommands::tellWritten(const ExportDialog& dialog) {
    const auto& files = dialog.written();
    if (files.empty())
        return;
    const QString folder = QString::fromStdString(files.front().parent_path().string());
    messages_.showNote(
        tr("%n files were written to %1.", nullptr, static_cast<int>(files.size())).arg(folder),
        {{tr("Open the &Folder"), [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }}});
    if (!dialog.warnings().empty())
        messages_.addIssues(tr("Spreadsheets may show the table differently."), dialog.warnings());
}

void ExchangeCommands::askForTable() {
    if (front_.set() == nullptr)
        return;
    const QString path = QFileDialog::getOpenFileName(window_, tr("Import Tiles"), front_.folder(),
                                                      tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        importFile(path);
}

bool ExchangeCommands::importFile(const QString& path) {
    const Loaded<std::string> text = readFile(path.toStdString());
    if (text.value)
        return importText(*text.value, QFileInfo(path).fileName());
    messages_.addIssues(tr("%1 could not be read.").arg(path), text.issues);
    return false;
}

bool ExchangeCommands::importText(const std::string& table, const QString& origin) {
    TileSetDocument* document = front_.set();
    if (document == nullptr)
        return false;
    messages_.hide();
    if (const auto result = importTable(document->tileSet(), table); !result.value) {
        messages_.addIssues(tr("%1 could not be imported; nothing was changed.").arg(origin), result.issues);
        return false;
    }
    ImportDialog dialog(document->tileSet(), table, origin, window_);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    document->edit([origin] { return tr("import of %1").arg(origin); }, dialog.result(), dialog.shownBefore(),
                   dialog.shownAfter());
    front_.showSet();
    return true;
}

} // namespace tilewright
