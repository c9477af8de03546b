#pragma once

#include "engine/art/picture.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/specification.h"

#include <cstdint>

namespace tilewright::sheet {

/// Colour vision with severity 1, after Machado, Oliveira and Fernandes (2009), and the grey of a printer.
enum class ColourVision : std::uint8_t { Normal, Protan, Deutan, Tritan, Grey };

art::Rgb simulateVision(art::Rgb colour, ColourVision sight);
/// Turns earth into paper colour; walls and floors keep their lines, doors and symbols their colours.
art::Rgb lowInk(art::Rgb colour);

/// Recolours all art of the document; guides and lines for machines stay.
void recolour(PrintDocument& document, Colours colours);
void recolour(art::Picture& picture, ColourVision sight);

} // namespace tilewright::sheet
