#include "editor/common/colours/contrast.h"

#include "editor/common/theme.h"

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

constexpr auto text = ColourPair::Kind::Text;
constexpr auto graphics = ColourPair::Kind::Graphics;

template <QPalette::ColorRole role>
QColor of(const QPalette& palette) {
    return palette.color(role);
}

constexpr auto window = of<QPalette::Window>;
constexpr auto base = of<QPalette::Base>;
constexpr auto alternate = of<QPalette::AlternateBase>;
constexpr auto button = of<QPalette::Button>;
constexpr auto toolTip = of<QPalette::ToolTipBase>;
constexpr auto selected = of<QPalette::Highlight>;

QColor washed(const QPalette& palette, QColor wash, int alpha) {
    wash.setAlpha(alpha);
    return over(wash, palette.color(QPalette::Base));
}
QColor errorWash(const QPalette& palette) {
    return washed(palette, errorColour(palette), 34);
}
QColor accentWash(const QPalette& palette) {
    return washed(palette, accentColour(palette), 34);
}
/// A heading that the help was asked for.
QColor helpWash(const QPalette& palette) {
    return washed(palette, accentColour(palette), 60);
}
QColor selectedTile(const QPalette& palette) {
    return washed(palette, accentColour(palette), 40);
}
QColor most(const QPalette& palette) {
    return heatColour(1, palette);
}
QColor middling(const QPalette& palette) {
    return heatColour(0.5, palette);
}
template <QColor (*ground)(const QPalette&)>
QColor signOn(const QPalette& palette) {
    return readableOn(ground(palette));
}
// Colours with a palette by default have a type that the list can't take.
QColor accent(const QPalette& palette) {
    return accentColour(palette);
}
QColor error(const QPalette& palette) {
    return errorColour(palette);
}
QColor warning(const QPalette& palette) {
    return warningColour(palette);
}
QColor good(const QPalette& palette) {
    return goodColour(palette);
}
QColor note(const QPalette& palette) {
    return noteColour(palette);
}
QColor noteText(const QPalette& palette) {
    return noteTextColour(palette);
}

constexpr ColourPair allPairs[] = {
    {"labels on the window", text, of<QPalette::WindowText>, window},
    {"labels on a panel", text, of<QPalette::WindowText>, base},
    {"text of a field", text, of<QPalette::Text>, base},
    {"text of every other row", text, of<QPalette::Text>, alternate},
    {"text on the window", text, of<QPalette::Text>, window},
    {"button", text, of<QPalette::ButtonText>, button},
    {"tab, flat button", text, of<QPalette::ButtonText>, window},
    {"flat button on a panel", text, of<QPalette::ButtonText>, base},
    {"tooltip", text, of<QPalette::ToolTipText>, toolTip},
    {"bright text", text, of<QPalette::BrightText>, window},
    {"selected row", text, of<QPalette::HighlightedText>, selected},
    {"placeholder", text, of<QPalette::PlaceholderText>, base},
    {"link on the window", text, of<QPalette::Link>, window},
    {"link on a panel", text, of<QPalette::Link>, base},
    {"link in a tooltip", text, of<QPalette::Link>, toolTip},
    {"followed link", text, of<QPalette::LinkVisited>, base},

    {"quiet text on the window", text, quietTextColour, window},
    {"quiet text on a panel, count of what one has none of", text, quietTextColour, base},
    {"quiet text of every other row", text, quietTextColour, alternate},
    {"quiet text on a button", text, quietTextColour, button},
    {"quiet text on the desk", text, quietTextColour, canvasColour},
    {"text on the desk", text, of<QPalette::WindowText>, canvasColour},
    {"quiet text of a selected tile", text, quietTextColour, selectedTile},
    {"text of a selected tile", text, of<QPalette::Text>, selectedTile},
    {"text on much heat", text, signOn<most>, most},
    {"text on some heat", text, signOn<middling>, middling},

    {"error on the window", text, error, window},
    {"error on a panel", text, error, base},
    {"error of every other row", text, error, alternate},
    {"error on the desk", graphics, error, canvasColour},
    {"warning on the window", text, warning, window},
    {"warning on a panel", text, warning, base},
    {"warning on the desk", graphics, warning, canvasColour},
    {"good on the window", text, good, window},
    {"good on a panel", text, good, base},
    {"sign in a lamp that is good", graphics, signOn<good>, good},
    {"sign in a lamp that is doubtful", graphics, signOn<warning>, warning},
    {"sign in a lamp that is bad", graphics, signOn<error>, error},
    {"outdated lamp that is good, under the pointer", graphics, good, button},
    {"outdated lamp that is doubtful, under the pointer", graphics, warning, button},
    {"outdated lamp that is bad, under the pointer", graphics, error, button},
    {"name of a lamp under the pointer", text, of<QPalette::WindowText>, button},
    {"message", text, of<QPalette::WindowText>, accentWash},
    {"message of an error", text, of<QPalette::WindowText>, errorWash},
    {"icon of an error message", graphics, error, errorWash},
    {"heading looked for in the help", text, of<QPalette::Text>, helpWash},

    {"accent on the window", graphics, accent, window},
    {"accent on a panel", graphics, accent, base},
    {"accent on a button", graphics, accent, button},
    {"accent on the desk", graphics, accent, canvasColour},
    {"bar on a panel", graphics, barColour, base},
    {"bar on the window", graphics, barColour, window},

    {"mode", text, railTextColour, railColour},
    {"mode under the pointer", text, railTextColour, railHoverColour},
    {"present mode", text, railPresentTextColour, railPresentColour},
    {"stripe at the present mode", graphics, railMarkColour, railPresentColour},
    {"note on a picture", text, noteText, note},
};

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

std::span<const ColourPair> colourPairs() {
    return allPairs;
}

} // namespace tilewright
