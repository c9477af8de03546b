#pragma once

#include "engine/games/beneath/rules/options.h"
#include "engine/games/game_definition.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace tilewright::beneath {

inline constexpr int maxPlayers = 4;
inline constexpr int maxRunners = 4;
inline constexpr int maxGuards = 12;
inline constexpr int maxMapChambers = 500;
inline constexpr int maxStackTiles = 500;
inline constexpr int maxChambers = maxMapChambers + maxStackTiles;

/// The kind of a chamber; a tile of the map is a tile like any other.
enum class ChamberKind : std::uint8_t { Tile, Chamber, Entrance, GuardChamber, KeyRoom, Guardhouse, Cell };

/// Cells, key rooms and guardhouses are dead ends of every way through the dungeon (B-4.4).
constexpr bool endsTheWay(ChamberKind kind) {
    return kind >= ChamberKind::KeyRoom;
}

/// Sides as they lie on the board; doors in colours out of play are open (B-1.5).
struct Face {
    Sides sides{};
    /// Bit d is set if side d is a passage.
    std::uint8_t passages = 0;
};

class Position;

/// Set, map, options and number of players, compiled into flat tables. Immutable, so threads may share it.
class Game : public game::GameDefinition {
public:
    /// Pre: compile() in ruleset.cpp found no errors.
    Game(TileSet set, Map map, Json options, int players);
    ~Game();
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    const Options& options() const { return options_; }

    /// Face numbers: those of tile kinds first, four per kind, then the rooms of the map.
    static int faceNumber(int kind, Rotation r) { return 4 * kind + index(r); }
    const Face& face(int number) const { return faces_[static_cast<std::size_t>(number)]; }

    int mapChamberCount() const { return mapChamberCount_; }
    Cell mapCell(int chamber) const { return mapCells_[static_cast<std::size_t>(chamber)]; }
    ChamberKind mapKind(int chamber) const { return mapKinds_[static_cast<std::size_t>(chamber)]; }
    int mapFace(int chamber) const { return mapFaces_[static_cast<std::size_t>(chamber)]; }
    /// Player whose Prisoner starts in this cell; -1 if it is no cell or nobody's.
    int cellOwner(int chamber) const { return cellOwners_[static_cast<std::size_t>(chamber)]; }

    const std::vector<std::uint16_t>& entrances() const { return entrances_; }
    /// Starting places of Guards, in reading order (B-3.2).
    const std::vector<std::uint16_t>& guardChambers() const { return guardChambers_; }
    const std::vector<std::uint16_t>& keyRooms() const { return keyRooms_; }
    const std::vector<std::uint16_t>& guardhouses() const { return guardhouses_; }
    /// Starting place of each player's Prisoner.
    const std::vector<std::uint16_t>& cells() const { return cells_; }
    /// Key rooms, guardhouses and the cells of players: with the entrances, the rooms that no laid tile may
    /// seal (B-4.4).
    const std::vector<std::uint16_t>& protectedEnds() const { return protectedEnds_; }

    // Prices in picks of different colours: the smaller of the option and the colours in play.
    int silverCost() const { return silverCost_; }
    int specialDoorPrice() const { return specialDoorPrice_; }
    int cellPrice() const { return cellPrice_; }
    int markerPrice() const { return markerPrice_; }
    /// Actions to remove a black marker without paying picks; where picks cost nothing, the one action of
    /// that way (B-5.8).
    int blackRemovalActions() const { return markerPrice_ == 0 ? 1 : options_.blackRemovalActions; }
    /// Colour of the pick that a player pays to leave by that door; -1 for none (B-6.1).
    int toll(SideContent exit, int player) const {
        const int colour = isSkull(exit) ? index(skullColour(exit)) : -1;
        return colour == player && options_.ownColourFree ? -1 : colour;
    }
    /// Golden keys that can be taken in all.
    int keyCount() const {
        return options_.keysEach == KeysEach::Game ? 1 : options_.keys.value_or(playerCount());
    }

    /// The map with its pieces, before anything was chosen or drawn.
    const Position& initial() const { return *initial_; }
    /// `stack`: kinds, first drawn first. The position after set-up; player 0 chooses picks.
    Position start(const std::vector<std::uint16_t>& stack) const;

private:
    void addTileFaces();
    void addMap();

    Options options_;
    int silverCost_, specialDoorPrice_, cellPrice_, markerPrice_;
    std::vector<Face> faces_;
    int mapChamberCount_ = 0;
    std::vector<Cell> mapCells_;
    std::vector<ChamberKind> mapKinds_;
    std::vector<int> mapFaces_;
    std::vector<int> cellOwners_;
    std::vector<std::uint16_t> entrances_, guardChambers_, keyRooms_, guardhouses_, cells_, protectedEnds_;
    std::unique_ptr<Position> initial_;
};

} // namespace tilewright::beneath
