#pragma once

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

} // namespace tilewright::sheet
