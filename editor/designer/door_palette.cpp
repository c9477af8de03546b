#include "editor/designer/door_palette.h"

#include "editor/designer/door_actions.h"
#include "editor/document/thumbnails.h"
#include "editor/theme/theme.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace tilewright {

namespace {

constexpr int swatch = 36;

/// One door: its picture, and its key below.
class DoorButton : public QAbstractButton {
public:
    DoorButton(QAction* action, QWidget* parent) : QAbstractButton(parent), action_(action) {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAttribute(Qt::WA_Hover);
        connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, this, [this] { follow(); });
        follow();
    }

    QSize sizeHint() const override { return {swatch + 10, swatch + 14 + fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
        if (isChecked() || underMouse() || hasFocus()) {
            const bool strong = isChecked() || hasFocus();
            painter.setPen(QPen(strong ? accentColour() : borderColour(palette()), strong ? 2 : 1,
                                hasFocus() && !isChecked() ? Qt::DotLine : Qt::SolidLine));
            painter.setBrush(isChecked() ? deskColour(palette()) : QColor(Qt::transparent));
            painter.drawRoundedRect(frame, 5, 5);
        }
        painter.setOpacity(isEnabled() ? 1 : 0.3);
        const auto side = static_cast<Side>(action_->data().toInt());
        painter.drawPixmap(QPointF((width() - swatch) / 2.0, 5),
                           doorSwatch(side, swatch, devicePixelRatioF()));
        painter.setPen(hasFocus() ? palette().color(QPalette::WindowText) : quietTextColour(palette()));
        painter.drawText(QRect(0, swatch + 6, width(), fontMetrics().height()), Qt::AlignCenter,
                         QString(doorKey(side)));
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
};

} // namespace

DoorPalette::DoorPalette(const DoorActions& actions, QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 8, 6);
    row->setSpacing(2);
    row->addStretch();
    for (QAction* action : actions.actions())
        row->addWidget(new DoorButton(action, this));
    row->addStretch();
    setAccessibleName(tr("Doors"));
}

void DoorPalette::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        focusNextPrevChild(event->key() == Qt::Key_Right);
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilewright
