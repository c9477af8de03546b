#pragma once

#include <QColor>
#include <QIcon>

namespace tilewright {

/// One of resources/icons, drawn in the palette's text colour of the moment, so it follows light and dark.
QIcon lineIcon(const QString& name);
/// The same in one colour always, for icons that stand on a colour of ours.
QIcon lineIcon(const QString& name, const QColor& colour);

} // namespace tilewright
