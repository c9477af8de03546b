#include "editor/play/play_columns.h"

#include "editor/common/kept_settings.h"
#include "editor/play/session/game_session.h"

#include <QSettings>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int sideWidth = 336;
constexpr int leastSideWidth = 260;
/// No screen is wider.
constexpr int mostSideWidth = 16'384;
constexpr int widestByItself = 460;
/// Heading and some lines: the size does not follow what is in it, or it would jump from turn to turn.
constexpr int leastActionsHeight = 150;

const QString sideWidthKey = QStringLiteral("play/sideWidth");
const QString actionsShareKey = QStringLiteral("play/actionsShare");

} // namespace

PlayColumns::PlayColumns(const GameSession& session, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent), session_(session) {
    setObjectName(QStringLiteral("columns"));
    setChildrenCollapsible(false);
    setHandleWidth(8);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        sideWidth_ = sizes().at(1);
        QSettings().setValue(sideWidthKey, *sideWidth_);
    });
}

void PlayColumns::setMain(QWidget* main) {
    addWidget(main);
    setStretchFactor(0, 1);
}

void PlayColumns::setSide(QWidget* side) {
    side->setMinimumWidth(leastSideWidth);
    addWidget(side);
    setStretchFactor(1, 0);
    handle(1)->setToolTip(tr("Drag to make the column wider or narrower"));
    handle(1)->setAccessibleName(tr("Edge of the column"));
}

QSplitter* PlayColumns::makeLists(QWidget* actions, QWidget* log) {
    lists_ = new QSplitter(Qt::Vertical, parentWidget());
    lists_->setObjectName(QStringLiteral("lists"));
    lists_->setChildrenCollapsible(false);
    lists_->addWidget(actions);
    lists_->addWidget(log);
    lists_->setStretchFactor(0, 3);
    lists_->setStretchFactor(1, 2);
    lists_->handle(1)->setToolTip(tr("Drag to share the height between actions and log"));
    lists_->handle(1)->setAccessibleName(tr("Edge between actions and log"));
    actions->setMinimumHeight(std::max(leastActionsHeight, 10 * actions->fontMetrics().lineSpacing()));
    connect(lists_, &QSplitter::splitterMoved, this, [this] {
        const QList<int> sizes = lists_->sizes();
        actionsShare_ = 100 * sizes.at(0) / std::max(1, sizes.at(0) + sizes.at(1));
        QSettings().setValue(actionsShareKey, *actionsShare_);
    });
    return lists_;
}

void PlayColumns::readSettings() {
    if (const int width = keptNumber(sideWidthKey, 0, mostSideWidth, 0); width >= leastSideWidth)
        sideWidth_ = width;
    if (const int share = keptNumber(actionsShareKey, 0, 100, 0); share > 0 && share < 100)
        actionsShare_ = share;
}

void PlayColumns::shareColumns(int windowWidth) {
    // Long sentences stand there: a wide window has room for them.
    const int all = width() - handleWidth();
    // Large texts get up to half of it.
    const int least = std::min(widget(1)->minimumSizeHint().width(), all / 2);
    const int wanted = sideWidth_
                           ? *sideWidth_
                           : std::max(least, std::clamp(windowWidth * 3 / 10, sideWidth, widestByItself));
    setSizes({all - wanted, wanted});
}

void PlayColumns::shareLists() {
    // Where bots alone play, there is nothing to choose from, but all the more to read.
    const int all = lists_->height();
    int forActions = session_.hasPersons() ? all * 3 / 5 : std::min(all / 3, 120);
    if (actionsShare_)
        forActions = all * *actionsShare_ / 100;
    roomForPersons_ = session_.hasPersons() || actionsShare_.has_value();
    lists_->setSizes({forActions, all - forActions});
}

void PlayColumns::makeRoomForPersons() {
    if (!roomForPersons_ && session_.hasPersons())
        shareLists();
}

} // namespace tilewright
