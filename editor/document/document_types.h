#pragma once

#include "editor/document/document.h"

#include <memory>

namespace tilewright {

class MapReading;

/// Begins what openDocument() would do, on another thread; null if that is not worth it.
std::unique_ptr<MapReading> beginReading(const QString& path);
/// Opens a document of any type; the only function that knows all types. Goes on with what was begun of this
/// file.
Loaded<std::unique_ptr<Document>> openDocument(const QString& path,
                                               std::unique_ptr<MapReading> begun = nullptr);
/// The same from a text and the name that it would be saved under.
Loaded<std::unique_ptr<Document>> readDocument(const std::string& text, const QString& name);
/// A copy of a bundled file. Pre: there is one of that name.
std::unique_ptr<Document> exampleDocument(std::string_view bundledName);

} // namespace tilewright
