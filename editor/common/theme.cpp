#include "editor/common/theme.h"

#include "editor/common/colours/contrast.h"
#include "editor/common/colours/focus_style.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QToolTip>
#include <QWidget>

#include <utility>

namespace tilewright {

namespace {

struct Tones {
    // Of the palette.
    QRgb window, base, alternate, button, tooltip, text, disabled, link, highlight, highlighted;
    // Of our own, on the former.
    QRgb accent, error, warning, good;
    QRgb rail, railText, railHover, railPresent, railPresentText, railMark;
};

constexpr Tones lightTones{0xFFF1ECE3, 0xFFFFFDF8, 0xFFF7F2E9, 0xFFF4EEE4, 0xFFFFFDF8, 0xFF2B2622, 0xFFA39A8F,
                           0xFF1A5FA8, 0xFFB45800, 0xFFFFFFFF, 0xFFC46200, 0xFFB52A21, 0xFF9E5000, 0xFF2B7336,
                           0xFF2B2622, 0xFFC9C1B6, 0xFF3A332D, 0xFF4B423A, 0xFFFFFFFF, 0xFFE87A09};
constexpr Tones darkTones{0xFF2A2724, 0xFF34302C, 0xFF302C29, 0xFF3D3834, 0xFF48423C, 0xFFECE6DC, 0xFF857D74,
                          0xFF8FBDEC, 0xFFB35900, 0xFFFFFFFF, 0xFFE87A09, 0xFFFF8B7E, 0xFFF0A04A, 0xFF6CBF77,
                          0xFF211E1B, 0xFFC9C1B6, 0xFF3A332D, 0xFF4B423A, 0xFFFFFFFF, 0xFFE87A09};
constexpr Tones whiteTones{0xFFFFFFFF, 0xFFFFFFFF, 0xFFF4F4F4, 0xFFFFFFFF, 0xFFFFFFFF, 0xFF000000, 0xFF707070,
                           0xFF003F8A, 0xFF7A3300, 0xFFFFFFFF, 0xFFC04F00, 0xFF9A0E06, 0xFF7A3E00, 0xFF0B5A1C,
                           0xFF000000, 0xFFFFFFFF, 0xFF3A3A3A, 0xFFFFC20E, 0xFF000000, 0xFF000000};
constexpr Tones blackTones{0xFF000000, 0xFF000000, 0xFF101010, 0xFF000000, 0xFF000000, 0xFFFFFFFF, 0xFF9A9A9A,
                           0xFF9CCBFF, 0xFFFFC20E, 0xFF000000, 0xFFFFB020, 0xFFFF9A8F, 0xFFFFC04D, 0xFF8CE099,
                           0xFF000000, 0xFFFFFFFF, 0xFF3A3A3A, 0xFFFFC20E, 0xFF000000, 0xFF000000};

const Tones& tonesOf(Scheme scheme) {
    if (scheme.highContrast)
        return scheme.dark ? blackTones : whiteTones;
    return scheme.dark ? darkTones : lightTones;
}

/// Of the scheme a palette belongs or comes next to: a native style brings a palette of its own.
const Tones& tonesOf(const QPalette& palette) {
    return tonesOf(Scheme{isDark(palette), isHighContrast(palette)});
}

QColor mixed(const QColor& a, QColor b, float share) {
    b.setAlphaF(share);
    return over(b, a);
}

QColor towardsText(const QPalette& palette, float share) {
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), share);
}

Scheme schemeFor(ThemeChoice choice, const DesktopScheme& desktop, const QPalette& system) {
    switch (choice) {
    case ThemeChoice::Light:
        return {false, false};
    case ThemeChoice::Dark:
        return {true, false};
    case ThemeChoice::HighContrastLight:
        return {false, true};
    case ThemeChoice::HighContrastDark:
        return {true, true};
    case ThemeChoice::System:
        break;
    }
    return {desktop.dark.value_or(isDark(system)), desktop.highContrast || isHighContrast(system)};
}

class PaletteFollower : public QObject {
public:
    PaletteFollower(QWidget& widget, std::function<void()> recolour)
        : QObject(&widget), recolour_(std::move(recolour)) {
        widget.installEventFilter(this);
        recolour_();
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ApplicationPaletteChange)
            recolour_();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> recolour_;
};

} // namespace

