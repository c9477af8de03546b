#pragma once

// What a row of a test does to something good.

#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <QMetaType>

#include <functional>

using ChangeJson = std::function<void(tilewright::Json&)>;
using ChangeTileSet = std::function<void(tilewright::TileSet&)>;
using ChangeMap = std::function<void(tilewright::Map&)>;

Q_DECLARE_METATYPE(ChangeJson)
Q_DECLARE_METATYPE(ChangeTileSet)
Q_DECLARE_METATYPE(ChangeMap)
