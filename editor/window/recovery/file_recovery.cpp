// Restoring the copy of a file that a crash left.
#include "editor/window/controllers/file_commands.h"

#include "editor/document/document_types.h"
#include "editor/document/map/map_reading.h"
#include "editor/document/recovery/recovery.h"
#include "editor/window/message_bar.h"
#include "editor/window/workspace.h"

#include <QFileInfo>

namespace tilewright {

namespace {

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

bool FileCommands::bringBack(const LostWork& work) {
    OpenDocuments& open = workspace_.documents;
    const auto takeOver = [&work](Document& document) {
        return !hasErrors(document.replaceBy(work.text, [] { return tr("recovered changes"); }));
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
