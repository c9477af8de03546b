#include "editor/play/play_columns.h"

#include "editor/common/stored_settings.h"
#include "editor/play/session/game_session.h"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>
#include <QSettings>
#include <QVBoxLayout>

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
    if (const int width = readNumberSetting(sideWidthKey, 0, mostSideWidth, 0); width >= leastSideWidth)
        sideWidth_ = width;
    if (const int share = readNumberSetting(actionsShareKey, 0, 100, 0); share > 0 && share < 100)
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

SideColumn::SideColumn(QWidget* parent)
    : QScrollArea(parent), contents_(new QWidget(this)), column_(new QVBoxLayout(contents_)) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    contents_->setObjectName(QStringLiteral("sideContents"));
    // Panels have the window's background.
    viewport()->setAutoFillBackground(false);
    contents_->setAutoFillBackground(false);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(8);
    setWidget(contents_);
    contents_->setAutoFillBackground(false);
    contents_->installEventFilter(this);
    // Scrolls the focused widget into view.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && contents_->isAncestorOf(now))
            ensureWidgetVisible(now, 0, 8);
    });
}

QSize SideColumn::minimumSizeHint() const {
    return {column_->minimumSize().width() + verticalScrollBar()->sizeHint().width(), 0};
}

void SideColumn::arrange() {
    // QScrollArea itself would use the preferred height as the minimum.
    const int room = maximumViewportSize().height();
    const auto least = [this](int width) {
        return std::max(column_->minimumSize().height(),
                        column_->hasHeightForWidth() ? column_->minimumHeightForWidth(width) : 0);
    };
    const bool fits = least(maximumViewportSize().width()) <= room;
    const int width =
        std::max(maximumViewportSize().width() - (fits ? 0 : verticalScrollBar()->sizeHint().width()),
                 column_->minimumSize().width());
    const QSize size(width, std::max(room, fits ? 0 : least(width)));
    if (contents_->size() != size)
        contents_->resize(size);
}

void SideColumn::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    emit heightChanged(height());
    arrange();
}

bool SideColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == contents_ && event->type() == QEvent::LayoutRequest)
        arrange();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace tilewright
