#pragma once

#include "editor/common/panel.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace tilewright {

class GameSession;
class PlainParagraphs;

/// What people say about the game: their comments, the one on the shown moment in full, their rating and
/// answers. Hidden where nobody said anything.
class FeedbackPanel : public Panel {
    Q_OBJECT
public:
    /// Pre: the session outlives this.
    explicit FeedbackPanel(const GameSession& session, QWidget* parent = nullptr);

    /// Call when other feedback is there.
    void reset();
    /// Call when another moment may be shown.
    void refresh();
    /// The number of the chosen comment, which is on the shown moment; -1 if there is none.
    int chosen() const;
    void choose(int comment);
    QHBoxLayout* buttons() const { return buttons_; }

signals:
    void momentChosen(int moves);
    /// Another comment is chosen, or none.
    void chosenChanged();
    void changeWanted();
    void removeWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followList(int row);
    void showWords();

    const GameSession& session_;
    QListWidget* list_;
    PlainParagraphs* words_;
    QHBoxLayout* buttons_;
};

/// Asks for a comment on a moment of the game, and for the name of who writes it. No more than the format
/// can hold.
class CommentDialog : public QDialog {
    Q_OBJECT
public:
    /// `author`: whose comment it is where no name is given; may be empty.
    CommentDialog(const QString& title, const QString& author, QWidget* parent);

    void setComment(const QString& by, const QString& text);
    QString by() const;
    QString text() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();

    QPlainTextEdit* text_;
    QLineEdit* by_;
    QLabel* count_;
    QPushButton* keep_;
};

} // namespace tilewright
