#pragma once

#include "engine/grid/cell.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace tilewright {

/// One figure for every tile of a set, for tinting a list of tiles.
struct TileHeat {
    struct Entry {
        /// Fraction of the greatest value, from 0 to 1.
        double part = 0;
        /// "12.5 %"
        QString words;
    };
    /// Stable, for settings: "refused".
    QString id;
    /// The name of the figure: "Refused".
    QString name;
    /// The greatest value in words.
    QString most;
    /// By id; missing tiles are not tinted.
    std::map<std::string, Entry, std::less<>> tiles;
};

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
