#include "engine/sheet/print_document.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace tilewright::sheet {

namespace {

template <class Visit>
void forEachShape(PrintDocument& document, Visit visit) {
    for (Symbol& symbol : document.symbols)
        std::ranges::for_each(symbol.picture.shapes, visit);
    for (DrawnPage& page : document.pages)
        for (std::vector<art::Shape>& shapes : page.shapes)
            std::ranges::for_each(shapes, visit);
}

/// "Ź U+0179"
void addLetters(std::set<std::string>& letters, std::string_view text) {
    while (!text.empty()) {
        const auto next = std::ranges::find_if(text.substr(1), [](char c) { return (c & 0xC0) != 0x80; });
        const auto length = static_cast<std::size_t>(next - text.begin());
        letters.emplace(text.substr(0, length));
        text.remove_prefix(length);
    }
}

Issues textIssues(PrintDocument& document) {
    std::set<std::string> letters, shortened;
    forEachShape(document, [&](const art::Shape& shape) {
        if (!shape.text)
            return;
        addLetters(letters, shape.text->missing);
        if (!shape.text->whole.empty())
            shortened.insert(shape.text->whole);
    });
    Issues issues;
    std::string all;
    for (const std::string& letter : letters)
        all.append(all.empty() ? "" : " ").append(letter);
    if (!all.empty())
        issues.push_back(warningIssue(
            "letters-missing",
            {QT_TRANSLATE_NOOP("Engine",
                               "no font on this computer has these letters; boxes stand for them: %1"),
             {all}},
            QT_TRANSLATE_NOOP("Engine", "Install a font that has them, or use other letters.")));
    for (const std::string& text : shortened)
        issues.push_back(warningIssue(
            "text-shortened",
            {QT_TRANSLATE_NOOP("Engine", "the text is too long for its place and was shortened: %1"), {text}},
            QT_TRANSLATE_NOOP("Engine", "Shorten the text, or choose larger paper.")));
    return issues;
}

} // namespace

std::string_view name(Layer layer) {
    constexpr std::array<std::string_view, allLayers.size()> names{"Art", "Guides", "Score", "Cut"};
    return names[static_cast<std::size_t>(layer)];
}

std::string xmlName(std::string_view prefix, std::string_view bytes) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result(prefix);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-') {
            result += c;
        } else {
            result += '_';
            result += digits[byte >> 4];
            result += digits[byte & 15];
        }
    }
    return result;
}

std::vector<std::size_t> symbolsOf(const DrawnPage& page) {
    std::set<std::size_t> used;
    for (const SymbolUse& use : page.uses)
        used.insert(use.symbol);
    return {used.begin(), used.end()};
}

Issues applyTextSettings(PrintDocument& document, const SheetSpecification& s, const Translator& words) {
    //: The code of the language into which this is translated.
    document.language = words(QT_TRANSLATE_NOOP("Engine", "en"));
    document.textInSvg = s.text == TextAs::Text;
    Issues issues = textIssues(document);
    if (s.text == TextAs::Outlines)
        forEachShape(document, [](art::Shape& shape) { shape.text.reset(); });
    return issues;
}

} // namespace tilewright::sheet
