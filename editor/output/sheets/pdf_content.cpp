#include "editor/output/sheets/pdf_content.h"

#include "editor/output/pictures/picture_svg.h"
#include "engine/model/set_pictures.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

std::int64_t stepsPerOne(int exponent) {
    std::int64_t power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

art::Box boxOf(std::span<const art::Point> points, double wider) {
    art::Box box{points[0].x, points[0].y, points[0].x, points[0].y};
    for (const art::Point p : points)
        box = {std::min(box.left, p.x), std::min(box.top, p.y), std::max(box.right, p.x),
               std::max(box.bottom, p.y)};
    return {box.left - wider, box.top - wider, box.right + wider, box.bottom + wider};
}

/// Twice the area enclosed by the points: the sign gives their direction.
double turning(std::span<const art::Point> points) {
    double sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const art::Point a = points[i], b = points[(i + 1) % points.size()];
        sum += a.x * b.y - a.y * b.x;
    }
    return sum;
}

bool apart(const art::Box& a, const art::Box& b) {
    return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
}

} // namespace

std::string opacityName(std::uint8_t alpha) {
    return "A" + std::to_string(alpha);
}

std::string imageName(const PictureFile& file) {
    return "I" + QByteArray::number(static_cast<qulonglong>(file.hash), 16).toStdString();
}

std::string pdfNumber(double value, int decimals) {
    return svgNumber(value, decimals).toStdString();
}

void PdfContent::number(double value, int decimals) {
    bytes_ += pdfNumber(value, decimals);
    bytes_ += ' ';
}

PdfContent::Steps PdfContent::steps(art::Point p) const {
    const double perUnit = zoom_ * static_cast<double>(stepsPerOne(decimals_));
    return {std::llround(p.x * perUnit), std::llround(p.y * perUnit)};
}

void PdfContent::coordinates(art::Point p) {
    const Steps at = steps(p);
    const auto perUnit = static_cast<double>(stepsPerOne(decimals_));
    for (const std::int64_t way : {at.x - state_.origin.x, at.y - state_.origin.y})
        number(static_cast<double>(way) / perUnit, decimals_);
}

void PdfContent::moveOrigin(Steps to) {
    if (to == state_.origin)
        return;
    const auto perUnit = static_cast<double>(stepsPerOne(decimals_));
    bytes_ += "1 0 0 1 ";
    for (const std::int64_t way : {to.x - state_.origin.x, to.y - state_.origin.y})
        number(static_cast<double>(way) / perUnit, decimals_);
    bytes_ += "cm\n";
    state_.origin = to;
}

std::vector<PdfContent::Subpath> PdfContent::subpathsOf(const art::Path& path) {
    std::vector<Subpath> paths;
    const std::span verbs(path.verbs());
    const std::span points(path.points());
    std::size_t firstVerb = 0, firstPoint = 0, point = 0;
    for (std::size_t i = 0; i <= verbs.size(); ++i) {
        if (i == verbs.size() || (verbs[i] == art::Path::Verb::Move && i > 0)) {
            if (i > firstVerb)
                paths.push_back({verbs.subspan(firstVerb, i - firstVerb),
                                 points.subspan(firstPoint, point - firstPoint)});
            firstVerb = i;
            firstPoint = point;
        }
        if (i < verbs.size())
            point += verbs[i] == art::Path::Verb::Cubic ? 3 : verbs[i] == art::Path::Verb::Close ? 0 : 1;
    }
    return paths;
}

void PdfContent::subpath(const Subpath& path) {
    const art::Point* next = path.points.data();
    const auto points = [&](int count, char operation) {
        for (int i = 0; i < count; ++i)
            coordinates(*next++);
        bytes_ += operation;
        bytes_ += '\n';
    };
    for (const art::Path::Verb verb : path.verbs) {
        switch (verb) {
        case art::Path::Verb::Move:
            points(1, 'm');
            break;
        case art::Path::Verb::Line:
            points(1, 'l');
            break;
        case art::Path::Verb::Cubic:
            points(3, 'c');
            break;
        case art::Path::Verb::Close:
            points(0, 'h');
            break;
        }
    }
}

