#include "engine/base/translatable_text.h"

#include "engine/base/placeholders.h"

#include <vector>

namespace tilewright {

std::string Text::english() const {
    std::vector<std::string> texts;
    texts.reserve(arguments.size());
    for (const Argument& argument : arguments)
        texts.push_back(argument.text);
    return fillPlaceholders(source, texts);
}

} // namespace tilewright
