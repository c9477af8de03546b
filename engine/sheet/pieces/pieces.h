#pragma once

#include "engine/art/art.h"
#include "engine/sheet/drawing.h"
#include "engine/sheet/sheet.h"
#include "engine/tileset/tileset.h"

#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace tilewright::sheet {

/// One side of a piece. The picture is 100 units wide, and as high as the piece asks for.
struct Look {
    /// A name that XML allows; looks with one name are one picture.
    std::string name;
    art::Picture picture;
    /// What goes on beyond the cut: what a tile has at its edges, or a colour.
    std::variant<art::Rim, art::Rgb> beyond;
};

/// Something to be printed and cut out.
struct Piece {
    /// What labels call it.
    std::string id;
    int count = 1;
    int group = 0;
    Look front;
    std::optional<Look> back;
};

/// Pieces of one size, laid out together.
struct PieceRun {
    std::string title;
    Size size;
    double cornerRadius = 0;
    std::vector<Piece> pieces;
    /// Where each piece is folded: millimetres below its upper edge.
    std::vector<double> folds;
    /// Names of the groups of the pieces, by their numbers; may be empty.
    std::vector<std::string> groups;
    /// Chosen tiles, slots to skip and ids in corners are about tiles.
    bool areTiles = false;
};

/// All tiles of a set, with the backs that the specification asks for. Stopped, tiles are missing.
PieceRun tilePieces(const TileSet& set, const SheetSpecification& specification,
                    const std::stop_token& stop = {});

/// What the specification's components are, without those of which the set has none.
std::vector<PieceRun> runsOf(const TileSet& set, const SheetSpecification& specification,
                             const std::stop_token& stop = {});

} // namespace tilewright::sheet
