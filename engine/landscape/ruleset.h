#pragma once

#include "engine/game/ruleset.h"
#include "engine/landscape/state/game.h"

#include <string>

namespace tilewright::landscape {

/// `landscape` and the games played with its sets and start maps.
class Ruleset final : public game::Ruleset {
public:
    Ruleset(std::string id, Scope scope, Text label = {})
        : id_(std::move(id)), label_(std::move(label)), scope_(scope) {}
    std::string_view id() const override { return id_; }
    std::span<const std::string_view> ownSets() const override;
    /// Needs tunnel mouths for tunnels, entrances for the dungeon.
    bool suits(const TileSet& set) const override;
    Text label() const override { return label_; }
    std::string_view setRuleset() const override { return "landscape"; }
    int minPlayers() const override { return 2; }
    int maxPlayers() const override { return landscape::maxPlayers; }
    std::span<const OptionSpec> options() const override;
    game::Kinds kinds() const override;
    /// Tunnels are played with tokens alone.
    bool usesOption(std::string_view option) const override {
        return scope_.tokens || (option != "splitOtherTunnels" && option != "countTunnelTileTwice");
    }
    game::Yardstick yardstick() const override {
        return {.fewestTurns = 50,
                .mostTurns = 150,
                .mostEmptyHands = 0.7,
                .mostOfSource = 0.6,
                .toSendMoreHome =
                    QT_TRANSLATE_NOOP("Engine", "More copies of volcano and dragon tiles would help."),
                .toSendFewerHome = QT_TRANSLATE_NOOP("Engine", "Fewer copies of dragon tiles would help."),
                .toCallOut = QT_TRANSLATE_NOOP(
                    "Engine", "More copies of volcano tiles, or fewer that lead there, would help.")};
    }
    Loaded<std::shared_ptr<const game::Game>> compile(const TileSet& set, const Map& map, const Json& options,
                                                      int players) const override;

private:
    std::string id_;
    Text label_;
    Scope scope_;
};

} // namespace tilewright::landscape
