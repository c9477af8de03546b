#pragma once

#include "engine/base/issue.h"

#include <QFrame>
#include <QPointer>

class QAction;
class QLabel;
class QPushButton;

namespace tilewright {

/// A message over the board that interrupts nothing: how a game ended, or why one can't be played.
class Banner : public QFrame {
    Q_OBJECT

public:
    /// Stays at the top of `over`, horizontally centred.
    explicit Banner(QWidget* over);

    /// What the button beside a message does.
    struct ButtonAction {
        QString label;
        QAction* action = nullptr;
    };
    /// Without a way of its own, the button asks for a new game.
    void announce(const QString& headline, const QString& details) {
        announce(headline, details, ButtonAction());
    }
    void announce(const QString& headline, const QString& details, const ButtonAction& buttonAction);
    /// The first of them, with what mends them.
    void announceIssues(const QString& headline, const Issues& issues);
    QString headline() const;
    QString details() const;

signals:
    void newGameWanted();
    /// The height covered at the top of the widget below; 0 when hidden.
    void covers(int pixels);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void place();

    QLabel* headline_;
    QLabel* details_;
    QPushButton* button_;
    QPointer<QAction> action_;
};

} // namespace tilewright
