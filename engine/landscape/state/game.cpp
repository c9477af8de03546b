#include "engine/landscape/state/game.h"

#include "engine/landscape/rules/laying.h"
#include "engine/landscape/rules/turn.h"
#include "engine/landscape/state/position.h"

#include <bit>

namespace tilewright::landscape {

Game::Game(TileSet set, Map map, Json options, int players, const Expansion& expansion)
    : set_(std::move(set))
    , map_(std::move(map))
    , optionValues_(std::move(options))
    , options_(optionsFromJson(optionValues_, expansion))
    , players_(players)
    , expansion_(&expansion)
    , coloursEach_(expansion.colours / players) {
    std::vector<int> onMap(set_.tiles.size(), 0);
    for (const Chamber& chamber : map_.chambers)
        ++onMap[static_cast<std::size_t>(findTile(set_, chamber.tile))];
    kindOfTile_.assign(set_.tiles.size(), -1);
    for (std::size_t t = 0; t < set_.tiles.size(); ++t) {
        if (set_.tiles[t].count == 0 && onMap[t] == 0)
            continue;
        const auto number = static_cast<std::uint16_t>(tileOfKind_.size());
        kindOfTile_[t] = number;
        tileOfKind_.push_back(static_cast<int>(t));
        kinds_.push_back(compileTile(set_.tiles[t].landscape(), options_, expansion));
        hasDragonTiles_ = hasDragonTiles_ || kinds_.back().dragon;
        std::uint64_t shown = 0;
        for (std::size_t r = 0; r < 4; ++r)
            shown |= static_cast<std::uint64_t>(kinds_.back().shown[r]) << (16 * r);
        shown_.push_back(shown);
        for (int copy = onMap[t]; copy < set_.tiles[t].count; ++copy)
            stackKinds_.push_back(number);
    }
    // Each tile of the map opens at most four cells, each tile laid adds at most two more than it fills.
    const std::size_t cells = 5 * map_.chambers.size() + 3 * stackKinds_.size();
    tableSize_ = std::bit_ceil(static_cast<unsigned>(2 * cells));
    initial_ = std::make_unique<Position>(*this);
    for (const Chamber& chamber : map_.chambers)
        layTile(*initial_, kindOfTile(findTile(set_, chamber.tile)), chamber.cell, chamber.rotation);
}

Game::~Game() = default;

void Game::start(const std::vector<std::uint16_t>& stack, Position& position) const {
    position.assign(*initial_);
    position.stack.fill(stack);
    beginGame(position, ChangeRecorder(nullptr));
}

} // namespace tilewright::landscape
