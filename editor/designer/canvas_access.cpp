#include "editor/designer/canvas_access.h"

#include "editor/designer/large_tile.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <vector>

namespace tilewright {

namespace {

/// A part of the tile, as a button at its place.
class PartAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PartAccess(LargeTile* canvas, int part) : canvas_(canvas), part_(part) {}

    bool isValid() const override { return !canvas_.isNull() && part_ < canvas_->partCount(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(canvas_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Button; }

    QString text(QAccessible::Text kind) const override {
        if (!isValid() || canvas_->tileIndex() < 0)
            return {};
        if (kind == QAccessible::Name)
            return canvas_->partInWords(part_);
        const QString after = canvas_->afterPressInWords(part_);
        return kind == QAccessible::Description && !after.isEmpty()
                   ? LargeTile::tr("Press to change it to %1").arg(after)
                   : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        if (!isValid())
            return {};
        const QRect place = canvas_->partRect(part_).toRect();
        return {canvas_->mapToGlobal(place.topLeft()), place.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.invisible = !isValid() || !canvas_->isVisible();
        state.disabled = !isValid() || canvas_->tileIndex() < 0;
        state.focusable = !state.disabled;
        state.focused = canvas_ && canvas_->hasFocus() && canvas_->focusedPart() == part_;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (!isValid() || canvas_->tileIndex() < 0)
            return;
        canvas_->focusPart(part_);
        if (action == pressAction())
            canvas_->pressPart(part_);
        else
            canvas_->setFocus(Qt::OtherFocusReason);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<LargeTile> canvas_;
    int part_;
};

class CanvasAccess : public QAccessibleWidget {
public:
    explicit CanvasAccess(LargeTile* canvas) : QAccessibleWidget(canvas, QAccessible::Grouping) {}
    ~CanvasAccess() override {
        for (const QAccessible::Id part : parts_)
            QAccessible::deleteAccessibleInterface(part);
    }
    CanvasAccess(const CanvasAccess&) = delete;
    CanvasAccess& operator=(const CanvasAccess&) = delete;

    int childCount() const override { return canvas()->partCount(); }
    QAccessibleInterface* child(int number) const override {
        if (number < 0 || number >= childCount())
            return nullptr;
        while (static_cast<int>(parts_.size()) <= number) {
            // The registry owns it until we return it.
            auto access = std::make_unique<PartAccess>(canvas(), static_cast<int>(parts_.size()));
            parts_.push_back(QAccessible::registerAccessibleInterface(access.release()));
        }
        return QAccessible::accessibleInterface(parts_[static_cast<std::size_t>(number)]);
    }
    int indexOfChild(const QAccessibleInterface* part) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == part)
                return i;
        return -1;
    }
    QAccessibleInterface* focusChild() const override {
        return canvas()->hasFocus() ? child(canvas()->focusedPart()) : nullptr;
    }

private:
    LargeTile* canvas() const { return static_cast<LargeTile*>(widget()); }

    /// Made on demand: a tile may get more of them.
    mutable std::vector<QAccessible::Id> parts_;
};

QAccessibleInterface* makeCanvasAccess(const QString&, QObject* object) {
    auto* canvas = qobject_cast<LargeTile*>(object);
    return canvas == nullptr ? nullptr : std::make_unique<CanvasAccess>(canvas).release();
}

} // namespace

void installCanvasAccess() {
    QAccessible::installFactory(makeCanvasAccess);
}

} // namespace tilewright
