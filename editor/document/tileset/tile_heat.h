#pragma once

#include <QString>

#include <map>
#include <string>

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

} // namespace tilewright
