#pragma once

#include "engine/sheet/lettering/text_shapes.h"
#include "engine/sheet/pieces/printed_pieces.h"

#include <string>
#include <string_view>

namespace tilewright::sheet {

/// Square markers with small pictures, each a third of a tile wide; with the same picture on the back if the
/// specification asks for backs.
class MarkerRunBuilder {
public:
    MarkerRunBuilder(const SheetSpecification& specification, const Translator& words);
    void add(const std::string& id, const art::Picture& sign, int count);
    PieceRun take();

private:
    const SheetSpecification& specification_;
    PieceRun run_;
};

/// Figures that stand up: front and mirrored back over a fold, with a tab to stand on at both ends.
class StandeeRunBuilder {
public:
    StandeeRunBuilder(const SheetSpecification& specification, const Translator& words);
    /// As for art::piecePicture; `player` -1 is nobody.
    void add(std::string_view kind, int player, int number, int count);
    PieceRun take();

private:
    PieceRun run_;
};

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
