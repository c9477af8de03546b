#pragma once

#include <QString>

#include <map>
#include <string>

namespace tilewright {

/// One figure of every tile of a set, for a list of tiles to be tinted by.
struct TileHeat {
    struct Entry {
        /// Of the greatest: from 0 to 1.
        double part = 0;
        /// "12.5 %"
        QString words;
    };
    /// What it is a figure of: "Refused".
    QString name;
    /// The greatest in words.
    QString most;
    /// By id; a tile that isn't there is not tinted.
    std::map<std::string, Entry, std::less<>> tiles;
};

} // namespace tilewright
