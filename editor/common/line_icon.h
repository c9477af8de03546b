#pragma once

#include <QColor>
#include <QIcon>

namespace tilewright {

/// One of resources/icons, drawn in the palette's present text colour, so it follows light and dark.
QIcon lineIcon(const QString& name);
/// The same in a fixed colour, for icons on a coloured background of ours.
QIcon lineIcon(const QString& name, const QColor& colour);

} // namespace tilewright
