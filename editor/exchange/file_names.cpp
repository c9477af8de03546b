#include "editor/exchange/file_names.h"

#include <cctype>

namespace tilewright::exchange {

namespace {

/// Leaves room for an extension and a number within the 255 bytes that file systems allow.
constexpr std::size_t longestStem = 150;

std::string plain(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        // A leading dot hides a file, and two of them are another folder.
        if (c == ' ')
            name += '-';
        else if (letter || c == '-' || c == '_' || (c == '.' && !name.empty()))
            name += c;
        else
            name.append(1, '_').append(1, digits[byte >> 4]).append(1, digits[byte & 15]);
    }
    if (name.size() > longestStem)
        name.resize(longestStem);
    return name.empty() ? "_" : name;
}

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

} // namespace

std::string FileNames::nameFor(std::string_view text, std::string_view ending) {
    const std::string stem = plain(text);
    std::string name = stem + std::string(ending);
    for (int number = 2; !taken_.insert(lower(name)).second; ++number) {
        name = stem;
        name.append("-").append(std::to_string(number)).append(ending);
    }
    return name;
}

std::string fileNameFor(std::string_view text, std::string_view ending) {
    return plain(text) + std::string(ending);
}

} // namespace tilewright::exchange
