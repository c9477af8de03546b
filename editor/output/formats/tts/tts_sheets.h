#pragma once

#include "engine/games/game.h"

#include <QImage>

#include <functional>
#include <vector>

namespace tilewright::exchange {

// Sheets of cards for Tabletop Simulator.
inline constexpr int maxSheetColumns = 10;
inline constexpr int maxSheetRows = 7;
inline constexpr int maxSheetPixels = 4096;

/// Faces row by row. The last cell is empty: it is what others see of a card in a player's hand.
struct FaceSheet {
    int columns = 0;
    int rows = 0;
    /// Indices in the set.
    std::vector<int> faces;
};

/// As few sheets as possible, each as small as possible. Every face occurs once.
std::vector<FaceSheet> faceSheets(const std::vector<int>& faces);

/// RGB, with the back in the last cell. Null if `shouldContinue`, asked before each face, returns false.
QImage sheetImage(const FaceSheet& sheet, const TileSet& set, int pixels,
                  const std::function<bool()>& shouldContinue);

} // namespace tilewright::exchange
