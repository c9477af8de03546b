#include "editor/common/colours/focus_style.h"

#include "editor/common/icons.h"
#include "editor/common/theme.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>

namespace tilewright {

namespace {

void frame(QPainter& painter, const QRect& around, const QStyleOption& option, double radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen((option.state & QStyle::State_Enabled) == 0
                            ? option.palette.color(QPalette::Disabled, QPalette::WindowText)
                        : (option.state & QStyle::State_HasFocus) != 0 ? accentColour()
                                                                       : quietTextColour(option.palette),
                        1));
    painter.drawRoundedRect(QRectF(around).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

} // namespace

FocusStyle::FocusStyle(const QString& baseName) : QProxyStyle(baseName), baseName_(baseName) {}

int FocusStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returned) const {
    const bool moves =
        hint == SH_Widget_Animate || hint == SH_Widget_Animation_Duration || hint == SH_Menu_FadeOutOnHide;
    // A menu of large texts that is higher than the screen would be wider than it in several columns.
    if (hint == SH_Menu_Scrollable)
        return 1;
    return calm_ && moves ? 0 : QProxyStyle::styleHint(hint, option, widget, returned);
}

void FocusStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (isHighContrast(option->palette)) {
        if (control == CC_ComboBox || control == CC_SpinBox)
            frame(*painter, option->rect, *option, 2);
        else if (control == CC_ScrollBar)
            frame(*painter, subControlRect(control, option, SC_ScrollBarSlider, widget), *option, 2);
        else if (control == CC_Slider)
            frame(*painter, subControlRect(control, option, SC_SliderHandle, widget), *option, 2);
    }
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
    const bool strong = isHighContrast(option->palette);
    switch (element) {
    case PE_IndicatorRadioButton:
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        if (strong || isDark(option->palette))
            frame(*painter, option->rect, *option,
                  element == PE_IndicatorRadioButton ? option->rect.width() / 2.0 : 2);
        break;
    case PE_FrameLineEdit:
    case PE_PanelButtonCommand:
    case PE_FrameGroupBox:
    case PE_FrameMenu:
    case PE_PanelTipLabel:
        if (strong)
            frame(*painter, option->rect, *option, 2);
        break;
    default:
        break;
    }
}

void FocusStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        element == CE_ComboBoxLabel && box != nullptr && !box->editable) {
        // Fusion cuts off what is too long.
        QStyleOptionComboBox fitting = *box;
        const int icon = box->currentIcon.isNull() ? 0 : box->iconSize.width() + 4;
        const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - icon - 2;
        fitting.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room);
        QProxyStyle::drawControl(element, &fitting, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
    // Where whole rows are selected, Fusion's frame around the current cell is hardly seen.
    if (element == CE_ItemViewItem && (option->state & State_HasFocus) != 0 &&
        qobject_cast<const QTableView*>(widget) != nullptr) {
        painter->save();
        const bool isSelected = (option->state & State_Selected) != 0;
        painter->setPen(
            QPen(isSelected ? option->palette.color(QPalette::HighlightedText) : accentColour(), 2));
        painter->drawRect(option->rect.adjusted(1, 1, -1, -1));
        painter->restore();
    }
    if (!isHighContrast(option->palette))
        return;
    if (element == CE_TabBarTabShape || element == CE_ProgressBarGroove)
        frame(*painter, option->rect, *option, 2);
    // Fusion's own frame is darker than the window.
    if (element == CE_ShapedFrame && widget != nullptr && qobject_cast<const QAbstractScrollArea*>(widget))
        frame(*painter, option->rect, *option, 0);
}

QIcon FocusStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    // Qt would look through all icon themes of the desktop, and Fusion has no dark version.
    if (icon == SP_LineEditClearButton)
        return lineIcon(QStringLiteral("close"));
    return QProxyStyle::standardIcon(icon, option, widget);
}

} // namespace tilewright
