#include "engine/base/json/byte_order_mark.h"

namespace tilewright {

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
