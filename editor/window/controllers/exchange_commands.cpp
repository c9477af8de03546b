#include "editor/window/controllers/exchange_commands.h"

#include "editor/common/action.h"
#include "editor/common/file_dialogs.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/exchange/export_dialog.h"
#include "editor/exchange/import_dialog.h"
#include "editor/exchange/question_list.h"
#include "editor/exchange/share_dialog.h"
#include "editor/output/formats/web/web_page.h"
#include "editor/play/session/game_session.h"
#include "editor/window/current_document.h"
#include "editor/window/message_bar.h"
#include "editor/window/window_interface.h"
#include "editor/window/workspace.h"
#include "editor/words/translated_text.h"
#include "engine/base/file_names.h"
#include "engine/base/files/file.h"
#include "engine/model/table/tile_table.h"
#include "engine/model/tile_family.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>

#include <memory>
#include <utility>
#include <vector>

namespace tilewright {

ExchangeCommands::ExchangeCommands(Workspace& workspace, MessageBar& messages, WindowInterface& frame,
                                   QWidget* window)
    : QObject(window), workspace_(workspace), messages_(messages), frame_(frame), window_(window) {
    export_ = makeAction(
        this, {"export", "export", tr("&Export…"), tr("Ctrl+Alt+X"),
               tr("Export the current file for other programs: spreadsheets, Tiled, virtual tabletops")});
    connect(export_, &QAction::triggered, this, &ExchangeCommands::exportFront);
    share_ = makeAction(
        this, {"sharePage", "share", tr("S&hare as Web Page…"), tr("Ctrl+Alt+W"),
               tr("Write a single file that lets anybody play this set, board or game in a browser")});
    connect(share_, &QAction::triggered, this, &ExchangeCommands::shareFront);
    import_ =
        makeAction(this, {"importTable", "open", tr("&Import Tiles from CSV…"), tr("Ctrl+Alt+I"),
                          tr("Import a table from a spreadsheet into the current set, or as a new set")});
    connect(import_, &QAction::triggered, this, &ExchangeCommands::askForTable);
}

void ExchangeCommands::refresh() {
    const bool playing = frame_.mode() == Mode::Play;
    export_->setEnabled(playing ? workspace_.game->hasGame() : workspace_.documents.current() != nullptr);
    share_->setEnabled(export_->isEnabled());
}

TileSetDocument* ExchangeCommands::set() const {
    return frame_.mode() == Mode::Play ? nullptr : currentTileSetDocument(workspace_.documents);
}

void ExchangeCommands::importPasted(const QString& table) {
    importText(table.toStdString(), [] { return tr("the clipboard"); });
}

std::optional<exchange::Source> ExchangeCommands::goodSource() {
    frame_.commitEdits();
    std::optional<exchange::Source> source = exportSource(workspace_, frame_.mode());
    if (!source)
        return std::nullopt;
    messages_.hide();
    const Issues issues = exchange::check(*source);
    if (issues.empty())
        return source;
    messages_.addIssues(tr("%1 can't be exported as it is.").arg(QString::fromStdString(source->name)),
                        issues);
    return std::nullopt;
}

void ExchangeCommands::exportFront() {
    std::optional<exchange::Source> source = goodSource();
    if (!source)
        return;
    const QString place = inLastFolder(QString::fromStdString(source->name) + tr("-export"));
    ExportDialog dialog(std::move(*source), place, window_);
    if (dialog.exec() == QDialog::Accepted)
        tellWritten(dialog);
}

void ExchangeCommands::shareFront() {
    const bool playing = frame_.mode() == Mode::Play;
    // A game that went on behind the dialog would be another one than the dialog tells of.
    if (playing && workspace_.game->hasGame())
        workspace_.game->setRunning(false);
    std::optional<exchange::Source> source = goodSource();
    if (!source)
        return;
    Issues issues = playing ? Issues() : companionIssues(workspace_);
    if (!hasErrors(issues))
        issues = exchange::checkPlayable(*source);
    if (hasErrors(issues)) {
        std::erase_if(issues, [](const Issue& issue) { return issue.severity != Severity::Error; });
        // They are about things in this window, not about places in a file.
        for (Issue& issue : issues)
            issue.pointer.clear();
        messages_.addIssues(
            tr("%1 can't be played as it is, so it can't be shared.").arg(toQString(source->name)), issues);
        return;
    }
    const QString name = questionsKey(workspace_, *source);
    const QString file = inLastFolder(toQString(fileNameFor(source->name, ".html")));
    const int moment = playing ? workspace_.game->moveNumber() : 0;
    ShareDialog dialog(std::move(*source), file, static_cast<std::size_t>(moment), window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    storeQuestions(name, dialog.questions());
    tellShared(dialog.written(), dialog.warnings());
}

void ExchangeCommands::tellShared(const QString& page, const Issues& warnings) {
    const QFileInfo file(page);
    const QString folder = file.absolutePath();
    const double megabytes = static_cast<double>(file.size()) / 1e6;
    messages_.showNote(
        tr("The page %1 was written, %2 MB.").arg(file.fileName(), QLocale().toString(megabytes, 'f', 2)),
        {{tr("Open the &Page"),
          [path = file.absoluteFilePath()] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); },
          QStringLiteral("openPage")},
         {tr("Open the &Folder"), [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }}});
    if (!warnings.empty())
        tellWarnings(page, warnings);
}

