#include "editor/playtest/playtest_pages.h"

#include "editor/common/action.h"
#include "editor/playtest/playtest_view.h"
#include "editor/playtest/studies/compare_view.h"
#include "editor/playtest/studies/study_view.h"
#include "editor/playtest/studies/tuning/tune_view.h"

#include <QAction>
#include <QTabBar>

namespace tilewright {

PlaytestPages::PlaytestPages(PlaytestView& view, QWidget* parent)
    : QTabWidget(parent), view_(view), study_(new StudyView), compare_(new CompareView), tune_(new TuneView) {
    setObjectName(QStringLiteral("playtestRooms"));
    setDocumentMode(true);
    tabBar()->setAccessibleName(tr("Pages of the playtest mode"));
    addPage(view_, "playtest/games", tr("&Games of the File"), tr("Many games with the current file"));
    addPage(*study_, "playtest/study", tr("St&udy"),
            tr("Vary options, variants, sets and boards, and see which combination meets the goals"));
    addPage(*compare_, "playtest/comparison", tr("Co&mpare"),
            tr("Play two sets, boards or variants until it is clear how they differ, or compare reports"));
    addPage(*tune_, "playtest/tuning", tr("T&une"), tr("Search for a set that is closer to your goals"));
    connect(this, &QTabWidget::currentChanged, this, &PlaytestPages::follow);
    connect(&view_, &PlaytestView::showRequested, this, [this] { setCurrentWidget(&view_); });
    follow();
}

void PlaytestPages::addPage(QWidget& page, const char* name, const QString& title, const QString& tip) {
    QAction* action = makeAction(this, {name, "chart", title, {}, tip});
    const int at = addTab(&page, plainName(*action));
    setTabToolTip(at, tip);
    connect(action, &QAction::triggered, this, [this, &page] { show(page); });
    toPages_ << action;
    if (auto* run = qobject_cast<RunPage*>(&page)) {
        run->setRunActions(view_.runActions());
        connect(run, &RunPage::changed, &view_, &PlaytestView::refreshActions);
        connect(run, &RunPage::showRequested, this, [this, run] { setCurrentWidget(run); });
    }
}

void PlaytestPages::make() {
    view_.make();
    if (auto* page = qobject_cast<RunPage*>(currentWidget()))
        page->make();
}

void PlaytestPages::setSubjects(const OpenSubjects& subjects) {
    study_->setSubjects(subjects);
    compare_->setSubjects(subjects);
    compare_->setPlaytests(view_.outcome().found, view_.outcome().before);
    tune_->setSubjects(subjects);
}

void PlaytestPages::show(QWidget& page) {
    setCurrentWidget(&page);
    make();
    page.setFocus();
}

void PlaytestPages::follow() {
    setFocusProxy(currentWidget());
    if (isVisible())
        make();
    view_.setPageInFront(qobject_cast<RunPage*>(currentWidget()));
}

QList<QAction*> PlaytestPages::pageActions() const {
    QList<QAction*> actions = toPages_;
    for (const RunPage* page : std::initializer_list<const RunPage*>{study_, compare_, tune_}) {
        auto* line = new QAction(const_cast<PlaytestPages*>(this));
        line->setSeparator(true);
        actions << line << page->pageActions();
    }
    return actions;
}

} // namespace tilewright
