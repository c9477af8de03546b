#pragma once

#include "engine/sheet/grid.h"
#include "engine/sheet/sheet.h"

namespace tilewright::sheet {

/// Ticks, crosses, labels and ruler of a page whose places are filled. `number` counts from 1.
void addMarks(Page& page, const SheetSpecification& specification, const Grid& grid, std::string_view title,
              std::size_t number, std::size_t pages);

} // namespace tilewright::sheet
