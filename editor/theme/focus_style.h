#pragma once

#include <QProxyStyle>

namespace tilewright {

/// A style that also frames the focused tool button, once the keyboard is used for navigation: an icon leaves
/// no room for the usual dotted line. In the dark theme it frames check boxes too: styles draw a line darker
/// than the window, which is invisible there.
class FocusStyle : public QProxyStyle {
    Q_OBJECT
public:
    explicit FocusStyle(const QString& baseName);

    QString baseName() const { return baseName_; }
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;

    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;

private:
    QString baseName_;
};

} // namespace tilewright
