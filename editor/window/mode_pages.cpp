#include "editor/window/mode_pages.h"

#include "editor/common/dock_page.h"
#include "editor/common/fitting.h"
#include "editor/designer/tile_designer.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/play/play_view.h"
#include "editor/playtest/playtest_pages.h"
#include "editor/window/pages/start_page.h"

#include <QListView>

namespace tilewright {

void ModePages::setViews(const Views& views) {
    views_ = views;
    for (QWidget* page :
         std::initializer_list<QWidget*>{views.designer, views.map, views.play, views.playtest, views.start})
        addPage(page);
}

void ModePages::addPage(QWidget* page) {
    addWidget(new FittingPage(page));
}

QWidget* ModePages::shownPage() const {
    const auto* fitting = qobject_cast<const FittingPage*>(currentWidget());
    return fitting == nullptr ? nullptr : fitting->widget();
}

int ModePages::placeOf(const QWidget* page) const {
    for (int i = 0; i < count(); ++i)
        if (qobject_cast<const FittingPage*>(widget(i))->widget() == page)
            return i;
    return -1;
}

QWidget* ModePages::pageOf(Mode mode, bool anythingOpen) const {
    if (mode == Mode::Play)
        return views_.play;
    if (!anythingOpen)
        return views_.start;
    switch (mode) {
    case Mode::Playtest:
        views_.playtest->make();
        return views_.playtest;
    case Mode::Print:
        return views_.print();
    case Mode::Map:
        return views_.map;
    default:
        return views_.designer;
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
    if (page == views_.designer)
        return views_.designer->tileList();
    return page == views_.map ? &views_.map->view() : page;
}

QString ModePages::panelInUse() const {
    const auto* page = qobject_cast<DockPage*>(shownPage());
    return page == nullptr ? QString() : page->focusedPanel();
}

} // namespace tilewright
