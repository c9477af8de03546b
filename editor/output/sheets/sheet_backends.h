#pragma once

#include "editor/output/pictures/picture_painter.h"
#include "editor/output/sheets/sheet_formats.h"
#include "engine/sheet/print_document.h"

#include <QByteArray>

#include <string>
#include <vector>

class QPainter;

namespace tilewright {

/// One page, in millimetres, with the layers Art, Guides, Score and Cut in Inkscape's form; those for
/// machines are hidden. Pre: page < document.pages.size().
QByteArray svgPage(const sheet::PrintDocument& document, std::size_t page);

/// All pages as vector art in exact size. A symbol is stored once, however often it is used. The layers Art,
/// Guides, Score and Cut can be shown and hidden; those for machines are hidden. Empty if cancelled by
/// progress.
std::string pdfDocument(const sheet::PrintDocument& document, const SheetProgress& progress = {});
/// One page as a separate document.
std::string pdfPage(const sheet::PrintDocument& document, std::size_t page);

/// One page, painted in bands, so that even a large one needs little memory.
Issues addPngPage(StagedFiles& files, const std::filesystem::path& file, const SheetPage& page,
                  const Progress& progress);

/// The layers Cut and Score of a page for cutting machines: DXF R12, which all of them read, in millimetres
/// from the page's lower left corner, y up. Curves become arcs, accurate to a hundredth of a millimetre. Pre:
/// page < document.pages.size().
std::string dxfPage(const sheet::PrintDocument& document, std::size_t page);

/// The symbols of a document, prepared for painting all of its pages.
std::vector<PicturePainter> symbolPainters(const sheet::PrintDocument& document);
/// Only those of one page; the others are empty.
std::vector<PicturePainter> symbolPainters(const sheet::PrintDocument& document,
                                           const sheet::DrawnPage& page);

/// Paints the printed layers of a page. One unit of the painter is a millimetre. Skips symbols outside of
/// `part`, unless it is empty.
void paintPage(QPainter& painter, const sheet::DrawnPage& page, const std::vector<PicturePainter>& symbols,
               const QRectF& part = {});

} // namespace tilewright
