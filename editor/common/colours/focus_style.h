#pragma once

#include <QProxyStyle>

namespace tilewright {

/// A style that also frames the focused tool button, once the keyboard is used for navigation: an icon leaves
/// no room for the usual dotted line. Styles draw frames darker than the window: where that is invisible, in
/// dark colours for check boxes, and in high contrast for everything one can press or fill in, this draws
/// them.
class FocusStyle : public QProxyStyle {
    Q_OBJECT
public:
    explicit FocusStyle(const QString& baseName);

    QString baseName() const { return baseName_; }
    /// Calm: nothing fades or slides.
    void setCalm(bool calm) { calm_ = calm; }
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;

    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;

private:
    QString baseName_;
    bool calm_ = false;
};

} // namespace tilewright
