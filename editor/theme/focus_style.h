#pragma once

#include <QProxyStyle>

namespace tilewright {

/// A style that also frames the tool button that has the focus, once somebody goes by keys: an icon leaves no
/// room for the dotted line that styles draw. In the dark it frames what is ticked: styles take a line darker
/// than the window, which can't be seen there.
class FocusStyle : public QProxyStyle {
    Q_OBJECT
public:
    explicit FocusStyle(const QString& baseName);

    QString baseName() const { return baseName_; }
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;

private:
    QString baseName_;
};

} // namespace tilewright
