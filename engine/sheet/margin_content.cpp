#include "engine/sheet/print_marks.h"

#include <algorithm>

namespace tilewright::sheet {

namespace {

constexpr double rulerLength = 50;
/// Of the smallest text that can be read on paper, about 5 points.
constexpr double leastCapHeight = 1.2;

} // namespace

Label fitted(Label label) {
    const double width = textWidth(label.text, label.capHeight, label.weight);
    if (label.maxWidth <= 0 || width <= label.maxWidth) {
        label.maxWidth = 0;
        return label;
    }
    const double wanted = label.capHeight * label.maxWidth / width;
    const double least = std::min(label.capHeight, leastCapHeight);
    label.capHeight = std::max(wanted, least);
    // What would be smaller is shortened instead.
    if (wanted >= least)
        label.maxWidth = 0;
    return label;
}

std::vector<art::Shape> labelShapes(const Label& label, art::Rgb colour) {
    const std::string text = label.maxWidth > 0
                                 ? elidedText(label.text, label.capHeight, label.weight, label.maxWidth)
                                 : label.text;
    const double width = textWidth(text, label.capHeight, label.weight);
    const double share = static_cast<double>(label.anchor) / 2;
    const art::Transform place = art::Transform::translation(label.x - width * share, label.y);
    std::vector<art::Shape> shapes = textShapes(text, label.capHeight, label.weight, colour);
    for (art::Shape& shape : shapes)
        shape = art::transformed(std::move(shape), place);
    if (text != label.text && !shapes.empty())
        shapes.front().text->whole = label.text;
    return shapes;
}

/// Above: ruler and printing instructions. Below: title and page. Between a third and a half of the margin,
/// where most printers still print and no tick extends.
MarginContent marginContentOf(const SheetSpecification& s, double width, double height, const PageText& text,
                              const Translator& words) {
    MarginContent marginContent;
    const double left = s.margins.left, right = width - s.margins.right;
    const double half = (right - left) / 2;
    if (half <= 5)
        return marginContent;
    // A registration mark stands in the middle.
    const double reach = s.marks.registration ? half - 4 : half * 1.3;
    if (const double m = s.margins.bottom; m >= minContentMargin) {
        const double capHeight = std::min(2.2, m * 0.2), y = height - std::min(3.4, m * 0.34);
        const std::string name = s.note.empty() ? text.title : text.title + " \u00B7 " + s.note;
        marginContent.labels.push_back({left, y, capHeight, reach, Anchor::Start, name});
        const Text page(QT_TRANSLATE_NOOP("Engine", "page %1 of %2"), {text.number, text.pages});
        marginContent.labels.push_back(fitted({right, y, capHeight, half * 0.6, Anchor::End, words(page)}));
    }
    const double besideRuler = right - left - rulerLength - 14;
    if (const double m = s.margins.top; m >= minContentMargin && besideRuler >= 12) {
        const double capHeight = std::min(2.2, m * 0.2), y = std::min(5.4, m * 0.54);
        marginContent.labels.push_back(
            fitted({right, y, capHeight, s.marks.registration ? std::min(besideRuler, half - 4) : besideRuler,
                    Anchor::End, words(QT_TRANSLATE_NOOP("Engine", "print at 100 %"))}));
        marginContent.labels.push_back({left + rulerLength + 2, y, capHeight, 12, Anchor::Start, "50 mm"});
        marginContent.ruler.push_back({left, y, left + rulerLength, y});
        for (int i = 0; i <= 5; ++i)
            marginContent.ruler.push_back(
                {left + 10 * i, y, left + 10 * i, y - (i % 5 ? 0.6 : 1) * capHeight});
    }
    return marginContent;
}

void drawMarginContent(DrawnPage& page, const MarginContent& marginContent) {
    drawLines(page, marginContent.ruler);
    for (const Label& label : marginContent.labels)
        drawText(page, label);
}

} // namespace tilewright::sheet
