#include "engine/sheet/rules/rule_blocks.h"

#include "engine/sheet/rules/leaflet.h"

#include <algorithm>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr double dotIndent = 2.8;
constexpr double besidePicture = 1.8;
constexpr double belowStrip = 1.2;
/// Of the column.
constexpr double pictureShare = 0.42;

std::string joined(const std::vector<Text>& sentences, const Translator& words) {
    std::string line;
    for (const Text& sentence : sentences)
        line.append(line.empty() ? "" : " ").append(words(sentence));
    return line;
}

double spaceBefore(RuleRow::Kind kind) {
    switch (kind) {
    case RuleRow::Kind::Heading:
        return 3;
    case RuleRow::Kind::Item:
        return 0.8;
    default:
        return 1.2;
    }
}

RuleBlock blockOf(const RuleParagraph& paragraph, RulePictureSource& gallery, const Translator& words) {
    RuleBlock block;
    block.kind = paragraph.kind;
    block.before = spaceBefore(paragraph.kind);
    if (paragraph.kind == RuleRow::Kind::Heading)
        block.style = ruleHeading;
    if (!paragraph.picture.empty())
        block.pictures = gallery.pictures(paragraph.picture);
    block.hasDot = paragraph.kind == RuleRow::Kind::Item && block.pictures.empty();
    block.text = joined(paragraph.sentences, words);
    return block;
}

} // namespace

void RuleBlock::fit(double columnWidth) {
    const double of = ruleTileWidth + betweenRulePictures;
    if (isStrip())
        pictures.resize(std::clamp<std::size_t>(
            static_cast<std::size_t>((columnWidth + betweenRulePictures) / of), 1, pictures.size()));
    indent = hasDot ? dotIndent : 0;
    if (pictures.size() == 1) {
        pictures.front().width = std::min(pictures.front().width, columnWidth * pictureShare);
        indent = pictures.front().width + besidePicture;
    }
    lines = linesOf(text, style, columnWidth - indent);
}

double RuleBlock::pictureHeight() const {
    double height = 0;
    for (const RulePicture& one : pictures)
        height = std::max(height, one.width * one.picture.height / one.picture.width);
    return height;
}

double RuleBlock::linesTop() const {
    if (isStrip())
        return pictureHeight() + belowStrip;
    // Beside a picture that is higher, they are in its middle.
    return std::max(0.0, (pictureHeight() - static_cast<double>(lines.size()) * style.lineHeight) / 2);
}

double RuleBlock::heightOf(std::size_t count) const {
    return std::max(pictureHeight(), linesTop() + static_cast<double>(count) * style.lineHeight);
}

std::vector<std::string> linesOf(std::string_view text, const RuleStyle& style, double width) {
    const auto widthOf = [&style](std::string_view part) {
        return textWidth(part, style.capHeight, style.weight);
    };
    std::vector<std::string> lines;
    std::string line;
    // The sum of the words' widths, which is quick, is that of the line but for some kerning.
    constexpr double surely = 0.97;
    const double space = widthOf(" ");
    double sum = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const double wordWidth = widthOf(word);
        std::string longer = line;
        longer.append(line.empty() ? "" : " ").append(word);
        sum += space + wordWidth;
        if (!line.empty() && sum > surely * width && widthOf(longer) > width) {
            lines.push_back(std::move(line));
            longer = word;
            sum = wordWidth;
        }
        line = std::move(longer);
    }
    if (!line.empty())
        lines.push_back(std::move(line));
    return lines;
}

std::vector<RuleBlock> ruleBlocks(const RuleSubject& variant, const Translator& words) {
    RulePictureSource gallery(variant);
    std::vector<RuleBlock> blocks;
    for (const RuleParagraph& paragraph : ruleParagraphs(variant))
        blocks.push_back(blockOf(paragraph, gallery, words));
    return blocks;
}

} // namespace tilewright::sheet
