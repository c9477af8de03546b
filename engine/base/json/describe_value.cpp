#include "engine/base/json/describe_value.h"

#include "engine/base/escape_controls.h"

namespace tilewright {

namespace {

std::string cut(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string_view part = text.substr(0, longest);
    if (part.size() < text.size())
        while (!part.empty() && (static_cast<unsigned char>(text[part.size()]) & 0xC0) == 0x80)
            part.remove_suffix(1);
    return part.size() < text.size() ? std::string(part) + "…" : std::string(part);
}

} // namespace

std::string shortened(std::string_view text) {
    std::string out = cut(text);
    for (char& c : out)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7F')
            c = '?';
    return out;
}

std::string shortenedAndEscaped(std::string_view text) {
    return escapeConfusables(cut(text));
}

Text::Argument describe(const Json& value) {
    switch (value.type()) {
    case Json::value_t::array:
        return Text::Argument::word(value.empty() ? QT_TRANSLATE_NOOP("Engine", "an empty list")
                                                  : QT_TRANSLATE_NOOP("Engine", "a list"));
    case Json::value_t::object:
        return Text::Argument::word(QT_TRANSLATE_NOOP("Engine", "an object"));
    case Json::value_t::string: {
        const auto& text = value.get_ref<const std::string&>();
        if (text.empty())
            return Text::Argument::word(QT_TRANSLATE_NOOP("Engine", "empty text"));
        return "“" + shortenedAndEscaped(text) + "”";
    }
    default:
        return value.dump();
    }
}

} // namespace tilewright
