#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace tilewright {

class FeedbackPanel;
class GameSession;

/// Comments on moments of the game: shown, gone to, written, changed and removed. They are saved with the
/// record.
class FeedbackController : public QObject {
    Q_OBJECT
public:
    /// Both outlive this; `window` is the parent of dialogs, and has the panel until it is placed.
    FeedbackController(GameSession& session, QWidget* window);

    FeedbackPanel* panel() const { return panel_; }
    /// In menu order; separators are actions too.
    QList<QAction*> actions() const { return all_; }
    QAction* commentAction() const { return add_; }
    /// Call when the session may show another moment.
    void refresh();

signals:
    void said(const QString& text);

private:
    QAction* make(const char* name, const char* icon, const QString& text, const QString& keys,
                  const QString& tip);
    void writeComment();
    void changeComment();
    void removeComment();
    /// To the nearest moment with a comment before (-1) or after (+1) the shown one.
    void goToComment(int step);
    int commentedMoment(int step) const;
    void enable();

    GameSession& session_;
    QWidget* window_;
    QList<QAction*> all_;
    QAction* add_;
    QAction* change_;
    QAction* remove_;
    QAction* previous_;
    QAction* next_;
    FeedbackPanel* panel_;
};

} // namespace tilewright