/// Whether painting part by part gives the same result as painting all at once.
bool PdfContent::separable(const art::Shape& shape, const std::vector<Subpath>& paths) {
    if (paths.size() < 2)
        return false;
    const bool opaque =
        (!shape.fill || shape.fill->alpha == 255) && (!shape.stroke || shape.stroke->colour.alpha == 255);
    if (opaque && !shape.fill)
        return true;
    // No holes, then.
    if (opaque && !shape.stroke && shape.rule == art::FillRule::NonZero &&
        std::all_of(paths.begin(), paths.end(), [&](const Subpath& path) {
            return (turning(path.points) > 0) == (turning(paths[0].points) > 0);
        }))
        return true;
    const double wider = shape.stroke ? shape.stroke->width * 2 : 0; // miters extend this far
    std::vector<art::Box> boxes;
    for (const Subpath& path : paths) {
        const art::Box box = boxOf(path.points, wider);
        const auto clear = [&](const art::Box& other) { return apart(box, other); };
        if (!std::all_of(boxes.begin(), boxes.end(), clear))
            return false;
        boxes.push_back(box);
    }
    return true;
}

/// PDF has no relative coordinates, and absolute ones compress badly: so the origin is moved to where many
/// small figures are drawn.
void PdfContent::paint(const art::Shape& shape, std::string_view operation) {
    const std::vector<Subpath> paths = subpathsOf(shape.path);
    const bool worthMoving = shape.path.points().size() > 3 * paths.size();
    const auto end = [&] {
        bytes_ += operation;
        bytes_ += '\n';
    };
    if (worthMoving && separable(shape, paths)) {
        for (const Subpath& path : paths) {
            moveOrigin(steps(path.points[0]));
            subpath(path);
            end();
        }
        return;
    }
    for (const Subpath& path : paths)
        subpath(path);
    if (!paths.empty())
        end();
}

void PdfContent::colour(art::Rgb value, std::string_view operation) {
    for (const int part : {value.red, value.green, value.blue})
        number(part / 255.0, 3);
    bytes_ += operation;
    bytes_ += '\n';
}

void PdfContent::setOpacity(std::uint8_t alpha) {
    if (state_.opacity == alpha)
        return;
    bytes_ += '/' + opacityName(alpha) + " gs\n";
    opacities_.insert(alpha);
    state_.opacity = alpha;
}

void PdfContent::setFill(art::Rgb value) {
    value.alpha = 255;
    if (!state_.fillKnown || state_.fill != value)
        colour(value, "rg");
    state_.fill = value;
    state_.fillKnown = true;
}

void PdfContent::setStroke(const art::Stroke& wanted) {
    art::Stroke stroke = wanted;
    stroke.colour.alpha = 255;
    const bool known = state_.strokeKnown;
    const art::Stroke& now = state_.stroke;
    if (!known || now.colour != stroke.colour)
        colour(stroke.colour, "RG");
    if (!known || now.width != stroke.width) {
        number(stroke.width * zoom_, 4);
        bytes_ += "w\n";
    }
    if (!known || now.cap != stroke.cap)
        bytes_ += stroke.cap == art::Cap::Round ? "1 J\n" : "0 J\n";
    if (!known || now.join != stroke.join)
        bytes_ += stroke.join == art::Join::Round ? "1 j\n" : "0 j 4 M\n";
    state_.stroke = stroke;
    state_.strokeKnown = true;
}

void PdfContent::drawImage(const art::Shape& shape) {
    const art::Image& image = *shape.image;
    const PictureFile& file = *image.file;
    // Pictures stand on their lower left corner.
    const art::Transform upright{1.0 * file.width, 0, 0, -1.0 * file.height, 0, 1.0 * file.height};
    save({});
    for (const Subpath& path : subpathsOf(shape.path))
        subpath(path);
    bytes_ += "W n\n";
    setOpacity(static_cast<std::uint8_t>(std::lround(image.opacity * 255)));
    bytes_ += "q ";
    const art::Transform t = upright.then(image.place).then(art::Transform::scaling(zoom_));
    for (const double value : {t.a, t.b, t.c, t.d, t.e, t.f})
        number(value, 6);
    bytes_ += "cm\n/" + imageName(file) + " Do Q\n";
    images_.emplace(file.hash, image.file);
    restore();
}

