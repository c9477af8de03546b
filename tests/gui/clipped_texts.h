#pragma once

#include "editor/common/plain_text.h"
#include "tests/gui/painted_texts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStringList>
#include <QStyleOptionComboBox>
#include <QStyleOptionFrame>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <vector>

namespace tilewright::test {

/// Finds what of a window can't be read as there is too little room for it.
class ClippedTexts {
public:
    explicit ClippedTexts(const QWidget& window) {
        for (QWidget* widget : window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->window() == &window && !isBehindATab(*widget))
                look(*widget);
        for (const QMenu* menu : window.findChildren<QMenu*>())
            if (const int width = menu->sizeHint().width(); width > narrowestScreen)
                note(*menu, menu->title(),
                     QStringLiteral("is %1 wide: %2").arg(width).arg(longestTextOf(*menu)));
    }
    const QStringList& found() const { return found_; }
    /// How many widgets show texts.
    int count() const { return count_; }

private:
    static constexpr int narrowestScreen = 1024;

    void look(QWidget& widget) {
        const int before = count_;
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            look(*label);
        else if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            look(*box);
        else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            look(*button);
        else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            look(*tabs);
        else if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
            look(*header);
        else if (const auto* number = qobject_cast<const QAbstractSpinBox*>(&widget))
            need(*number, number->text(), {widthOf(*number, number->text()), number->fontMetrics().height()},
                 {number->findChild<QLineEdit*>()->width(), number->height()});
        else if (const auto* line = qobject_cast<const QLineEdit*>(&widget);
                 line != nullptr && line->text().isEmpty())
            look(*line);
        else if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
            need(*group, group->title(), {widthOf(*group, group->title()), 0}, group->size());
        else if (const auto* area = qobject_cast<const QScrollArea*>(&widget))
            look(*area);
        else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
            look(*view);
        if (paintsItself(widget))
            lookAtPainted(widget);
        if (count_ > before)
            lookForEdges(widget);
    }

