#include "engine/base/text.h"

#include "engine/base/fill_in.h"

#include <vector>

namespace tilewright {

std::string Text::english() const {
    std::vector<std::string> texts;
    texts.reserve(arguments.size());
    for (const Argument& argument : arguments)
        texts.push_back(argument.text);
    return filledIn(source, texts);
}

} // namespace tilewright
