#pragma once

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;
class QToolButton;
class QStackedLayout;

namespace tilewright {

class GameSession;

/// Beside the text that says whose turn it is: the progress of the thinking bot, with buttons that hurry or
/// stop it; otherwise buttons that help a person.
class ThinkingBar : public QWidget {
    Q_OBJECT

public:
    struct Actions {
        QAction* hurry;
        QAction* stop;
        QAction* hint;
        QAction* analyse;
    };
    ThinkingBar(const GameSession& session, const Actions& actions, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// Whether the progress is visible.
    bool showsThought() const;
    /// "Red thinks… 45 %"
    QString words() const;

public slots:
    /// Shows buttons without text.
    void setNarrow(bool narrow);

private:
    QWidget* makeRow(const QList<QAction*>& actions, QWidget* before);
    void onThinking(bool thinking);
    void showProgress();
    void measureAgain();
    void showPercent(int percent);

    const GameSession& session_;
    QLabel* words_;
    QProgressBar* bar_;
    QStackedLayout* pages_;
    QList<QToolButton*> buttons_;
    QTimer appear_;
    QTimer linger_;
    QTimer progress_;
};

} // namespace tilewright
