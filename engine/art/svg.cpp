#include "engine/art/svg.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace tilewright::art {

namespace {

/// In integer fractions of a unit: differences of rounded positions are exact, so relative paths don't drift.
struct RoundedPoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

std::int64_t powerOfTen(int decimals) {
    std::int64_t unit = 1;
    for (int i = 0; i < decimals; ++i)
        unit *= 10;
    return unit;
}

std::string decimal(std::int64_t value, std::int64_t unit) {
    const std::int64_t magnitude = std::abs(value);
    std::string text = std::to_string(magnitude / unit);
    if (std::int64_t rest = magnitude % unit; rest != 0) {
        text += '.';
        for (std::int64_t place = unit / 10; rest != 0; place /= 10) {
            text += static_cast<char>('0' + rest / place);
            rest %= place;
        }
    }
    return value < 0 ? '-' + text : text;
}

class PathWriter {
public:
    explicit PathWriter(int decimals) : unit_(powerOfTen(decimals)) {}

    void move(Point p) {
        const RoundedPoint to = rounded(p);
        data_ += 'M';
        number(to.x);
        number(to.y);
        start_ = at_ = to;
        last_ = 'L';
    }
    void line(Point p) {
        command('l');
        pair(p, true);
    }
    void cubic(const Point* points) {
        command('c');
        pair(points[0], false);
        pair(points[1], false);
        pair(points[2], true);
    }
    void close() {
        data_ += 'z';
        last_ = 'z';
        at_ = start_;
    }
    std::string take() { return std::move(data_); }

private:
    /// The letter of a repeated command may be omitted.
    void command(char letter) {
        if (letter != last_)
            data_ += letter;
        last_ = letter;
    }
    void number(std::int64_t value) {
        const char before = data_.empty() ? 'M' : data_.back();
        if (value >= 0 && !std::isalpha(static_cast<unsigned char>(before)))
            data_ += ' ';
        data_ += decimal(value, unit_);
    }
    void pair(Point p, bool moves) {
        const RoundedPoint to = rounded(p);
        number(to.x - at_.x);
        number(to.y - at_.y);
        if (moves)
            at_ = to;
    }

    RoundedPoint rounded(Point p) const {
        const auto unit = static_cast<double>(unit_);
        return {std::llround(p.x * unit), std::llround(p.y * unit)};
    }

    std::int64_t unit_;
    std::string data_;
    RoundedPoint start_;
    RoundedPoint at_;
    char last_ = 0;
};

std::string svgColour(Rgb c) {
    constexpr char digits[] = "0123456789ABCDEF";
    std::string text = "#";
    for (const int part : {c.red, c.green, c.blue}) {
        text += digits[part >> 4];
        text += digits[part & 15];
    }
    return text;
}

using Attributes = std::vector<std::pair<std::string, std::string>>;

void addPaint(Attributes& attributes, const std::string& name, Rgb c) {
    attributes.emplace_back(name, svgColour(c));
    if (c.alpha != 255)
        attributes.emplace_back(name + "-opacity", svgNumber(c.alpha / 255.0, 3));
}

} // namespace

std::string svgNumber(double value, int decimals) {
    const std::int64_t unit = powerOfTen(decimals);
    return decimal(std::llround(value * static_cast<double>(unit)), unit);
}

std::string svgPathData(const Path& path, int decimals) {
    PathWriter writer(decimals);
    const Point* next = path.points().data();
    for (const Path::Verb verb : path.verbs()) {
        switch (verb) {
        case Path::Verb::Move:
            writer.move(*next++);
            break;
        case Path::Verb::Line:
            writer.line(*next++);
            break;
        case Path::Verb::Cubic:
            writer.cubic(next);
            next += 3;
            break;
        case Path::Verb::Close:
            writer.close();
            break;
        }
    }
    return writer.take();
}

Attributes svgAttributes(const Shape& shape, int decimals) {
    Attributes attributes{{"d", svgPathData(shape.path, decimals)}};
    if (shape.fill)
        addPaint(attributes, "fill", *shape.fill);
    else
        attributes.emplace_back("fill", "none");
    if (shape.fill && shape.rule == FillRule::EvenOdd)
        attributes.emplace_back("fill-rule", "evenodd");
    if (shape.stroke) {
        addPaint(attributes, "stroke", shape.stroke->colour);
        attributes.emplace_back("stroke-width", svgNumber(shape.stroke->width, std::max(3, decimals)));
        if (shape.stroke->join == Join::Round)
            attributes.emplace_back("stroke-linejoin", "round");
        if (shape.stroke->cap == Cap::Round)
            attributes.emplace_back("stroke-linecap", "round");
    }
    return attributes;
}

std::string svgShapes(const Picture& picture) {
    std::string markup;
    for (const Shape& shape : picture.shapes) {
        if (shape.image) // players on the web draw what the rules say alone
            continue;
        markup += "<path";
        for (const auto& [name, value] : svgAttributes(shape))
            markup.append(" ").append(name).append("=\"").append(value).append("\"");
        markup += "/>";
    }
    return markup;
}

} // namespace tilewright::art
