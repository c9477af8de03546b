#pragma once

#include "engine/tileset/map.h"
#include "engine/tileset/tileset.h"

#include <QString>

#include <vector>

namespace tilewright {

/// Who sits at a seat.
inline constexpr const char* personKind = "human";

struct SeatSetup {
    QString name;
    /// personKind, or the name of a bot ("greedy").
    QString kind;
};

/// All that a new game needs. Seats are in seat order; how many there are is the number of players.
struct GameSetup {
    TileSet tileSet;
    Map map;
    /// May leave out any option; what is left out has its default.
    Json options = Json::object();
    quint64 seed = 1;
    std::vector<SeatSetup> seats;
};

/// "Blue", "Yellow", ...: the colour of the seat, translated. Seats count from 0.
QString seatColourName(int seat);

} // namespace tilewright
