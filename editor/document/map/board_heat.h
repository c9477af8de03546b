#pragma once

#include "engine/grid/cell.h"

#include <QString>

#include <vector>

namespace tilewright {

/// One figure of chambers of a map, for a view of it to be tinted by.
struct BoardHeat {
    struct Entry {
        Cell cell;
        /// Of the greatest: from 0 to 1.
        double part = 0;
        /// "4.2", with a sign where it stands out.
        QString words;
    };
    /// What it is a figure of: "Uses in a game".
    QString name;
    /// The greatest in words.
    QString most;
    std::vector<Entry> cells;
};

} // namespace tilewright
