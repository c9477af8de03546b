#pragma once

#include "engine/grid/text.h"

#include <QString>

#include <string_view>

namespace tilewright {

/// A sentence of the engine in the language of the window.
QString translated(const Text& text);
/// A word of the engine ("blue", "dead end") in the language of the window.
QString translated(std::string_view word);

QString toQString(std::string_view utf8);
/// Capitalises the first letter: "pay red" becomes "Pay red".
QString upperFirst(QString text);

} // namespace tilewright
