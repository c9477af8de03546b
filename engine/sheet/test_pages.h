#pragma once

#include "engine/model/tileset.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/specification.h"

namespace tilewright::sheet {

/// Two pages, front and back, for measuring a printer's offset between fronts and backs: scales on the front,
/// crosses on the back, moved by the offset and turned by the rotation of the specification. The numbers
/// beside the scales are to be added to the offset. Errors: those of check.
Loaded<PrintDocument> alignmentTest(const SheetSpecification& specification,
                                    const Translator& words = inEnglish);

/// Symbols, pieces and a few tiles of a set as seen with normal, protan, deutan and tritan vision, and in
/// grey. Errors: those of check.
Loaded<PrintDocument> colourProof(const TileSet& set, const SheetSpecification& specification,
                                  const Translator& words = inEnglish);

} // namespace tilewright::sheet
