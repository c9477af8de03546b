#include "engine/base/file_names.h"

#include "engine/base/escape_controls.h"
#include "engine/base/utf8.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace tilewright {

namespace {

/// Leaves room for an extension and a number within the 255 bytes that file systems allow.
constexpr std::size_t maxStemBytes = 150;

/// Windows takes these for devices, whatever their ending and case.
constexpr std::array<std::string_view, 22> devices{
    "aux",  "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "con",
    "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9", "nul",  "prn"};

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

bool isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// What stands for a character that can't stay as it is.
std::string written(std::string_view character, Letters letters) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    if (character == " ")
        return "-";
    if (letters == Letters::All)
        return character.size() > 1 && escapeConfusables(character) == character ? std::string(character)
                                                                                 : "-";
    std::string hex;
    for (const char c : character) {
        const auto byte = static_cast<unsigned char>(c);
        hex.append(1, '_').append(1, digits[byte >> 4]).append(1, digits[byte & 15]);
    }
    return hex;
}

std::string stemOf(std::string_view text, Letters letters) {
    std::string name;
    while (!text.empty() && name.size() < maxStemBytes) {
        const std::string_view character = text.substr(0, std::max<std::size_t>(characterLength(text), 1));
        // A leading dot hides a file, and two of them are another folder.
        if (isPlain(character.front()) || (character == "." && !name.empty()))
            name += character;
        // Of several signs in a row, one minus is enough where names need not differ.
        else if (const std::string other = written(character, letters);
                 letters == Letters::Ascii || other != "-" || !name.ends_with('-'))
            name += other;
        text.remove_prefix(character.size());
    }
    if (name.size() > maxStemBytes && letters == Letters::Ascii)
        name.resize(maxStemBytes);
    if (std::ranges::binary_search(devices, lower(name.substr(0, name.find('.')))))
        name.insert(0, 1, '_');
    return name.empty() ? "_" : name;
}

} // namespace

std::string baseNameOf(const std::string& path) {
    std::string name = std::filesystem::path(path).filename().string();
    for (const std::string_view ending : {".tileset.json", ".map.json", ".game.json", ".json", ".csv"})
        if (name.ends_with(ending)) {
            name.erase(name.size() - ending.size());
            break;
        }
    return name.empty() ? "tiles" : name;
}

std::string fileNameFor(std::string_view text, std::string_view ending, Letters letters) {
    return stemOf(text, letters) + std::string(ending);
}

std::string UniqueFileNames::nameFor(std::string_view text, std::string_view ending) {
    const std::string stem = stemOf(text, Letters::Ascii);
    std::string name = stem + std::string(ending);
    for (int number = 2; !taken_.insert(lower(name)).second; ++number) {
        name = stem;
        name.append("-").append(std::to_string(number)).append(ending);
    }
    return name;
}

} // namespace tilewright
