#pragma once

#include "engine/games/game.h"
#include "engine/games/kit.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tilewright::benchmarks {

/// A game of two by the rules of that system, with the bundled sets that they name.
inline std::shared_ptr<const game::Game> landscapeGame(const std::string& ruleset, const Json& options) {
    std::vector<std::string> names{"base"};
    if (ruleset == "tunnel")
        names.emplace_back("tunnel");
    if (ruleset == "dungeon")
        names.insert(names.end(), {"princess-dragon", "tower"});
    std::vector<TileSet> sets;
    for (const std::string& name : names)
        sets.push_back(*readTileSet(bundledText("landscape/" + name + ".tileset.json")).value);
    return *game::findRuleset(rulesets(), ruleset)
                ->compile(*combine(sets).value, *readMap(bundledText("landscape/start.map.json")).value,
                          options, 2)
                .value;
}

template <class Weights>
std::vector<double*> valuesOf(Weights& weights) {
    std::vector<double*> all;
    forEachWeight(weights, [&all](const char*, std::span<double> values) {
        for (double& value : values)
            all.push_back(&value);
    });
    return all;
}

/// In the form of the source.
template <class Weights>
void printWeights(Weights weights, int digits) {
    forEachWeight(weights, [digits](const char* name, std::span<double> values) {
        std::printf("    .%s = %s%.*g", name, values.size() > 1 ? "{" : "", digits, values[0]);
        for (const double value : values.subspan(1))
            std::printf(", %.*g", digits, value);
        std::printf("%s,\n", values.size() > 1 ? "}" : "");
    });
    std::fflush(stdout);
}

} // namespace tilewright::benchmarks
