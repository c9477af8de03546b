#include "editor/play/feedback/feedback_controller.h"

#include "editor/common/action.h"
#include "editor/common/stored_settings.h"
#include "editor/play/feedback/feedback_panel.h"
#include "editor/play/session/game_session.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QHBoxLayout>
#include <QSettings>
#include <QToolButton>

namespace tilewright {

namespace {
/// Whose name the last comment had.
const QString nameKey = QStringLiteral("play/commentBy");
} // namespace

FeedbackController::FeedbackController(GameSession& session, QWidget* window)
    : QObject(window), session_(session), window_(window), panel_(new FeedbackPanel(session, window)) {
    auto* separator = new QAction(window);
    separator->setSeparator(true);
    all_ << separator;
    add_ = make("play/comment", "comment", tr("Comment on This Moment…"), QStringLiteral("Ctrl+Alt+C"),
                tr("Write a comment on the shown moment; it is saved with the game record"));
    change_ = make("play/changeComment", "edit", tr("Change the Comment…"), {},
                   tr("Change the chosen comment on this moment"));
    remove_ = make("play/removeComment", "delete", tr("Remove the Comment"), {},
                   tr("Remove the chosen comment on this moment"));
    previous_ = make("play/previousComment", "move-up", tr("Go to the Previous Comment"),
                     QStringLiteral("Ctrl+Alt+PgUp"), tr("Go back to the previous moment with a comment"));
    next_ = make("play/nextComment", "move-down", tr("Go to the Next Comment"),
                 QStringLiteral("Ctrl+Alt+PgDown"), tr("Go on to the next moment with a comment"));
    for (QAction* action : {add_, change_, remove_, previous_, next_})
        panel_->buttons()->addWidget(toolButton(action, panel_));
    panel_->buttons()->addStretch();
    connect(add_, &QAction::triggered, this, &FeedbackController::writeComment);
    connect(change_, &QAction::triggered, this, &FeedbackController::changeComment);
    connect(remove_, &QAction::triggered, this, &FeedbackController::removeComment);
    connect(previous_, &QAction::triggered, this, [this] { goToComment(-1); });
    connect(next_, &QAction::triggered, this, [this] { goToComment(+1); });
    connect(panel_, &FeedbackPanel::momentChosen, &session_, &GameSession::goTo);
    connect(panel_, &FeedbackPanel::chosenChanged, this, &FeedbackController::enable);
    connect(panel_, &FeedbackPanel::changeWanted, this, &FeedbackController::changeComment);
    connect(panel_, &FeedbackPanel::removeWanted, this, &FeedbackController::removeComment);
    connect(&session_, &GameSession::gameStarted, panel_, &FeedbackPanel::reset);
    connect(&session_, &GameSession::feedbackChanged, panel_, &FeedbackPanel::reset);
    panel_->reset();
    enable();
}

QAction* FeedbackController::make(const char* name, const char* icon, const QString& text,
                                  const QString& keys, const QString& tip) {
    QAction* action = makeAction(window_, {name, icon, text, keys, tip});
    window_->addAction(action);
    all_ << action;
    return action;
}

void FeedbackController::refresh() {
    panel_->refresh();
    enable();
}

void FeedbackController::enable() {
    const bool game = session_.hasGame();
    add_->setEnabled(game);
    for (QAction* action : {change_, remove_})
        action->setEnabled(game && panel_->chosen() >= 0);
    previous_->setEnabled(game && commentedMoment(-1) >= 0);
    next_->setEnabled(game && commentedMoment(+1) >= 0);
}

void FeedbackController::writeComment() {
    if (!session_.hasGame())
        return;
    // A bot that moved behind the dialog would take the comment along to another moment.
    session_.stopThinking();
    CommentDialog dialog(tr("Comment after move %1").arg(session_.moveNumber()),
                         oneLine(session_.feedback().by), window_);
    dialog.setComment(readTextSetting(nameKey, QStringLiteral(".{0,60}"), {}), {});
    if (dialog.exec() != QDialog::Accepted)
        return;
    QSettings().setValue(nameKey, dialog.by());
    const int number = session_.addComment(dialog.by(), dialog.text());
    if (number < 0)
        emit said(tr("The comment was not saved: a record can hold at most %n comments.", nullptr,
                     static_cast<int>(game::maxComments)));
    else
        panel_->choose(number);
}

void FeedbackController::changeComment() {
    const int number = panel_->chosen();
    if (number < 0)
        return;
    session_.setRunning(false);
    const game::Comment before = session_.feedback().comments[static_cast<std::size_t>(number)];
    CommentDialog dialog(tr("Comment after move %1").arg(session_.momentOf(before)),
                         oneLine(session_.feedback().by), window_);
    dialog.setComment(toQString(before.by), toQString(before.text));
    if (dialog.exec() != QDialog::Accepted)
        return;
    session_.changeComment(number, dialog.by(), dialog.text());
    panel_->choose(number);
}

void FeedbackController::removeComment() {
    if (const int number = panel_->chosen(); number >= 0)
        session_.removeComment(number);
}

int FeedbackController::commentedMoment(int step) const {
    int nearest = -1;
    for (const game::Comment& comment : session_.feedback().comments) {
        const int moment = session_.momentOf(comment);
        if (step > 0 && moment > session_.moveNumber())
            return moment;
        if (step < 0 && moment < session_.moveNumber())
            nearest = moment;
    }
    return nearest;
}

void FeedbackController::goToComment(int step) {
    if (const int moment = session_.hasGame() ? commentedMoment(step) : -1; moment >= 0)
        session_.goTo(moment);
}

} // namespace tilewright
