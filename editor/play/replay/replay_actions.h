#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

class QAction;
class QWidget;

namespace tilewright {

class GameSession;
class RecordController;

/// Actions of the play mode about moments and lines of a game, and about its set.
class ReplayActions {
    Q_DECLARE_TR_FUNCTIONS(tilewright::ReplayActions)
public:
    /// All outlive the actions; they belong to the window, and their keys hold there.
    ReplayActions(GameSession& session, RecordController& records, QWidget* window);

    void update();
    /// In menu order; separators are actions too.
    QList<QAction*> all() const { return all_; }

    QAction* again;
    QAction* previousGame;
    QAction* exportMoment;
    QAction* toStart;
    QAction* previousMark;
    QAction* back;
    QAction* nextMark;
    QAction* toEnd;
    QAction* otherLine;
    QAction* points;
    QAction* spaces;
    QAction* editTile;

private:
    QAction* add(const char* name, const char* icon, const QString& text, const QString& keys,
                 const QString& tip);
    void addMoments();
    void addViews();
    void connectSession(RecordController& records);
    void addSeparator();
    void goToMark(int step);

    GameSession& session_;
    const RecordController& records_;
    QWidget* window_;
    QList<QAction*> all_;
};

} // namespace tilewright
