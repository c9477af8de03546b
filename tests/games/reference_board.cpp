#include "tests/games/reference_board.h"

#include <algorithm>

namespace tilewright::test {

namespace {

bool endsWay(const std::string& kind) {
    return kind == "cell" || kind == "key-room" || kind == "guardhouse";
}

} // namespace

Sides quarterTurns(const Sides& sides, int turns) {
    Sides turned{};
    for (int side = 0; side < 4; ++side)
        turned[static_cast<std::size_t>((side + turns) % 4)] = sides[static_cast<std::size_t>(side)];
    return turned;
}

ReferenceBoard::ReferenceBoard(const game::Game& game, const game::Table& table) : game_(game) {
    std::set<int> seatsOnMap;
    for (const game::LaidTile& laid : table.tiles) {
        Place place{{}, "tile", 0};
        if (laid.tile >= 0) {
            const Sides& sides = game.tileSet().tiles[static_cast<std::size_t>(laid.tile)].sides();
            place.sides = quarterTurns(sides, degrees(laid.rotation) / 90);
        } else {
            const Chamber& room = game.map().chambers[static_cast<std::size_t>(laid.mapChamber)];
            place = {room.sides, std::string(name(room.room)), room.seat};
            seatsOnMap.insert(room.seat);
        }
        places_[laid.cell] = place;
    }
    for (int player = 0; player < game.playerCount(); ++player)
        seats_.push_back(player + 1);
    if (game.playerCount() == 2 && seatsOnMap.contains(4))
        seats_[1] = 4;
}

bool ReferenceBoard::passage(Cell cell, Direction d) const {
    const auto it = places_.find(cell);
    return it != places_.end() && it->second.sides[static_cast<std::size_t>(d)] != SideContent::Earth;
}

bool ReferenceBoard::joined(Cell cell, Direction d) const {
    return passage(cell, d) && passage(neighbour(cell, d), opposite(d));
}

int ReferenceBoard::openPassages() const {
    int count = 0;
    for (const auto& [cell, place] : places_)
        for (Direction d : allDirections)
            if (passage(cell, d) && !places_.contains(neighbour(cell, d)))
                ++count;
    return count;
}

bool ReferenceBoard::fits(Cell cell, const Sides& sides) const {
    if (places_.contains(cell) || !insideLimits(cell))
        return false;
    int passageways = 0;
    for (Direction d : allDirections) {
        const Cell beside = neighbour(cell, d);
        if (!places_.contains(beside))
            continue;
        const bool ours = sides[static_cast<std::size_t>(d)] != SideContent::Earth;
        if (ours != passage(beside, opposite(d)))
            return false;
        passageways += ours ? 1 : 0;
    }
    return passageways > 0;
}

bool ReferenceBoard::mayLay(Cell cell, const Sides& sides) const {
    if (!fits(cell, sides))
        return false;
    ReferenceBoard after = *this;
    after.places_[cell] = {sides, "tile", 0};
    if (game_.options().at("keepDungeonOpen") == true && after.openPassages() == 0)
        return false;
    if (game_.options().at("noSealing") == true)
        for (Cell room : protectedRooms())
            if (!sealed(room) && after.sealed(room))
                return false;
    return true;
}

std::set<std::tuple<int, int, int>> ReferenceBoard::layings(int tile) const {
    std::set<std::tuple<int, int, int>> all;
    std::set<Cell> near;
    for (const auto& [cell, place] : places_)
        for (int dx = -1; dx <= 1; ++dx)
            for (int dy = -1; dy <= 1; ++dy)
                near.insert({cell.x + dx, cell.y + dy});
    for (Cell cell : near)
        for (int turns = 0; turns < 4; ++turns)
            if (mayLay(cell,
                       quarterTurns(game_.tileSet().tiles[static_cast<std::size_t>(tile)].sides(), turns)))
                all.emplace(cell.x, cell.y, 90 * turns);
    return all;
}

std::vector<Cell> ReferenceBoard::protectedRooms() const {
    std::vector<Cell> rooms;
    for (const auto& [cell, place] : places_) {
        const bool started =
            place.kind == "cell" && std::find(seats_.begin(), seats_.end(), place.seat) != seats_.end();
        if (started || place.kind == "entrance" || place.kind == "key-room" || place.kind == "guardhouse")
            rooms.push_back(cell);
    }
    return rooms;
}

bool ReferenceBoard::sealed(Cell room) const {
    // The chambers joined to it: a flood that doesn't enter another cell, key room or guardhouse.
    std::set<Cell> reached{room};
    std::vector<Cell> toVisit{room};
    while (!toVisit.empty()) {
        const Cell here = toVisit.back();
        toVisit.pop_back();
        for (Direction d : allDirections) {
            const Cell next = neighbour(here, d);
            if (joined(here, d) && !reached.contains(next) && !endsWay(places_.at(next).kind)) {
                reached.insert(next);
                toVisit.push_back(next);
            }
        }
    }
    const std::string& kind = places_.at(room).kind;
    const std::string wanted = kind == "entrance" || kind == "cell" ? "guard-chamber" : "entrance";
    for (Cell cell : reached) {
        if (places_.at(cell).kind == wanted)
            return false;
        for (Direction d : allDirections)
            if (passage(cell, d) && !places_.contains(neighbour(cell, d)))
                return false;
    }
    return true;
}

bool ReferenceBoard::allJoinedToRooms() const {
    std::set<Cell> reached;
    std::vector<Cell> toVisit;
    for (const auto& [cell, place] : places_)
        if (place.kind != "tile") {
            reached.insert(cell);
            toVisit.push_back(cell);
        }
    while (!toVisit.empty()) {
        const Cell here = toVisit.back();
        toVisit.pop_back();
        for (Direction d : allDirections)
            if (joined(here, d) && reached.insert(neighbour(here, d)).second)
                toVisit.push_back(neighbour(here, d));
    }
    return reached.size() == places_.size();
}

} // namespace tilewright::test
