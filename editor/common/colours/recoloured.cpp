#include "editor/common/colours/recoloured.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace tilewright {

namespace {

class Recolouring : public QObject {
public:
    Recolouring(QWidget& widget, std::function<void()> recolour)
        : QObject(&widget), recolour_(std::move(recolour)) {
        widget.installEventFilter(this);
        recolour_();
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ApplicationPaletteChange)
            recolour_();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> recolour_;
};

} // namespace

void keepRecoloured(QWidget& widget, std::function<void()> recolour) {
    const auto children = widget.children();
    for (QObject* child : children)
        if (dynamic_cast<Recolouring*>(child) != nullptr)
            delete child;
    new Recolouring(widget, std::move(recolour)); // the widget owns it
}

} // namespace tilewright
