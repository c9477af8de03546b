#include "engine/sheet/rules/rule_blocks.h"

#include "engine/sheet/rules/rule_text.h"

#include <algorithm>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr double dotIndent = 2.8;
constexpr double besidePicture = 1.8;
constexpr double belowStrip = 1.2;

std::string joined(const std::vector<Text>& sentences, const Words& words) {
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

RuleBlock blockOf(const RuleParagraph& paragraph, RuleGallery& gallery, const Words& words, double width) {
    RuleBlock block;
    block.kind = paragraph.kind;
    block.before = spaceBefore(paragraph.kind);
    if (paragraph.kind == RuleRow::Kind::Heading)
        block.style = ruleHeading;
    if (!paragraph.picture.empty())
        block.pictures = gallery.pictures(paragraph.picture);
    if (block.pictures.size() == 1)
        block.indent = block.pictures.front().width + besidePicture;
    else if (paragraph.kind == RuleRow::Kind::Item && block.pictures.empty()) {
        block.hasDot = true;
        block.indent = dotIndent;
    }
    block.lines = linesOf(joined(paragraph.sentences, words), block.style, width - block.indent);
    return block;
}

} // namespace

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

double RuleBlock::height() const {
    return std::max(pictureHeight(), linesTop() + static_cast<double>(lines.size()) * style.lineHeight);
}

std::vector<std::string> linesOf(std::string_view text, const RuleStyle& style, double width) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string longer = line;
        longer.append(line.empty() ? "" : " ").append(word);
        if (!line.empty() && letteringWidth(longer, style.capHeight, style.weight) > width) {
            lines.push_back(std::move(line));
            longer = word;
        }
        line = std::move(longer);
    }
    if (!line.empty())
        lines.push_back(std::move(line));
    return lines;
}

std::vector<RuleBlock> ruleBlocks(const RuleSubject& variant, const Words& words, double columnWidth) {
    RuleGallery gallery(variant, columnWidth);
    std::vector<RuleBlock> blocks;
    for (const RuleParagraph& paragraph : ruleParagraphs(variant))
        blocks.push_back(blockOf(paragraph, gallery, words, columnWidth));
    return blocks;
}

} // namespace tilewright::sheet
