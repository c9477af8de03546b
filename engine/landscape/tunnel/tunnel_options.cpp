#include "engine/landscape/tunnel/tunnel_options.h"

#include <array>

namespace tilewright::landscape {

std::span<const OptionSpec> tunnelOptions() {
    using Type = OptionSpec::Type;
    static const std::array specs{
        piecesSpec(), smallCitySpec(),
        OptionSpec{
            "splitOtherTunnels",
            Type::Boolean,
            true,
            0,
            0,
            {},
            QT_TRANSLATE_NOOP("Engine", "Split other tunnels"),
            QT_TRANSLATE_NOOP(
                "Engine",
                "With tunnel tokens in play, roads through the mouths of other sets are cut there (U-2.3).")},
        OptionSpec{"countTunnelTileTwice",
                   Type::Boolean,
                   false,
                   0,
                   0,
                   {},
                   QT_TRANSLATE_NOOP("Engine", "Count tunnel tiles twice"),
                   QT_TRANSLATE_NOOP("Engine", "A tile with a mouth counts once for each of its pieces in a "
                                               "road (U-4.1).")}};
    return specs;
}

void readTunnelOptions(const Json& values, Options& options) {
    options.splitOtherTunnels = values.at("splitOtherTunnels").get<bool>();
    options.countTunnelTileTwice = values.at("countTunnelTileTwice").get<bool>();
}

} // namespace tilewright::landscape
