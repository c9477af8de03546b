#include "editor/window/controllers/file_commands.h"

#include "editor/common/action.h"
#include "editor/common/file_dialogs.h"
#include "editor/common/log.h"
#include "editor/document/document_loader.h"
#include "editor/document/map/map_document.h"
#include "editor/document/recovery/recovery.h"
#include "editor/document/save_file.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/session/game_session.h"
#include "editor/window/controllers/disk_changes.h"
#include "editor/window/message_bar.h"
#include "editor/window/workspace.h"
#include "editor/words/set_names.h"
#include "editor/words/translated_text.h"
#include "engine/base/file_names.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"

#include <QAction>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QUrl>

namespace tilewright {

namespace {

/// The plain game for such tiles; empty if there is none.
QString gameOf(std::string_view family) {
    const auto played = game::rulesetsFor(rulesets(), family);
    return played.empty() ? QString() : translated(played.front()->label());
}

/// "cave.tileset.json" with that time: "cave (2026-11-24 10.15.32).tileset.json".
QString nameWithTime(const QString& name, const QString& suffix, const QDateTime& time) {
    const QString when = time.toLocalTime().toString(QStringLiteral("(yyyy-MM-dd hh.mm.ss)"));
    const QString stem = name.endsWith(suffix) ? name.chopped(suffix.size()) : name;
    return QStringLiteral("%1 %2%3").arg(stem, when, suffix);
}

bool isNamed(const OpenDocuments& documents, const QString& name) {
    for (int i = 0; i < documents.count(); ++i)
        if (const Document& document = documents.at(i);
            document.title() == name && (document.isModified() || !document.path().isEmpty()))
            return true;
    return false;
}

} // namespace

FileCommands::FileCommands(Workspace& workspace, MessageBar& messages, QWidget* window,
                           std::function<void()> commitEdits)
    : QObject(window)
    , workspace_(workspace)
    , messages_(messages)
    , window_(window)
    , commitEdits_(std::move(commitEdits)) {
    makeActions();
    new DiskChanges(workspace, messages, *this, window, commitEdits_);
    connect(&workspace_.recovery, &Recovery::failed, this, [this](const QString& why) {
        messages_.showNote(tr("Recovery copies can't be written. %1 Save often.").arg(why));
    });
    connect(&workspace_.documents, &OpenDocuments::currentChanged, this, &FileCommands::refresh);
    connect(&workspace_.documents, &OpenDocuments::titleChanged, this, &FileCommands::refresh);
    connect(workspace_.game.get(), &GameSession::gameStarted, this, &FileCommands::refresh);
    refresh();
}

void FileCommands::makeActions() {
    newSet_ = makeAction(this, {"newTileSet", "add", tr("New &Tile Set"), tr("Ctrl+N"),
                                tr("A tile set with one tile, for the rules of the current file")});
    connect(newSet_, &QAction::triggered, this, [this] { newTileSet(); });
    newMap_ = makeAction(this, {"newMap", "map", tr("New &Map"), tr("Ctrl+Alt+N"),
                                tr("An empty map (board or scenario) for the rules of the current file")});
    connect(newMap_, &QAction::triggered, this, &FileCommands::newMap);
    generate_ =
        makeAction(this, {"generate",
                          "generate",
                          tr("New Tile Set from &Generator…"),
                          {},
                          tr("A balanced set to your specification, for the rules of the current file")});
    connect(generate_, &QAction::triggered, this,
            [this] { emit generatorWanted(toQString(familyInFront().id())); });
    open_ = makeAction(this, {"open", "open", tr("&Open…"), tr("Ctrl+O"),
                              tr("Open tile sets, maps, game records or studies")});
    connect(open_, &QAction::triggered, this, &FileCommands::askWhatToOpen);
    save_ = makeAction(this, {"save", "save", tr("&Save"), tr("Ctrl+S"), tr("Save this file")});
    connect(save_, &QAction::triggered, this, [this] {
        if (gameInFront_)
            emit gameSaveWanted(false);
        else
            save();
    });
    saveAs_ = makeAction(
        this, {"saveAs", "save-as", tr("Save &As…"), tr("Ctrl+Shift+S"), tr("Save this file elsewhere")});
    connect(saveAs_, &QAction::triggered, this, [this] {
        if (gameInFront_)
            emit gameSaveWanted(true);
        else
            saveAs();
    });
    saveCopy_ = makeAction(this, {"saveCopy", "duplicate", tr("Save a Cop&y…"), tr("Ctrl+Alt+Shift+S"),
                                  tr("Save a copy elsewhere and keep working on this file")});
    connect(saveCopy_, &QAction::triggered, this, &FileCommands::saveCopyAs);
    revert_ = makeAction(
        this,
        {"revert", "undo", tr("Re&vert"), {}, tr("Go back to the file on disk; undo restores your changes")});
    connect(revert_, &QAction::triggered, this, &FileCommands::revert);
    close_ = makeAction(this, {"close", "close", tr("&Close"), tr("Ctrl+W"), tr("Close this file")});
    connect(close_, &QAction::triggered, this, [this] { close(workspace_.documents.currentIndex()); });
    startActions_ = {newSet_, newMap_, generate_, open_};
}

void FileCommands::fillMenu(QMenu& menu) {
    menu.addAction(newSet_);
    makeFamilyMenu(menu);
    menu.addActions({generate_, newMap_});
    QMenu* examples = menu.addMenu(tr("New from &Example"));
    QString heading;
    for (const BundledFile& file : bundledFiles()) {
        const QString name = toQString(file.name);
        // Files of one family are in a folder of its name.
        if (const QString kind = gameOf(file.name.substr(0, file.name.find('/'))); kind != heading) {
            heading = kind;
            examples->addSection(heading);
        }
        const QString title = nameInWords(nameIn(file));
        const bool isMap = file.name.ends_with(".map.json");
        QAction* action = examples->addAction(isMap ? tr("%1 (map)").arg(title) : title);
        action->setObjectName(QStringLiteral("example/") + name);
        action->setToolTip(tr("A copy of this bundled file; saving asks where"));
        connect(action, &QAction::triggered, this, [this, &file] { openExample(file.name); });
    }
    examples->addSection(tr("Ready to Play"));
    for (const game::Ruleset* rules : rulesets()) {
        if (rules->defaultSets().empty())
            continue;
        QAction* action = examples->addAction(translated(rules->label()));
        action->setObjectName(QStringLiteral("readyGame/") + toQString(rules->id()));
        action->setToolTip(tr("All bundled tile sets for this game combined: %1").arg(action->text()));
        connect(action, &QAction::triggered, this, [this, rules] { openReadyGame(*rules); });
    }
    menu.addSeparator();
    menu.addAction(open_);
    QMenu* recent = menu.addMenu(tr("Open &Recent"));
    recent->setObjectName(QStringLiteral("recentFiles"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
    fillRecent(*recent);
    menu.addSeparator();
    menu.addActions({save_, saveAs_, saveCopy_, revert_});
    menu.addSeparator();
    menu.addAction(close_);
}

/// Each family by the name of its game.
QMenu* FileCommands::makeFamilyMenu(QMenu& parent) {
    QMenu* menu = parent.addMenu(tr("New Tile Set &for"));
    for (const TileFamily* family : tileFamilies()) {
        const QString game = gameOf(family->id());
        if (game.isEmpty())
            continue;
        QAction* action = menu->addAction(game);
        action->setObjectName(QStringLiteral("newTileSet/") + toQString(family->id()));
        action->setToolTip(tr("A tile set with one tile for: %1").arg(game));
        connect(action, &QAction::triggered, this, [this, family] { newTileSet(*family); });
    }
    return menu;
}

void FileCommands::fillRecent(QMenu& menu) {
    menu.clear();
    for (const QString& path : workspace_.recent.files()) {
        QAction* action = menu.addAction(workspace_.recent.pictureOf(path), QFileInfo(path).fileName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFiles({path}); });
    }
    menu.setToolTipsVisible(true);
    menu.addSeparator();
    QAction* clear = menu.addAction(tr("&Clear This List"));
    clear->setToolTip(tr("Clears this list; the files stay where they are"));
    clear->setEnabled(menu.actions().size() > 2);
    connect(clear, &QAction::triggered, &workspace_.recent, &RecentFiles::clear);
}

void FileCommands::setGameInFront(bool inFront) {
    gameInFront_ = inFront;
    setToolTipSentence(*save_, inFront ? tr("Save this game") : tr("Save this file"));
    setToolTipSentence(*saveAs_, inFront ? tr("Save this game elsewhere") : tr("Save this file elsewhere"));
    refresh();
}

void FileCommands::refresh() {
    const Document* document = workspace_.documents.current();
    for (QAction* action : {save_, saveAs_})
        action->setEnabled(gameInFront_ ? workspace_.game->hasGame() : document != nullptr);
    close_->setEnabled(document != nullptr);
    // Of the document behind a game nothing is written or dropped.
    saveCopy_->setEnabled(document != nullptr && !gameInFront_);
    revert_->setEnabled(document != nullptr && !gameInFront_ && !document->path().isEmpty() &&
                        document->isModified());
}

bool FileCommands::openFiles(const QStringList& paths) {
    messages_.putAway();
    bool all = true;
    for (const QString& path : paths)
        all = openOne(path) && all;
    return all;
}

bool FileCommands::takeDropped(QDropEvent& event) {
    QStringList files;
    for (const QUrl& url : event.mimeData()->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    if (files.isEmpty())
        return false;
    event.acceptProposedAction();
    if (event.type() == QEvent::Drop)
        openFiles(files);
    return true;
}

bool FileCommands::openOne(const QString& path) {
    if (const int open = workspace_.documents.indexOf(path); open >= 0) {
        workspace_.documents.setCurrent(open);
        return true;
    }
    if (path.endsWith(QLatin1String(".game.json"))) {
        emit recordOpened(path);
        return true;
    }
    if (path.endsWith(QLatin1String(".study.json")) || path.endsWith(QLatin1String(".study-report.json"))) {
        emit studyOpened(path);
        return true;
    }
    if (path.endsWith(QLatin1String(".tuning.json"))) {
        emit tuningOpened(path);
        return true;
    }
    if (path.endsWith(QLatin1String(".playtest.json"))) {
        if (workspace_.documents.current() == nullptr) {
            messages_.showNote(tr("%1 is a playtest report, to be compared with the games of a set. Open the "
                                  "set, then the report.")
                                   .arg(path));
            return false;
        }
        emit reportOpened(path);
        return true;
    }
    QElapsedTimer since;
    since.start();
    auto loaded = openDocument(path, std::move(workspace_.preloadedMap));
    qCDebug(logFiles) << (loaded ? "opened" : "refused") << path << "in" << since.elapsed() << "ms";
    if (!loaded) {
        messages_.addIssues(tr("%1 could not be opened.").arg(path), loaded.issues);
        return false;
    }
    workspace_.documents.add(std::move(*loaded.value));
    workspace_.recent.add(*workspace_.documents.current());
    return true;
}

void FileCommands::openExample(std::string_view bundledName) {
    workspace_.documents.add(exampleDocument(bundledName));
}

void FileCommands::openReadyGame(const game::Ruleset& rules) {
    TileSet set = game::bundledTiles(rules);
    set.name = translated(rules.label()).toStdString();
    add(std::make_unique<TileSetDocument>(withRegionalPaper(std::move(set))), toQString(rules.id()));
}

void FileCommands::askWhatToOpen() {
    const QStringList files = QFileDialog::getOpenFileNames(
        window_, tr("Open"), lastFolder(),
        tr("All Tilewright files (*.tileset.json *.map.json *.game.json *.study.json *.study-report.json "
           "*.tuning.json);;Tile sets (*.tileset.json);;Maps (*.map.json);;Game records "
           "(*.game.json);;Studies and their reports (*.study.json *.study-report.json);;Tunings "
           "(*.tuning.json);;All files (*)"));
    if (files.isEmpty())
        return;
    setLastFolder(files.front());
    openFiles(files);
}

namespace {

QString nameOf(const Document& document) {
    if (const auto* set = qobject_cast<const TileSetDocument*>(&document))
        return toQString(set->tileSet().name);
    const auto* map = qobject_cast<const MapDocument*>(&document);
    return map == nullptr ? QString() : toQString(map->map().name);
}

/// By the name that its maker gave it.
QString proposedFile(const Document& document) {
    const QString name = nameOf(document);
    return name.isEmpty() ? document.title()
                          : toQString(fileNameFor(name.toStdString(), document.fileSuffix().toStdString(),
                                                  Letters::All));
}

/// "New set", "New set 2"
bool isNumbered(const QString& name, const QString& like) {
    static const QRegularExpression number(QStringLiteral("^( \\d+)?$"));
    return name.startsWith(like) && number.match(name.sliced(like.size())).hasMatch();
}

/// A set or a map that nobody gave a name is called as its first file.
void nameByFile(Document& document, const QString& path) {
    const QString suffix = document.fileSuffix();
    const QFileInfo file(path);
    if (file.fileName() == proposedFile(document))
        return;
    const std::string name =
        (file.fileName().endsWith(suffix, Qt::CaseInsensitive) ? file.fileName().chopped(suffix.size())
                                                               : file.completeBaseName())
            .toStdString();
    if (name.empty())
        return;
    if (auto* set = qobject_cast<TileSetDocument*>(&document);
        set != nullptr && isNumbered(nameOf(document), FileCommands::tr("New set")))
        set->setText(&TileSet::name, name);
    else if (auto* map = qobject_cast<MapDocument*>(&document);
             map != nullptr && isNumbered(nameOf(document), FileCommands::tr("New map")))
        map->setName(name);
}

} // namespace

bool FileCommands::saveTo(const QString& path) {
    Document* document = workspace_.documents.current();
    if (document == nullptr)
        return false;
    commitEdits_();
    const int other = workspace_.documents.indexOf(path);
    if (other >= 0 && &workspace_.documents.at(other) != document) {
        messages_.showNote(
            tr("%1 is open in another tab. Close it there first, or choose another name.").arg(path));
        return false;
    }
    if (!mayOverwrite(*document, path))
        return false;
    messages_.putAway();
    if (document->path().isEmpty())
        nameByFile(*document, path);
    if (const Issues issues = document->saveTo(path); !issues.empty()) {
        messages_.addIssues(tr("%1 was not saved.").arg(document->title()), issues);
        return false;
    }
    messages_.putAway(document);
    workspace_.recent.add(*document);
    emit said(tr("Saved %1").arg(path));
    return true;
}

/// Asks before overwriting another program's changes.
bool FileCommands::mayOverwrite(const Document& document, const QString& path) {
    QFile file(path);
    if (QFileInfo(path) != QFileInfo(document.path()) || !QFileInfo(file).isFile())
        return true;
    const QByteArray now = Document::hashOf(file);
    if (now.isEmpty() || now == document.hashOnDisk())
        return true;
    QMessageBox question(QMessageBox::Warning, tr("Changed by another program"),
                         tr("%1 has changed on disk since it was loaded here.").arg(document.title()),
                         QMessageBox::Save | QMessageBox::Cancel, window_);
    question.setInformativeText(tr("Saving overwrites what the other program wrote."));
    question.setDefaultButton(QMessageBox::Cancel);
    return question.exec() == QMessageBox::Save;
}

bool FileCommands::save() {
    const Document* document = workspace_.documents.current();
    if (document == nullptr)
        return false;
    return document->path().isEmpty() ? saveAs() : saveTo(document->path());
}

QString FileCommands::askForSaveFile(const Document& document, const QString& title) const {
    const QString suggestion = document.path().isEmpty() ? proposedFile(document) : document.path();
    return tilewright::askForSaveFile(
        window_, title, suggestion,
        {{document.fileFilter(), document.fileSuffix()}, {tr("All files (*)"), document.fileSuffix()}});
}

bool FileCommands::saveAs() {
    const Document* document = workspace_.documents.current();
    if (document == nullptr)
        return false;
    const QString path = askForSaveFile(*document, tr("Save As"));
    return !path.isEmpty() && saveTo(path);
}

bool FileCommands::saveCopyAs() {
    const Document* document = workspace_.documents.current();
    if (document == nullptr)
        return false;
    commitEdits_();
    const QString path = askForSaveFile(*document, tr("Save a Copy"));
    if (path.isEmpty())
        return false;
    if (path == document->path())
        return saveTo(path);
    messages_.putAway();
    if (const Issues issues = document->saveCopyTo(path); !issues.empty()) {
        messages_.addIssues(tr("The copy was not written."), issues);
        return false;
    }
    messages_.showNote(tr("A copy was saved as %1; the open file is still %2.").arg(path, document->title()));
    return true;
}

void FileCommands::revert() {
    Document* document = workspace_.documents.current();
    if (document == nullptr || document->path().isEmpty())
        return;
    commitEdits_();
    messages_.putAway(document);
    if (const Issues issues = document->reload(); hasErrors(issues))
        messages_.addIssues(tr("%1 could not be reloaded; nothing was changed.").arg(document->title()),
                            issues);
}

bool FileCommands::mayClose(int index) {
    commitEdits_();
    const Document& document = workspace_.documents.at(index);
    if (!document.isModified())
        return true;
    workspace_.documents.setCurrent(index);
    const auto answer = askAboutChanges(document, 0);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

/// Save, SaveAll, Discard, NoToAll (discard all) or Cancel. `others`: number of further files with changes.
QMessageBox::StandardButton FileCommands::askAboutChanges(const Document& document, int others) {
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                         tr("%1 has unsaved changes.").arg(document.title()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
    question.setInformativeText(tr("Discarded changes are lost."));
    if (others > 0) {
        question.setInformativeText(
            tr("%n other files have unsaved changes too. Discarded changes are lost.", nullptr, others));
        question.addButton(QMessageBox::SaveAll)->setText(tr("Save &All"));
        question.addButton(QMessageBox::NoToAll)->setText(tr("Discard A&ll"));
    }
    question.button(QMessageBox::Save)->setText(tr("&Save"));
    question.button(QMessageBox::Discard)->setText(tr("&Discard"));
    question.button(QMessageBox::Cancel)->setText(tr("&Cancel"));
    question.setDefaultButton(QMessageBox::Save);
    question.setEscapeButton(QMessageBox::Cancel);
    return static_cast<QMessageBox::StandardButton>(question.exec());
}

bool FileCommands::mayCloseAll() {
    commitEdits_();
    OpenDocuments& open = workspace_.documents;
    std::vector<int> modified;
    for (int i = 0; i < open.count(); ++i)
        if (open.at(i).isModified())
            modified.push_back(i);
    bool saveAll = false;
    for (std::size_t i = 0; i < modified.size(); ++i) {
        open.setCurrent(modified[i]);
        const auto answer =
            saveAll ? QMessageBox::Save
                    : askAboutChanges(open.at(modified[i]), static_cast<int>(modified.size() - i) - 1);
        if (answer == QMessageBox::NoToAll)
            return true;
        saveAll = saveAll || answer == QMessageBox::SaveAll;
        const bool saves = saveAll || answer == QMessageBox::Save;
        if ((!saves && answer != QMessageBox::Discard) || (saves && !save()))
            return false;
    }
    return true;
}

bool FileCommands::close(int index) {
    if (index < 0 || !mayClose(index))
        return false;
    workspace_.documents.remove(index);
    return true;
}

const TileFamily& FileCommands::familyInFront() const {
    const Document* document = workspace_.documents.current();
    if (const auto* set = qobject_cast<const TileSetDocument*>(document))
        return set->family();
    const auto* map = qobject_cast<const MapDocument*>(document);
    return familyOf(map == nullptr ? TileSet().ruleset : map->map().ruleset);
}

void FileCommands::newTileSet(const TileFamily& family) {
    const NewNames names = newNames(tr("New set"));
    TileSet set;
    set.ruleset = family.id();
    set.name = names.name.toStdString();
    Tile tile = family.newTile();
    tile.id = "tile-01";
    set.tiles.push_back(std::move(tile));
    add(std::make_unique<TileSetDocument>(withRegionalPaper(std::move(set))), names.file);
    emit documentMade();
}

void FileCommands::newMap() {
    Map map;
    map.ruleset = familyInFront().id();
    const NewNames names = newNames(tr("New map"));
    map.name = names.name.toStdString();
    add(std::make_unique<MapDocument>(std::move(map)), names.file);
    emit documentMade();
}

FileCommands::NewNames FileCommands::newNames(const QString& name) const {
    const OpenDocuments& documents = workspace_.documents;
    NewNames names{name, tr("new")};
    const auto taken = [&] {
        for (int i = 0; i < documents.count(); ++i)
            if (nameOf(documents.at(i)) == names.name ||
                documents.at(i).title().section(u'.', 0, 0) == names.file)
                return true;
        return false;
    };
    for (int number = 2; taken(); ++number)
        names = {QStringLiteral("%1 %2").arg(name).arg(number),
                 QStringLiteral("%1-%2").arg(tr("new")).arg(number)};
    return names;
}

void FileCommands::addGenerated(const TileSet& set,
                                const std::optional<BeneathSetSpecification>& specification) {
    auto document = std::make_unique<TileSetDocument>(withRegionalPaper(set));
    if (specification)
        document->setTargets(*specification);
    // Only the random generator could restore it.
    document->undoStack().resetClean();
    add(std::move(document), tr("generated"));
    emit documentMade();
}

void FileCommands::add(std::unique_ptr<Document> document, const QString& name) {
    document->setSuggestedName(name + document->fileSuffix());
    workspace_.documents.add(std::move(document));
}

bool FileCommands::restoreLostWork(const RecoveryCopy& work) {
    OpenDocuments& open = workspace_.documents;
    const auto takeOver = [&work](Document& document) {
        return !hasErrors(document.replaceContent(work.text, [] { return tr("recovered changes"); }));
    };
    const int there = open.indexOf(work.path);
    if (there >= 0 && (open.at(there).fileText() == work.text ||
                       (!open.at(there).isModified() && takeOver(open.at(there))))) {
        open.setCurrent(there);
        return true;
    }
    // The file as it is, with the lost work as a change.
    if (there < 0 && !work.path.isEmpty() && QFileInfo::exists(work.path))
        if (auto loaded = openDocument(work.path); loaded && takeOver(**loaded.value)) {
            open.add(std::move(*loaded.value));
            return true;
        }
    // Beside a file with its own changes, such as another copy: a document without a path.
    auto read = readDocument(work.text, work.title);
    if (!read) {
        messages_.showNote(
            tr("The recovery file of %1 can't be read. It stays at %2.").arg(work.title, work.file));
        return false;
    }
    Document& document = **read.value;
    document.setSuggestedName(
        isNamed(open, work.title) ? nameWithTime(work.title, document.fileSuffix(), work.saved) : work.title);
    document.undoStack().resetClean();
    open.add(std::move(*read.value));
    return true;
}

} // namespace tilewright
