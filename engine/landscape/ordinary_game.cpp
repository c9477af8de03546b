// The landscape game without an expansion.

#include "engine/landscape/expansion.h"
#include "engine/landscape/option_checks.h"
#include "engine/landscape/rules/followers.h"
#include "engine/landscape/tunnel/tunnel_options.h"

#include <utility>
#include <vector>

namespace tilewright::landscape {

namespace {

std::vector<OptionSpec> specsWithoutTokens() {
    std::vector<OptionSpec> withoutTokens = oldTunnelOptions();
    for (OptionSpec& spec : withoutTokens)
        spec.idle = true;
    return withOrdinaryOptions(std::move(withoutTokens));
}

std::span<const OptionSpec> optionsWithoutTokens() {
    static const std::vector<OptionSpec> specs = specsWithoutTokens();
    return specs;
}

} // namespace

constinit const Expansion expansions::none{.id = "landscape",
                                           .label = QT_TRANSLATE_NOOP("Engine", "Landscape"),
                                           .options = optionsWithoutTokens,
                                           .check = checkOrdinaryOptions,
                                           .addMoves = addPlaceMoves};

} // namespace tilewright::landscape
