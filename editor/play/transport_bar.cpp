#include "editor/play/transport_bar.h"

#include "editor/play/game_session.h"
#include "editor/play/play_actions.h"
#include "editor/theme/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>

#include <array>

namespace tilewright {

namespace {

/// Moves a second; the last is as fast as possible.
constexpr std::array<double, 8> speeds{0.5, 1, 2, 4, 8, 16, 32, 0};
constexpr int defaultSpeed = 3;

} // namespace

TransportBar::TransportBar(GameSession& session, const PlayActions& actions, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , speed_(new QSlider(Qt::Horizontal, this))
    , speedText_(new QLabel(this))
    , moves_(new QSlider(Qt::Horizontal, this))
    , moveText_(new QLabel(this)) {
    auto* buttons = new QHBoxLayout;
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
    auto* run = addButton(actions.run, Qt::ToolButtonTextBesideIcon);
    run->setMinimumWidth(run->fontMetrics().horizontalAdvance(tr("Pause")) + 36);
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
    addButton(actions.newGame, Qt::ToolButtonIconOnly);
    addButton(actions.openRecord, Qt::ToolButtonIconOnly);
    addButton(actions.saveRecord, Qt::ToolButtonIconOnly);
    addButton(actions.fit, Qt::ToolButtonIconOnly);

    moves_->setObjectName(QStringLiteral("timeline"));
    moves_->setAccessibleName(tr("Moment of the game"));
    moves_->setToolTip(tr("Every moment of the game: drag, or use the arrow keys"));
    moves_->setPageStep(20);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(moves_, 1);
    line->addWidget(moveText_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addLayout(buttons);
    all->addLayout(line);

    connect(speed_, &QSlider::valueChanged, this, &TransportBar::setSpeedStep);
    connect(moves_, &QSlider::valueChanged, this, [this](int value) {
        if (session_.hasGame() && value != session_.moveNumber())
            session_.goTo(value);
    });
    speed_->setValue(defaultSpeed);
    refresh();
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
    const bool game = session_.hasGame();
    const int number = game ? session_.moveNumber() : 0;
    {
        const QSignalBlocker quiet(moves_);
        moves_->setRange(0, game ? session_.lineLength() : 0);
        moves_->setValue(number);
    }
    moves_->setEnabled(game);
    moveText_->setText(tr("move %1 of %2").arg(number).arg(game ? session_.lineLength() : 0));
}

} // namespace tilewright
