#pragma once

#include "editor/print/sheet_formats.h"

#include <QString>

class QWidget;

namespace tilewright {

/// Does long work on a thread of its own, while events go on: after a moment a dialog over `parent` tells how
/// far it is, and ends it. Returns what the work gave, which is nothing where it was ended.
Loaded<SheetFiles> withProgress(QWidget* parent, const QString& what,
                                const std::function<Loaded<SheetFiles>(const SheetProgress&)>& work);

} // namespace tilewright
