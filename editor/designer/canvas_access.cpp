#include "editor/designer/canvas_access.h"

#include "editor/designer/door_actions.h"
#include "editor/designer/tile_canvas.h"
#include "editor/theme/text.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <array>

namespace tilewright {

namespace {

/// A side of the tile, as a button that stands where its door is.
class SideAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    SideAccess(TileCanvas* canvas, Direction side) : canvas_(canvas), side_(side) {}

    bool isValid() const override { return !canvas_.isNull(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(canvas_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Button; }

    QString text(QAccessible::Text kind) const override {
        if (!canvas_ || canvas_->tileIndex() < 0)
            return {};
        if (kind == QAccessible::Name)
            return canvas_->sideInWords(side_);
        return kind == QAccessible::Description
                   ? TileCanvas::tr("Pressed, it becomes %1").arg(doorName(canvas_->afterClick(side_)))
                   : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        if (!canvas_)
            return {};
        const QRect place = canvas_->doorRect(side_).toRect();
        return {canvas_->mapToGlobal(place.topLeft()), place.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.invisible = !canvas_ || !canvas_->isVisible();
        state.disabled = !canvas_ || canvas_->tileIndex() < 0;
        state.focusable = !state.disabled;
        state.focused = canvas_ && canvas_->hasFocus() && canvas_->focusedSide() == side_;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (!canvas_ || canvas_->tileIndex() < 0)
            return;
        canvas_->setFocusedSide(side_);
        if (action == pressAction())
            canvas_->pressSide(side_);
        else
            canvas_->setFocus(Qt::OtherFocusReason);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<TileCanvas> canvas_;
    Direction side_;
};

class CanvasAccess : public QAccessibleWidget {
public:
    explicit CanvasAccess(TileCanvas* canvas) : QAccessibleWidget(canvas, QAccessible::Grouping) {
        for (Direction side : allDirections) {
            // The registry owns it from now on, until we hand it back.
            auto part = std::make_unique<SideAccess>(canvas, side);
            sides_[static_cast<std::size_t>(index(side))] =
                QAccessible::registerAccessibleInterface(part.release());
        }
    }
    ~CanvasAccess() override {
        for (QAccessible::Id side : sides_)
            QAccessible::deleteAccessibleInterface(side);
    }
    CanvasAccess(const CanvasAccess&) = delete;
    CanvasAccess& operator=(const CanvasAccess&) = delete;

    int childCount() const override { return static_cast<int>(sides_.size()); }
    QAccessibleInterface* child(int number) const override {
        return number < 0 || number >= childCount()
                   ? nullptr
                   : QAccessible::accessibleInterface(sides_[static_cast<std::size_t>(number)]);
    }
    int indexOfChild(const QAccessibleInterface* part) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == part)
                return i;
        return -1;
    }
    QAccessibleInterface* focusChild() const override {
        const auto* canvas = static_cast<TileCanvas*>(widget());
        return canvas->hasFocus() ? child(index(canvas->focusedSide())) : nullptr;
    }

private:
    std::array<QAccessible::Id, 4> sides_{};
};

QAccessibleInterface* makeCanvasAccess(const QString&, QObject* object) {
    auto* canvas = qobject_cast<TileCanvas*>(object);
    return canvas == nullptr ? nullptr : std::make_unique<CanvasAccess>(canvas).release();
}

} // namespace

void installCanvasAccess() {
    QAccessible::installFactory(makeCanvasAccess);
}

} // namespace tilewright
