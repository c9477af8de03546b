// The landscape game without an expansion.

#include "engine/landscape/expansion.h"
#include "engine/landscape/rules/followers.h"
#include "engine/landscape/tunnel/tunnel_options.h"

#include <array>

namespace tilewright::landscape {

namespace {

constexpr std::array<std::string_view, 2> withoutTokens{"splitOtherTunnels", "countTunnelTileTwice"};

} // namespace

constinit const Expansion expansions::none{.id = "landscape",
                                           .label = QT_TRANSLATE_NOOP("Engine", "Landscape"),
                                           .options = tunnelOptions,
                                           .idleOptions = withoutTokens,
                                           .addMoves = addPlaceMoves};

} // namespace tilewright::landscape
