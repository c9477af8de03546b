#include "editor/window/mode_pages.h"

#include "editor/common/action.h"
#include "editor/common/dock_page.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/screen_fitting.h"
#include "editor/common/theme.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/recent_files.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/play/play_view.h"
#include "editor/playtest/playtest_pages.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListView>
#include <QListWidget>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

StartPage::StartPage(const RecentFiles& recent, const QList<QAction*>& startActions, QWidget* parent)
    : QWidget(parent), recent_(recent), list_(new QListWidget) {
    auto* begin = new Panel(tr("Get started"));
    for (QAction* action : startActions) {
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

void ModePages::setPages(const Pages& pages) {
    pages_ = pages;
    for (QWidget* page :
         std::initializer_list<QWidget*>{pages.designer, pages.map, pages.play, pages.playtest, pages.start})
        addPage(page);
}

void ModePages::addPage(QWidget* page) {
    addWidget(new ScrollingPage(page));
}

QWidget* ModePages::shownPage() const {
    const auto* fitting = qobject_cast<const ScrollingPage*>(currentWidget());
    return fitting == nullptr ? nullptr : fitting->widget();
}

int ModePages::placeOf(const QWidget* page) const {
    for (int i = 0; i < count(); ++i)
        if (qobject_cast<const ScrollingPage*>(widget(i))->widget() == page)
            return i;
    return -1;
}

QWidget* ModePages::pageOf(Mode mode, bool anythingOpen) const {
    if (mode == Mode::Play)
        return pages_.play;
    if (!anythingOpen)
        return pages_.start;
    switch (mode) {
    case Mode::Playtest:
        pages_.playtest->make();
        return pages_.playtest;
    case Mode::Print:
        return pages_.print();
    case Mode::Map:
        return pages_.map;
    default:
        return pages_.designer;
    }
}

void ModePages::setMode(Mode mode, bool anythingOpen) {
    QWidget* page = pageOf(mode, anythingOpen);
    // Left to itself, the page would give the focus to its first field.
    const QWidget* focus = window()->focusWidget();
    const bool stays = shownPage() == page && focus != nullptr && page->isAncestorOf(focus);
    if (placeOf(page) < 0)
        addPage(page);
    setCurrentIndex(placeOf(page));
    if (!stays)
        view()->setFocus();
}

QWidget* ModePages::view() const {
    QWidget* page = shownPage();
    if (page == pages_.designer)
        return pages_.designer->tileList();
    return page == pages_.map ? &pages_.map->view() : page;
}

QString ModePages::panelInUse() const {
    const auto* page = qobject_cast<DockPage*>(shownPage());
    return page == nullptr ? QString() : page->focusedPanel();
}

} // namespace tilewright
