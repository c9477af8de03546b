#include "editor/designer/landscape/landscape_palette.h"

#include "editor/designer/landscape/landscape_actions.h"
#include "editor/theme/flow_layout.h"
#include "editor/theme/theme.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilewright {

namespace {

/// Shown while its action is.
class ActionButton : public QToolButton {
public:
    ActionButton(QAction* action, Qt::ToolButtonStyle style, QWidget* parent) : QToolButton(parent) {
        setDefaultAction(action);
        setAutoRaise(true);
        setFocusPolicy(Qt::TabFocus);
        setFont(smallFont(font()));
        setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly : style);
        connect(action, &QAction::changed, this, [this, action] { follow(*action); });
        follow(*action);
    }

private:
    void follow(const QAction& action) {
        setVisible(action.isVisible());
        setAccessibleName(action.text());
        setAccessibleDescription(action.toolTip());
    }
};

} // namespace

LandscapePalette::LandscapePalette(const LandscapeActions& actions, QWidget* parent)
    : QWidget(parent), actions_(actions) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(1);
    row->addStretch();
    bool first = true;
    for (const QList<QAction*>& group :
         {actions.edges(), {actions.link(), actions.addInnerField()}, actions.tileTraits()}) {
        if (!first) {
            auto* line = new QFrame(this);
            line->setFrameShape(QFrame::VLine);
            row->addWidget(line);
        }
        first = false;
        for (QAction* action : group)
            row->addWidget(new ActionButton(action, Qt::ToolButtonTextUnderIcon, this));
    }
    row->addStretch();
    column->addLayout(row);
    // The same room for every choice, so that nothing moves under the pointer.
    auto* features = new FlowLayout(1);
    for (int group = 0; group < actions.featureGroups().size(); ++group)
        for (QAction* action : actions.featureGroups().at(group))
            features->addWidget(new ActionButton(action, Qt::ToolButtonTextOnly, this), group);
    column->addLayout(features);
    setAccessibleName(tr("What the tile shows"));
}

void LandscapePalette::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        focusNextPrevChild(event->key() == Qt::Key_Right);
        return;
    }
    showWhyNot(actions_, *event, *this);
    QWidget::keyPressEvent(event);
}

} // namespace tilewright
