// Saves as the window does, in a process of its own that can be ended:
//   saver save FILE      opens a tile set, edits it and saves it
//   saver recover DIR    edits two unsaved documents and writes their copies for recovery
//   saver forget DIR     reads what is to be recovered there, prints how much, and forgets it
// Ends with 3, and a message, where something could not be written.

#include "app/cli/process/abnormal_end.h"
#include "editor/document/open_documents.h"
#include "editor/document/recovery/recovery.h"
#include "editor/document/tileset/tileset_document.h"
#include "engine/model/io/bundled.h"

#include <QCoreApplication>

#include <cstdlib>
#include <iostream>

using namespace tilewright;

namespace {

int save(const QString& path) {
    auto opened = TileSetDocument::open(path);
    Issues issues = opened.issues;
    if (opened) {
        TileSetDocument& document = **opened.value;
        document.setText(&TileSet::name, "edited");
        issues = document.saveTo(path);
        // What is not saved is still to be saved.
        if (document.isModified() == issues.empty())
            return EXIT_FAILURE;
    }
    for (const Issue& issue : issues)
        std::cerr << format(issue) << '\n';
    return issues.empty() ? 0 : 3;
}

/// Written twice, the second time over the first.
int recover(const QString& folder) {
    OpenDocuments documents;
    Recovery recovery(documents, folder);
    QObject::connect(&recovery, &Recovery::failed,
                     [](const QString& why) { std::cerr << why.toStdString() << '\n'; });
    bool all = true;
    for (const char* name : {"first", "second"}) {
        documents.add(TileSetDocument::example(defaultTileSet));
        for (int i = 0; i < documents.count(); ++i)
            dynamic_cast<TileSetDocument&>(documents.at(i)).setText(&TileSet::name, name);
        all = recovery.saveNow() && all;
    }
    // An orderly end would take the copies along.
    std::cerr.flush();
    std::_Exit(all ? 0 : 3);
}

int forget(const QString& folder) {
    OpenDocuments documents;
    Recovery recovery(documents, folder);
    const std::vector<RecoveryCopy> lost = recovery.recoverableCopies();
    std::cout << lost.size() << '\n';
    for (const RecoveryCopy& work : lost)
        recovery.forget(work);
    // Looking again clears away the folders in which nothing is left.
    return recovery.recoverableCopies().empty() ? 0 : EXIT_FAILURE;
}

} // namespace

int main(int argc, char** argv) {
    cli::prepareProcess();
    const QCoreApplication application(argc, argv);
    const QString verb = QCoreApplication::arguments().value(1);
    const QString path = QCoreApplication::arguments().value(2);
    return verb == QLatin1String("save")      ? save(path)
           : verb == QLatin1String("recover") ? recover(path)
                                              : forget(path);
}
