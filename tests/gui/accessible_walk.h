#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QScrollBar>
#include <QSet>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace tilewright::test {

/// Walks QAccessible's tree of the windows on the screen, as a screen reader does, and notes every control
/// that has no name, and every widget painted by the program that has no role.
class AccessibleWalk {
public:
    /// All windows that are on the screen.
    void overWindows() {
        for (QWidget* window : QApplication::topLevelWidgets())
            if (window->isVisible() && !window->inherits("QTipLabel"))
                over(*window);
    }
    /// One of them, with its menus.
    void over(QWidget& window) {
        ++count_;
        if (QAccessible::queryAccessibleInterface(&window)->text(QAccessible::Name).isEmpty())
            note(pathOf(window), QStringLiteral("a window without a name"));
        over(QAccessible::queryAccessibleInterface(&window), {});
        for (const QMenu* menu : window.findChildren<QMenu*>())
            overMenu(*menu);
        for (QWidget* widget : window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->window() == &window && !met_.contains(widget) &&
                isUsed(*widget) && !isPart(*widget))
                overUnmet(*widget);
    }

    /// How many things were met that one can use.
    int count() const { return count_; }
    const QStringList& offenders() const { return offenders_; }

private:
    void over(QAccessibleInterface* at, const QString& above) {
        auto* widget = at == nullptr ? nullptr : qobject_cast<QWidget*>(at->object());
        if (at == nullptr || !at->isValid() || (widget != nullptr && !widget->isVisible()))
            return;
        const QString path = above + QStringLiteral(" / ") + nameOf(*at, widget);
        if (widget == nullptr) {
            checkItem(*at, path);
        } else {
            met_.insert(widget);
            checkWidget(*at, *widget, path);
        }
        // Entries of menus that are closed are invisible: overMenu() looks at them.
        if (qobject_cast<QMenu*>(widget) == nullptr)
            for (int i = 0; i < at->childCount(); ++i)
                over(at->child(i), path);
    }
    /// Qt leaves out editors in cells, which are announced once they have the focus, and buttons on tabs,
    /// which are for the mouse alone.
    void overUnmet(QWidget& widget) {
        bool leftOut = widget.focusPolicy() == Qt::NoFocus;
        for (const QWidget* at = widget.parentWidget(); at != nullptr; at = at->parentWidget())
            leftOut = leftOut || qobject_cast<const QAbstractItemView*>(at) != nullptr;
        if (leftOut)
            over(QAccessible::queryAccessibleInterface(&widget), pathOf(*widget.parentWidget()));
        else
            note(pathOf(widget), QStringLiteral("not in the tree"));
    }
    void overMenu(const QMenu& menu) {
        for (const QAction* action : menu.actions()) {
            if (!action->isVisible() || action->isSeparator())
                continue;
            ++count_;
            if (action->text().isEmpty())
                note(pathOf(menu), QStringLiteral("an entry without a text"));
        }
    }

    void checkWidget(const QAccessibleInterface& at, QWidget& widget, const QString& path) {
        if (isPart(widget) || (!isUsed(widget) && !isPainted(widget)))
            return;
        ++count_;
        if (at.text(QAccessible::Name).isEmpty())
            note(path, QStringLiteral("no name"));
        if (isOurs(widget) && (at.role() == QAccessible::NoRole || at.role() == QAccessible::Client))
            note(path, QStringLiteral("no role"));
    }
    /// What is no widget: items, cells, headers, tabs, parts of a picture.
    void checkItem(const QAccessibleInterface& at, const QString& path) {
        static const QSet<int> used{QAccessible::Button,       QAccessible::PageTab,   QAccessible::MenuItem,
                                    QAccessible::ListItem,     QAccessible::TreeItem,  QAccessible::Cell,
                                    QAccessible::ColumnHeader, QAccessible::RowHeader, QAccessible::Link};
        if (at.state().invisible || !used.contains(at.role()) || at.rect().isEmpty())
            return;
        ++count_;
        if (at.text(QAccessible::Name).isEmpty() && !isBlank(at))
            note(path, QStringLiteral("no name"));
    }

    /// By keys or mouse, or has something to tell.
    static bool isUsed(const QWidget& widget) {
        // The picture of a message box says what the role of the box does.
        const auto* label = qobject_cast<const QLabel*>(&widget);
        if (label != nullptr && label->text().isEmpty())
            return !label->pixmap().isNull() && !label->window()->inherits("QMessageBox");
        return (widget.focusPolicy() != Qt::NoFocus && widget.focusProxy() == nullptr) ||
               !widget.toolTip().isEmpty() || qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
               qobject_cast<const QComboBox*>(&widget) != nullptr ||
               qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
               qobject_cast<const QProgressBar*>(&widget) != nullptr ||
               widget.cursor().shape() == Qt::PointingHandCursor;
    }
    static bool isOurs(const QWidget& widget) {
        return QByteArrayView(widget.metaObject()->className()).startsWith("tilewright::");
    }
    /// By the program, in pixels alone.
    static bool isPainted(QWidget& widget) {
        const bool plain = QByteArrayView(widget.metaObject()->className()) == "QWidget";
        if ((!plain && !isOurs(widget)) || !widget.findChildren<QWidget*>().isEmpty() ||
            widget.testAttribute(Qt::WA_TransparentForMouseEvents))
            return false;
        QImage image(widget.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        widget.render(&image, {}, {}, {});
        const auto* pixels = reinterpret_cast<const QRgb*>(image.constBits());
        return std::any_of(pixels, pixels + qsizetype(image.width()) * image.height(),
                           [](QRgb pixel) { return pixel != 0; });
    }
    /// What Qt makes inside a widget, which has the name.
    static bool isPart(const QWidget& widget) {
        const QWidget* parent = widget.parentWidget();
        const auto* area = qobject_cast<const QAbstractScrollArea*>(parent);
        return qobject_cast<const QScrollBar*>(&widget) != nullptr ||
               qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
               qobject_cast<const QComboBox*>(parent) != nullptr ||
               (area != nullptr && area->viewport() == &widget) || widget.inherits("QTableCornerButton");
    }
    /// A cell beside the first one that shows nothing; what stands in it has a name of its own.
    static bool isBlank(const QAccessibleInterface& cell) {
        const QAccessibleInterface* above = cell.parent();
        const auto* view = above == nullptr ? nullptr : qobject_cast<QAbstractItemView*>(above->object());
        if (view == nullptr)
            return false;
        const QModelIndex index = view->indexAt(view->viewport()->mapFromGlobal(cell.rect().center()));
        return index.isValid() && index.column() > 0 && index.data(Qt::DecorationRole).isNull() &&
               index.data(Qt::CheckStateRole).isNull();
    }

    static QString nameOf(const QAccessibleInterface& at, const QWidget* widget) {
        return widget == nullptr
                   ? QStringLiteral("[role %1]").arg(at.role())
                   : QStringLiteral("%1 '%2'").arg(QLatin1String(widget->metaObject()->className()),
                                                   widget->objectName());
    }
    static QString pathOf(const QWidget& widget) {
        QString path;
        for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget())
            path.prepend(QStringLiteral(" / %1 '%2'")
                             .arg(QLatin1String(at->metaObject()->className()), at->objectName()));
        return path;
    }
    void note(const QString& where, const QString& what) {
        offenders_ << QStringLiteral("%1:%2").arg(what, where);
    }

    int count_ = 0;
    QStringList offenders_;
    QSet<const QWidget*> met_;
};

} // namespace tilewright::test
