#include "engine/games/kit.h"
#include "engine/model/tile_family.h"

#include <algorithm>
#include <vector>

namespace tilewright {

namespace game {

const Kit* findKit(std::string_view ruleset) {
    const auto all = kits();
    const auto found = std::ranges::find_if(all, [&](const Kit* kit) { return kit->rules.id() == ruleset; });
    return found == all.end() ? nullptr : *found;
}

} // namespace game

game::Rulesets rulesets() {
    static const std::vector<const game::Ruleset*> all = [] {
        std::vector<const game::Ruleset*> rules;
        for (const game::Kit* kit : game::kits())
            rules.push_back(&kit->rules);
        return rules;
    }();
    return all;
}

std::span<const TileFamily* const> tileFamilies() {
    static const std::vector<const TileFamily*> all = [] {
        std::vector<const TileFamily*> families;
        for (const game::Kit* kit : game::kits())
            if (std::ranges::find(families, &kit->family) == families.end())
                families.push_back(&kit->family);
        return families;
    }();
    return all;
}

} // namespace tilewright
