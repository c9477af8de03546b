#include "engine/sheet/pieces/game_parts.h"

#include "engine/base/translatable_text.h"
#include "engine/games/kit.h"

#include <array>

namespace tilewright::sheet {

namespace {

/// More than any option allows: nobody wants to print so many.
constexpr int greatest = 100;

/// Null if there is none.
const Json* findInFirstVariant(const TileSet& set, std::string_view option) {
    if (set.rules.empty())
        return nullptr;
    const Json& options = set.rules.front().options;
    const auto found = options.find(option);
    return found == options.end() ? nullptr : &*found;
}

} // namespace

const GameParts* partsOf(const TileSet& set) {
    const game::Ruleset* rules = game::defaultRulesetOf(rulesets(), set);
    return (rules == nullptr ? *game::kits().front() : *game::findKit(rules->id())).parts;
}

int numberInFirstVariant(const TileSet& set, std::string_view option, int usual) {
    const Json* const found = findInFirstVariant(set, option);
    if (found == nullptr || !found->is_number_integer())
        return usual;
    const auto number = found->get<double>();
    return number >= 0 && number <= greatest ? static_cast<int>(number) : usual;
}

bool isInFirstVariant(const TileSet& set, std::string_view option, const Json& value) {
    const Json* const found = findInFirstVariant(set, option);
    return found != nullptr && *found == value;
}

std::string numberInWords(int number) {
    constexpr std::array words{QT_TRANSLATE_NOOP("Engine", "none"), QT_TRANSLATE_NOOP("Engine", "one"),
                               QT_TRANSLATE_NOOP("Engine", "two"),  QT_TRANSLATE_NOOP("Engine", "three"),
                               QT_TRANSLATE_NOOP("Engine", "four"), QT_TRANSLATE_NOOP("Engine", "five"),
                               QT_TRANSLATE_NOOP("Engine", "six"),  QT_TRANSLATE_NOOP("Engine", "seven"),
                               QT_TRANSLATE_NOOP("Engine", "eight")};
    return number >= 0 && number < static_cast<int>(words.size()) ? words[static_cast<std::size_t>(number)]
                                                                  : std::to_string(number);
}

} // namespace tilewright::sheet
