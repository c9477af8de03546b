#pragma once

#include "engine/sheet/sheet.h"

namespace tilewright::sheet {

/// The slots of a full page: how many, how far apart, and where the first one's cut corner lies.
struct Grid {
    double width = 0; // of the paper as turned
    double height = 0;
    int columns = 0;
    int rows = 0;
    double pitch = 0;
    double left = 0;
    double top = 0;
};
Grid gridOf(const SheetSpecification& specification);

} // namespace tilewright::sheet
