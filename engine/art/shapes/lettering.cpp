#include "engine/art/shapes/lettering.h"

#include "engine/art/shapes/geometry.h"
#include "engine/art/shapes/glyphs.h"

#include <vector>

namespace tilewright::art {

namespace {

constexpr double capUnits = 8;
constexpr Glyph unknown{0, 7, "ac ak fk fc ac"};

/// The next character, removed from the text; 0 for a malformed byte.
char32_t takeCharacter(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80       ? 1
                               : lead >> 5 == 6  ? 2
                               : lead >> 4 == 14 ? 3
                               : lead >> 3 == 30 ? 4
                                                 : 0;
    char32_t value = length == 1 ? lead : length == 0 ? 0 : lead & (0xFFU >> (length + 1));
    bool good = length > 0 && length <= text.size();
    for (std::size_t i = 1; good && i < length; ++i) {
        good = byte(i) >> 6 == 2;
        value = value << 6 | (byte(i) & 0x3FU);
    }
    text.remove_prefix(good ? length : 1);
    return good ? value : 0;
}

template <class Visit>
void split(std::string_view text, char separator, Visit visit) {
    while (!text.empty()) {
        const std::size_t end = text.find(separator);
        visit(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

void addStrokes(Path& path, std::string_view strokes, double x, double lift, double unit) {
    split(strokes, '|', [&](std::string_view stroke) {
        const bool closed = stroke.front() == '@', curved = closed || stroke.front() == '~';
        std::vector<Point> points;
        split(curved ? stroke.substr(1) : stroke, ' ', [&](std::string_view p) {
            points.push_back({x + (p[0] - 'a') * unit, -(p[1] - 'c' + lift) * unit});
        });
        path.append(curved ? smooth(points, closed) : polyline(points));
    });
}

/// Used for both path and width; `path` may be null.
double walk(std::string_view text, double capHeight, Path* path) {
    const double unit = capHeight / capUnits;
    double x = 0;
    while (!text.empty()) {
        const char32_t character = takeCharacter(text);
        const Composed composed = decompose(character);
        const Glyph* known = findGlyph(composed.base);
        const Glyph& glyph = known ? *known : unknown;
        if (path) {
            addStrokes(*path, glyph.strokes, x, 0, unit);
            const bool capital = composed.base <= U'Z';
            const double middle = (glyph.advance - 2) / 2.0;
            addStrokes(*path, accentStrokes(composed.accent), x + (middle - 2) * unit,
                       capital && composed.accent != Accent::Cedilla ? 3 : 0, unit);
        }
        x += glyph.advance * unit;
    }
    return x;
}

} // namespace

Path lettering(std::string_view utf8, double capHeight) {
    Path path;
    walk(utf8, capHeight, &path);
    return path;
}

double letteringWidth(std::string_view utf8, double capHeight) {
    return walk(utf8, capHeight, nullptr);
}

} // namespace tilewright::art
