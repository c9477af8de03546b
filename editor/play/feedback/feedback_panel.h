#pragma once

#include "editor/common/panel.h"

class QHBoxLayout;
class QListWidget;

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

} // namespace tilewright
