#include "editor/theme/focus_style.h"

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

} // namespace tilewright
