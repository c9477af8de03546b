#pragma once

#include "editor/print/formats/sheet_formats.h"

#include <QString>

#include <functional>
#include <stop_token>

class QWidget;

namespace tilewright {

/// Does long work on a thread of its own, while events go on: after a moment a dialog over `parent` tells how
/// far it is, and ends it. The work hears of that by its progress, or by the token where it tells of none.
/// Returns what the work gave, which is nothing where it was ended.
Loaded<SheetFiles>
withProgress(QWidget* parent, const QString& what,
             const std::function<Loaded<SheetFiles>(const SheetProgress&, const std::stop_token&)>& work);

} // namespace tilewright
