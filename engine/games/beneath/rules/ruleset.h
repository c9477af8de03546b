#pragma once

#include "engine/games/ruleset.h"

namespace tilewright::beneath {

/// Beneath Carcassonne Castle.
class Ruleset final : public game::Ruleset {
public:
    std::string_view id() const override { return "beneath"; }
    Text label() const override { return QT_TRANSLATE_NOOP("Engine", "Beneath Carcassonne Castle"); }
    int minPlayers() const override { return 2; }
    int maxPlayers() const override { return 4; }
    std::span<const OptionSpec> options() const override;
    game::Kinds kinds() const override;
    std::span<const game::MilestoneSpec> milestones() const override;
    game::QualityTargets qualityTargets() const override {
        return {.minTurns = 60,
                .maxTurns = 90,
                .minEscapeShare = 0.5,
                .balancesColours = true,
                .compared = "end/escape"};
    }
    Loaded<std::shared_ptr<const game::Game>> compile(const TileSet& set, const Map& map, const Json& options,
                                                      int players) const override;
};

} // namespace tilewright::beneath
