#include "editor/play/replay/transport_bar.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/play_actions.h"
#include "editor/play/replay/timeline.h"
#include "editor/play/session/game_session.h"

#include <QAction>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

/// Moves per second; the last is as fast as possible.
constexpr std::array<double, 8> speeds{0.5, 1, 2, 4, 8, 16, 32, 0};
constexpr int defaultSpeed = 3;
/// Pixels needed besides the texts.
constexpr int roomBesidesTexts = 450;

} // namespace

TransportBar::TransportBar(GameSession& session, const PlayActions& actions, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , speed_(new QSlider(Qt::Horizontal, this))
    , speedText_(new PlainLabel(this))
    , moves_(new Timeline(session, this))
    , moveText_(new PlainLabel(this)) {
    // Time, and the arrows of such buttons, go from left to right in every language; words as the program's.
    setLayoutDirection(Qt::LeftToRight);
    for (QWidget* words : {static_cast<QWidget*>(speedText_), static_cast<QWidget*>(moveText_)})
        words->setLayoutDirection(QGuiApplication::layoutDirection());
    buttons_ = new QHBoxLayout;
    QHBoxLayout* buttons = buttons_;
    buttons->setSpacing(2);
    const auto addButton = [&](QAction* action, Qt::ToolButtonStyle style) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(style);
        button->setAutoRaise(true);
        button->setIconSize({20, 20});
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(action->text());
        buttons->addWidget(button);
        return button;
    };
    addButton(actions.undo, Qt::ToolButtonIconOnly);
    run_ = addButton(actions.run, Qt::ToolButtonTextBesideIcon);
    addButton(actions.step, Qt::ToolButtonIconOnly);
    buttons->addSpacing(8);

    speed_->setObjectName(QStringLiteral("speed"));
    speed_->setRange(0, static_cast<int>(speeds.size()) - 1);
    speed_->setPageStep(1);
    speed_->setFixedWidth(76);
    speed_->setAccessibleName(tr("Speed"));
    speedText_->setMinimumWidth(speedText_->fontMetrics().horizontalAdvance(tr("%1 moves/s").arg(88)));
    buttons->addWidget(speed_);
    buttons->addWidget(speedText_);
    buttons->addStretch();
    for (QAction* action : {actions.newGame, actions.openRecord, actions.saveRecord})
        files_ << addButton(action, Qt::ToolButtonIconOnly);
    addButton(actions.fit, Qt::ToolButtonIconOnly);

    auto* line = new QHBoxLayout;
    line->setSpacing(2);
    line->addWidget(moves_, 1);
    markButtons_ = new QHBoxLayout;
    markButtons_->setSpacing(0);
    line->addLayout(markButtons_);
    line->addSpacing(6);
    line->addWidget(moveText_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addLayout(buttons);
    all->addLayout(line);

    setNarrow(false);
    connect(speed_, &QSlider::valueChanged, this, &TransportBar::setSpeedStep);
    speed_->setValue(defaultSpeed);
    refresh();
}

void TransportBar::addAtEnd(QWidget* widget) {
    buttons_->addSpacing(6);
    buttons_->addWidget(widget);
}

void TransportBar::addTimelineButton(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize({18, 18});
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(action->text());
    markButtons_->addWidget(button);
}

void TransportBar::setSpeedStep(int step) {
    const double speed = speeds[static_cast<std::size_t>(step)];
    session_.setSpeed(speed);
    const QString text = speed > 0 ? tr("%1 moves/s").arg(speed) : tr("full speed");
    speedText_->setText(text);
    speed_->setToolTip(tr("Speed of bots and records: %1").arg(text));
    speed_->setAccessibleDescription(text);
}

void TransportBar::refresh() {
    moves_->refresh();
    showMoment();
}

void TransportBar::showMoment() {
    const bool game = session_.hasGame();
    const int number = game ? session_.moveNumber() : 0;
    const int all = game ? session_.lineLength() : 0;
    const QString words = tr("move %1 of %2").arg(number).arg(all);
    moveText_->setText(narrow_ ? tr("%1 / %2").arg(number).arg(all) : words);
    moveText_->setToolTip(words);
}

void TransportBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setNarrow(width() < roomBesidesTexts + runTextWidth() + speedText_->minimumWidth());
}

int TransportBar::runTextWidth() const {
    const QFontMetrics metrics = run_->fontMetrics();
    return std::max(metrics.horizontalAdvance(PlayActions::tr("Start")),
                    metrics.horizontalAdvance(PlayActions::tr("Pause")));
}

void TransportBar::setNarrow(bool narrow) {
    narrow_ = narrow;
    speedText_->setVisible(!narrow);
    // They are in the menu too.
    for (QToolButton* button : files_)
        button->setVisible(!narrow);
    run_->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    // Its text changes; the buttons beside it stay in place.
    run_->setMinimumWidth(narrow ? 0 : runTextWidth() + 36);
    showMoment();
    emit narrowChanged(narrow);
}

} // namespace tilewright
