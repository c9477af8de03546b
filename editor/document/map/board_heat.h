#pragma once

#include "engine/grid/cell.h"

#include <QString>

#include <vector>

namespace tilewright {

/// One figure for the chambers of a map, for tinting a view of it.
struct BoardHeat {
    struct Entry {
        Cell cell;
        /// Fraction of the greatest value, from 0 to 1.
        double part = 0;
        /// "4.2", with a sign if it is notable.
        QString words;
    };
    /// The name of the figure: "Uses in a game".
    QString name;
    /// The greatest value in words.
    QString most;
    std::vector<Entry> cells;
};

} // namespace tilewright
