#pragma once

#include "editor/playtest/playtests.h"

#include <QWidget>

class QAction;
class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace tilewright {

class BandChart;
class GoalsPanel;
class HistogramChart;
class Panel;

/// Charts of a playtest that grow with its games: the seats' wins, how games end, their length.
class PlaytestOverview : public QWidget {
    Q_OBJECT
public:
    explicit PlaytestOverview(QWidget* parent = nullptr);

    void setOutcome(const Playtests::Outcome& outcome);
    /// Sets the rules played: hides what they don't have.
    void setRules(const game::Ruleset& rules);
    /// The command that is offered as long as there are no results.
    void setStart(QAction* start);
    BandChart* wins() const { return wins_; }
    HistogramChart* histogram() const { return histogram_; }
    GoalsPanel* goals() const { return goals_; }
    /// The text about the fairness of seats.
    QString verdict() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fillEmptyPanel();
    void showSeats();
    void showEnds();
    void layPanels();
    void fillSamples();
    void showSample();

    Playtests::Outcome outcome_;
    QGridLayout* grid_;
    Panel* emptyPanel_;
    QToolButton* start_ = nullptr;
    Panel* seatsPanel_;
    Panel* endsPanel_;
    Panel* lengthPanel_;
    BandChart* wins_;
    QLabel* verdicts_;
    BandChart* escapes_;
    QLabel* ends_;
    QComboBox* sample_;
    HistogramChart* histogram_;
    GoalsPanel* goals_;
};

} // namespace tilewright
