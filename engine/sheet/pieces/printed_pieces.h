#pragma once

#include "engine/art/picture_dispatch.h"
#include "engine/base/threads.h"
#include "engine/model/tileset.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/sheet_layout.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tilewright::sheet {

/// One side of a piece. The picture is 100 units wide, and as high as the piece needs.
struct PieceFace {
    /// A valid XML name; looks with the same name have the same picture.
    std::string name;
    art::Picture picture;
    /// What continues beyond the cut: a tile's rim, or a colour.
    std::variant<art::Rim, art::Rgb> beyond;
    /// The designer's picture, which goes on there too.
    std::optional<OwnPicture> own = std::nullopt;
};

/// A piece to be printed and cut out.
struct PrintedPiece {
    /// The name on labels.
    std::string id;
    int count = 1;
    int group = 0;
    PieceFace front;
    std::optional<PieceFace> back;
};

/// Pieces of the same size, laid out together.
struct PieceRun {
    /// In the language of the sheet.
    std::string title;
    Size size;
    double cornerRadius = 0;
    std::vector<PrintedPiece> pieces;
    /// Fold lines of each piece: millimetres below its upper edge.
    std::vector<double> folds;
    /// Names of the groups of the pieces, by number; may be empty.
    std::vector<std::string> groups;
    /// Whether chosen tiles, slots to skip and ids in corners apply.
    bool areTiles = false;
};

/// All tiles of a set, with the backs that the specification asks for. If stopped, tiles are missing.
PieceRun tilePieces(const TileSet& set, const SheetSpecification& specification, const StopToken& stop = {},
                    const Translator& words = inEnglish);

/// The runs of the specification's components, without those that the set lacks.
std::vector<PieceRun> runsOf(const TileSet& set, const SheetSpecification& specification,
                             const StopToken& stop = {}, const Translator& words = inEnglish);

/// What is said about the pages.
struct DocumentInfo {
    std::string title;
    /// Pages that come after them.
    std::size_t following = 0;
    Translator words = inEnglish;
};

/// Draws the pages of all runs: front, back, front, back if the specification asks for backs, otherwise
/// fronts only. The page behind pieces without backs is blank. Errors are those of layout().
Loaded<PrintDocument> drawRuns(std::span<const PieceRun> runs, const SheetSpecification& specification,
                               const DocumentInfo& text);

} // namespace tilewright::sheet
