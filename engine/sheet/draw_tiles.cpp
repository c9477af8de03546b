#include "engine/sheet/draw_tiles.h"

#include "engine/sheet/draw_runs.h"
#include "engine/sheet/recolour.h"

namespace tilewright::sheet {

Loaded<Document> tileSheets(const TileSet& set, const SheetSpecification& specification) {
    Loaded<Document> document = drawRuns(runsOf(set, specification), specification, set.name);
    if (document)
        recolour(*document.value, specification.colours);
    return document;
}

} // namespace tilewright::sheet
