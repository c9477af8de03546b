#include "engine/sheet/rules/tile_words.h"

namespace tilewright::sheet {

namespace {

std::set<std::string> wordsOf(const Landscape& tile) {
    std::set<std::string> words;
    for (const Edge edge : tile.edges)
        words.emplace(name(edge));
    for (const Mark mark : tile.marks)
        words.emplace(name(mark));
    for (const Feature& feature : tile.features) {
        words.emplace(name(feature.kind));
        words.emplace(name(feature.goods));
        words.emplace(name(feature.tunnel));
        if (feature.pennants > 0)
            words.emplace("pennant");
        if (feature.inn)
            words.emplace("inn");
        if (feature.cathedral)
            words.emplace("cathedral");
        if (feature.princess)
            words.emplace("princess");
    }
    return words;
}

} // namespace

std::set<std::string> wordsOf(const Tile& tile) {
    if (const auto* landscape = std::get_if<Landscape>(&tile.face))
        return wordsOf(*landscape);
    std::set<std::string> words;
    for (const Side side : tile.sides())
        words.emplace(name(side));
    return words;
}

} // namespace tilewright::sheet
