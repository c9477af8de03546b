#pragma once

#include <QWidget>

#include <vector>

class QSlider;

namespace tilewright {

class GameSession;

/// A place in the present line to jump to.
struct TimelineMark {
    /// Shown on the board after this number of moves.
    int moment = 0;
    QString text;
    enum class What { Milestone, Uncovered, Fork, Comment };
    What what = What::Milestone;
    /// Milestones: the player, and the index in the rule system's list.
    int player = -1;
    std::size_t spec = 0;
};

/// The marks of the present line, earliest first.
std::vector<TimelineMark> timelineMarks(const GameSession& session);
/// The nearest moment with a mark before (-1) or after (+1) `moment`; -1 if there is none.
int markedMoment(const std::vector<TimelineMark>& marks, int moment, int step);

/// The marks above a slider; a click on one requests its moment.
class MarkStrip : public QWidget {
    Q_OBJECT

public:
    MarkStrip(const GameSession& session, const QSlider& slider, QWidget* parent = nullptr);
    void refresh();
    const std::vector<TimelineMark>& marks() const { return marks_; }
    /// The point of a mark.
    QPoint placeOf(const TimelineMark& mark) const;

signals:
    void momentChosen(int moves);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    const TimelineMark* markAt(QPoint at) const;

    const GameSession& session_;
    const QSlider& slider_;
    std::vector<TimelineMark> marks_;
};

/// A slider over all moments of the present line, with marks at important ones.
class Timeline : public QWidget {
    Q_OBJECT

public:
    explicit Timeline(GameSession& session, QWidget* parent = nullptr);
    void refresh();
    MarkStrip& strip() const { return *strip_; }

private:
    GameSession& session_;
    QSlider* slider_;
    MarkStrip* strip_;
};

} // namespace tilewright
