#pragma once

#include "engine/grid/text.h"

#include <QStringList>

namespace tilewright {

/// A sentence of the engine with its arguments, for settings: it is translated when it is shown. An empty one
/// is an empty list.
QStringList savedText(const Text& text);
/// The other way round; what is not of savedText() gives some sentence, or an empty one.
Text textFromSaved(const QStringList& saved);

} // namespace tilewright
