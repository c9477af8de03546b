#pragma once

#include <QList>
#include <QString>

class QAction;

namespace tilewright {

class PlayView;

/// Actions of the play mode about moments and lines of a game, and about its set.
class ReplayActions {
public:
    explicit ReplayActions(PlayView& view);

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
    void addSeparator();
    void goToMark(int step);

    PlayView& view_;
    QList<QAction*> all_;
};

} // namespace tilewright
