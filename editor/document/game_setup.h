#pragma once

#include "engine/game/game.h"
#include "engine/tileset/issue.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace tilewright {

/// Who sits at a seat.
inline constexpr const char* personKind = "human";

struct SeatSetup {
    /// Empty: called by the colour of the seat.
    QString name;
    /// personKind, or the name of a bot ("greedy").
    QString kind;
    /// What a record had of this player that we don't know.
    Json extra = Json::object();
};

/// All that a new game needs. Seats are in seat order; how many there are is the number of players.
struct GameSetup {
    /// Id of the rule system that is played; several may be played with one set.
    std::string ruleset = defaultRuleset;
    TileSet tileSet;
    Map map;
    /// May leave out any option; what is left out has its default.
    Json options = Json::object();
    quint64 seed = 1;
    std::vector<SeatSetup> seats;
};

/// The same with other tiles. What does not go with them begins anew: rules, options, map; and seats, two
/// bots.
GameSetup withSet(GameSetup setup, const TileSet& set);

/// The game that it is, or what forbids it: errors of the set, of the map, or between them.
Loaded<std::shared_ptr<const game::Game>> compileGame(const GameSetup& setup);

/// "Blue", "Yellow", ...: the colour of the seat, translated. Seats count from 0.
QString seatColourName(int seat);
/// The same in English, as records have it.
QString colourNameInRecords(int seat);
/// Whether a name is but the colour of its seat, in English or as it is shown.
bool isColourName(const QString& name, int seat);
/// What the player of a seat is called, in the language of the window.
QString seatName(const GameSetup& setup, int seat);

} // namespace tilewright
