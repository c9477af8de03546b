#include "editor/common/accessibility.h"

#include <QAbstractScrollArea>
#include <QAccessibleWidget>
#include <QEvent>
#include <QHideEvent>
#include <QLabel>
#include <QLibraryInfo>
#include <QMetaMethod>
#include <QPointer>
#include <QVersionNumber>
#include <QWindow>

#include <algorithm>
#include <memory>
#include <utility>

namespace tilewright {

namespace {

const char* const roleProperty = "tilewright-role";

class RoleAccess : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;
};

QAccessibleInterface* makeWithRole(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget == nullptr ? QVariant() : widget->property(roleProperty);
    if (!role.isValid())
        return nullptr;
    return std::make_unique<RoleAccess>(widget, static_cast<QAccessible::Role>(role.toInt())).release();
}

/// So many items out of view stay known to readers before they are let go.
constexpr std::size_t keptOutOfView = 256;

class PaintedItemAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PaintedItemAccess(PaintedChildren& all, PaintedChildren::Key key) : all_(&all), key_(key) {}

    PaintedChildren::Key key() const { return key_; }
    bool isValid() const override { return item().has_value(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override {
        return !all_.isNull() ? all_->widget().window()->windowHandle() : nullptr;
    }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return !all_.isNull() ? QAccessible::queryAccessibleInterface(&all_->widget()) : nullptr;
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override {
        const auto item = this->item();
        return item ? item->role : QAccessible::NoRole;
    }
    QString text(QAccessible::Text what) const override {
        const auto item = this->item();
        return !item                              ? QString()
               : what == QAccessible::Name        ? item->name
               : what == QAccessible::Description ? item->description
                                                  : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const auto item = this->item();
        return item ? QRect(all_->surface().mapToGlobal(item->place.topLeft()), item->place.size()) : QRect();
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        const auto item = this->item();
        if (!item) {
            state.invalid = state.invisible = state.disabled = true;
            return state;
        }
        state.invisible = !all_->widget().isVisible();
        state.offscreen = !all_->surface().rect().intersects(item->place);
        state.focusable = true;
        state.focused = all_->widget().hasFocus() && all_->focused() == key_;
        state.selectable = item->selectable;
        state.selected = item->selected;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override {
        const auto item = this->item();
        return item && item->pressable ? QStringList{pressAction(), setFocusAction()}
                                       : QStringList{setFocusAction()};
    }
    void doAction(const QString& action) override {
        if (!item())
            return;
        all_->focusItem(key_);
        if (action == pressAction())
            all_->pressItem(key_);
        else
            all_->widget().setFocus(Qt::OtherFocusReason);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    std::optional<PaintedChildren::Item> item() const {
        return all_.isNull() ? std::nullopt : all_->item(key_);
    }

    QPointer<PaintedChildren> all_;
    PaintedChildren::Key key_;
};

PaintedChildren* paintedOn(const QObject* widget) {
    return widget == nullptr ? nullptr
                             : widget->findChild<PaintedChildren*>(QString(), Qt::FindDirectChildrenOnly);
}

} // namespace

void setAccessibleRole(QWidget& widget, QAccessible::Role role) {
    static const bool installed = (QAccessible::installFactory(makeWithRole), true);
    Q_UNUSED(installed)
    widget.setProperty(roleProperty, static_cast<int>(role));
    // A name that was given before has made Qt keep an interface without the role.
    if (QAccessibleInterface* kept = QAccessible::queryAccessibleInterface(&widget);
        kept != nullptr && kept->role() != role)
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(kept));
}

Voice::Voice(QWidget& window) : QWidget(&window) {
    resize(0, 0);
    setAccessibleRole(*this, QAccessible::Notification);
}

void Voice::say(const QString& words) {
    if (said_.contains(words))
        return;
    said_ << words;
    if (said_.size() == 1)
        QMetaObject::invokeMethod(this, &Voice::tell, Qt::QueuedConnection);
}

void Voice::tell() {
    const QString words = std::exchange(said_, {}).join(u'\n');
    setAccessibleName(words);
    if (isHidden()) {
        // Qt tells that it comes up.
        show();
    } else {
        QAccessibleEvent shown(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    }
    emit told(words);
}

void Voice::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    // Else it would come up again with its window, and say once more what was the last news then.
    if (!event->spontaneous() && !isHidden())
        QMetaObject::invokeMethod(this, &QWidget::hide, Qt::QueuedConnection);
}

void speak(QWidget& where, const QString& words) {
    if (words.isEmpty() || !where.isVisible())
        return;
    auto* voice = where.window()->findChild<Voice*>(QString(), Qt::FindDirectChildrenOnly);
    if (voice == nullptr && QAccessible::isActive())
        voice = new Voice(*where.window());
    if (voice != nullptr)
        voice->say(words);
}

void speakChange(QWidget& where, const QString& words) {
    // What runs may be newer than what it was built with.
    if (QLibraryInfo::version() < QVersionNumber(6, 8))
        speak(where, words);
}

void setSpokenText(QLabel& label, const QString& words) {
    const bool isNew = words != label.text();
    label.setText(words);
    // A label without words may be hidden until it has some.
    if (isNew && label.parentWidget() != nullptr)
        speak(*label.parentWidget(), words);
}

/// The items, then the widgets that lie on the widget.
class PaintedWidgetAccess : public QAccessibleWidget {
public:
    explicit PaintedWidgetAccess(PaintedChildren& all)
        : QAccessibleWidget(&all.widget(), all.role()), all_(&all) {}

    int childCount() const override {
        return static_cast<int>(keys().size()) + QAccessibleWidget::childCount();
    }
    QAccessibleInterface* child(int number) const override {
        const auto keys = this->keys();
        const auto i = static_cast<std::size_t>(number);
        if (number < 0 || i >= keys.size())
            return QAccessibleWidget::child(number - static_cast<int>(keys.size()));
        all_->forgetAllBut(keys, keptOutOfView);
        return all_->access(keys[i]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto keys = this->keys();
        if (const auto* item = dynamic_cast<const PaintedItemAccess*>(child)) {
            const auto at = std::ranges::find(keys, item->key());
            return at == keys.end() ? -1 : static_cast<int>(at - keys.begin());
        }
        const int number = QAccessibleWidget::indexOfChild(child);
        return number < 0 ? -1 : number + static_cast<int>(keys.size());
    }
    QAccessibleInterface* focusChild() const override {
        if (!all_.isNull() && widget()->hasFocus())
            if (const auto key = all_->focused())
                return all_->access(*key);
        return QAccessibleWidget::focusChild();
    }

private:
    std::vector<PaintedChildren::Key> keys() const {
        return all_.isNull() ? std::vector<PaintedChildren::Key>() : all_->keys();
    }

    QPointer<PaintedChildren> all_;
};

namespace {

QAccessibleInterface* makePaintedAccess(const QString&, QObject* object) {
    PaintedChildren* all = object != nullptr && object->isWidgetType() ? paintedOn(object) : nullptr;
    return all == nullptr ? nullptr : std::make_unique<PaintedWidgetAccess>(*all).release();
}

} // namespace

PaintedChildren::PaintedChildren(QWidget& widget) : QObject(&widget), widget_(widget) {
    // Further calls with the same function do nothing.
    QAccessible::installFactory(makePaintedAccess);
    widget.installEventFilter(this);
}

PaintedChildren::~PaintedChildren() {
    for (const auto& [key, id] : made_)
        QAccessible::deleteAccessibleInterface(id);
}

QWidget& PaintedChildren::surface() const {
    auto* area = qobject_cast<QAbstractScrollArea*>(&widget_);
    return area == nullptr ? widget_ : *area->viewport();
}

QAccessibleInterface* PaintedChildren::access(Key key) {
    const auto known = std::ranges::find(made_, key, &std::pair<Key, QAccessible::Id>::first);
    if (known != made_.end())
        return QAccessible::accessibleInterface(known->second);
    // The registry owns it until this deletes it there.
    auto access = std::make_unique<PaintedItemAccess>(*this, key);
    QAccessibleInterface* made = access.get();
    made_.emplace_back(key, QAccessible::registerAccessibleInterface(access.release()));
    return made;
}

void PaintedChildren::forgetAllBut(const std::vector<Key>& keys, std::size_t kept) {
    if (made_.size() < keys.size() + kept)
        return;
    std::erase_if(made_, [&](const auto& made) {
        const bool goes = made.first != last_ && std::ranges::find(keys, made.first) == keys.end();
        if (goes)
            QAccessible::deleteAccessibleInterface(made.second);
        return goes;
    });
}

void PaintedChildren::forgetAll() {
    last_.reset();
    forgetAllBut({}, 0);
    tell();
}

bool PaintedChildren::hasReaders() const {
    return QAccessible::isActive() || isSignalConnected(QMetaMethod::fromSignal(&PaintedChildren::told));
}

void PaintedChildren::tell() {
    if (hasReaders() && !std::exchange(telling_, true))
        QMetaObject::invokeMethod(this, &PaintedChildren::tellNow, Qt::QueuedConnection);
}

void PaintedChildren::send(Key item, QAccessible::Event change) {
    QAccessibleEvent event(access(item), change);
    QAccessible::updateAccessibility(&event);
    if (change != QAccessible::Focus && widget_.hasFocus())
        speakChange(widget_, change == QAccessible::NameChanged ? lastItem_.name : lastItem_.description);
    emit told(item, change);
}

void PaintedChildren::tellNow() {
    telling_ = false;
    const auto before = std::exchange(last_, focused());
    if (!last_) {
        // What had the focus has gone: the widget has it again.
        if (before && widget_.hasFocus()) {
            QAccessibleEvent event(&widget_, QAccessible::Focus);
            QAccessible::updateAccessibility(&event);
        }
        return;
    }
    if (before != last_)
        focusMoved(*last_);
    const Item was = std::exchange(lastItem_, item(*last_).value_or(Item()));
    if (before != last_) {
        if (!widget_.hasFocus())
            return;
        // Screen readers remember the old name of an item until they are told of a new one.
        for (const QAccessible::Event change : {QAccessible::NameChanged, QAccessible::DescriptionChanged}) {
            QAccessibleEvent event(access(*last_), change);
            QAccessible::updateAccessibility(&event);
        }
        send(*last_, QAccessible::Focus);
        return;
    }
    if (was.name != lastItem_.name)
        send(*last_, QAccessible::NameChanged);
    if (was.description != lastItem_.description)
        send(*last_, QAccessible::DescriptionChanged);
}

bool PaintedChildren::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &widget_ && event->type() == QEvent::FocusIn) {
        last_.reset();
        // Told after Qt has told the focus of the widget itself.
        tell();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tilewright
