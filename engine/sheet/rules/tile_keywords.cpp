#include "engine/sheet/rules/tile_keywords.h"

namespace tilewright::sheet {

namespace {

std::set<std::string> keywordsOf(const Landscape& tile) {
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

std::set<std::string> keywordsOf(const Tile& tile) {
    if (const auto* landscape = std::get_if<Landscape>(&tile.face))
        return keywordsOf(*landscape);
    std::set<std::string> words;
    for (const SideContent side : tile.sides())
        words.emplace(name(side));
    return words;
}

} // namespace tilewright::sheet
