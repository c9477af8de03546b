#pragma once

#include <functional>

class QWidget;

namespace tilewright {

class Document;

/// Shows how the file on disk differs from the document; from there it can be loaded (`reload`).
void showDifference(const Document& document, QWidget* parent, const std::function<void()>& reload);

} // namespace tilewright
