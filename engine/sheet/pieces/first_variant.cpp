#include "engine/sheet/pieces/first_variant.h"

#include <array>

namespace tilewright::sheet {

int numberInFirstVariant(const TileSet& set, std::string_view option, int usual) {
    if (set.rules.empty())
        return usual;
    const Json& options = set.rules.front().options;
    const auto found = options.find(option);
    return found != options.end() && found->is_number_integer() ? found->get<int>() : usual;
}

std::string numberInWords(int number) {
    constexpr std::array words{"none", "one", "two", "three", "four", "five", "six", "seven", "eight"};
    return number >= 0 && number < static_cast<int>(words.size()) ? words[static_cast<std::size_t>(number)]
                                                                  : std::to_string(number);
}

} // namespace tilewright::sheet
