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

/// Beside the words that tell whose turn it is: how far the bot's thought is, with what hurries or stops it;
/// at other times what helps a person.
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

    /// Whether the progress of a thought is seen.
    bool showsThought() const;
    /// "Red thinks… 45 %"
    QString words() const;

public slots:
    /// Buttons without their words.
    void setNarrow(bool narrow);

private:
    QWidget* makeRow(const QList<QAction*>& actions, QWidget* before);
    void onThinking(bool thinking);
    void showProgress();
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