void ExchangeCommands::tellWritten(const ExportDialog& dialog) {
    const auto& files = dialog.written();
    if (files.empty())
        return;
    const QString folder = QFileInfo(dialog.chosenFolder()).absoluteFilePath();
    messages_.showNote(
        tr("%n files were written to %1.", nullptr, static_cast<int>(files.size()))
            .arg(QDir::toNativeSeparators(folder)),
        {{tr("Open the &Folder"), [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }}});
    if (!dialog.warnings().empty())
        tellWarnings(QString::fromStdString(files.front().string()), dialog.warnings());
}

void ExchangeCommands::tellWarnings(const QString& file, const Issues& warnings) {
    messages_.addIssues(file.endsWith(QLatin1String(".html"), Qt::CaseInsensitive)
                            ? tr("The rules of the page may not be what you expect.")
                        : file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)
                            ? tr("Spreadsheets may show the table differently.")
                            : tr("The export works here, but not everywhere."),
                        warnings);
}

void ExchangeCommands::askForTable() {
    const QString path = QFileDialog::getOpenFileName(window_, tr("Import Tiles"), lastFolder(),
                                                      tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    if (path.isEmpty())
        return;
    setLastFolder(path);
    importFile(path);
}

bool ExchangeCommands::importFile(const QString& path) {
    const Loaded<std::string> text = readFile(path.toStdString());
    if (text.value)
        return importText(*text.value, [name = QFileInfo(path).fileName()] { return name; });
    messages_.addIssues(tr("%1 could not be read.").arg(path), text.issues);
    return false;
}

bool ExchangeCommands::importText(const std::string& table, const std::function<QString()>& origin) {
    TileSetDocument* document = set();
    const TileFamily& usual = familyOf(document == nullptr ? TileSet().ruleset : document->tileSet().ruleset);
    TileSet into;
    if (document != nullptr && &familyOfTable(table, usual) == &usual) {
        into = document->tileSet();
    } else {
        document = nullptr;
        into.name = baseNameOf(origin().toStdString());
    }
    messages_.hide();
    if (const auto result = importTable(into, table); !result.value) {
        messages_.addIssues(tr("%1 could not be imported; nothing was changed.").arg(origin()),
                            result.issues);
        return false;
    }
    ImportDialog dialog(std::move(into), table, origin(),
                        document == nullptr ? ImportDialog::Into::NewSet : ImportDialog::Into::SetInFront,
                        window_);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    if (document != nullptr)
        document->edit([origin] { return tr("import of %1").arg(origin()); }, dialog.result(),
                       dialog.shownBefore(), dialog.shownAfter());
    else
        addNew(dialog.result());
    frame_.setMode(Mode::Design);
    return true;
}

void ExchangeCommands::addNew(const TileSet& set) {
    auto document = std::make_unique<TileSetDocument>(withRegionalPaper(set));
    document->undoStack().resetClean();
    document->setSuggestedName(toQString(set.name) + document->fileSuffix());
    workspace_.documents.add(std::move(document));
}

} // namespace tilewright
