#include "editor/common/colours/contrast.h"

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

/// Relative luminance of WCAG 2.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor over(const QColor& colour, const QColor& ground) {
    const float share = colour.alphaF();
    const auto mix = [share](float below, float above) { return below + (above - below) * share; };
    return QColor::fromRgbF(mix(ground.redF(), colour.redF()), mix(ground.greenF(), colour.greenF()),
                            mix(ground.blueF(), colour.blueF()));
}

QColor readableOn(const QColor& ground) {
    const QColor dark(0x12, 0x10, 0x0E);
    const QColor light(Qt::white);
    return contrast(dark, ground) > contrast(light, ground) ? dark : light;
}

} // namespace tilewright
