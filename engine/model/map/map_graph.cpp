#include "engine/model/map/map_graph.h"

#include <numeric>
#include <string_view>
#include <unordered_map>

namespace tilewright {

namespace {

/// Merged sets with their contents (union-find with path halving).
class DisjointSets {
public:
    explicit DisjointSets(std::size_t size) : parent_(size) {
        std::iota(parent_.begin(), parent_.end(), std::uint32_t{0});
    }
    std::size_t find(std::size_t i) {
        auto at = static_cast<std::uint32_t>(i);
        while (parent_[at] != at)
            at = parent_[at] = parent_[parent_[at]];
        return at;
    }
    void merge(std::size_t a, std::size_t b) { parent_[find(a)] = static_cast<std::uint32_t>(find(b)); }

private:
    /// Of up to maxMapChambers chambers.
    std::vector<std::uint32_t> parent_;
};

/// What a room can reach, for B-4.4.
struct Reach {
    bool rim = false;
    bool guardChamber = false;
    bool entrance = false;

    void add(const Reach& other) {
        rim = rim || other.rim;
        guardChamber = guardChamber || other.guardChamber;
        entrance = entrance || other.entrance;
    }
};

constexpr Reach anything{true, true, true};

bool endsTheWay(const Chamber& chamber) {
    return chamber.isRoom() && ownDoor(chamber.room).has_value();
}

Reach ownReach(const MapGraph& board, std::size_t i) {
    Reach reach;
    const Chamber& chamber = board.map().chambers[i];
    reach.guardChamber = chamber.isRoom() && chamber.room == Room::GuardChamber;
    reach.entrance = chamber.isRoom() && chamber.room == Room::Entrance;
    for (const Direction d : allDirections) {
        const MapGraph::SideContact contact = board.contact(i, d);
        if (contact == MapGraph::SideContact::Unknown)
            return anything;
        reach.rim = reach.rim || contact == MapGraph::SideContact::Rim;
    }
    return reach;
}

} // namespace

MapGraph::MapGraph(const Map& map, const TileSet* set, const StopToken& stop)
    : map_(map)
    , sides_(map.chambers.size())
    , tiles_(map.chambers.size(), -1)
    , neighbours_(map.chambers.size())
    , known_(map.chambers.size(), false)
    , isOnBoard_(map.chambers.size(), false) {
    std::unordered_map<std::string_view, int> tiles;
    for (std::size_t i = 0; set && i < set->tiles.size(); ++i)
        tiles.emplace(set->tiles[i].id, static_cast<int>(i));
    for (std::size_t i = 0; i < map.chambers.size() && !pollStop(i, stop); ++i) {
        const Chamber& chamber = map.chambers[i];
        if (cells_.at(chamber.cell) == CellIndex::none) {
            cells_.set(chamber.cell, static_cast<int>(i));
            isOnBoard_[i] = true;
        }
        if (chamber.isRoom()) {
            sides_[i] = chamber.sides;
            known_[i] = true;
        } else if (const auto tile = tiles.find(chamber.tile); tile != tiles.end()) {
            tiles_[i] = tile->second;
            sides_[i] = turned(set->tiles[static_cast<std::size_t>(tile->second)].sides(), chamber.rotation);
            known_[i] = true;
        }
    }
    CellIndex::Reader reader(cells_);
    for (std::size_t i = 0; i < map.chambers.size() && !pollStop(i, stop); ++i)
        for (const Direction d : allDirections)
            neighbours_[i][static_cast<std::size_t>(index(d))] =
                reader.at(neighbour(map.chambers[i].cell, d));
}

std::optional<std::size_t> MapGraph::at(Cell cell) const {
    const int number = cells_.at(cell);
    if (number == CellIndex::none)
        return std::nullopt;
    return static_cast<std::size_t>(number);
}

MapGraph::SideContact MapGraph::contact(std::size_t chamber, Direction side) const {
    if (!known_[chamber])
        return SideContact::Unknown;
    if (!isPassage(sides_[chamber][static_cast<std::size_t>(index(side))]))
        return SideContact::Earth;
    const int number = beside(chamber, side);
    if (number < 0)
        return SideContact::Rim;
    const auto other = static_cast<std::size_t>(number);
    if (!known_[other])
        return SideContact::Unknown;
    return isPassage(sides_[other][static_cast<std::size_t>(index(opposite(side)))]) ? SideContact::Passageway
                                                                                     : SideContact::Blocked;
}

std::vector<bool> connectedToRoom(const MapGraph& board, const StopToken& stop) {
    const auto& chambers = board.map().chambers;
    DisjointSets groups(chambers.size());
    std::vector<bool> unknown(chambers.size(), false);
    for (std::size_t i = 0; i < chambers.size() && !pollStop(i, stop); ++i)
        for (const Direction d : allDirections) {
            if (!board.isOnBoard(i))
                break;
            const MapGraph::SideContact contact = board.contact(i, d);
            if (contact == MapGraph::SideContact::Passageway)
                groups.merge(i, static_cast<std::size_t>(board.beside(i, d)));
            unknown[i] = unknown[i] || contact == MapGraph::SideContact::Unknown;
        }
    std::vector<bool> good(chambers.size(), false);
    for (std::size_t i = 0; i < chambers.size() && !pollStop(i, stop); ++i)
        if (board.isOnBoard(i) && (chambers[i].isRoom() || unknown[i]))
            good[groups.find(i)] = true;
    std::vector<bool> joined(chambers.size());
    for (std::size_t i = 0; i < chambers.size() && !pollStop(i, stop); ++i)
        joined[i] = good[groups.find(i)] || !board.isOnBoard(i);
    return joined;
}

std::vector<bool> sealedRooms(const MapGraph& board, const StopToken& stop) {
    const auto& chambers = board.map().chambers;
    // Chambers through which a way can continue, connected by passageways; rooms that are dead ends are
    // checked from outside.
    DisjointSets groups(chambers.size());
    for (std::size_t i = 0; i < chambers.size() && !pollStop(i, stop); ++i)
        for (const Direction d : {Direction::East, Direction::South})
            if (board.isOnBoard(i) && board.contact(i, d) == MapGraph::SideContact::Passageway) {
                const std::size_t other = static_cast<std::size_t>(board.beside(i, d));
                if (!endsTheWay(chambers[i]) && !endsTheWay(chambers[other]))
                    groups.merge(i, other);
            }
    std::vector<Reach> reach(chambers.size());
    for (std::size_t i = 0; i < chambers.size() && !pollStop(i, stop); ++i)
        if (board.isOnBoard(i) && !endsTheWay(chambers[i]))
            reach[groups.find(i)].add(ownReach(board, i));

    std::vector<bool> sealed(chambers.size(), false);
    for (std::size_t i = 0; i < chambers.size() && !pollStop(i, stop); ++i) {
        const Chamber& chamber = chambers[i];
        const bool isEntrance = chamber.isRoom() && chamber.room == Room::Entrance;
        if (!board.isOnBoard(i) || !(isEntrance || endsTheWay(chamber)))
            continue;
        Reach all = ownReach(board, i);
        if (isEntrance)
            all.add(reach[groups.find(i)]);
        else
            for (const Direction d : allDirections)
                if (board.contact(i, d) == MapGraph::SideContact::Passageway) {
                    const std::size_t other = static_cast<std::size_t>(board.beside(i, d));
                    if (!endsTheWay(chambers[other]))
                        all.add(reach[groups.find(other)]);
                }
        const bool forPeople = isEntrance || chamber.room == Room::Cell;
        sealed[i] = !all.rim && !(forPeople ? all.guardChamber : all.entrance);
    }
    return sealed;
}

} // namespace tilewright
