#include "engine/landscape/options.h"

#include "engine/landscape/expansion.h"

#include <array>
#include <string_view>
#include <utility>

namespace tilewright::landscape {

OptionSpec piecesSpec() {
    return {"pieces",
            OptionSpec::Type::Set,
            Json::array(),
            0,
            0,
            {QT_TRANSLATE_NOOP("Engine", "large"), QT_TRANSLATE_NOOP("Engine", "mayor"),
             QT_TRANSLATE_NOOP("Engine", "wagon"), QT_TRANSLATE_NOOP("Engine", "builder"),
             QT_TRANSLATE_NOOP("Engine", "pig")},
            QT_TRANSLATE_NOOP("Engine", "Pieces"),
            QT_TRANSLATE_NOOP("Engine",
                              "What each player has one of besides the seven small followers (L-4): the "
                              "large follower counts as two; the mayor as many as the city has pennants; the "
                              "wagon moves on when its feature is complete; the builder brings a second "
                              "tile; the pig scores one more point for each city of a field.")};
}

OptionSpec smallCitySpec() {
    return {
        "smallCity",
        OptionSpec::Type::Integer,
        4,
        2,
        4,
        {},
        QT_TRANSLATE_NOOP("Engine", "Points for a small city"),
        QT_TRANSLATE_NOOP(
            "Engine",
            "What a completed city of two tiles scores without pennants: 4 like any other, or 2 (L-3.2)."),
        2};
}

Options optionsFromJson(const Json& values, const Expansion& expansion) {
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
    expansion.readOptions(values, o);
    return o;
}

} // namespace tilewright::landscape
