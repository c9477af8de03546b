#include "editor/common/tiles/door_palette.h"

#include "editor/common/flow_layout.h"
#include "editor/common/screen_fitting.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/thumbnails.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

/// One door: its picture, and its key below.
class DoorButton : public QAbstractButton {
public:
    DoorButton(QAction* action, int swatchSize, DoorPalette::Drag drag, QWidget* parent)
        : QAbstractButton(parent), action_(action), swatch_(swatchSize), drag_(drag) {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAttribute(Qt::WA_Hover);
        // Chooses the door for the next click on a side; only a key sets the focused side.
        connect(this, &QAbstractButton::clicked, action, [this, action] {
            action->setChecked(true);
            // The click has unchecked a button that was checked already.
            follow();
        });
        connect(action, &QAction::changed, this, [this] { follow(); });
        follow();
    }

    QSize sizeHint() const override { return {swatch_ + 10, swatch_ + 14 + fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
        if (isChecked() || underMouse() || hasFocus()) {
            const bool strong = isChecked() || hasFocus();
            painter.setPen(QPen(strong ? accentColour() : borderColour(palette()), strong ? 2 : 1,
                                hasFocus() && !isChecked() ? Qt::DotLine : Qt::SolidLine));
            painter.setBrush(isChecked() ? canvasColour(palette()) : QColor(Qt::transparent));
            painter.drawRoundedRect(frame, 5, 5);
        }
        painter.setOpacity(isEnabled() ? 1 : 0.3);
        const auto side = static_cast<SideContent>(action_->data().toInt());
        // Smaller if there is little room, instead of overlapping.
        const int size = std::clamp(width() - 6, 12, swatch_);
        painter.drawPixmap(QPointF((width() - size) / 2.0, 5 + (swatch_ - size) / 2.0),
                           doorSwatch(side, size, devicePixelRatioF()));
        if (side == SideContent::Earth) {
            // Dark on dark, it would be hard to see.
            painter.setPen(borderColour(palette()));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF((width() - size) / 2.0, 5 + (swatch_ - size) / 2.0, size, size));
        }
        painter.setPen(hasFocus() ? palette().color(QPalette::WindowText) : quietTextColour(palette()));
        painter.drawText(QRect(0, swatch_ + 6, width(), fontMetrics().height()), Qt::AlignCenter,
                         action_->shortcut().toString(QKeySequence::NativeText));
    }

    void mousePressEvent(QMouseEvent* event) override {
        pressed_ = event->pos();
        QAbstractButton::mousePressEvent(event);
    }
    void mouseMoveEvent(QMouseEvent* event) override {
        const bool far = (event->pos() - pressed_).manhattanLength() >= QApplication::startDragDistance();
        if (drag_ == DoorPalette::Drag::No || !(event->buttons() & Qt::LeftButton) || !far)
            return QAbstractButton::mouseMoveEvent(event);
        setDown(false);
        const auto side = static_cast<SideContent>(action_->data().toInt());
        auto* dragged = new QMimeData;
        writeDraggedDoor(*dragged, side);
        auto* drag = new QDrag(this); // deleted after the drag, with its data
        drag->setMimeData(dragged);
        drag->setPixmap(doorSwatch(side, swatch_, devicePixelRatioF()));
        drag->setHotSpot({swatch_ / 2, swatch_ / 2});
        drag->exec(Qt::CopyAction);
    }

private:
    void follow() {
        setChecked(action_->isChecked());
        setEnabled(action_->isEnabled());
        setToolTip(action_->toolTip());
        setAccessibleName(action_->text());
        setAccessibleDescription(action_->toolTip());
        setText(action_->text());
    }

    QAction* action_;
    int swatch_;
    DoorPalette::Drag drag_;
    QPoint pressed_;
};

const QString doorMimeType = QStringLiteral("application/x-tilewright-door");

} // namespace

DoorPalette::DoorPalette(const QList<QAction*>& actions, int swatchSize, Drag drag, QWidget* parent)
    : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    auto* doors = new FlowLayout(2);
    doors->setCentred(true);
    column->addLayout(doors);
    for (QAction* action : actions)
        doors->addWidget(new DoorButton(action, swatchSize, drag, this));
    keepHeightForWidth(*this);
    setAccessibleName(tr("Doors"));
}

std::optional<SideContent> draggedDoor(const QMimeData& data) {
    return sideContentFromName(data.data(doorMimeType).toStdString());
}

void writeDraggedDoor(QMimeData& data, SideContent door) {
    data.setData(doorMimeType, QByteArray::fromStdString(std::string(name(door))));
}

void DoorPalette::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        focusNextPrevChild((event->key() == Qt::Key_Right) != isRightToLeft());
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilewright
