#include "engine/base/utf8.h"

#include <cstdint>

namespace tilewright {

std::size_t characterLength(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0U) != 0x80U)
            return 0;
    // Overlong forms, surrogates, and values beyond Unicode.
    const std::uint8_t second = byte(1);
    const bool wrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
                       (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
    return wrong ? 0 : length;
}

std::optional<Issue> takeByteOrderMark(std::string_view& text) {
    if (!text.starts_with(byteOrderMark))
        return std::nullopt;
    text.remove_prefix(byteOrderMark.size());
    if (!text.starts_with(byteOrderMark))
        return std::nullopt;
    Issue issue;
    issue.code = "byte-order-mark-twice";
    issue.line = 1;
    issue.column = 1; // columns are counted after the mark
    issue.message = QT_TRANSLATE_NOOP("Engine", "Found a second byte order mark, expected at most one.");
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Save the file as UTF-8 without one.");
    return issue;
}

} // namespace tilewright
