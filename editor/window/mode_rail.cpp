#include "editor/window/mode_rail.h"

#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/common/theme.h"

#include <QAbstractButton>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

class ModeButton : public QAbstractButton {
public:
    ModeButton(QAction* action, const QString& icon, QWidget* parent)
        : QAbstractButton(parent), action_(action), icon_(icon) {
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

    QSize sizeHint() const override {
        return {std::max(74, fontMetrics().horizontalAdvance(text()) + 14), 40 + fontMetrics().height()};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const bool strong = isChecked();
        if (strong || underMouse())
            painter.fillRect(rect(), strong ? railPresentColour(palette()) : railHoverColour(palette()));
        if (strong)
            painter.fillRect(0, 0, 3, height(), railMarkColour(palette()));
        painter.setOpacity(isEnabled() ? 1 : 0.4);
        const QColor ink = strong ? railPresentTextColour(palette()) : railTextColour(palette());
        lineIcon(icon_, ink).paint(&painter, QRect((width() - 24) / 2, 9, 24, 24));
        painter.setPen(ink);
        painter.drawText(QRect(0, 35, width(), fontMetrics().height()), Qt::AlignCenter, text());
        if (hasFocus()) {
            painter.setPen(QPen(ink, 1, Qt::DotLine));
            painter.drawRect(rect().adjusted(4, 1, -2, -2));
        }
    }

private:
    QAction* action_;
    QString icon_;
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
    QPainter(this).fillRect(rect(), railColour(palette()));
}

} // namespace tilewright
