#pragma once

#include "engine/game/game.h"

#include <QImage>

#include <functional>
#include <vector>

namespace tilewright::exchange {

// Sheets of cards as Tabletop Simulator wants them.
inline constexpr int mostSheetColumns = 10;
inline constexpr int mostSheetRows = 7;
inline constexpr int mostSheetPixels = 4096;

/// Faces row by row. The last cell holds none: it is what others see of a card in somebody's hand.
struct FaceSheet {
    int columns = 0;
    int rows = 0;
    /// Places in the set.
    std::vector<int> faces;
};

/// As few sheets as will do, each as small as will do. Every face stands once.
std::vector<FaceSheet> faceSheets(const std::vector<int>& faces);

/// RGB; the back is in the last cell. Null where `goOn`, asked before each face, says no.
QImage sheetImage(const FaceSheet& sheet, const TileSet& set, int pixels, const std::function<bool()>& goOn);

} // namespace tilewright::exchange
