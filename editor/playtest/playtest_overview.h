#pragma once

#include "editor/playtest/playtests.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;

namespace tilewright {

class BandChart;
class GoalsPanel;
class HistogramChart;
class Panel;

/// A playtest in pictures that grow as games come in: the seats' wins, how games end, how long they are.
class PlaytestOverview : public QWidget {
    Q_OBJECT
public:
    explicit PlaytestOverview(QWidget* parent = nullptr);

    void setKept(const Playtests::Kept& kept);
    /// Of the rules that are played: what can't be is not asked for.
    void setRules(const game::Ruleset& rules);
    BandChart* wins() const { return wins_; }
    HistogramChart* histogram() const { return histogram_; }
    GoalsPanel* goals() const { return goals_; }
    /// What is said of the seats' fairness, as it stands there.
    QString verdict() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showSeats();
    void showEnds();
    void layPanels();
    void fillSamples();
    void showSample();

    Playtests::Kept kept_;
    bool mayEscape_ = true;
    QGridLayout* grid_;
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
