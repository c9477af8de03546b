#include "editor/play/panels/analysis_panel.h"

#include "editor/common/accessibility.h"
#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/panels/moment_chart.h"
#include "editor/play/session/game_session.h"
#include "editor/tasks/background_task.h"
#include "editor/words/translated_text.h"

#include "engine/games/kit.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QThread>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace tilewright {

namespace {

constexpr int resultsHeight = 190;
constexpr int listWidth = 320;

int percent(double share) {
    return qRound(100 * share);
}

} // namespace

AnalysisPanel::AnalysisPanel(GameSession& session, QWidget* parent)
    : Panel(tr("Analysis"), parent)
    , session_(session)
    , progress_(new TaskProgress(task_, tr("Analysing…"), tr("Stop"),
                                 tr("Ends the analysis and shows what it has found so far"), this))
    , results_(new QWidget(this))
    , chart_(new WinProbabilityChart(this))
    , list_(new QTreeWidget(this))
    , words_(new PlainLabel(this))
    , close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("analysis"));
    effort_.threads = std::max(1, QThread::idealThreadCount());
    list_->setObjectName(QStringLiteral("mistakes"));
    list_->setAccessibleName(tr("The biggest mistakes"));
    list_->setHeaderLabels({tr("Turn"), tr("Biggest mistakes"), tr("Played"), tr("Best"), tr("Lost")});
    const QString worth = tr("The player's win probability after the move played");
    list_->headerItem()->setToolTip(2, worth);
    list_->headerItem()->setToolTip(3, tr("The player's win probability after the best move"));
    list_->headerItem()->setToolTip(4, tr("How much win probability the mistake cost"));
    list_->setRootIsDecorated(false);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAlternatingRowColors(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    list_->header()->setSectionsMovable(false);
    list_->installEventFilter(this);
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    close_->setIcon(lineIcon(QStringLiteral("close")));
    close_->setAutoRaise(true);
    close_->setToolTip(tr("Close the analysis (Esc while it has the focus)"));
    close_->setAccessibleName(tr("Close the analysis"));
    auto* row = new QHBoxLayout(results_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(chart_, 1);
    row->addWidget(list_, 1);
    row->addWidget(words_, 1);
    list_->setMinimumWidth(listWidth);
    results_->setFixedHeight(resultsHeight);
    body()->addWidget(progress_);
    body()->addWidget(results_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(progress_, &TaskProgress::endWanted, this, &AnalysisPanel::stop);
    connect(close_, &QToolButton::clicked, this, &AnalysisPanel::dismiss);
    connect(chart_, &WinProbabilityChart::momentChosen, this, &AnalysisPanel::goTo);
    connect(list_, &QTreeWidget::itemClicked, this, &AnalysisPanel::chooseMistake);
    connect(list_, &QTreeWidget::currentItemChanged, this, [this] {
        if (list_->hasFocus())
            chooseMistake();
    });
    hide();
}

AnalysisPanel::Found AnalysisPanel::analyse(const game::Record& record, const bots::AnalysisSettings& effort,
                                            bots::ThinkingControl& thinking) {
    Found found;
    const auto played = game::replay(record, rulesets());
    if (!played)
        return found;
    const auto start = played.value->game->start(played.value->stack);
    found.analysis = bots::analyse(*start, played.value->moves, record.ruleset, effort, thinking);
    const auto position = start->clone();
    const auto worst = bots::mistakes(found.analysis);
    found.mistakes.resize(worst.size());
    for (std::size_t at = 0; at < found.analysis.shares.size(); ++at) {
        found.hashes.push_back(position->hash());
        for (std::size_t i = 0; i < worst.size(); ++i)
            if (worst[i].at == at)
                found.mistakes[i] = {worst[i], position->table().turn, position->describe(worst[i].played),
                                     position->describe(worst[i].best)};
        if (at < played.value->moves.size())
            position->play(played.value->moves[at]);
    }
    return found;
}

void AnalysisPanel::start() {
    found_ = {};
    results_->hide();
    setNote({});
    task_.start([this, effort = effort_,
                 record = std::make_shared<const game::Record>(session_.record())](TaskControl& task) {
        bots::ThinkingControl thinking(task);
        auto found = std::make_shared<Found>(analyse(*record, effort, thinking));
        return [this, found] { showFound(std::move(*found)); };
    });
    progress_->refresh();
    show();
    emit opened();
}

void AnalysisPanel::stop() {
    task_.hurry();
}

void AnalysisPanel::dismiss() {
    const bool hadFocus = focusWidget() && isAncestorOf(focusWidget());
    task_.cancel();
    progress_->refresh();
    hide();
    emit previewChanged(nullptr);
    if (hadFocus && parentWidget())
        parentWidget()->setFocus();
}

void AnalysisPanel::forget() {
    found_ = {};
    // In another mode it is out of sight, but still there.
    if (!isHidden())
        dismiss();
}

void AnalysisPanel::showFound(Found found) {
    progress_->refresh();
    found_ = std::move(found);
    fillChart();
    fillList();
    results_->show();
    refresh();
    speak(*this, found_.mistakes.empty()
                     ? words_->text()
                     : tr("The analysis has ended. Big mistakes: %1").arg(found_.mistakes.size()));
}

void AnalysisPanel::fillChart() {
    std::vector<WinProbabilityChart::Curve> curves;
    const auto& shares = found_.analysis.shares;
    for (std::size_t seat = 0; !shares.empty() && seat < shares.front().size(); ++seat) {
        const int number = static_cast<int>(seat);
        WinProbabilityChart::Curve curve{seatName(session_.setup(), number), number, {}};
        for (const std::vector<double>& all : shares)
            curve.shares.push_back(all[seat]);
        curves.push_back(std::move(curve));
    }
    std::vector<WinProbabilityChart::Mark> marks;
    for (const Entry& entry : found_.mistakes)
        marks.push_back({static_cast<int>(entry.decision.at), entry.decision.player});
    chart_->setCurves(curves, marks);
}

void AnalysisPanel::fillList() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const Entry& entry : found_.mistakes) {
        const bots::RatedDecision& decision = entry.decision;
        const QString who = seatName(session_.setup(), decision.player);
        const QString played = tr("%1: %2").arg(who, translated(entry.played.text));
        const QString better = tr("better: %1").arg(translated(entry.best.text));
        auto* item = new QTreeWidgetItem(
            list_, {QString::number(entry.turn), played + QLatin1Char('\n') + better,
                    tr("%1 %").arg(percent(decision.share)), tr("%1 %").arg(percent(decision.bestShare)),
                    tr("%1 %").arg(percent(decision.loss()))});
        const QString tip = tr("Turn %1, move %2. %3\n%4\nClick to see the moment before it, with the better "
                               "move on the board.")
                                .arg(entry.turn)
                                .arg(decision.at + 1)
                                .arg(played, better);
        for (int column = 0; column < list_->columnCount(); ++column) {
            item->setToolTip(column, tip);
            item->setTextAlignment(column, (column == 1 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignTop);
        }
    }
    const bool nothing = found_.mistakes.empty();
    list_->setVisible(!nothing);
    words_->setVisible(nothing);
    words_->setText(
        found_.analysis.shares.empty()
            ? tr("No result: stopped too early, or no bot can evaluate positions under these rules.")
            : tr("No big mistakes: no decision cost more than 5 % of win probability."));
}

bool AnalysisPanel::fits() const {
    const auto at = static_cast<std::size_t>(session_.moveNumber());
    return at < found_.hashes.size() && found_.hashes[at] == session_.position().hash();
}

void AnalysisPanel::refresh() {
    if (!isVisible() || !session_.hasGame() || busy() || found_.hashes.empty())
        return;
    chart_->setMoment(fits() ? session_.moveNumber() : -1);
    const int reached = static_cast<int>(found_.analysis.shares.size()) - 1;
    setNote(fits() ? tr("of %1 moves: win probability").arg(reached)
                   : tr("of %1 moves; the board shows a different line").arg(reached));
}

void AnalysisPanel::goTo(int moment) {
    session_.goTo(moment);
}

void AnalysisPanel::chooseMistake() {
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    if (row < 0)
        return;
    const Entry& entry = found_.mistakes[static_cast<std::size_t>(row)];
    goTo(static_cast<int>(entry.decision.at));
    emit previewChanged(fits() ? &entry.best : nullptr);
}

bool AnalysisPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            chooseMistake();
            return true;
        }
    }
    return Panel::eventFilter(watched, event);
}

void AnalysisPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        Panel::keyPressEvent(event);
}

void AnalysisPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    putIntoCorner(*close_);
}

} // namespace tilewright
