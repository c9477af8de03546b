#include "engine/games/beneath/rules/game.h"

#include "engine/games/beneath/rules/position.h"

#include <algorithm>

namespace tilewright::beneath {

namespace {

/// `special`: whether special doors stay so.
Face makeFace(const Sides& sides, int pickColours, bool special = true) {
    Face face;
    for (std::size_t d = 0; d < 4; ++d) {
        const SideContent side = sides[d];
        const bool opens = (isSkull(side) && index(skullColour(side)) >= pickColours) ||
                           (side == SideContent::Special && !special);
        face.sides[d] = opens ? SideContent::Open : side;
        if (isPassage(side))
            face.passages |= static_cast<std::uint8_t>(1U << d);
    }
    return face;
}

ChamberKind kindOf(const Chamber& chamber) {
    if (!chamber.isRoom())
        return ChamberKind::Tile;
    switch (chamber.room) {
    case Room::Cell:
        return ChamberKind::Cell;
    case Room::GuardChamber:
        return ChamberKind::GuardChamber;
    case Room::KeyRoom:
        return ChamberKind::KeyRoom;
    case Room::Guardhouse:
        return ChamberKind::Guardhouse;
    case Room::Entrance:
        return ChamberKind::Entrance;
    case Room::Chamber:
        break;
    }
    return ChamberKind::Chamber;
}

int chamberOfSeat(const Map& map, int seat) {
    for (std::size_t i = 0; i < map.chambers.size(); ++i)
        if (map.chambers[i].isRoom() && map.chambers[i].room == Room::Cell && map.chambers[i].seat == seat)
            return static_cast<int>(i);
    return -1;
}

} // namespace

Game::Game(TileSet set, Map map, Json options, int players)
    : GameDefinition(std::move(set), std::move(map), std::move(options), players)
    , options_(optionsFromJson(optionValues()))
    , silverCost_(options_.price(options_.silverCost))
    , specialDoorPrice_(options_.price(options_.specialDoorPrice))
    , cellPrice_(options_.price(options_.cellPrice))
    , markerPrice_(options_.price(options_.markerPrice)) {
    addTileFaces();
    addMap();
    initial_ = std::make_unique<Position>(*this);
}

Game::~Game() = default;

void Game::addTileFaces() {
    for (int kind = 0; kind < kindCount(); ++kind)
        for (Rotation r : allRotations)
            faces_.push_back(
                makeFace(turned(tileAs(kind).sides(), r), options_.pickColours, options_.specialOnTiles));
}

void Game::addMap() {
    cellOwners_.assign(map().chambers.size(), -1);
    for (int p = 0; p < playerCount(); ++p) {
        // B-2.2: with two players seat 2 has the cell of seat 4 if there is one.
        int chamber = playerCount() == 2 && p == 1 ? chamberOfSeat(map(), 4) : -1;
        if (chamber < 0)
            chamber = chamberOfSeat(map(), p + 1);
        cellOwners_[static_cast<std::size_t>(chamber)] = p;
        cells_.push_back(static_cast<std::uint16_t>(chamber));
    }
    for (std::size_t i = 0; i < map().chambers.size(); ++i) {
        const Chamber& chamber = map().chambers[i];
        const auto number = static_cast<std::uint16_t>(i);
        const ChamberKind kind = kindOf(chamber);
        mapCells_.push_back(chamber.cell);
        ++mapChamberCount_;
        mapKinds_.push_back(kind);
        if (chamber.isRoom()) {
            mapFaces_.push_back(static_cast<int>(faces_.size()));
            faces_.push_back(makeFace(chamber.sides, options_.pickColours));
        } else {
            const int tileKind = kindOfTile(findTile(tileSet(), chamber.tile));
            mapFaces_.push_back(faceNumber(tileKind, chamber.rotation));
        }
        if (kind == ChamberKind::Entrance)
            entrances_.push_back(number);
        if (kind == ChamberKind::GuardChamber)
            guardChambers_.push_back(number);
        if (kind == ChamberKind::KeyRoom)
            keyRooms_.push_back(number);
        if (kind == ChamberKind::Guardhouse)
            guardhouses_.push_back(number);
        if (kind == ChamberKind::KeyRoom || kind == ChamberKind::Guardhouse || cellOwners_[i] >= 0)
            protectedEnds_.push_back(number);
    }
    std::sort(guardChambers_.begin(), guardChambers_.end(),
              [this](auto a, auto b) { return readingOrderLess(mapCell(a), mapCell(b)); });
    const auto guards = static_cast<std::size_t>(options_.guards.value_or(guardsOnBoards)); // B-3.2
    if (guardChambers_.size() > guards)
        guardChambers_.resize(guards);
}

Position Game::start(const std::vector<std::uint16_t>& stack) const {
    Position position = *initial_;
    position.setStack(stack);
    return position;
}

} // namespace tilewright::beneath
