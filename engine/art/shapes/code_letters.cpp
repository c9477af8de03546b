#include "engine/art/shapes/emblems.h"

#include "engine/art/shapes/geometry.h"

#include <vector>

namespace tilewright::art {

namespace {

/// Strokes are separated by '|', points by spaces; a point is two letters on a grid: x from 'a' = 0, y from
/// 'a' = -2 (below the baseline), so the baseline is 'c' and capitals reach 'k' = 8. A stroke that begins
/// with '~' is a smooth curve; with '@' a smooth closed one.
struct Glyph {
    char letter;
    int advance;
    std::string_view strokes;
};

constexpr double capUnits = 8;

constexpr Glyph glyphs[] = {
    {'A', 8, "ac dk gc|bf ff"},
    {'B', 7, "ac ak dk|~dk fi dg|ag dg|~dg ge dc|dc ac"},
    {'C', 8, "~gj ek ck ai ae cc ec gd"},
    {'D', 8, "ac ak ck|~ck fj gg fd cc|cc ac"},
    {'E', 7, "fk ak ac fc|ag eg"},
    {'F', 7, "fk ak ac|ag eg"},
    {'G', 8, "~gj ek ck ai ae cc ec gd|gd gg eg"},
    {'H', 8, "ak ac|gk gc|ag gg"},
    {'I', 2, "ak ac"},
    {'J', 6, "ek ee|~ee dc bc ad"},
    {'K', 7, "ak ac|fk af|ch fc"},
    {'L', 6, "ak ac ec"},
    {'M', 8, "ac ak df gk gc"},
    {'N', 8, "ac ak gc gk"},
    {'O', 8, "@dk bj ag bd dc fd gg fj"},
    {'P', 7, "ac ak dk|~dk fi dg|dg ag"},
    {'Q', 8, "@dk bj ag bd dc fd gg fj|ee gb"},
    {'R', 7, "ac ak dk|~dk fi dg|dg ag|dg fc"},
    {'S', 7, "~fj dk bk ai bh eg fe ec cc ad"},
    {'T', 8, "ak gk|dk dc"},
    {'U', 8, "ak af|~af bd dc fd gf|gf gk"},
    {'V', 8, "ak dc gk"},
    {'W', 10, "ak cc eh gc ik"},
    {'X', 8, "ak gc|gk ac"},
    {'Y', 8, "ak dg gk|dg dc"},
    {'Z', 8, "ak gk ac gc"},
};

const Glyph& glyphOf(char letter) {
    return glyphs[letter - 'A'];
}

template <class Visit>
void split(std::string_view text, char separator, Visit visit) {
    while (!text.empty()) {
        const std::size_t end = text.find(separator);
        visit(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

void addStrokes(Path& path, std::string_view strokes, double x, double unit) {
    split(strokes, '|', [&](std::string_view stroke) {
        const bool closed = stroke.front() == '@', curved = closed || stroke.front() == '~';
        std::vector<Point> points;
        split(curved ? stroke.substr(1) : stroke, ' ', [&](std::string_view p) {
            points.push_back({x + (p[0] - 'a') * unit, -(p[1] - 'c') * unit});
        });
        path.append(curved ? smooth(points, closed) : polyline(points));
    });
}

} // namespace

Path codeLetters(std::string_view capitals, double capHeight) {
    const double unit = capHeight / capUnits;
    Path path;
    double x = 0;
    for (const char letter : capitals) {
        addStrokes(path, glyphOf(letter).strokes, x, unit);
        x += glyphOf(letter).advance * unit;
    }
    return path;
}

double codeLettersWidth(std::string_view capitals, double capHeight) {
    int width = 0;
    for (const char letter : capitals)
        width += glyphOf(letter).advance;
    return width * capHeight / capUnits;
}

} // namespace tilewright::art