    void look(const QLabel& label) {
        if (label.text().isEmpty() || qobject_cast<const ElidedLabel*>(&label) != nullptr)
            return;
        need(label, label.text(),
             label.wordWrap() ? QSize(label.minimumSizeHint().width(), label.heightForWidth(label.width()))
                              : label.sizeHint(),
             label.size());
    }
    void look(const QComboBox& box) {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.editable = box.isEditable();
        const int room =
            box.style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
                .width();
        // Those of names end in "…" as need be, and show them in full in their lists.
        const bool elides = box.sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon;
        need(box, box.currentText(),
             {elides ? 0 : widthOf(box, box.currentText()), box.fontMetrics().height()},
             {room, box.height()});
    }
    /// What it says while nothing is typed.
    void look(const QLineEdit& line) {
        if (line.placeholderText().isEmpty())
            return;
        constexpr int margin = 2;
        QStyleOptionFrame option;
        option.initFrom(&line);
        option.lineWidth = line.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, &line);
        const int room = line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line).width();
        need(line, line.placeholderText(),
             {widthOf(line, line.placeholderText()) + 2 * margin, line.fontMetrics().height()},
             {room, line.height()});
    }
    void look(const QAbstractButton& button) {
        const auto* tool = qobject_cast<const QToolButton*>(&button);
        if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull())
            return;
        const bool isBox = qobject_cast<const QCheckBox*>(&button) != nullptr ||
                           qobject_cast<const QRadioButton*>(&button) != nullptr;
        const bool isKnown = isBox || tool != nullptr || qobject_cast<const QPushButton*>(&button) != nullptr;
        if (!isKnown || button.text().isEmpty())
            return;
        constexpr int gap = 4;
        const int sign = isBox
                             ? button.style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &button) + gap
                         : button.icon().isNull() ||
                                 (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonTextUnderIcon)
                             ? 0
                             : button.iconSize().width() + gap;
        need(button, button.text(), {widthOf(button, button.text()) + sign, button.fontMetrics().height()},
             button.size());
        for (const auto* other :
             button.parentWidget()->findChildren<const QAbstractButton*>(Qt::FindDirectChildrenOnly))
            if (other != &button && other->isVisible() && other->geometry().intersects(button.geometry()))
                note(button, button.text(), QStringLiteral("lies on: ") + other->text());
    }
    void look(const QTabBar& tabs) {
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.isTabVisible(i) && tabs.tabToolTip(i).isEmpty())
                need(tabs, tabs.tabText(i), {widthOf(tabs, tabs.tabText(i)), tabs.fontMetrics().height()},
                     tabs.tabRect(i).size());
    }
    void look(const QHeaderView& header) {
        if (header.orientation() != Qt::Horizontal || header.model() == nullptr)
            return;
        for (int i = 0; i < header.count(); ++i)
            if (const QString title = header.model()->headerData(i, Qt::Horizontal).toString();
                !header.isSectionHidden(i))
                need(header, title, {widthOf(header, title), header.fontMetrics().height()},
                     {header.sectionSize(i), header.height()});
    }
    void look(const QScrollArea& area) {
        if (area.widget() == nullptr || area.horizontalScrollBar()->isVisible())
            return;
        if (area.widget()->width() > area.viewport()->width())
            note(area, area.accessibleName(),
                 QStringLiteral("%1 wide, has %2, and doesn't scroll")
                     .arg(area.widget()->width())
                     .arg(area.viewport()->width()));
    }

    /// Whole, or ended by "…", by whatever paints them.
    void look(const QAbstractItemView& view) {
        for (const PaintedText& text : paintedTexts(*view.viewport()))
            if (const QModelIndex index = view.indexAt(text.place.center().toPoint()); index.isValid())
                needWithin(view, text, view.visualRect(index));
    }

    /// Whether it is a widget of the program that paints more than a frame; what scrolls may show a part.
    static bool paintsItself(const QWidget& widget) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
        if (area != nullptr && area->viewport() == &widget)
            return area->inherits("tilewright::FigureChart");
        const QMetaObject* base = widget.metaObject();
        while (QByteArrayView(base->className()).startsWith("tilewright::"))
            base = base->superClass();
        const QByteArrayView name(base->className());
        return (name == "QWidget" || name == "QFrame" || name == "QAbstractButton") &&
               !widget.size().isEmpty() && widget.findChildren<QWidget*>().isEmpty();
    }
    /// Texts that are not in it as a whole, or lie on one another.
    void lookAtPainted(QWidget& widget) {
        const std::vector<PaintedText> texts = paintedTexts(widget);
        for (auto text = texts.begin(); text != texts.end(); ++text) {
            needWithin(widget, *text, widget.rect());
            const bool covered = std::any_of(texts.begin(), text, [text](const PaintedText& other) {
                const QRectF shared = text->place & other.place;
                return shared.width() > 2 && shared.height() > text->place.height() / 2;
            });
            if (covered)
                note(widget, text->text, QStringLiteral("lies on another text"));
        }
    }
    void needWithin(const QWidget& widget, const PaintedText& text, const QRect& room) {
        ++count_;
        // Letters are lower than their line.
        const double low = text.place.height() / 6;
        const auto holds = [&](const QRectF& place) {
            return place.adjusted(-1.5, -low, 1.5, low).contains(text.place);
        };
        if (!holds(room) || !holds(text.seen))
            note(widget, text.text,
                 QStringLiteral("is painted at %1, %2 to %3, %4, and has %5 x %6, of which %7 x %8 are seen")
                     .arg(text.place.left())
                     .arg(text.place.top())
                     .arg(text.place.right())
                     .arg(text.place.bottom())
                     .arg(room.width())
                     .arg(room.height())
                     .arg(text.seen.width())
                     .arg(text.seen.height()));
    }

    /// Whether a part of it lies outside of what contains it, where one can't scroll to.
    void lookForEdges(const QWidget& widget) {
        for (const QWidget* around = widget.parentWidget(); around != nullptr;
             around = around->parentWidget()) {
            const auto* area = qobject_cast<const QAbstractScrollArea*>(around->parentWidget());
            if (area != nullptr && area->viewport() == around)
                return;
            const QRect place(widget.mapTo(around, QPoint()), widget.size());
            // Qt places what a splitter holds from right to left a point too far.
            if (!around->rect().adjusted(-1, 0, 1, 0).contains(place)) {
                note(widget, textOf(widget),
                     QStringLiteral("ends at %1, %2 of %3 x %4 in %5")
                         .arg(place.right())
                         .arg(place.bottom())
                         .arg(around->width())
                         .arg(around->height())
                         .arg(QLatin1String(around->metaObject()->className())));
                return;
            }
            if (around->isWindow())
                return;
        }
    }

    /// Qt moves panels behind others out of sight.
    static bool isBehindATab(const QWidget& widget) {
        for (const QWidget* around = &widget; around != nullptr && !around->isWindow();
             around = around->parentWidget())
            if (qobject_cast<const QDockWidget*>(around) != nullptr && around->geometry().right() < 0)
                return true;
        return false;
    }
    static QString longestTextOf(const QMenu& menu) {
        const QList<QAction*> actions = menu.actions();
        const auto width = [&menu](const QAction* action) { return widthOf(menu, action->text()); };
        return (*std::ranges::max_element(actions, {}, width))->text();
    }
    static int widthOf(const QWidget& widget, const QString& text) {
        return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
    }
    static QString textOf(const QWidget& widget) {
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            return button->text();
        const auto* label = qobject_cast<const QLabel*>(&widget);
        return label == nullptr ? widget.accessibleName() : label->text();
    }
    void need(const QWidget& widget, const QString& text, QSize needed, QSize is) {
        ++count_;
        if (needed.width() > is.width() || needed.height() > is.height())
            note(widget, text,
                 QStringLiteral("needs %1 x %2, has %3 x %4")
                     .arg(needed.width())
                     .arg(needed.height())
                     .arg(is.width())
                     .arg(is.height()));
    }
    void note(const QWidget& widget, const QString& text, const QString& what) {
        const QWidget* parent = widget.parentWidget();
        found_ << QStringLiteral("%1 '%2' \"%3\" in %4 '%5' %6")
                      .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(),
                           text.left(60), QLatin1String(parent->metaObject()->className()),
                           parent->objectName(), what);
    }

    QStringList found_;
    int count_ = 0;
};

} // namespace tilewright::test
