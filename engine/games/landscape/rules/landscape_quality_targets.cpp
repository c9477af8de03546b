#include "engine/games/landscape/rules/ruleset.h"

#include "engine/base/translatable_text.h"

#include <array>

namespace tilewright::landscape {

namespace {

using game::TargetRange;

constexpr TargetRange fieldsShare{
    .figure = "points-from/field",
    .isShare = true,
    .min = 0.05,
    .max = 0.35,
    .meaning = QT_TRANSLATE_NOOP("Engine", "Share of all points that comes from fields"),
    .lamp = QT_TRANSLATE_NOOP("Engine", "Fields"),
    .toRaise = QT_TRANSLATE_NOOP("Engine", "More sides with fields, or more small cities, would help."),
    .toLower =
        QT_TRANSLATE_NOOP("Engine", "Fewer sides with fields, or more roads that divide them, would help.")};

constexpr std::array commonRanges{fieldsShare};

constexpr std::array tunnelRanges{
    fieldsShare,
    TargetRange{.figure = "scorings/tunnel-road",
                .min = 0.5,
                .meaning = QT_TRANSLATE_NOOP("Engine", "Roads through a tunnel that score, per game"),
                .lamp = QT_TRANSLATE_NOOP("Engine", "Tunnels"),
                .toRaise = QT_TRANSLATE_NOOP("Engine", "More tunnel mouths on the tiles would help.")}};

constexpr std::array dungeonRanges{
    fieldsShare,
    TargetRange{.figure = "space-visited/dungeon",
                .isShare = true,
                .min = 0.9,
                .meaning =
                    QT_TRANSLATE_NOOP("Engine", "Share of games in which any player enters the dungeon")},
    TargetRange{.figure = "sends-home/dragon",
                .min = 1,
                .max = 15,
                .meaning = QT_TRANSLATE_NOOP("Engine", "Pieces that the dragon sends home, per game")},
    TargetRange{.figure = "space-holds/dungeon/dragon",
                .isShare = true,
                .max = 0.5,
                .meaning =
                    QT_TRANSLATE_NOOP("Engine", "Share of turns in which the dragon bars the dungeon")}};

constexpr game::QualityTargets qualityTargetsWith(std::span<const TargetRange> wanted,
                                                  std::string_view compared) {
    return {.minTurns = 50,
            .maxTurns = 150,
            .maxEmptyHandShare = 0.7,
            .maxSourceShare = 0.6,
            .toSendMoreHome =
                QT_TRANSLATE_NOOP("Engine", "More copies of volcano and dragon tiles would help."),
            .toSendFewerHome = QT_TRANSLATE_NOOP("Engine", "Fewer copies of dragon tiles would help."),
            .toCallOut = QT_TRANSLATE_NOOP(
                "Engine", "More copies of volcano tiles, or fewer of tiles that lead there, would help."),
            .wanted = wanted,
            .compared = compared};
}

} // namespace

constinit const game::QualityTargets landscapeTargets::none = qualityTargetsWith(commonRanges, "points/mean");
constinit const game::QualityTargets landscapeTargets::tunnel =
    qualityTargetsWith(tunnelRanges, "scorings/tunnel-road");
constinit const game::QualityTargets landscapeTargets::dungeon =
    qualityTargetsWith(dungeonRanges, "space-in/dungeon");

} // namespace tilewright::landscape
