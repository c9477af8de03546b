// The landscape game without an expansion.

#include "engine/landscape/expansion.h"
#include "engine/landscape/option_checks.h"
#include "engine/landscape/rules/followers.h"
#include "engine/landscape/tunnel/tunnel_options.h"

#include <array>

namespace tilewright::landscape {

namespace {

constexpr std::array<std::string_view, 2> withoutTokens{"splitOtherTunnels", "countTunnelTileTwice"};

std::span<const OptionSpec> optionsWithoutTokens() {
    static const std::vector<OptionSpec> specs = withOrdinaryOptions(oldTunnelOptions());
    return specs;
}

} // namespace

constinit const Expansion expansions::none{.id = "landscape",
                                           .label = QT_TRANSLATE_NOOP("Engine", "Landscape"),
                                           .options = optionsWithoutTokens,
                                           .idleOptions = withoutTokens,
                                           .check = checkOrdinaryOptions,
                                           .addMoves = addPlaceMoves};

} // namespace tilewright::landscape
