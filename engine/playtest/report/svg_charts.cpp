#include "engine/playtest/report/svg_charts.h"

#include "engine/playtest/number_format.h"

#include <algorithm>

namespace tilewright::playtest {

namespace {

/// An SVG element, written attribute by attribute.
class Element {
public:
    explicit Element(std::string_view name) : name_(name) { out_.append("<").append(name); }

    Element& set(std::string_view attribute, std::string_view value) {
        out_.append(" ").append(attribute).append("=\"").append(escapedHtml(value)).append("\"");
        return *this;
    }
    Element& set(std::string_view attribute, double value) { return set(attribute, decimal(value, 1)); }
    std::string empty() { return std::move(out_.append("/>")); }
    std::string with(std::string_view content) {
        return std::move(out_.append(">").append(content).append("</").append(name_).append(">"));
    }

private:
    std::string name_;
    std::string out_;
};

std::string rect(std::string_view style, double x, double y, double width, double height) {
    return Element("rect")
        .set("class", style)
        .set("x", x)
        .set("y", y)
        .set("width", width)
        .set("height", height)
        .empty();
}

std::string line(std::string_view style, double x1, double y1, double x2, double y2) {
    return Element("line")
        .set("class", style)
        .set("x1", x1)
        .set("y1", y1)
        .set("x2", x2)
        .set("y2", y2)
        .empty();
}

std::string text(std::string_view anchor, double x, double y, std::string_view content) {
    return Element("text")
        .set("class", "label")
        .set("text-anchor", anchor)
        .set("x", x)
        .set("y", y)
        .with(escapedHtml(content));
}

std::string dot(double x, double y) {
    return Element("circle").set("class", "dot").set("cx", x).set("cy", y).set("r", 4).empty();
}

std::string chart(double width, double height, std::string_view title, std::string_view content) {
    std::string viewBox = "0 0 ";
    viewBox.append(decimal(width, 0)).append(" ").append(decimal(height, 0));
    std::string inside = Element("title").with(escapedHtml(title));
    return Element("svg")
        .set("role", "img")
        .set("viewBox", viewBox)
        .set("width", decimal(width, 0))
        .set("height", decimal(height, 0))
        .with(inside.append(content));
}

/// 1, 2 or 5 times a power of ten, at least `least`.
std::int64_t roundStep(double least) {
    std::int64_t power = 1;
    for (;; power *= 10)
        for (const std::int64_t step : {power, 2 * power, 5 * power})
            if (static_cast<double>(step) >= least)
                return step;
}

} // namespace

std::string escapedHtml(std::string_view text) {
    std::string out;
    for (const char letter : text)
        switch (letter) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += letter;
        }
    return out;
}

std::string intervalChart(const std::vector<IntervalRow>& rows, std::optional<double> compareWith,
                          std::string_view title) {
    constexpr double left = 90;
    constexpr double scale = 400;
    constexpr double width = 880;
    constexpr double rowHeight = 30;
    const double bottom = 12 + rowHeight * static_cast<double>(rows.size());
    std::string content;
    for (int percent = 0; percent <= 100; percent += 25) {
        const double x = left + scale * percent / 100.0;
        content += line("axis", x, 6, x, bottom);
        content += text("middle", x, bottom + 16, std::to_string(percent).append(" %"));
    }
    if (compareWith)
        content += line("line", left + scale * *compareWith, 6, left + scale * *compareWith, bottom);
    double y = 12 + rowHeight / 2;
    for (const IntervalRow& row : rows) {
        const Interval& band = row.estimate.interval;
        content += text("end", left - 10, y + 4, row.label);
        content += rect("band", left + scale * band.low, y - 8, scale * (band.high - band.low), 16);
        content += dot(left + scale * row.estimate.value, y);
        content += text("start", left + scale + 14, y + 4, row.words);
        y += rowHeight;
    }
    return chart(width, bottom + 24, title, content);
}

