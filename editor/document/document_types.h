#pragma once

#include "editor/document/document.h"

#include <memory>

namespace tilewright {

/// The one place that knows which documents there are.
Loaded<std::unique_ptr<Document>> openDocument(const QString& path);
/// The same of a text that would be saved under such a name.
Loaded<std::unique_ptr<Document>> readDocument(const std::string& text, const QString& name);
/// A copy of a bundled file. Pre: there is one of that name.
std::unique_ptr<Document> exampleDocument(std::string_view bundledName);

} // namespace tilewright
