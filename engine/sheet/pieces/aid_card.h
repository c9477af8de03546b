#pragma once

#include "engine/sheet/pieces/pieces.h"

#include <string>

namespace tilewright::sheet {

/// A card that tells players what signs mean, written from above to below.
class AidCard {
public:
    AidCard();

    void heading(const char* text);
    /// Two to a row; `text` has room for some 16 letters.
    void entry(const art::Picture& sign, const std::string& text);
    /// What follows begins a row.
    void endRow();
    /// So many of them. The card is written no further.
    PieceRun take(int cards);

private:
    void write(const std::string& text, double x, double y, double capHeight, double most, double width);

    art::Picture picture_;
    double y_ = 2;
    bool second_ = false;
};

} // namespace tilewright::sheet
