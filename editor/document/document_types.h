#pragma once

#include "editor/document/document.h"

#include <memory>

namespace tilewright {

/// Opens a document of any type; the only function that knows all types.
Loaded<std::unique_ptr<Document>> openDocument(const QString& path);
/// The same from a text and the name that it would be saved under.
Loaded<std::unique_ptr<Document>> readDocument(const std::string& text, const QString& name);
/// A copy of a bundled file. Pre: there is one of that name.
std::unique_ptr<Document> exampleDocument(std::string_view bundledName);

} // namespace tilewright
