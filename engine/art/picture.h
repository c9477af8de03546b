#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilewright {
struct PictureFile;
}

namespace tilewright::art {

struct Point {
    double x = 0;
    double y = 0;
    friend constexpr bool operator==(const Point&, const Point&) = default;
};

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;

    /// hex(0xBC412C)
    static constexpr Rgb hex(std::uint32_t value, std::uint8_t alpha = 255) {
        return {static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 8),
                static_cast<std::uint8_t>(value), alpha};
    }
    friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

/// x' = a x + c y + e, y' = b x + d y + f, as SVG's matrix(a b c d e f).
struct Transform {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
    friend constexpr bool operator==(const Transform&, const Transform&) = default;

    static Transform translation(double x, double y) { return {1, 0, 0, 1, x, y}; }
    static Transform scaling(double sx, double sy) { return {sx, 0, 0, sy, 0, 0}; }
    static Transform scaling(double s) { return scaling(s, s); }
    /// Clockwise on the screen, about a point. Quarter turns are exact.
    static Transform rotation(double degrees, Point about = {});
    Point operator()(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
    /// Applies this transform first, then `next`.
    Transform then(const Transform& next) const;
    /// The scale factor of lengths. Pre: the transform keeps angles.
    double scale() const;
};

/// Each verb takes its points from `points` in order: Move and Line one, Cubic three, Close none.
class Path {
public:
    enum class Verb : std::uint8_t { Move, Line, Cubic, Close };

    Path& moveTo(double x, double y) { return add(Verb::Move, {{x, y}}); }
    Path& lineTo(double x, double y) { return add(Verb::Line, {{x, y}}); }
    Path& cubicTo(Point control1, Point control2, Point end) {
        return add(Verb::Cubic, {control1, control2, end});
    }
    Path& close() { return add(Verb::Close, {}); }
    Path& append(const Path& other);

    const std::vector<Verb>& verbs() const { return verbs_; }
    const std::vector<Point>& points() const { return points_; }
    bool empty() const { return verbs_.empty(); }
    Path transformed(const Transform& t) const;

    friend bool operator==(const Path&, const Path&) = default;

private:
    Path& add(Verb verb, std::initializer_list<Point> points);

    std::vector<Verb> verbs_;
    std::vector<Point> points_;
};

enum class Join : std::uint8_t { Round, Miter };
enum class Cap : std::uint8_t { Butt, Round };
enum class FillRule : std::uint8_t { NonZero, EvenOdd };

struct Stroke {
    Rgb colour;
    double width = 1;
    Join join = Join::Round;
    Cap cap = Cap::Butt;
    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// A picture that a designer made, as part of a drawing.
struct Image {
    std::shared_ptr<const PictureFile> file;
    /// From the picture's pixels to the units of the drawing; keeps angles.
    Transform place;
    double opacity = 1;
    friend bool operator==(const Image&, const Image&) = default;
};

/// A font that texts of drawings are set in.
struct Font {
    /// Its PostScript name: letters, digits and dashes.
    std::string name;
    /// By which programs find it on a machine, "Open Sans": UTF-8 without quotes.
    std::string family;
    /// 400 is regular, 700 bold.
    int weight = 400;
    /// Of an OpenType file, or of a collection of them.
    std::string bytes;
    unsigned index = 0;
};

/// A text in one font, whose outlines are the path of a shape: for formats that keep it as text.
struct TextRun {
    struct Glyph {
        std::uint32_t number = 0;
        /// Its origin, in ems from that of the run; y down.
        Point at;
        /// As the font says, in ems.
        double advance = 0;
        /// The part of the text that it shows, empty for what only adds to the glyph before.
        std::string text;
        friend bool operator==(const Glyph&, const Glyph&) = default;
    };
    std::shared_ptr<const Font> font;
    std::string text;
    std::vector<Glyph> glyphs;
    /// From ems to the units of the drawing.
    Transform place;
    /// The letters of the text that no font has, each once; boxes are drawn for them.
    std::string missing;
    /// What it was before it was shortened to fit; empty if it fitted.
    std::string whole;
    friend bool operator==(const TextRun&, const TextRun&) = default;
};

/// Filled first, then stroked. With an image neither: then the path, an upright rectangle, is what the image
/// is clipped to.
struct Shape {
    Path path;
    std::optional<Rgb> fill;
    std::optional<Stroke> stroke;
    FillRule rule = FillRule::NonZero;
    std::optional<Image> image = std::nullopt;
    std::optional<TextRun> text = std::nullopt;
    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Its stroke's width scales too.
Shape transformed(Shape shape, const Transform& t);

/// A display list, painted in order. 100 units are one tile side; nothing lies outside 0..width, 0..height
/// unless a function says so.
struct Picture {
    std::vector<Shape> shapes;
    double width = 100;
    double height = 100;

    void fill(Path path, Rgb colour, FillRule rule = FillRule::NonZero);
    void stroke(Path path, const Stroke& stroke);
    void draw(Path path, Rgb colour, const Stroke& stroke);
    /// Stroke widths scale with the transform.
    void append(const Picture& other, const Transform& t = {});
    friend bool operator==(const Picture&, const Picture&) = default;
};

struct Box {
    double left = 0, top = 0, right = 0, bottom = 0;
};
/// Bounds of all ink: curves by their control points, strokes by half their width. An empty picture has an
/// empty box at 0, 0.
Box inkBox(const Picture& picture);

/// Adds a pale line around all ink of the picture, for a piece of dark wood on an equally dark background.
/// The line extends beyond the ink by its width.
Picture haloed(const Picture& picture);

} // namespace tilewright::art
