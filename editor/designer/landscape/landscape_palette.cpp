#include "editor/designer/landscape/landscape_palette.h"

#include "editor/common/colours/recoloured.h"
#include "editor/common/fitting.h"
#include "editor/common/flow_layout.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/designer/landscape/landscape_actions.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>

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
        setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
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
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setHorizontalSpacing(10);
    rows->setVerticalSpacing(2);
    rows->setColumnStretch(1, 1);
    addRow(*rows, tr("Side"), {actions.edges() + QList<QAction*>{actions.link(), actions.addInnerField()}});
    addRow(*rows, tr("Tile"), {actions.tileTraits()});
    // The same room for every choice, so that nothing moves under the pointer.
    addRow(*rows, tr("Feature"), actions.featureGroups());
    setAccessibleName(tr("What the tile shows"));
    keepTall(*this);
}

void LandscapePalette::addRow(QGridLayout& rows, const QString& caption,
                              const QList<QList<QAction*>>& groups) {
    auto* label = new PlainLabel(caption, this);
    label->setFont(smallFont(label->font()));
    keepRecoloured(*label, [label] {
        QPalette quiet;
        quiet.setColor(QPalette::WindowText, quietTextColour(QGuiApplication::palette()));
        label->setPalette(quiet);
    });
    constexpr int between = 4;
    auto* flow = new FlowLayout(between);
    for (int group = 0; group < groups.size(); ++group)
        for (QAction* action : groups.at(group))
            flow->addWidget(new ActionButton(action, this), group);
    const int row = rows.rowCount();
    rows.addWidget(label, row, 0);
    rows.addLayout(flow, row, 1);
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
