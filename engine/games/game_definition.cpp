#include "engine/games/game_definition.h"

#include <utility>

namespace tilewright::game {

GameDefinition::GameDefinition(TileSet set, Map map, Json options, int players)
    : set_(std::move(set)), map_(std::move(map)), optionValues_(std::move(options)), players_(players) {
    std::vector<int> onMap(set_.tiles.size(), 0);
    for (const Chamber& chamber : map_.chambers)
        if (!chamber.isRoom())
            ++onMap[static_cast<std::size_t>(findTile(set_, chamber.tile))];
    kindOfTile_.assign(set_.tiles.size(), -1);
    for (std::size_t t = 0; t < set_.tiles.size(); ++t) {
        if (set_.tiles[t].count == 0 && onMap[t] == 0)
            continue;
        const auto kind = static_cast<std::uint16_t>(tileOfKind_.size());
        kindOfTile_[t] = kind;
        tileOfKind_.push_back(static_cast<int>(t));
        for (int copy = onMap[t]; copy < set_.tiles[t].count; ++copy)
            stackKinds_.push_back(kind);
    }
}

Stack GameDefinition::tiles() const {
    Stack tiles;
    tiles.reserve(stackKinds_.size());
    for (const std::uint16_t kind : stackKinds_)
        tiles.push_back(static_cast<std::uint16_t>(tileOfKind(kind)));
    return tiles;
}

std::vector<std::uint16_t> GameDefinition::kindsOf(const Stack& stack) const {
    std::vector<std::uint16_t> kinds;
    kinds.reserve(stack.size());
    for (const std::uint16_t tile : stack)
        kinds.push_back(static_cast<std::uint16_t>(kindOfTile(tile)));
    return kinds;
}

} // namespace tilewright::game
