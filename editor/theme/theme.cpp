#include "editor/theme/theme.h"

#include "editor/theme/focus_style.h"

#include <QApplication>
#include <QStyle>

namespace tilewright {

namespace {

QColor mixed(const QColor& a, const QColor& b, float share) {
    const auto mix = [share](float x, float y) { return x + (y - x) * share; };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

QColor towardsText(const QPalette& palette, float share) {
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), share);
}

struct Tones {
    QRgb window, base, alternate, button, text, disabled, link, tooltip;
};
constexpr Tones lightTones{0xFFF1ECE3, 0xFFFFFDF8, 0xFFF7F2E9, 0xFFF4EEE4,
                           0xFF2B2622, 0xFFA39A8F, 0xFF1A5FA8, 0xFFFFFDF8};
constexpr Tones darkTones{0xFF2A2724, 0xFF34302C, 0xFF302C29, 0xFF3D3834,
                          0xFFECE6DC, 0xFF857D74, 0xFF86B7E8, 0xFF48423C};

} // namespace

QPalette warmPalette(bool dark) {
    const Tones& t = dark ? darkTones : lightTones;
    QPalette p{QColor(t.button), QColor(t.window)};
    p.setColor(QPalette::Window, QColor(t.window));
    p.setColor(QPalette::Base, QColor(t.base));
    p.setColor(QPalette::AlternateBase, QColor(t.alternate));
    p.setColor(QPalette::Button, QColor(t.button));
    for (QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        p.setColor(role, QColor(t.text));
        p.setColor(QPalette::Disabled, role, QColor(t.disabled));
    }
    p.setColor(QPalette::PlaceholderText, QColor(t.disabled));
    p.setColor(QPalette::ToolTipBase, QColor(t.tooltip));
    p.setColor(QPalette::Link, QColor(t.link));
    p.setColor(QPalette::Highlight, dark ? QColor(0xB8610A) : QColor(0xC96605));
    p.setColor(QPalette::HighlightedText, QColor(0xFFFFFF));
    p.setColor(QPalette::Disabled, QPalette::Highlight, QColor(t.disabled));
    return p;
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void applyTheme(ThemeChoice choice) {
    const auto isFusion = [](const QString& name) {
        return name.compare(QLatin1String("fusion"), Qt::CaseInsensitive) == 0;
    };
    static const QString systemStyle = QApplication::style()->name();
    const QString style = choice == ThemeChoice::System ? systemStyle : QStringLiteral("fusion");
    const auto* present = qobject_cast<const FocusStyle*>(QApplication::style());
    if (present == nullptr || present->baseName() != style)
        QApplication::setStyle(new FocusStyle(style)); // the application owns it
    // An empty palette restores the system's, which is needed to find out whether that is dark.
    QApplication::setPalette(QPalette());
    if (isFusion(style))
        QApplication::setPalette(warmPalette(choice == ThemeChoice::System ? isDark(QApplication::palette())
                                                                           : choice == ThemeChoice::Dark));
}

QColor accentColour() {
    return QColor(0xE87A09);
}
QColor deskColour(const QPalette& palette) {
    return isDark(palette) ? mixed(palette.color(QPalette::Window), Qt::black, 0.25F)
                           : towardsText(palette, 0.05F);
}
QColor borderColour(const QPalette& palette) {
    return towardsText(palette, 0.16F);
}
QColor quietTextColour(const QPalette& palette) {
    return towardsText(palette, 0.68F);
}
QColor barColour(const QPalette& palette) {
    return mixed(towardsText(palette, 0.5F), QColor(0x8C7B68), 0.6F);
}
QColor errorColour() {
    return QColor(0xC8352B);
}
QColor warningColour() {
    return accentColour();
}
QColor railColour() {
    return QColor(0x2B2622);
}
QColor railTextColour() {
    return QColor(0xC9C1B6);
}

QFont headingFont(const QFont& base) {
    QFont font = base;
    font.setBold(true);
    return font;
}

QFont smallFont(const QFont& base) {
    QFont font = base;
    if (base.pointSizeF() > 0)
        font.setPointSizeF(base.pointSizeF() * 0.88);
    else
        font.setPixelSize(qRound(base.pixelSize() * 0.88));
    return font;
}

} // namespace tilewright
