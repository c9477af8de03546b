#pragma once

#include "editor/document/document.h"
#include "editor/document/map/map_document.h"

#include <QString>
#include <QThread>

#include <memory>

namespace tilewright {

/// A map file that is read on a thread of its own, from the construction on.
class MapReader {
public:
    /// Whether it is so large that the window would be blocked.
    static bool takesLong(const QString& path);

    explicit MapReader(QString path);
    ~MapReader();
    MapReader(const MapReader&) = delete;
    MapReader& operator=(const MapReader&) = delete;

    const QString& path() const { return path_; }
    /// What MapDocument::open() gives; call once. Until it is read, the window is painted but takes no input.
    Loaded<std::unique_ptr<MapDocument>> take();

private:
    QString path_;
    Loaded<std::unique_ptr<MapDocument>> result_;
    std::unique_ptr<QThread> thread_;
};

/// Begins what openDocument() would do, on another thread; null if that is not worth it.
std::unique_ptr<MapReader> beginReading(const QString& path);
/// Opens a document of any type; the only function that knows all types. Goes on with what was begun of this
/// file.
Loaded<std::unique_ptr<Document>> openDocument(const QString& path,
                                               std::unique_ptr<MapReader> begun = nullptr);
/// The same from a text and the name that it would be saved under.
Loaded<std::unique_ptr<Document>> readDocument(const std::string& text, const QString& name);
/// A copy of a bundled file. Pre: there is one of that name.
std::unique_ptr<Document> exampleDocument(std::string_view bundledName);

} // namespace tilewright
