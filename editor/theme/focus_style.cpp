#include "editor/theme/focus_style.h"

#include "editor/theme/line_icon.h"
#include "editor/theme/theme.h"

#include <QPainter>
#include <QStyleOption>

namespace tilewright {

FocusStyle::FocusStyle(const QString& baseName) : QProxyStyle(baseName), baseName_(baseName) {}

void FocusStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    constexpr State byKeys = State_HasFocus | State_KeyboardFocusChange;
    if (control != CC_ToolButton || (option->state & byKeys) != byKeys)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(accentColour(), 2));
    painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 3, 3);
    painter->restore();
}

void FocusStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool round = element == PE_IndicatorRadioButton;
    if ((!round && element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) ||
        !isDark(option->palette))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen((option->state & State_Enabled) != 0 ? quietTextColour(option->palette)
                                                              : borderColour(option->palette),
                         1));
    const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (round)
        painter->drawEllipse(frame);
    else
        painter->drawRoundedRect(frame, 2, 2);
    painter->restore();
}

QIcon FocusStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    // Qt would look through all icon themes of the desktop, and Fusion has no dark version.
    if (icon == SP_LineEditClearButton)
        return lineIcon(QStringLiteral("close"));
    return QProxyStyle::standardIcon(icon, option, widget);
}

} // namespace tilewright