void PdfContent::drawText(const art::Shape& shape) {
    const art::TextRun& run = *shape.text;
    ShownFont& shown = fonts_[run.font->name];
    shown.font = run.font;
    setOpacity(shape.fill->alpha);
    setFill(*shape.fill);
    moveOrigin({});
    bytes_ += "BT /" + run.font->name + " 1 Tf ";
    // Glyphs have y up.
    const art::Transform t =
        art::Transform::scaling(1, -1).then(run.place).then(art::Transform::scaling(zoom_));
    for (const double value : {t.a, t.b, t.c, t.d, t.e, t.f})
        number(value, 6);
    bytes_ += "Tm\n[";
    constexpr double thousand = 1000; // thousandths of an em
    double pen = 0;
    double rise = 0;
    for (const art::TextRun::Glyph& glyph : run.glyphs) {
        shown.glyphs.try_emplace(glyph.number, glyph);
        if (-glyph.at.y != rise) {
            rise = -glyph.at.y;
            bytes_ += "] TJ " + pdfNumber(rise, 4) + " Ts [";
        }
        if (const auto back = std::llround((pen - glyph.at.x) * thousand); back != 0) {
            bytes_ += std::to_string(back);
            pen -= static_cast<double>(back) / thousand;
        }
        bytes_ += '<' + QString::number(glyph.number, 16).rightJustified(4, u'0').toStdString() + '>';
        pen += std::round(glyph.advance * thousand) / thousand;
    }
    bytes_ += rise != 0 ? "] TJ 0 Ts ET\n" : "] TJ ET\n";
}

void PdfContent::draw(const art::Shape& shape) {
    if (shape.image)
        return drawImage(shape);
    if (shape.text && shape.fill && !shape.stroke && isTrueType(*shape.text->font))
        return drawText(shape);
    const bool evenOdd = shape.rule == art::FillRule::EvenOdd;
    // One operator for both would hide the fill behind a stroke.
    const bool together =
        shape.fill && shape.stroke && shape.fill->alpha == 255 && shape.stroke->colour.alpha == 255;
    if (shape.fill) {
        setOpacity(shape.fill->alpha);
        setFill(*shape.fill);
        if (together)
            setStroke(*shape.stroke);
        if (together)
            paint(shape, evenOdd ? "B*" : "B");
        else
            paint(shape, evenOdd ? "f*" : "f");
    }
    if (shape.stroke && !together) {
        setOpacity(shape.stroke->colour.alpha);
        setStroke(*shape.stroke);
        paint(shape, "S");
    }
}

void PdfContent::place(std::string_view form) {
    // Settings of a form end with it, but it starts with those set here.
    setOpacity(255);
    moveOrigin({});
    bytes_ += '/';
    bytes_ += form;
    bytes_ += " Do\n";
}

void PdfContent::save(const art::Transform& t) {
    setOpacity(255);
    moveOrigin({});
    saved_.push_back(state_);
    bytes_ += "q ";
    for (const double value : {t.a, t.b, t.c, t.d, t.e, t.f})
        number(value, 6);
    bytes_ += "cm\n";
}

void PdfContent::restore() {
    bytes_ += "Q\n";
    state_ = saved_.back();
    saved_.pop_back();
}

void PdfContent::beginLayer(std::string_view layer) {
    bytes_ += "/OC /";
    bytes_ += layer;
    bytes_ += " BDC\n";
}

void PdfContent::endLayer() {
    bytes_ += "EMC\n";
}

void PdfContent::append(const PdfContent& other) {
    bytes_ += other.bytes_;
    opacities_.insert(other.opacities_.begin(), other.opacities_.end());
    images_.insert(other.images_.begin(), other.images_.end());
    for (const auto& [name, shown] : other.fonts_) {
        ShownFont& mine = fonts_[name];
        mine.font = shown.font;
        mine.glyphs.insert(shown.glyphs.begin(), shown.glyphs.end());
    }
}

} // namespace tilewright
