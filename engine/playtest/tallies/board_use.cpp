#include "engine/playtest/tallies/board_use.h"

#include "engine/model/map/passages.h"

#include <charconv>

namespace tilewright::playtest {

namespace {

std::string placeOf(Cell cell) {
    return std::to_string(cell.x).append(1, ',').append(std::to_string(cell.y));
}

std::optional<int> numberOf(std::string_view text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

} // namespace

void BoardUse::start(const game::Game& game, const game::Table& start) {
    chambers_.clear();
    places_.clear();
    for (const game::LaidTile& laid : start.tiles) {
        if (laid.mapChamber < 0)
            continue;
        const Chamber& chamber = game.map().chambers[static_cast<std::size_t>(laid.mapChamber)];
        Use use{.cell = laid.cell, .place = placeOf(laid.cell)};
        if (laid.tile < 0) {
            use.alike = name(chamber.room);
            use.doors = passageMask(chamber.sides);
            for (const game::Piece& piece : start.pieces)
                if (piece.cell == laid.cell)
                    use.alike.append(1, '+').append(piece.kind);
        } else {
            use.alike = "tile";
            const Tile& tile = game.tileSet().tiles[static_cast<std::size_t>(laid.tile)];
            use.doors = passageMask(turned(tile.sides(), laid.rotation));
        }
        places_.set(laid.cell, static_cast<int>(chambers_.size()));
        chambers_.push_back(std::move(use));
    }
}

BoardUse::Use* BoardUse::at(Cell cell) {
    const int place = places_.at(cell);
    return place == CellIndex::none ? nullptr : &chambers_[static_cast<std::size_t>(place)];
}

void BoardUse::moved(const game::Change& step) {
    Use* const to = at(step.cell);
    if (to != nullptr)
        ++to->chamber;
    if (!step.from)
        return;
    Use* const from = at(*step.from);
    if (from != nullptr)
        ++from->chamber;
    for (const Direction d : allDirections) {
        if (neighbour(*step.from, d) != step.cell)
            continue;
        if (from != nullptr)
            ++from->through[static_cast<std::size_t>(index(d))];
        if (to != nullptr)
            ++to->through[static_cast<std::size_t>(index(opposite(d)))];
    }
}

void BoardUse::barred(Cell cell, Direction side) {
    for (const Cell beside : {cell, neighbour(cell, side)})
        if (Use* const use = at(beside))
            ++use->barred;
}

void BoardUse::refused(const CellIndex& laid) {
    for (Use& use : chambers_)
        for (const Direction d : allDirections)
            if ((use.doors & bit(d)) != 0 && laid.at(neighbour(use.cell, d)) == CellIndex::none)
                ++use.refused;
}

void BoardUse::addTo(CounterWriter& count) const {
    for (const Use& use : chambers_) {
        count("use/", use.alike, "/", use.place) = use.chamber;
        count("barred/", use.place) = use.barred;
        count("refused-at/", use.place) = use.refused;
        for (const Direction d : allDirections)
            if ((use.doors & bit(d)) != 0)
                count("door/", use.place, "/", name(d)) = use.through[static_cast<std::size_t>(index(d))];
    }
}

std::optional<Cell> cellOf(std::string_view name) {
    const std::size_t comma = name.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto x = numberOf(name.substr(0, comma));
    const auto y = numberOf(name.substr(comma + 1));
    return x && y ? std::optional(Cell{*x, *y}) : std::nullopt;
}

std::optional<ChamberPlace> chamberOf(std::string_view name) {
    const std::size_t slash = name.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto cell = cellOf(name.substr(slash + 1));
    if (!cell)
        return std::nullopt;
    const std::string_view alike = name.substr(0, slash);
    return ChamberPlace{std::string(alike), std::string(alike.substr(0, alike.find('+'))), *cell};
}

std::optional<Cell> cellOfFigure(std::string_view figure) {
    const std::size_t slash = figure.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = figure.substr(slash + 1);
    return cellOf(rest.substr(0, rest.find('/')));
}

std::optional<DoorPlace> doorOf(std::string_view name) {
    const std::size_t slash = name.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto cell = cellOf(name.substr(0, slash));
    const auto side = directionFromName(name.substr(slash + 1));
    return cell && side ? std::optional(DoorPlace{*cell, *side}) : std::nullopt;
}

} // namespace tilewright::playtest
