#pragma once

#include "engine/model/tileset.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/specification.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilewright::sheet {

/// Each piece on its own page, as large as the piece with its bleed: for print shops and other programs.
struct SinglePieces {
    /// One for each size of pieces.
    std::vector<PrintDocument> documents;
    struct File {
        /// Suitable as a file name, without an extension; unique.
        std::string name;
        std::size_t document = 0;
        std::size_t page = 0;
    };
    std::vector<File> files;
    /// A piece in the manifest. Lengths are millimetres without bleed.
    struct Row {
        std::string front;
        /// Empty if there is no back.
        std::string back;
        std::string id;
        int count = 1;
        double width = 0;
        double height = 0;
        double bleed = 0;
    };
    std::vector<Row> rows;
};

/// Uses the specification's components, tile size, corners, quantities, backs, colours and bleed (around each
/// piece, unless the mode is none). Errors: those of check(), and nothing to print.
Loaded<SinglePieces> singlePieces(const TileSet& set, const SheetSpecification& specification,
                                  const Translator& words = inEnglish);

} // namespace tilewright::sheet
