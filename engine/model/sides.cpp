#include "engine/model/sides.h"

#include "engine/base/translatable_text.h"

#include <algorithm>

namespace tilewright {

namespace {
constexpr std::array<std::string_view, colourCount> colourNames{
    QT_TRANSLATE_NOOP("Engine", "blue"),  QT_TRANSLATE_NOOP("Engine", "yellow"),
    QT_TRANSLATE_NOOP("Engine", "green"), QT_TRANSLATE_NOOP("Engine", "red"),
    QT_TRANSLATE_NOOP("Engine", "brown"), QT_TRANSLATE_NOOP("Engine", "orange"),
    QT_TRANSLATE_NOOP("Engine", "grey"),  QT_TRANSLATE_NOOP("Engine", "purple")};
constexpr std::array<std::string_view, 6> doorNames{
    QT_TRANSLATE_NOOP("Engine", "earth"),         QT_TRANSLATE_NOOP("Engine", "open"),
    QT_TRANSLATE_NOOP("Engine", "special"),       QT_TRANSLATE_NOOP("Engine", "cell-door"),
    QT_TRANSLATE_NOOP("Engine", "key-room-door"), QT_TRANSLATE_NOOP("Engine", "guardhouse-door")};
constexpr std::array<std::string_view, 6> configurationNames{
    QT_TRANSLATE_NOOP("Engine", "no passage"), QT_TRANSLATE_NOOP("Engine", "dead end"),
    QT_TRANSLATE_NOOP("Engine", "straight"),   QT_TRANSLATE_NOOP("Engine", "corner"),
    QT_TRANSLATE_NOOP("Engine", "T"),          QT_TRANSLATE_NOOP("Engine", "cross")};
} // namespace

std::string_view name(Colour c) {
    return colourNames[static_cast<std::size_t>(c)];
}

std::string_view name(SideContent s) {
    return isSkull(s) ? name(skullColour(s)) : doorNames[static_cast<std::size_t>(s)];
}

std::optional<Colour> colourFromName(std::string_view text) {
    const auto it = std::find(colourNames.begin(), colourNames.end(), text);
    if (it == colourNames.end())
        return std::nullopt;
    return colourAt(static_cast<int>(it - colourNames.begin()));
}

std::optional<SideContent> sideContentFromName(std::string_view text) {
    if (const auto colour = colourFromName(text))
        return skull(*colour);
    const auto it = std::find(doorNames.begin(), doorNames.end(), text);
    if (it == doorNames.end())
        return std::nullopt;
    return static_cast<SideContent>(it - doorNames.begin());
}

int passageCount(const Sides& sides) {
    return static_cast<int>(std::count_if(sides.begin(), sides.end(), isPassage));
}

Configuration configuration(const Sides& sides) {
    switch (passageCount(sides)) {
    case 0:
        return Configuration::None;
    case 1:
        return Configuration::DeadEnd;
    case 2:
        return isPassage(sides[0]) == isPassage(sides[2]) ? Configuration::Straight : Configuration::Corner;
    case 3:
        return Configuration::Tee;
    default:
        return Configuration::Cross;
    }
}

std::string_view name(Configuration c) {
    return configurationNames[static_cast<std::size_t>(c)];
}

} // namespace tilewright
