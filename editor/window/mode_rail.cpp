#include "editor/window/mode_rail.h"

#include "editor/theme/action.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/theme.h"

#include <QAbstractButton>
#include <QPainter>
#include <QVBoxLayout>

namespace tilewright {

namespace {

class ModeButton : public QAbstractButton {
public:
    ModeButton(QAction* action, const QString& icon, QWidget* parent)
        : QAbstractButton(parent)
        , action_(action)
        , quiet_(lineIcon(icon, railTextColour()))
        , strong_(lineIcon(icon, Qt::white)) {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setText(QString(action->text()).remove(u'&'));
        setAccessibleName(text());
        setToolTip(action->toolTip());
        connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, this, [this] {
            setChecked(action_->isChecked());
            setEnabled(action_->isEnabled());
        });
        setChecked(action->isChecked());
    }

    QSize sizeHint() const override { return {74, 40 + fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const bool strong = isChecked();
        if (strong || underMouse())
            painter.fillRect(rect(), strong ? QColor(0x4B, 0x42, 0x3A) : QColor(0x3A, 0x33, 0x2D));
        if (strong)
            painter.fillRect(0, 0, 3, height(), accentColour());
        painter.setOpacity(isEnabled() ? 1 : 0.4);
        (strong ? strong_ : quiet_).paint(&painter, QRect((width() - 24) / 2, 9, 24, 24));
        painter.setPen(strong ? QColor(Qt::white) : railTextColour());
        painter.drawText(QRect(0, 35, width(), fontMetrics().height()), Qt::AlignCenter, text());
        if (hasFocus()) {
            painter.setPen(QPen(accentColour(), 1, Qt::DotLine));
            painter.drawRect(rect().adjusted(4, 1, -2, -2));
        }
    }

private:
    QAction* action_;
    QIcon quiet_;
    QIcon strong_;
};

} // namespace

ModeRail::ModeRail(QWidget* parent) : QWidget(parent), group_(this), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(0, 6, 0, 6);
    column_->setSpacing(0);
    column_->addStretch();
    setAccessibleName(tr("Modes"));
}

QAction* ModeRail::addMode(Mode mode, const char* icon, const QString& name, const QString& toolTip) {
    const QKeySequence key(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(mode)));
    QAction* action = makeAction(&group_, {icon, icon, name, key.toString(), toolTip});
    group_.addAction(action);
    action->setCheckable(true);
    action->setData(static_cast<int>(mode));
    connect(action, &QAction::triggered, this, [this, mode] { emit modeChosen(mode); });
    column_->insertWidget(column_->count() - 1, new ModeButton(action, QLatin1String(icon), this));
    return action;
}

void ModeRail::setMode(Mode mode) {
    for (QAction* action : group_.actions())
        if (action->data().toInt() == static_cast<int>(mode))
            action->setChecked(true);
}

void ModeRail::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), railColour());
}

} // namespace tilewright
