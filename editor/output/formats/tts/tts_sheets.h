#pragma once

#include "engine/games/game.h"

#include <QImage>

#include <functional>
#include <vector>

namespace tilewright::exchange {

// Sheets of cards for Tabletop Simulator.
inline constexpr int mostSheetColumns = 10;
inline constexpr int mostSheetRows = 7;
inline constexpr int mostSheetPixels = 4096;

/// Faces row by row. The last cell is empty: it is what others see of a card in a player's hand.
struct FaceSheet {
    int columns = 0;
    int rows = 0;
    /// Indices in the set.
    std::vector<int> faces;
};

/// As few sheets as possible, each as small as possible. Every face occurs once.
std::vector<FaceSheet> faceSheets(const std::vector<int>& faces);

/// RGB, with the back in the last cell. Null if `goOn`, asked before each face, returns false.
QImage sheetImage(const FaceSheet& sheet, const TileSet& set, int pixels, const std::function<bool()>& goOn);

} // namespace tilewright::exchange