QPalette schemePalette(Scheme scheme) {
    const Tones& t = tonesOf(scheme);
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
    p.setColor(QPalette::PlaceholderText, quietTextColour(p));
    p.setColor(QPalette::BrightText, QColor(t.text));
    p.setColor(QPalette::ToolTipBase, QColor(t.tooltip));
    p.setColor(QPalette::Link, QColor(t.link));
    p.setColor(QPalette::LinkVisited, QColor(t.link));
    p.setColor(QPalette::Highlight, QColor(t.highlight));
    p.setColor(QPalette::HighlightedText, QColor(t.highlighted));
    p.setColor(QPalette::Disabled, QPalette::Highlight, QColor(t.disabled));
    return p;
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

bool isHighContrast(const QPalette& palette) {
    // Black on a light grey, the usual palette of plain desktops, has 18.3.
    constexpr double almostAll = 19.5;
    return contrast(palette.color(QPalette::Window), palette.color(QPalette::WindowText)) > almostAll;
}

void applyTheme(ThemeChoice choice, const DesktopScheme& desktop) {
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
        QApplication::setPalette(schemePalette(schemeFor(choice, desktop, QApplication::palette())));
    // Some desktops give tooltips a palette of their own, which fits their own colours only.
    QToolTip::setPalette(QApplication::palette());
    applyMotion(desktop.calm);
}

void applyMotion(bool calm) {
    static const bool effects = QApplication::isEffectEnabled(Qt::UI_General);
    QApplication::setEffectEnabled(Qt::UI_General, effects && !calm);
    if (auto* style = qobject_cast<FocusStyle*>(QApplication::style()))
        style->setCalm(calm);
}

QColor accentColour(const QPalette& palette) {
    return tonesOf(palette).accent;
}
QColor canvasColour(const QPalette& palette) {
    if (isHighContrast(palette))
        return palette.color(QPalette::Window);
    return isDark(palette) ? mixed(palette.color(QPalette::Window), Qt::black, 0.25F)
                           : towardsText(palette, 0.05F);
}
QColor borderColour(const QPalette& palette) {
    return towardsText(palette, isHighContrast(palette) ? 1.0F : 0.16F);
}
QColor quietTextColour(const QPalette& palette) {
    return towardsText(palette, isHighContrast(palette) ? 1.0F : 0.75F);
}
QColor barColour(const QPalette& palette) {
    return mixed(towardsText(palette, 0.5F), QColor(0x8C7B68), 0.6F);
}
QColor errorColour(const QPalette& palette) {
    return tonesOf(palette).error;
}
QColor warningColour(const QPalette& palette) {
    return tonesOf(palette).warning;
}
QColor goodColour(const QPalette& palette) {
    return tonesOf(palette).good;
}
QColor railColour(const QPalette& palette) {
    return tonesOf(palette).rail;
}
QColor railTextColour(const QPalette& palette) {
    return tonesOf(palette).railText;
}
QColor railHoverColour(const QPalette& palette) {
    return tonesOf(palette).railHover;
}
QColor railPresentColour(const QPalette& palette) {
    return tonesOf(palette).railPresent;
}
QColor railPresentTextColour(const QPalette& palette) {
    return tonesOf(palette).railPresentText;
}
QColor railMarkColour(const QPalette& palette) {
    return tonesOf(palette).railMark;
}
QColor noteColour(const QPalette& palette) {
    return isHighContrast(palette) ? QColor(Qt::black) : QColor(0x2B2622);
}
QColor noteTextColour(const QPalette& palette) {
    return isHighContrast(palette) ? QColor(Qt::white) : QColor(0xF4EFE4);
}
QString noteStyle() {
    return QStringLiteral("QLabel { background: %1; color: %2; border-radius: 4px; padding: 6px 10px; }")
        .arg(noteColour().name(), noteTextColour().name());
}
QColor heatColour(double part, const QPalette& palette) {
    constexpr float most = 0.85F;
    return mixed(palette.color(QPalette::Base), accentColour(palette), most * static_cast<float>(part));
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

void followPalette(QWidget& widget, std::function<void()> recolour) {
    const auto children = widget.children();
    for (QObject* child : children)
        if (dynamic_cast<PaletteFollower*>(child) != nullptr)
            delete child;
    new PaletteFollower(widget, std::move(recolour)); // the widget owns it
}

} // namespace tilewright
