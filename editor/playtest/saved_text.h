#pragma once

#include "engine/base/text.h"

#include <QStringList>

namespace tilewright {

/// A sentence of the engine with its arguments, for settings: it is translated when shown. An empty sentence
/// is an empty list.
QStringList savedText(const Text& text);
/// The reverse; other input gives some sentence, or an empty one.
Text textFromSaved(const QStringList& saved);

} // namespace tilewright
