#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace tilewright {

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
