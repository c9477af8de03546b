#pragma once

#include "engine/base/translatable_text.h"

#include <QString>

#include <string_view>

class QTranslator;

namespace tilewright {

/// A sentence of the engine in the language of the window.
QString translated(const Text& text);
/// The same in another language; what it lacks stays English.
QString translated(const Text& text, const QTranslator& words);
/// A word of the engine ("blue", "dead end") in the language of the window.
QString translated(std::string_view word);

QString toQString(std::string_view utf8);
/// Broken into lines that a screen has room for: a tooltip with plain text breaks none itself.
QString wrapLines(const QString& text);
/// Capitalises the first letter: "pay red" becomes "Pay red".
QString upperFirst(QString text);
/// Translated and capitalised; a name at the beginning, such as a tile's, stays as it is in files.
QString upperFirst(const Text& text);

} // namespace tilewright