std::string intervalBar(const Estimate& share) {
    constexpr double width = 120;
    constexpr double height = 14;
    constexpr double edge = 5; // half a dot, at 0 and at 1
    constexpr double scale = width - 2 * edge;
    std::string content = line("axis", edge, height / 2, width - edge, height / 2);
    const Interval& band = share.interval;
    content +=
        rect("band", edge + scale * band.low, 2, std::max(1.0, scale * (band.high - band.low)), height - 4);
    content += dot(edge + scale * share.value, height / 2);
    std::string title = decimal(100 * band.low, 1);
    title.append(" – ").append(decimal(100 * band.high, 1)).append(" %");
    return chart(width, height, title, content);
}

std::string histogram(const std::map<std::int32_t, std::int64_t>& values, double median,
                      std::string_view title) {
    constexpr double left = 50;
    constexpr double scale = 780;
    constexpr double height = 180;
    constexpr double mostBars = 40;
    const std::int64_t low = values.begin()->first;
    const std::int64_t high = values.rbegin()->first;
    const std::int64_t step = roundStep(static_cast<double>(high - low + 1) / mostBars);
    const std::int64_t first = (low - ((low % step) + step) % step);
    std::vector<std::int64_t> bars(static_cast<std::size_t>((high - first) / step + 1));
    for (const auto& [value, times] : values)
        bars[static_cast<std::size_t>((value - first) / step)] += times;
    const auto most = static_cast<double>(*std::max_element(bars.begin(), bars.end()));
    const double barWidth = scale / static_cast<double>(bars.size());
    const auto xOf = [&](double value) {
        return left + scale * (value - static_cast<double>(first)) / static_cast<double>(step) /
                          static_cast<double>(bars.size());
    };

    std::string content = line("axis", left, height, left + scale, height);
    content += text("end", left - 6, 18, decimal(most, 0));
    content += text("end", left - 6, height, "0");
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double tall = (height - 12) * static_cast<double>(bars[i]) / most;
        content += rect("bar", left + barWidth * static_cast<double>(i) + 0.5, height - tall,
                        std::max(1.0, barWidth - 1), tall);
    }
    const std::int64_t labelStep =
        step * std::max<std::int64_t>(1, static_cast<std::int64_t>(bars.size()) / 10);
    for (std::int64_t value = first; value <= high; value += labelStep)
        content += text("middle", xOf(static_cast<double>(value)), height + 18, std::to_string(value));
    content += line("line", xOf(median), 4, xOf(median), height);
    return chart(left + scale + 40, height + 28, title, content);
}

std::string cellChart(const std::vector<TintedCell>& cells, std::string_view title) {
    Cell least = cells.front().cell;
    Cell most = least;
    double greatest = 0;
    for (const TintedCell& tinted : cells) {
        least = {std::min(least.x, tinted.cell.x), std::min(least.y, tinted.cell.y)};
        most = {std::max(most.x, tinted.cell.x), std::max(most.y, tinted.cell.y)};
        greatest = std::max(greatest, tinted.value);
    }
    constexpr double size = 44;
    constexpr double strongest = 0.85;
    std::string content = Element("title").with(escapedHtml(title));
    for (const TintedCell& tinted : cells) {
        // A report may name any cell: as floats, the distance between two can't overflow.
        const double x = (static_cast<double>(tinted.cell.x) - least.x) * size;
        const double y = (static_cast<double>(tinted.cell.y) - least.y) * size;
        const double part = greatest <= 0 ? 0 : tinted.value / greatest;
        std::string one = Element("title").with(escapedHtml(tinted.words));
        one += Element("rect")
                   .set("class", "cell")
                   .set("x", x + 1)
                   .set("y", y + 1)
                   .set("width", size - 2)
                   .set("height", size - 2)
                   .set("fill-opacity", decimal(part * strongest, 3))
                   .empty();
        one += text("middle", x + size / 2, y + size / 2 + 4, decimal(tinted.value, 1));
        content += Element("g").with(one);
    }
    const double width = (static_cast<double>(most.x) - least.x + 1) * size;
    const double height = (static_cast<double>(most.y) - least.y + 1) * size;
    return Element("svg")
        .set("viewBox", "0 0 " + decimal(width, 0) + " " + decimal(height, 0))
        .set("width", decimal(width, 0))
        .set("role", "img")
        .with(content);
}

} // namespace tilewright::playtest
