#pragma once

#include <QProxyStyle>

namespace tilewright {

/// A style that also frames the tool button that has the focus, once somebody goes by keys: an icon leaves no
/// room for the dotted line that styles draw.
class FocusStyle : public QProxyStyle {
    Q_OBJECT
public:
    explicit FocusStyle(const QString& baseName);

    QString baseName() const { return baseName_; }
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;

private:
    QString baseName_;
};

} // namespace tilewright
