#include "engine/base/json/json_builder.h"

#include "engine/base/json/describe_value.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>

namespace tilewright {

namespace {

struct Phrase {
    /// Occurs in the parser's reason.
    std::string_view reason;
    const char* code;
    /// %1 is what was found.
    const char* sentence;
};

// The first match counts.
constexpr std::array<Phrase, 7> badToken{{
    {"ill-formed UTF-8", "invalid-utf8", QT_TRANSLATE_NOOP("Engine", "Found %1, expected text in UTF-8.")},
    {"number overflow", "number-too-large",
     QT_TRANSLATE_NOOP("Engine", "Found %1, a number too large to read.")},
    {"control character", "syntax",
     QT_TRANSLATE_NOOP("Engine", "Found %1 within text, expected an escape sequence such as \\n.")},
    {"invalid string", "syntax",
     QT_TRANSLATE_NOOP("Engine",
                       "Found %1 in an escape sequence, expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t "
                       "or \\u with four hex digits (surrogates in pairs).")},
    {"invalid number", "syntax",
     QT_TRANSLATE_NOOP("Engine", "Found %1, expected a number such as 12, -3 or 4.5.")},
    {"invalid comment", "syntax", QT_TRANSLATE_NOOP("Engine", "Found %1, expected JSON without comments.")},
    {"invalid literal", "syntax",
     QT_TRANSLATE_NOOP("Engine",
                       "Found %1, expected JSON: text in double quotes, a number, a list, an object, true, "
                       "false or null.")},
}};

constexpr std::array<Phrase, 6> expectation{{
    {"object key", "", QT_TRANSLATE_NOOP("Engine", "Found %1, expected a field name in double quotes.")},
    {"object separator", "", QT_TRANSLATE_NOOP("Engine", "Found %1, expected a colon after the field name.")},
    {"; expected '}'", "", QT_TRANSLATE_NOOP("Engine", "Found %1, expected a comma or } after the field.")},
    {"; expected ']'", "", QT_TRANSLATE_NOOP("Engine", "Found %1, expected a comma or ] after the entry.")},
    {"; expected end of input", "", QT_TRANSLATE_NOOP("Engine", "Found %1, expected the end of the file.")},
    {"", "", QT_TRANSLATE_NOOP("Engine", "Found %1, expected a value.")},
}};

template <std::size_t N>
const Phrase* find(const std::array<Phrase, N>& phrases, std::string_view reason) {
    const auto it = std::find_if(phrases.begin(), phrases.end(), [&](const Phrase& p) {
        return reason.find(p.reason) != std::string_view::npos;
    });
    return it == phrases.end() ? nullptr : &*it;
}

bool isWordByte(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '+' || c == '-' || c == '.';
}

/// The word around a byte, or the byte itself.
std::string_view wordAt(std::string_view text, std::size_t offset) {
    if (!isWordByte(text[offset]))
        return text.substr(offset, 1);
    std::size_t first = offset;
    while (first > 0 && isWordByte(text[first - 1]))
        --first;
    std::size_t last = offset;
    while (last < text.size() && isWordByte(text[last]))
        ++last;
    return text.substr(first, last - first);
}

Text::Argument shown(std::string_view what) {
    if (what.size() == 1 && (what[0] < ' ' || what[0] > '~')) {
        std::array<char, 16> hex{};
        std::snprintf(hex.data(), hex.size(), "byte 0x%02X",
                      static_cast<unsigned>(static_cast<unsigned char>(what[0])));
        return std::string(hex.data());
    }
    return "“" + shortened(what) + "”";
}

Issue endsTooEarly(std::string_view text, std::string_view reason) {
    Issue issue = issueAt(text, text.size(), "syntax");
    const bool inText = reason.find("missing closing quote") != std::string_view::npos;
    const auto end = Text::Argument::word(QT_TRANSLATE_NOOP("Engine", "the end of the file"));
    issue.message =
        inText ? Text(QT_TRANSLATE_NOOP("Engine", "Found %1 within text, expected a closing quote."), {end})
               : Text(find(expectation, reason)->sentence, {end});
    issue.remedy =
        QT_TRANSLATE_NOOP("Engine", "The file seems to be cut off; get a new copy from its source.");
    return issue;
}

} // namespace

Issue issueAt(std::string_view text, std::size_t offset, const char* code) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    Issue issue;
    issue.code = code;
    issue.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t lineStart = before.rfind('\n');
    issue.column =
        static_cast<int>(before.size() - (lineStart == std::string_view::npos ? 0 : lineStart + 1)) + 1;
    return issue;
}

std::size_t openingQuote(std::string_view text, std::size_t closing) {
    std::size_t at = closing;
    while (at > 0) {
        --at;
        if (text[at] != '"')
            continue;
        std::size_t backslashes = 0;
        while (backslashes < at && text[at - backslashes - 1] == '\\')
            ++backslashes;
        if (backslashes % 2 == 0)
            break;
    }
    return at;
}

Issue syntaxIssue(std::string_view text, std::size_t position, std::string_view reason) {
    const auto says = [&](std::string_view words) { return reason.find(words) != std::string_view::npos; };
    const bool ends = says("unexpected end of input") || says("missing closing quote");
    // The parser treats a zero byte as the end of its input.
    const bool zero = ends && position >= 1 && position <= text.size() && text[position - 1] == '\0';
    if (position > text.size() || (ends && !zero))
        return endsTooEarly(text, reason);

    const std::size_t last = position == 0 ? 0 : position - 1;
    const Phrase* phrase = find(badToken, zero ? "invalid literal" : reason);
    std::string_view token = text.substr(last, 1);
    if (!phrase && text[last] == '"')
        token = text.substr(openingQuote(text, last), position - openingQuote(text, last));
    else if (!says("invalid string"))
        token = wordAt(text, last);
    if (!phrase && token.size() > 1 && token[0] == '0') // the parser treats the zero as a separate number
        phrase = find(badToken, "invalid number");
    Issue issue =
        issueAt(text, static_cast<std::size_t>(token.data() - text.data()), phrase ? phrase->code : "syntax");
    issue.message = Text((phrase ? phrase : find(expectation, reason))->sentence, {shown(token)});
    return issue;
}

} // namespace tilewright
