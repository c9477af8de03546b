#pragma once

#include "engine/games/ruleset.h"

namespace tilewright::test {

/// Stroll, a tiny game on the landscape tiles. In turn, a player lays the drawn tile, as it comes, beside
/// another; then a strider of his may stand on it, which scores a point for each tile around it. The stack
/// ends the game.
class StrollRuleset final : public game::Ruleset {
public:
    std::string_view id() const override { return "stroll"; }
    std::string_view setRuleset() const override { return "landscape"; }
    bool suits(const TileSet& set) const override { return set.name == "Stroll"; }
    Text label() const override { return "Stroll"; }
    int minPlayers() const override { return 2; }
    int maxPlayers() const override { return 3; }
    std::span<const OptionSpec> options() const override;
    game::Kinds kinds() const override;
    game::QualityTargets qualityTargets() const override { return {.minTurns = 5, .maxTurns = 500}; }
    Loaded<std::shared_ptr<const game::Game>> compile(const TileSet& set, const Map& map, const Json& options,
                                                      int players) const override;
};

inline constexpr game::Kind strider = "strider";
/// What striders score for.
inline constexpr game::Kind crowd = "crowd";

} // namespace tilewright::test
