#include "engine/games/landscape/rules/yardsticks.h"

#include "engine/base/text.h"

#include <array>

namespace tilewright::landscape {

namespace {

using game::WantedRange;

constexpr WantedRange fieldsShare{
    .figure = "points-from/field",
    .isShare = true,
    .least = 0.05,
    .most = 0.35,
    .meaning = QT_TRANSLATE_NOOP("Engine", "Share of all points that comes from fields"),
    .lamp = QT_TRANSLATE_NOOP("Engine", "Fields"),
    .toRaise = QT_TRANSLATE_NOOP("Engine", "More sides with fields, or more small cities, would help."),
    .toLower =
        QT_TRANSLATE_NOOP("Engine", "Fewer sides with fields, or more roads that divide them, would help.")};

constexpr std::array ofAll{fieldsShare};

constexpr std::array ofTunnel{
    fieldsShare,
    WantedRange{.figure = "scorings/tunnel-road",
                .least = 0.5,
                .meaning = QT_TRANSLATE_NOOP("Engine", "Roads through a tunnel that score, per game"),
                .lamp = QT_TRANSLATE_NOOP("Engine", "Tunnels"),
                .toRaise = QT_TRANSLATE_NOOP("Engine", "More tunnel mouths on the tiles would help.")}};

constexpr std::array ofDungeon{
    fieldsShare,
    WantedRange{.figure = "space-visited/dungeon",
                .isShare = true,
                .least = 0.9,
                .meaning =
                    QT_TRANSLATE_NOOP("Engine", "Share of games in which any player enters the dungeon")},
    WantedRange{.figure = "sends-home/dragon",
                .least = 1,
                .most = 15,
                .meaning = QT_TRANSLATE_NOOP("Engine", "Pieces that the dragon sends home, per game")},
    WantedRange{.figure = "space-holds/dungeon/dragon",
                .isShare = true,
                .most = 0.5,
                .meaning =
                    QT_TRANSLATE_NOOP("Engine", "Share of turns in which the dragon bars the dungeon")}};

constexpr game::Yardstick yardstickWith(std::span<const WantedRange> wanted, std::string_view compared) {
    return {.fewestTurns = 50,
            .mostTurns = 150,
            .mostEmptyHands = 0.7,
            .mostOfSource = 0.6,
            .toSendMoreHome =
                QT_TRANSLATE_NOOP("Engine", "More copies of volcano and dragon tiles would help."),
            .toSendFewerHome = QT_TRANSLATE_NOOP("Engine", "Fewer copies of dragon tiles would help."),
            .toCallOut = QT_TRANSLATE_NOOP(
                "Engine", "More copies of volcano tiles, or fewer of tiles that lead there, would help."),
            .wanted = wanted,
            .compared = compared};
}

} // namespace

constinit const game::Yardstick yardsticks::none = yardstickWith(ofAll, "points/mean");
constinit const game::Yardstick yardsticks::tunnel = yardstickWith(ofTunnel, "scorings/tunnel-road");
constinit const game::Yardstick yardsticks::dungeon = yardstickWith(ofDungeon, "space-in/dungeon");

} // namespace tilewright::landscape
