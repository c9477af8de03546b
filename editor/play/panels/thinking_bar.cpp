#include "editor/play/panels/thinking_bar.h"

#include "editor/common/action.h"
#include "editor/common/plain_text.h"
#include "editor/play/session/game_session.h"

#include <QAction>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilewright {

namespace {
/// Bots that answer faster cause no flicker, nor does the bar between two moves of a slow one.
constexpr int appearAfter = 350;
constexpr int lingerFor = 600;
constexpr int progressEvery = 80;
constexpr int barWidth = 150;
constexpr int narrowBarWidth = 30;
} // namespace

ThinkingBar::ThinkingBar(const GameSession& session, const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , words_(new PlainLabel(this))
    , bar_(new QProgressBar(this))
    , pages_(new QStackedLayout(this)) {
    setObjectName(QStringLiteral("thinking"));
    bar_->setRange(0, 100);
    bar_->setTextVisible(false);
    bar_->setFixedHeight(6);
    bar_->setAccessibleName(tr("Progress of the bot's thinking"));
    auto* thought = new QWidget(this);
    bar_->setFixedWidth(barWidth);
    auto* column = new QVBoxLayout(thought);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(words_);
    column->addWidget(bar_);
    pages_->addWidget(makeRow({actions.hint, actions.analyse}, nullptr));
    pages_->addWidget(makeRow({actions.hurry, actions.stop}, thought));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);

    appear_.setSingleShot(true);
    appear_.setInterval(appearAfter);
    linger_.setSingleShot(true);
    linger_.setInterval(lingerFor);
    progress_.setInterval(progressEvery);
    connect(&appear_, &QTimer::timeout, this, [this] {
        showProgress();
        pages_->setCurrentIndex(1);
    });
    connect(&linger_, &QTimer::timeout, this, [this] {
        progress_.stop();
        pages_->setCurrentIndex(0);
    });
    connect(&progress_, &QTimer::timeout, this, &ThinkingBar::showProgress);
    connect(&session, &GameSession::thinkingChanged, this, &ThinkingBar::onThinking);
    connect(&session, &GameSession::positionChanged, this, [this] {
        // It stays for the next bot's search, not for a person's turn.
        if (!showsThought() || session_.thinking())
            return;
        if (session_.over() || session_.isPerson(session_.position().player()))
            linger_.start(0);
        else
            showPercent(0);
    });
    connect(&session, &GameSession::runningChanged, this, [this] {
        if (!session_.thinking())
            linger_.start(0);
    });
    onThinking(session.thinking());
}

QWidget* ThinkingBar::makeRow(const QList<QAction*>& actions, QWidget* before) {
    auto* page = new QWidget(this);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addStretch();
    if (before)
        row->addWidget(before);
    for (QAction* action : actions) {
        auto* button = new QToolButton(page);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setIconSize({18, 18});
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(plainName(*action));
        row->addWidget(button);
        buttons_ << button;
    }
    return page;
}

void ThinkingBar::setNarrow(bool narrow) {
    for (QToolButton* button : buttons_)
        button->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    words_->setVisible(!narrow);
    bar_->setFixedWidth(narrow ? narrowBarWidth : barWidth);
    measureAgain();
}

/// Hidden pages don't report their changes themselves.
void ThinkingBar::measureAgain() {
    bar_->parentWidget()->updateGeometry();
    updateGeometry();
}

QSize ThinkingBar::sizeHint() const {
    QSize size;
    for (int i = 0; i < pages_->count(); ++i)
        size = size.expandedTo(pages_->widget(i)->layout()->totalSizeHint());
    return size;
}

bool ThinkingBar::showsThought() const {
    return pages_->currentIndex() == 1;
}

QString ThinkingBar::words() const {
    return words_->text();
}

void ThinkingBar::onThinking(bool thinking) {
    if (thinking) {
        linger_.stop();
        progress_.start();
        if (!showsThought() && !appear_.isActive())
            appear_.start();
        return;
    }
    appear_.stop();
    if (showsThought())
        linger_.start(session_.running() ? lingerFor : 0);
    else
        progress_.stop();
}

void ThinkingBar::showProgress() {
    if (!session_.thinking())
        return;
    showPercent(qRound(100 * session_.thinkingProgress()));
}

void ThinkingBar::showPercent(int percent) {
    const QString who = seatName(session_.setup(), session_.position().player());
    words_->setText(tr("%1 is thinking… %2 %").arg(who).arg(percent));
    bar_->setValue(percent);
    measureAgain();
}

} // namespace tilewright
