#include "editor/playtest/studies/run_page.h"

#include "editor/common/accessibility.h"
#include "editor/common/action.h"
#include "editor/common/margins.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int askedWidth = 340;
constexpr int progressMilliseconds = 250;

} // namespace

QWidget* wideButtonOf(QAction* action) {
    QToolButton* button = toolButton(action, nullptr);
    button->setAutoRaise(false);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    if (action->menu() != nullptr)
        button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

RunPage::RunPage(QWidget* parent)
    : QWidget(parent)
    , progress_(new QProgressBar(this))
    , words_(new PlainLabel(this))
    , trouble_(new PlainLabel(this)) {
    progress_->setTextVisible(false);
    progress_->setFixedHeight(8);
    progress_->setAccessibleName(tr("Progress of the run"));
    for (QLabel* label : {words_, trouble_})
        label->setWordWrap(true);
    words_->setObjectName(QStringLiteral("runWords"));
    trouble_->setObjectName(QStringLiteral("runTrouble"));
    trouble_->hide();
    timer_.setInterval(progressMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &RunPage::showProgress);
    connect(&run_, &LongRun::ended, this, [this] {
        timer_.stop();
        showProgress();
        finished();
        emit changed();
    });
}

void RunPage::layOut(const QString& title, QWidget* asked, const QList<QAction*>& buttons, QWidget* found) {
    auto* side = new Panel(title);
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(turnedMargins(0, 0, 4, 0));
    column->addWidget(asked);
    column->addStretch(1);
    auto* grid = new QGridLayout;
    const QList<QAction*> all = runActions_ + buttons;
    for (int i = 0; i < all.size(); ++i)
        grid->addWidget(wideButtonOf(all[i]), i / 2, i % 2);
    auto* area = new QScrollArea;
    area->setWidget(whole);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    whole->setAutoFillBackground(false);
    // As wide as the longest row wants in the language and the font of the window.
    area->setMinimumWidth(whole->minimumSizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    side->body()->addWidget(area, 1);
    // In sight however long the form is.
    side->body()->addLayout(grid);
    side->body()->addWidget(progress_);
    side->body()->addWidget(words_);
    side->body()->addWidget(trouble_);
    side->setFixedWidth(std::max(askedWidth, side->minimumSizeHint().width()));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 6, 6, 6);
    row->setSpacing(6);
    row->addWidget(side);
    row->addWidget(found, 1);
    setFocusProxy(asked);
}

void RunPage::begin(LongRun::Work work) {
    sayTrouble({});
    run_.start(std::move(work));
    timer_.start();
    showProgress();
    emit changed();
}

void RunPage::say(const QString& words) {
    // How far it is, is asked for.
    if (running())
        words_->setText(words);
    else
        setSpokenText(*words_, words);
}

void RunPage::sayTrouble(const QString& words) {
    setSpokenText(*trouble_, words);
    trouble_->setVisible(!words.isEmpty());
}

QString RunPage::message() const {
    return trouble_->isHidden() ? words_->text() : trouble_->text();
}

void RunPage::showProgress() {
    const auto wanted = static_cast<int>(run_.wanted());
    // Without a range a bar moves to and fro: it is not known yet how much there is to do.
    progress_->setRange(0, running() && wanted == 0 ? 0 : std::max(1, wanted));
    progress_->setValue(running() ? static_cast<int>(run_.done()) : 0);
    progress_->setVisible(running());
    if (!running())
        return;
    const QString left = run_.timeLeft();
    if (wanted == 0)
        say(tr("Preparing…"));
    else if (left.isEmpty())
        say(tr("%1 of %2 blocks of games").arg(run_.done()).arg(wanted));
    else
        say(tr("%1 of %2 blocks of games, about %3 left").arg(run_.done()).arg(wanted).arg(left));
}

} // namespace tilewright
