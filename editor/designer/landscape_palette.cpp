#include "editor/designer/landscape_palette.h"

#include "editor/designer/landscape_actions.h"
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
    ActionButton(QAction* action, QWidget* parent) : QToolButton(parent) {
        setDefaultAction(action);
        setAutoRaise(true);
        setFocusPolicy(Qt::TabFocus);
        setFont(smallFont(font()));
        setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextUnderIcon);
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

LandscapePalette::LandscapePalette(const LandscapeActions& actions, QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    const auto addRow = [&](const QList<QList<QAction*>>& groups) {
        auto* row = new QHBoxLayout;
        row->setSpacing(1);
        row->addStretch();
        for (qsizetype i = 0; i < groups.size(); ++i) {
            if (i > 0) {
                auto* line = new QFrame;
                line->setFrameShape(QFrame::VLine);
                row->addWidget(line);
            }
            for (QAction* action : groups.at(i))
                row->addWidget(new ActionButton(action, this));
        }
        row->addStretch();
        // As high when the chosen feature bears nothing.
        constexpr int lines = 3;
        row->addItem(new QSpacerItem(0, lines * QFontMetrics(smallFont(font())).height()));
        column->addLayout(row);
    };
    addRow({actions.edges(), {actions.link()}, actions.tileTraits()});
    addRow({actions.featureActions()});
    setAccessibleName(tr("What the tile shows"));
}

void LandscapePalette::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        focusNextPrevChild(event->key() == Qt::Key_Right);
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilewright
