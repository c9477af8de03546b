#pragma once

#include <functional>

class QWidget;

namespace tilewright {

class Document;

/// What the file on disk holds and the document doesn't, in words; from there one may take it over
/// (`reload`).
void showDifference(const Document& document, QWidget* parent, const std::function<void()>& reload);

} // namespace tilewright
