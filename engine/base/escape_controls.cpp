#include "engine/base/escape_controls.h"

#include "engine/base/utf8.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <span>

namespace tilewright {

namespace {

/// Pre: `character` is one character of UTF-8.
char32_t codePoint(std::string_view character) {
    const auto byte = [character](std::size_t i) { return static_cast<std::uint8_t>(character[i]); };
    if (character.size() == 1)
        return byte(0);
    char32_t code = byte(0) & (0xFFU >> (character.size() + 1));
    for (std::size_t i = 1; i < character.size(); ++i)
        code = (code << 6U) | (byte(i) & 0x3FU);
    return code;
}

bool isObeyed(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code <= 0x9F) || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

bool isIn(char32_t code, std::span<const std::array<char32_t, 2>> ranges) {
    return std::ranges::any_of(ranges, [code](const auto& r) { return code >= r[0] && code <= r[1]; });
}

constexpr std::array<std::array<char32_t, 2>, 14> unseen{{{0xA0, 0xA0},
                                                          {0xAD, 0xAD},
                                                          {0x34F, 0x34F},
                                                          {0x61C, 0x61C},
                                                          {0x115F, 0x1160},
                                                          {0x1680, 0x1680},
                                                          {0x180B, 0x180E},
                                                          {0x2000, 0x200F},
                                                          {0x2028, 0x202F},
                                                          {0x205F, 0x206F},
                                                          {0x3000, 0x3000},
                                                          {0x3164, 0x3164},
                                                          {0xFE00, 0xFE0F},
                                                          {0xFEFF, 0xFEFF}}};
/// Greek, Cyrillic, Armenian; Cherokee; dashes and the minus; wide letters.
constexpr std::array<std::array<char32_t, 2>, 5> lookalikes{
    {{0x370, 0x58F}, {0x13A0, 0x13FF}, {0x2010, 0x2015}, {0x2212, 0x2212}, {0xFF01, 0xFF5E}}};

bool isUnseen(char32_t code) {
    return isObeyed(code) || isIn(code, unseen);
}

bool isUnseenOrAlike(char32_t code) {
    return isUnseen(code) || isIn(code, lookalikes);
}

void appendHex(std::string& out, const char* prefix, char32_t number, unsigned digits) {
    out += prefix;
    for (unsigned i = digits; i-- > 0;)
        out += "0123456789abcdef"[(number >> (4 * i)) & 0xFU];
}

void appendAsText(std::string& out, char32_t code) {
    if (code < 0x80)
        appendHex(out, "\\x", code, 2);
    else
        appendHex(out, "\\u", code, 4);
}

void appendAsJson(std::string& out, char32_t code) {
    if (code == '\n')
        out += '\n';
    else
        appendHex(out, "\\u", code, 4);
}

std::string shown(std::string_view text, void (*append)(std::string&, char32_t),
                  bool (*isEscaped)(char32_t) = isObeyed) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        const std::string_view character = text.substr(0, length);
        if (length == 0)
            appendHex(out, "\\x", static_cast<std::uint8_t>(text.front()), 2);
        else if (const char32_t code = codePoint(character); isEscaped(code))
            append(out, code);
        else
            out += character;
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

} // namespace

std::string escapeControls(std::string_view line) {
    return shown(line, appendAsText);
}

std::string escapeConfusables(std::string_view text) {
    const bool english =
        std::ranges::any_of(text, [](unsigned char c) { return c < 0x80 && std::isalnum(c); });
    return shown(text, appendAsText, english ? isUnseenOrAlike : isUnseen);
}

std::string escapeControlsInJson(std::string_view document) {
    return shown(document, appendAsJson);
}

} // namespace tilewright
