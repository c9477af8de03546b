#include "engine/landscape/options.h"

#include "engine/landscape/expansion.h"
#include "engine/landscape/read_option.h"

#include <array>
#include <string_view>
#include <utility>

namespace tilewright::landscape {

std::vector<OptionSpec> withOrdinaryOptions(std::vector<OptionSpec> others) {
    const std::span<const OptionSpec> ordinary = ordinaryOptions();
    others.insert(others.begin(), ordinary.begin(), ordinary.end());
    return others;
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
    readOption(values, "followers", o.followers);
    readOption(values, "cityTilePoints", o.cityTilePoints);
    readOption(values, "pennantPoints", o.pennantPoints);
    readOption(values, "roadTilePoints", o.roadTilePoints);
    readOption(values, "cloisterTilePoints", o.cloisterTilePoints);
    readOption(values, "fieldCityPoints", o.fieldCityPoints);
    readOption(values, "pigPoints", o.pigPoints);
    readChoice(values, "completedPlacement", ordinaryOptions(), o.completedPlacement);
    readChoice(values, "wagonWay", ordinaryOptions(), o.wagonWay);
    readOption(values, "equalTurns", o.equalTurns);
    expansion.readOptions(values, o);
    return o;
}

} // namespace tilewright::landscape
