#pragma once

#include "editor/output/sheets/sheet_formats.h"

#include <QString>

#include <functional>
#include <stop_token>

class QWidget;

namespace tilewright {

/// Does long work on another thread while events are processed: after a moment, a dialog over `parent` shows
/// the progress and can cancel it. The work notices that by its progress callback, or by the token if it
/// reports no progress. Returns the work's result, which is empty if it was cancelled.
Loaded<SheetFiles>
withProgress(QWidget* parent, const QString& what,
             const std::function<Loaded<SheetFiles>(const SheetProgress&, const std::stop_token&)>& work);

} // namespace tilewright
