#include "engine/model/landscape_tile.h"

#include "engine/base/translatable_text.h"

#include <cstddef>

namespace tilewright {

namespace {

constexpr std::array<std::string_view, 4> edgeNames{
    QT_TRANSLATE_NOOP("Engine", "city"), QT_TRANSLATE_NOOP("Engine", "road"),
    QT_TRANSLATE_NOOP("Engine", "field"), QT_TRANSLATE_NOOP("Engine", "any")};
constexpr std::array<std::string_view, 4> kindNames{
    QT_TRANSLATE_NOOP("Engine", "city"), QT_TRANSLATE_NOOP("Engine", "road"),
    QT_TRANSLATE_NOOP("Engine", "field"), QT_TRANSLATE_NOOP("Engine", "cloister")};
constexpr std::array<std::string_view, 4> goodsNames{"", "wine", "grain", "cloth"};
constexpr std::array<std::string_view, 7> endNames{"",      "crossing", "gate",    "cloister",
                                                   "tower", "volcano",  "terminus"};
constexpr std::array<std::string_view, 3> tunnelNames{"", "mouth", "splits"};
constexpr std::array<std::string_view, 4> markNames{
    QT_TRANSLATE_NOOP("Engine", "volcano"), QT_TRANSLATE_NOOP("Engine", "dragon"),
    QT_TRANSLATE_NOOP("Engine", "portal"), QT_TRANSLATE_NOOP("Engine", "tower")};
constexpr std::array<std::string_view, halfSideCount> halfSideNames{"NL", "NR", "EL", "ER",
                                                                    "SL", "SR", "WL", "WR"};

template <class T, std::size_t n>
std::optional<T> find(const std::array<std::string_view, n>& names, std::string_view text) {
    for (std::size_t i = 0; i < n; ++i)
        if (!text.empty() && names[i] == text)
            return static_cast<T>(i);
    return std::nullopt;
}

template <class T, std::size_t n>
std::string_view nameIn(const std::array<std::string_view, n>& names, T value) {
    return names[static_cast<std::size_t>(value)];
}

} // namespace

std::string_view name(Edge e) {
    return nameIn(edgeNames, e);
}
std::string_view name(FeatureKind k) {
    return nameIn(kindNames, k);
}
std::string_view name(Goods g) {
    return nameIn(goodsNames, g);
}
std::string_view name(RoadEnd e) {
    return nameIn(endNames, e);
}
std::string_view name(Tunnel t) {
    return nameIn(tunnelNames, t);
}
std::string_view name(Mark m) {
    return nameIn(markNames, m);
}
std::string_view halfSideName(int halfSide) {
    return halfSideNames[static_cast<std::size_t>(halfSide)];
}

std::optional<Edge> edgeFromName(std::string_view text) {
    return find<Edge>(edgeNames, text);
}
std::optional<FeatureKind> featureKindFromName(std::string_view text) {
    return find<FeatureKind>(kindNames, text);
}
std::optional<Goods> goodsFromName(std::string_view text) {
    return find<Goods>(goodsNames, text);
}
std::optional<RoadEnd> roadEndFromName(std::string_view text) {
    return find<RoadEnd>(endNames, text);
}
std::optional<Tunnel> tunnelFromName(std::string_view text) {
    return find<Tunnel>(tunnelNames, text);
}
std::optional<Mark> markFromName(std::string_view text) {
    return find<Mark>(markNames, text);
}
std::optional<int> halfSideFromName(std::string_view text) {
    return find<int>(halfSideNames, text);
}

Edges turned(const Edges& edges, Rotation r) {
    Edges out{};
    for (const Direction d : allDirections)
        out[static_cast<std::size_t>(index(d))] = edges[static_cast<std::size_t>(index(unturned(d, r)))];
    return out;
}

} // namespace tilewright
