#pragma once

#include <QAccessible>
#include <QObject>
#include <QRect>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

class QLabel;

namespace tilewright {

/// Tells screen readers what a widget is that paints itself; they take it for a plain area otherwise. Its
/// name is its accessibleName(), which may be set before or after.
void setAccessibleRole(QWidget& widget, QAccessible::Role role);

/// A notification of a window: before 6.8, Qt has no event for words that are to be spoken, but readers speak
/// a notification that comes up. They ask for its name when they come to it, so what is said at once is said
/// together.
class Voice : public QWidget {
    Q_OBJECT
public:
    /// Pre: the window is visible.
    explicit Voice(QWidget& window);
    void say(const QString& words);

signals:
    void told(const QString& words);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void tell();

    QStringList said_;
};

/// Has screen readers say words that the focus does not lead to. Nothing is said of what is out of sight. The
/// window gets a Voice once an assistive technology is active.
void speak(QWidget& where, const QString& words);
/// Has them say the new name or description of what has the focus. Qt 6.4 tells them that it has changed, but
/// not to what, and they stay silent; Qt 6.8 tells the words too, and this does nothing.
void speakChange(QWidget& where, const QString& words);
/// Sets the words of a label, and speaks them if they are others than before.
void setSpokenText(QLabel& label, const QString& words);

/// Makes what is painted on a widget accessible: screen readers see each item as a child of the widget. A
/// view derives a class of its own and makes it a child object of the widget. It is asked only while an
/// assistive technology is active, or somebody listens to told().
class PaintedChildren : public QObject {
    Q_OBJECT
public:
    /// Identifies an item as long as it means the same thing to a reader.
    using Key = std::int64_t;
    struct Item {
        QAccessible::Role role = QAccessible::StaticText;
        QString name;
        QString description;
        /// In the coordinates of surface().
        QRect place;
        /// Whether pressItem() does something.
        bool pressable = false;
        bool selectable = false;
        bool selected = false;
    };

    explicit PaintedChildren(QWidget& widget);
    ~PaintedChildren() override;

    QWidget& widget() const { return widget_; }
    /// What the items are painted on: the widget, or its viewport.
    QWidget& surface() const;
    virtual QAccessible::Role role() const = 0;

    /// The items that are visible or near, each once; includes the focused one.
    virtual std::vector<Key> keys() const = 0;
    /// Empty if there is no such item any more.
    virtual std::optional<Item> item(Key key) const = 0;
    /// The item under the keyboard cursor.
    virtual std::optional<Key> focused() const = 0;
    virtual void focusItem(Key /*key*/) {}
    virtual void pressItem(Key /*key*/) {}

    /// Call when the cursor may have moved, or the item under it may have changed: what is different then is
    /// told once for all such calls, from the event loop.
    void tell();
    /// Call when keys may stand for other items than before.
    void forgetAll();

signals:
    /// Readers were told that the item has the focus, or what of it has changed.
    void told(tilewright::PaintedChildren::Key item, QAccessible::Event change);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Called before the focus moves to another item.
    virtual void focusMoved(Key /*key*/) {}

private:
    friend class PaintedWidgetAccess;
    bool hasReaders() const;
    void tellNow();
    void send(Key item, QAccessible::Event change);
    QAccessibleInterface* access(Key key);
    /// Once there are so many others.
    void forgetAllBut(const std::vector<Key>& keys, std::size_t kept);

    QWidget& widget_;
    std::vector<std::pair<Key, QAccessible::Id>> made_;
    bool telling_ = false;
    std::optional<Key> last_;
    Item lastItem_;
};

} // namespace tilewright
