#pragma once

#include "engine/sheet/drawing.h"
#include "engine/sheet/specification.h"
#include "engine/tileset/tileset.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilewright::sheet {

/// Each piece on a page of its own, as large as the piece with its bleed: for print shops and other programs.
struct Singles {
    /// Pieces of one size.
    std::vector<Document> documents;
    struct File {
        /// Fit for a file name, without an ending; none is there twice.
        std::string name;
        std::size_t document = 0;
        std::size_t page = 0;
    };
    std::vector<File> files;
    /// What the manifest tells of a piece. Lengths are millimetres, bleeds not counted.
    struct Row {
        std::string front;
        /// Empty without a back.
        std::string back;
        std::string id;
        int count = 1;
        double width = 0;
        double height = 0;
        double bleed = 0;
    };
    std::vector<Row> rows;
};

/// Of the specification count components, tile size, corners, quantities, backs, colours and bleed (round
/// each piece, unless the mode is none). Errors: those of check(), and nothing to print.
Loaded<Singles> singles(const TileSet& set, const SheetSpecification& specification);

} // namespace tilewright::sheet
