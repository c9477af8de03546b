#pragma once

#include "engine/games/landscape/rules/state/game.h"
#include "engine/games/quality_targets.h"
#include "engine/games/ruleset.h"

namespace tilewright::landscape {

/// What good games of the rule systems of landscape sets are like.
namespace landscapeTargets {
extern const game::QualityTargets none, tunnel, dungeon;
} // namespace landscapeTargets

/// `landscape` and the games played with its sets and start maps.
class Ruleset final : public game::Ruleset {
public:
    explicit Ruleset(const Expansion& expansion,
                     const game::QualityTargets& qualityTargets = landscapeTargets::none)
        : expansion_(&expansion), qualityTargets_(&qualityTargets) {}
    std::string_view id() const override { return expansion_->id; }
    std::span<const std::string_view> defaultSets() const override { return expansion_->defaultSets; }
    /// Needs tunnel mouths for tunnels, entrances for the dungeon.
    bool suits(const TileSet& set) const override;
    Text label() const override { return expansion_->label; }
    std::string_view setRuleset() const override { return "landscape"; }
    int minPlayers() const override { return 2; }
    int maxPlayers() const override { return landscape::maxPlayers; }
    std::span<const OptionSpec> options() const override { return expansion_->options().specs(); }
    game::Kinds kinds() const override;
    /// Tunnels are played with tokens alone.
    game::QualityTargets qualityTargets() const override { return *qualityTargets_; }
    Loaded<std::shared_ptr<const game::Game>> compile(const TileSet& set, const Map& map, const Json& options,
                                                      int players) const override;

private:
    const Expansion* expansion_;
    const game::QualityTargets* qualityTargets_;
};

} // namespace tilewright::landscape
