#pragma once

#include "editor/playtest/studies/long_run.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;

namespace tilewright {

/// A page of the playtest mode besides the games of the file in front: what is asked at the left, what was
/// found at the right. Start, Stop and Save Report are about the page in front.
class RunPage : public QWidget {
    Q_OBJECT
public:
    explicit RunPage(QWidget* parent = nullptr);

    /// Makes what is in the page, if that isn't there yet; call before it comes into sight.
    virtual void make() = 0;
    bool running() const { return run_.running(); }
    virtual void start() = 0;
    /// Keeps what is done.
    void stop() { run_.stop(); }
    /// The commands of the mode, for buttons. Call before make().
    void setRunActions(const QList<QAction*>& actions) { runActions_ = actions; }
    /// Whether there is anything to save.
    virtual bool maySave() const = 0;
    virtual void askWhereToSave() = 0;
    /// Commands of this page alone, for the menu.
    virtual QList<QAction*> pageActions() const = 0;
    /// The sentence of Start on this page.
    virtual QString startInWords() const = 0;
    /// What is said of the run: how far it is, or why it can't start.
    QString message() const;

signals:
    /// What Start, Stop and Save Report can do has changed.
    void changed();
    /// Something was opened here that the user asked for, perhaps elsewhere.
    void showRequested();

protected:
    /// The heading of the side, what is asked, the buttons under it after Start, Stop and Save Report, and
    /// what is found. Call once.
    void layOut(const QString& title, QWidget* asked, const QList<QAction*>& buttons, QWidget* found);
    LongRun& run() { return run_; }
    const LongRun& run() const { return run_; }
    void begin(LongRun::Work work);
    void say(const QString& words);
    void sayTrouble(const QString& words);
    /// Called when the run has ended.
    virtual void finished() {}

private:
    void showProgress();

    QList<QAction*> runActions_;
    QProgressBar* progress_;
    QLabel* words_;
    QLabel* trouble_;
    QTimer timer_;
    LongRun run_;
};

/// A button as wide as the side, for one of its commands.
QWidget* wideButtonOf(QAction* action);

} // namespace tilewright
