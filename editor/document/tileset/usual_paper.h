#pragma once

#include "engine/model/tileset.h"

#include <QLocale>

namespace tilewright {

/// A new set, with the paper that its sheets are printed on where the person is: a set that names none has
/// A4. As it is if it has options of its own.
TileSet withUsualPaper(TileSet set, QLocale::Territory where = QLocale::system().territory());

} // namespace tilewright
