#include "engine/games/landscape/rules/state/game.h"

#include "engine/games/landscape/rules/laying.h"
#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/landscape/rules/turn.h"

#include <bit>

namespace tilewright::landscape {

Game::Game(TileSet set, Map map, Json options, int players, const Expansion& expansion)
    : GameDefinition(std::move(set), std::move(map), std::move(options), players)
    , options_(optionsFromJson(optionValues(), expansion))
    , expansion_(&expansion)
    , coloursPerPlayer_(expansion.colours / players) {
    for (int kind = 0; kind < kindCount(); ++kind) {
        const TileKind& made =
            kinds_.emplace_back(compileTile(tileAs(kind).landscape(), options_, expansion));
        std::uint64_t shown = 0;
        for (std::size_t r = 0; r < 4; ++r)
            shown |= static_cast<std::uint64_t>(made.shown[r]) << (16 * r);
        shown_.push_back(shown);
        hasDragonTiles_ = hasDragonTiles_ || made.dragon;
    }
    // Each tile of the map opens at most four cells, each tile laid adds at most two more than it fills.
    const std::size_t cells = 5 * this->map().chambers.size() + 3 * stackKinds().size();
    tableSize_ = std::bit_ceil(static_cast<unsigned>(2 * cells));
    initial_ = std::make_unique<Position>(*this);
    for (const Chamber& chamber : this->map().chambers)
        layTile(*initial_, kindOfTile(findTile(tileSet(), chamber.tile)), chamber.cell, chamber.rotation);
}

Game::~Game() = default;

void Game::start(const std::vector<std::uint16_t>& stack, Position& position) const {
    position.assign(*initial_);
    position.stack.fill(stack);
    beginGame(position, ChangeRecorder(nullptr));
}

} // namespace tilewright::landscape
