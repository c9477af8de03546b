#include "editor/window/pages/start_page.h"

#include "editor/common/action.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/document/recent_files.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

StartPage::StartPage(const RecentFiles& recent, const QList<QAction*>& beginnings, QWidget* parent)
    : QWidget(parent), recent_(recent), list_(new QListWidget) {
    auto* begin = new Panel(tr("Get started"));
    for (QAction* action : beginnings) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setText(plainName(*action));
        button->setAutoRaise(true);
        button->setIconSize({24, 24});
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(plainName(*action));
        button->setAccessibleDescription(action->toolTip());
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        begin->body()->addWidget(button);
    }
    begin->body()->addWidget(new PlainLabel(tr("Or drop files on this window.")));
    begin->body()->addStretch();
    auto* files = new Panel(tr("Recent files"));
    recentBox_ = files;
    list_->setFrameShape(QFrame::NoFrame);
    list_->setViewMode(QListView::IconMode);
    list_->setIconSize({96, 96});
    list_->setGridSize({std::max(150, 18 * fontMetrics().averageCharWidth()),
                        96 + std::max(36, 2 * fontMetrics().lineSpacing() + 6)});
    list_->setResizeMode(QListView::Adjust);
    list_->setMovement(QListView::Static);
    list_->setWordWrap(true);
    list_->setAccessibleName(tr("Recent files"));
    files->body()->addWidget(list_, 1);
    connect(list_, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit fileChosen(item->data(Qt::UserRole).toString()); });
    connect(list_, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { emit fileChosen(item->data(Qt::UserRole).toString()); });
    connect(&recent_, &RecentFiles::changed, this, &StartPage::refresh);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 24, 24, 24);
    row->setSpacing(12);
    row->addWidget(begin);
    row->addWidget(files, 1);
    refresh();
}

void StartPage::refresh() {
    list_->clear();
    for (const QString& path : recent_.files()) {
        auto* item = new QListWidgetItem(recent_.pictureOf(path), QFileInfo(path).fileName(), list_);
        item->setToolTip(path);
        item->setData(Qt::UserRole, path);
    }
    recentBox_->setVisible(list_->count() > 0);
}

} // namespace tilewright
