#include "engine/landscape/options.h"

#include <array>
#include <string_view>
#include <utility>

namespace tilewright::landscape {

using game::OptionSpec;

std::span<const OptionSpec> optionSpecs() {
    using Type = OptionSpec::Type;
    static const std::array<OptionSpec, 4> specs{
        OptionSpec{
            "pieces",
            Type::Set,
            Json::array(),
            0,
            0,
            {QT_TRANSLATE_NOOP("Engine", "large"), QT_TRANSLATE_NOOP("Engine", "mayor"),
             QT_TRANSLATE_NOOP("Engine", "wagon"), QT_TRANSLATE_NOOP("Engine", "builder"),
             QT_TRANSLATE_NOOP("Engine", "pig")},
            QT_TRANSLATE_NOOP("Engine", "Pieces"),
            QT_TRANSLATE_NOOP("Engine",
                              "What each player has one of beside the seven small followers (L-4): the large "
                              "follower counts as two; the mayor as many as the city has pennants; the "
                              "wagon drives on when its feature is complete; the builder brings a "
                              "second tile; the pig a point more for each city of a field.")},
        OptionSpec{"smallCity",
                   Type::Integer,
                   4,
                   2,
                   4,
                   {},
                   QT_TRANSLATE_NOOP("Engine", "Points for a small city"),
                   QT_TRANSLATE_NOOP("Engine",
                                     "What a complete city of two tiles scores without pennants: 4 as any "
                                     "other, or 2 (L-3.2)."),
                   2},
        OptionSpec{"splitOtherTunnels",
                   Type::Boolean,
                   true,
                   0,
                   0,
                   {},
                   QT_TRANSLATE_NOOP("Engine", "Split other tunnels"),
                   QT_TRANSLATE_NOOP("Engine",
                                     "Where tunnel tokens are played, roads that run through the mouths of "
                                     "other sets are broken there (U-2.3).")},
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

Options optionsFromJson(const Json& values) {
    constexpr std::array<std::pair<std::string_view, Figure>, 5> figures{{{"large", Figure::Large},
                                                                          {"mayor", Figure::Mayor},
                                                                          {"wagon", Figure::Wagon},
                                                                          {"builder", Figure::Builder},
                                                                          {"pig", Figure::Pig}}};
    Options o;
    for (const auto& [word, figure] : figures)
        for (const Json& piece : values.at("pieces"))
            if (piece == word)
                o.pieces |= bitOf(figure);
    o.smallCity = values.at("smallCity").get<int>();
    o.splitOtherTunnels = values.at("splitOtherTunnels").get<bool>();
    o.countTunnelTileTwice = values.at("countTunnelTileTwice").get<bool>();
    return o;
}

} // namespace tilewright::landscape
