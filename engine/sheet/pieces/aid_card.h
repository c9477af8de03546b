#pragma once

#include "engine/sheet/lettering/text_shapes.h"
#include "engine/sheet/pieces/printed_pieces.h"

#include <string>

namespace tilewright::sheet {

/// A card that explains the signs to players, written from top to bottom.
class AidCard {
public:
    explicit AidCard(const Translator& words);

    void heading(const Text& text);
    /// Two per row; `text` has room for about 16 letters.
    void entry(const art::Picture& sign, const Text& text);
    /// Makes the next entry begin a row.
    void endRow();
    /// Returns that number of copies. Nothing may be added to the card afterwards.
    PieceRun take(int cards);

private:
    void write(const std::string& text, double x, double y, double capHeight, double most, FontWeight weight);

    const Translator& words_;
    art::Picture picture_;
    double y_ = 2;
    bool second_ = false;
};

} // namespace tilewright::sheet
